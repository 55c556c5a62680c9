/** Sharing: by the device's own means, or as a copy to paste elsewhere. */

/** Copies a text; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text) // without https there is no clipboard
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

/** Shares an address: 'copied', 'shared', or 'no' if that was cancelled or nothing works. */
export async function shareUrl(url: string): Promise<'shared' | 'copied' | 'no'> {
  if (!navigator.share) return (await copyText(url)) ? 'copied' : 'no'
  try {
    await navigator.share({ url })
    return 'shared'
  } catch {
    return 'no'
  }
}
