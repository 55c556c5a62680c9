/** Whether the keyboard was used last. */
let keyboard = false
addEventListener('keydown', () => (keyboard = true), true)
addEventListener('pointerdown', () => (keyboard = false), true)

export const byKeyboard = (): boolean => keyboard
