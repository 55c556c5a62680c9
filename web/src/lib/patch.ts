/** Patches turn the old view into the new one. What a patch does not touch stays the same object. */
import type { Patch, Path } from './protocol'

export class BadPatch extends Error {}

type Node = Record<string, unknown> | unknown[]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function isGone(value: unknown): boolean {
  return isNode(value) && !Array.isArray(value) && value['gone'] === true && Object.keys(value).length === 1
}

export function applyPatch(view: unknown, patch: Patch): unknown {
  return patch.reduce<unknown>((seen, [path, value]) => set(seen, path, 0, value), view)
}

function set(node: unknown, path: Path, depth: number, value: unknown): unknown {
  if (depth === path.length) return value
  if (!isNode(node)) throw new BadPatch(`nothing at ${JSON.stringify(path.slice(0, depth))}`)
  const key = path[depth] as string | number
  const last = depth === path.length - 1
  if (Array.isArray(node)) {
    const copy = node.slice()
    if (typeof key !== 'number' || key < 0 || key > copy.length) throw new BadPatch(`no place ${JSON.stringify(path)}`)
    if (last && isGone(value)) copy.splice(key, 1)
    else copy[key] = set(copy[key], path, depth + 1, value)
    return copy
  }
  const copy = { ...node }
  if (last && isGone(value)) delete copy[key]
  else copy[key] = set(copy[key], path, depth + 1, value)
  return copy
}
