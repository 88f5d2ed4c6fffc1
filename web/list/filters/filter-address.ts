import { written } from '../../../core/api-types/list-address.ts'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { isSet, type RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { filteredOf } from './filter-modes.ts'

/** What is asked of a list, as far as its address tells it: the free search and the conditions. */
export type Asked = Pick<RowsQuery, 'param' | 'filters'>

const search = 'q'

/** What is asked as it stands in an address, in one order: `currency=CNY&planDate={"from":"2026-11-01"}`. */
export function addressOf({ param, filters }: Asked): string {
  const conditions = Object.entries(filters)
    .filter(([, value]) => isSet(value))
    .map(([name, value]): [string, string] => [name, written(value)])
  return inOrder(param === '' ? conditions : [...conditions, [search, param]])
}

/** The part of an address that asks something of a list of the document; empty where it asks nothing. */
export function askedPart(doc: Described, fixed: Values, query: URLSearchParams): string {
  const names = namesOf(doc, fixed)
  return inOrder([...query].filter(([name, value]) => names.has(name) && value !== ''))
}

/** An address whose other parameters stay and which asks this. */
export function withAsked(doc: Described, fixed: Values, query: URLSearchParams, asked: string): string {
  const names = namesOf(doc, fixed)
  const rest = [...query].filter(([name]) => !names.has(name))
  return new URLSearchParams([...rest, ...new URLSearchParams(asked)]).toString()
}

/** What an address asks; what the column could not be asked is passed over, whoever wrote it. */
export function readAsked(doc: Described, asked: string): Asked {
  const query = new URLSearchParams(asked)
  const filters = filteredOf(doc).flatMap((field): [string, Json][] => {
    const given = query.get(field.name)
    const value = given === null ? null : conditionOf(field, valueIn(given))
    return value === null ? [] : [[field.name, value]]
  })
  return { param: query.get(search) ?? '', filters: Object.fromEntries(filters) }
}

/** What the page fixes is its name, and no question. */
function namesOf(doc: Described, fixed: Values): ReadonlySet<string> {
  return new Set([search, ...filteredOf(doc).flatMap(({ name }) => (name in fixed ? [] : [name]))])
}

function inOrder(entries: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, value]),
  ).toString()
}

/** A value as it was written into an address; null of what nobody could have written. */
export function valueIn(text: string): unknown {
  if (!/^[[{"]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The condition if the column may be asked so; a single value of a range is both its ends. */
function conditionOf({ filter, kind }: DescribedField, value: unknown): Json {
  if (typeof value === 'string') return filter === 'range' ? wholeRange(kind, value) : value
  if (Array.isArray(value))
    return filter !== 'range' && filter !== 'contains' && value.every((one) => typeof one === 'string') ? value : null
  return isParts(value) ? value : null
}

function wholeRange(kind: string, value: string): Json {
  return kind === 'dateTime' ? null : { from: value, to: value }
}

const parts = new Set(['empty', 'equals', 'relative', 'from', 'to'])

function isParts(value: unknown): value is Readonly<Record<string, string | number | boolean | null>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, part]) => parts.has(name) && (part === null || ['string', 'number', 'boolean'].includes(typeof part)),
    )
  )
}
