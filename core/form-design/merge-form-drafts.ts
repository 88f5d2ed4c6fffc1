import type { Json } from '../values/json.ts'
import { same } from '../values/same-value.ts'

/** Two drawings made of one, put together. */
interface MergedDrawing {
  readonly merged: Json
  /** Places that only the other one changed. */
  readonly theirs: readonly string[]
  /** Places that both changed differently: what stands there is mine, unless theirs was chosen. */
  readonly conflicts: readonly string[]
}

type Group = Readonly<Record<string, Json | undefined>>

/**
 * Puts two changes of one drawing together, part by part; `chosen` names the conflicts where theirs is to stand. Paths
 * are parts joined by a slash.
 */
export function mergeDrawings(
  base: Json,
  mine: Json,
  theirs: Json,
  chosen: ReadonlySet<string> = new Set(),
): MergedDrawing {
  const found = { theirs: new Array<string>(), conflicts: new Array<string>(), chosen }
  return { merged: merged({ base, mine, theirs }, '', found) ?? null, theirs: found.theirs, conflicts: found.conflicts }
}

interface Three {
  readonly base: Json | undefined
  readonly mine: Json | undefined
  readonly theirs: Json | undefined
}

interface Found {
  readonly theirs: string[]
  readonly conflicts: string[]
  readonly chosen: ReadonlySet<string>
}

function merged(three: Three, path: string, found: Found): Json | undefined {
  const { base, mine, theirs } = three
  if (same(theirs, base) || same(mine, theirs)) return mine
  if (same(mine, base)) {
    found.theirs.push(path)
    return theirs
  }
  const sides = [base, mine, theirs]
  if (sides.every(isGroup)) return mergedGroups(three, path, found)
  if (sides.every(isNamedList))
    return Object.values(mergedGroups({ base: byName(base), mine: byName(mine), theirs: byName(theirs) }, path, found))
  if (sides.every(isTextList)) return mergedTexts(texts(base), texts(mine), texts(theirs))
  found.conflicts.push(path)
  return found.chosen.has(path) ? theirs : mine
}

function mergedGroups({ base, mine, theirs }: Three, path: string, found: Found): Readonly<Record<string, Json>> {
  const [b, m, t] = [group(base), group(mine), group(theirs)]
  const names = [...new Set([...Object.keys(m), ...Object.keys(t)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = merged(
        { base: b[name], mine: m[name], theirs: t[name] },
        path === '' ? name : `${path}/${name}`,
        found,
      )
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Mine in its order, without what they took away and with what they added. */
function mergedTexts(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  return [
    ...mine.filter((one) => theirs.includes(one) || !base.includes(one)),
    ...theirs.filter((one) => !base.includes(one) && !mine.includes(one)),
  ]
}

function isGroup(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function group(value: Json | undefined): Group {
  return isGroup(value) ? (value as Group) : {} // an object, read part by part
}

function isTextList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

// Groups of a form, choices of a field, grants of a role: each item is known by one of its parts.
const keys = ['name', 'code', 'role'] as const

function keyOf(item: Json): string | null {
  const of = group(item)
  const key = keys.map((name) => of[name]).find((value) => typeof value === 'string')
  return typeof key === 'string' ? key : null
}

function isNamedList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every((item: Json) => keyOf(item) !== null)
}

function byName(value: Json | undefined): Readonly<Record<string, Json>> {
  return Object.fromEntries((Array.isArray(value) ? value : []).map((item: Json) => [keyOf(item) ?? '', item]))
}
