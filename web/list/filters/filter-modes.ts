import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'

/** The ways a column may be asked. */
export type FilterMode = 'contains' | 'equals' | 'among' | 'range' | 'relative' | 'empty' | 'filled'

/** The ways that suit a column; none where it cannot be filtered. */
export function modesOf({ filter, kind }: DescribedField): readonly FilterMode[] {
  if (filter === 'contains') return ['contains', 'equals', 'empty', 'filled']
  if (filter === 'range') return isDays(kind) ? ['range', 'relative', 'empty', 'filled'] : ['range', 'empty', 'filled']
  return filter === 'none' ? [] : ['among', 'empty', 'filled']
}

/** The columns of a document that can be filtered by. */
export function filteredOf(doc: Described): readonly DescribedField[] {
  return doc.fields.filter((field) => modesOf(field).length > 0 && !hidden.has(field.name))
}

const hidden = new Set(['id', 'ver', 'procInstId'])

/** How a condition asks; a column without one begins with its first way. */
export function modeOf(field: DescribedField, value: Json): FilterMode {
  if (isPlain(value)) return modesOf(field)[0] ?? 'among'
  const told = toldOf(value)
  if (told.empty !== undefined) return told.empty === true ? 'empty' : 'filled'
  if (told.equals !== undefined) return 'equals'
  return told.relative === undefined ? 'range' : 'relative'
}

/** Whether a search form shows the condition in its own inputs: values and ranges. */
export function isPlain(value: Json): boolean {
  const { empty, equals, relative } = toldOf(value)
  return empty === undefined && equals === undefined && relative === undefined
}

/** What an object of a condition says; nothing for values and lists. */
export function toldOf(value: Json): {
  readonly empty?: Json
  readonly equals?: Json
  readonly relative?: Json
  readonly from?: Json
  readonly to?: Json
} {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {}
}

/** The condition that a way begins with. */
export function startOf(mode: FilterMode): Json {
  if (mode === 'empty') return { empty: true }
  if (mode === 'filled') return { empty: false }
  return mode === 'relative' ? { relative: 'thisMonth' } : null
}

/** Whether values of a kind lie on days. */
export function isDays(kind: string): boolean {
  return kind === 'date' || kind === 'dateTime'
}

/** The values of a condition by list; keys of people, units and entries. */
export function valuesOf(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' && value !== '' ? value.split(',') : []
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
