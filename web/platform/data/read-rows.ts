import type { Described } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { gathered } from '../http/batched-calls.ts'
import { http } from '../http/client.ts'
import { currentLang } from '../session/language.ts'
import { recordOf, type Values } from './record-values.ts'
import { isNamed, rememberNames, textIn } from './reference-names.ts'

/** What a list asks for, apart from the place in it. */
export interface RowsQuery {
  readonly list: string
  /** Free search. */
  readonly param: string
  /** Field name to value, values, or `{from, to}`. */
  readonly filters: Values
  /** `-planDate` is descending; the first weighs most. */
  readonly sort: readonly string[]
  /** What rows are put together by: `bizSegment`, `-planDate:month`; at most two. */
  readonly group?: readonly string[]
  /** Keys of the groups that are asked inside of. */
  readonly within?: readonly (string | null)[]
}

/** One window of rows, in record values. */
export interface Rows {
  readonly rows: readonly Values[]
  readonly total: number
  readonly approximate: boolean
  /** Cursor of what follows; null at the end. */
  readonly next: string | null
  readonly totals: Readonly<Record<string, string>>
}

interface PageAnswer {
  readonly content: readonly Values[]
  readonly totalElements: number
  readonly approximate?: boolean
  readonly next?: string | null
  readonly totals?: Readonly<Record<string, string>>
  readonly names?: Readonly<Record<string, string>>
}

/** What of a document rows are read by. */
type RowsOf = Pick<Described, 'module' | 'name' | 'fields'>

/** By page number, and by cursor where one is known; `page` counts from 1. */
interface Place {
  readonly page: number
  readonly size: number
  readonly after: string | null
  readonly columns?: readonly string[] | undefined
  /** As their pages open them, a hundred at most. */
  readonly opened?: true
}

/** Reads rows. */
export async function readRows(doc: RowsOf, query: RowsQuery, place: Place, signal?: AbortSignal): Promise<Rows> {
  const { path, body } = pageCall(doc, query, place)
  return rowsIn(doc, await http.post<PageAnswer>(path, body, { ...(signal ? { signal } : {}), quiet: true }))
}

/** Reads rows together with what else is read in the same turn. */
export async function readRowsGathered(
  doc: RowsOf,
  query: RowsQuery,
  place: Place,
  signal: AbortSignal,
): Promise<Rows> {
  return rowsIn(doc, await gathered<PageAnswer>({ method: 'POST', ...pageCall(doc, query, place) }, signal))
}

function pageCall({ module, name }: RowsOf, query: RowsQuery, { after, columns, ...place }: Place) {
  return {
    path: `/api/${module}/${name}/page`,
    body: {
      ...requestOf(query),
      ...place,
      ...(columns === undefined ? {} : { columns }),
      ...(after === null ? {} : { after }),
    },
  }
}

function rowsIn(doc: RowsOf, answer: PageAnswer): Rows {
  rememberNames(answer.names)
  return {
    rows: answer.content.map((row) => makerNamed(recordOf(doc.fields, row))),
    total: Number(answer.totalElements),
    approximate: answer.approximate ?? false,
    next: answer.next ?? null,
    totals: answer.totals ?? {},
  }
}

/** Who made a record is kept as he was called then; a list calls him as its reader's language does. */
function makerNamed(row: Values): Values {
  const lang = currentLang()
  const maker = typeof row.createBy === 'string' && typeof row.createName === 'string' ? row.createBy : ''
  return isNamed(lang, 'person', maker) ? { ...row, createName: textIn(lang).name('person', maker) } : row
}

/** The body shared by `page` and `export`. */
export function requestOf({
  list,
  param,
  filters,
  sort,
  group = [],
  within,
}: RowsQuery): Readonly<Record<string, Json>> {
  const parameters: Record<string, Json> = {}
  if (param !== '') parameters.param = param
  for (const [name, value] of Object.entries(filters)) if (isSet(value)) parameters[name] = value
  const [first = '-createTime'] = sort
  return {
    list,
    parameters,
    sort: sort.length > 0 ? sort.join(',') : '-createTime',
    dir: first.startsWith('-') ? 'desc' : 'asc',
    ...(within ? { group: { by: group, within } } : {}),
  }
}

/** Whether a filter cuts anything. */
export function isSet(value: Json | undefined): value is Json {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return (
    typeof value !== 'object' || Object.values(value).some((part) => part !== null && part !== undefined && part !== '')
  )
}
