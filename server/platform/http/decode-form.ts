import { Refusal } from '../../../core/words/refusal.ts'

type Node = string | Branch
interface Branch {
  readonly children: Map<string, Node>
}
type Value = string | readonly Value[] | { readonly [name: string]: Value }

const maxPairs = 2_000
const maxDepth = 4
const maxIndex = 999
const name = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
const index = /^(0|[1-9]\d{0,2})$/
// Names that reach into a prototype when somebody later merges objects carelessly.
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * A form body as an object: `parameters[userZt]=1`, `lines[0][qty]=2`, `ids[]=a` and repeated names
 * become objects and arrays of texts. Refuses names that are no field names, depth and number beyond reason.
 */
export function decodeForm(body: string): Record<string, Value> {
  const root: Branch = { children: new Map() }
  const pairs = [...new URLSearchParams(body)]
  if (pairs.length > maxPairs) throw malformed()
  for (const [key, value] of pairs) put(root, pathOf(key), value)
  return Object.fromEntries([...root.children].map(([key, node]) => [key, valueOf(node)]))
}

function pathOf(key: string): string[] {
  const [first = '', ...rest] = key.split('[')
  if (rest.some((part) => !part.endsWith(']'))) throw malformed()
  const path = [first, ...rest.map((part) => part.slice(0, -1))]
  const good =
    name.test(first) &&
    path.length <= maxDepth &&
    path.slice(1).every((part, at) => allowed(part, at === path.length - 2))
  if (!good || path.some((part) => forbidden.has(part))) throw malformed()
  return path
}

function allowed(part: string, last: boolean): boolean {
  return name.test(part) || index.test(part) || (part === '' && last)
}

function put(root: Branch, path: readonly string[], value: string): void {
  let branch = root
  for (const part of path.slice(0, -1)) branch = branchAt(branch, part)
  const last = path.at(-1) ?? ''
  const key = last === '' ? String(branch.children.size) : last
  const before = branch.children.get(key)
  if (before === undefined) branch.children.set(key, value)
  else branch.children.set(key, repeated(before, value))
}

function branchAt(branch: Branch, part: string): Branch {
  const found = branch.children.get(part)
  if (typeof found === 'string') throw malformed()
  if (found !== undefined) return found
  const made: Branch = { children: new Map() }
  branch.children.set(part, made)
  return made
}

/** A name given twice holds both values, as a list. */
function repeated(before: Node, value: string): Branch {
  if (typeof before === 'string')
    return {
      children: new Map([
        ['0', before],
        ['1', value],
      ]),
    }
  before.children.set(String(before.children.size), value)
  return before
}

function valueOf(node: Node): Value {
  if (typeof node === 'string') return node
  const entries = [...node.children]
  if (!entries.every(([key]) => index.test(key)))
    return Object.fromEntries(entries.map(([key, child]) => [key, valueOf(child)]))
  // Gaps in the numbers do not make a longer list than was sent.
  const sorted = entries.filter(([key]) => Number(key) <= maxIndex).sort(([a], [b]) => Number(a) - Number(b))
  return sorted.map(([, child]) => valueOf(child))
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
