import type { AnyDocument } from '../../../core/description/document.ts'
import { columnOf, type MappedColumn, type Mapping } from '../schema/table-mapping.ts'
import type { SortKey } from './sorting.ts'

/** The columns of an index in their order, and those it carries along so that counting never reads the table. */
interface IndexedColumns {
  /** What its name is made of. */
  readonly named: readonly string[]
  /** Its columns, each perhaps with its direction behind it. */
  readonly keys: readonly string[]
  readonly carried: readonly string[]
}

/** The usual order of lists: a page is read off the end of an index that ends like this. */
const usual = ['create_time', 'id']

const mostPaired = 3

/**
 * The B-tree indexes that the lists of a document need: one for every field a list offers or fixes as a filter, every
 * reference and whatever asks for an index; one for each pair of the main list's first filters; those of the scope, and
 * of a unit with each of these filters. What a filter of the main list reads by the day or the person's unit comes
 * along. Years of records that only grow are added up by their days from an index of their own.
 */
export function filterIndexes(doc: AnyDocument, mapping: Mapping): readonly IndexedColumns[] {
  const main = mainFilters(doc, mapping).map(({ column }) => column)
  const beside = [...main, ...mainDay(doc, mapping)]
  const order = listOrder(doc, mapping)
  const scope = doc.scope === 'everyone' ? [] : ['unit_id', 'dept_id', 'create_by']
  // A row that two ways of the scope reach is counted once: each index carries the columns of the ways before it.
  const scoped = scope.map((column, at) => index([column], usual, [...scope.slice(0, at), ...beside]))
  const ofUnit =
    scope.length === 0
      ? []
      : main.filter((column) => !scope.includes(column)).map((column) => index(['unit_id', column], order, beside))
  const single = filtered(doc, mapping)
    .filter((column) => !scope.includes(column) && column !== nameIn(order[0] ?? ''))
    .map((column) => index([column], order, scope.slice(0, 1)))
  const pairs = pairsOf(main, order, beside)
  return [...orders(order, mapping), ...scoped, ...ofUnit, ...single, ...addedUp(doc, mapping, scope), ...pairs]
}

/** Whether the indexes of a document end in this order, forwards or backwards. */
export function keepsOrder(doc: AnyDocument, mapping: Mapping, keys: readonly SortKey[]): boolean {
  if (keys.some(({ shown }) => shown !== null)) return false
  const asked = keys.map(({ column, descending }) => `${column.column}${descending ? ' desc' : ''}`).join()
  return (
    asked === 'create_time desc,id desc' ||
    asked === 'create_time,id' ||
    asked === listOrder(doc, mapping).join().replaceAll(' DESC NULLS LAST', ' desc').replaceAll(' DESC', ' desc')
  )
}

const paired = new WeakMap<AnyDocument, ReadonlySet<string>>()

/** The fields of the main list's filters that have an index for each pair of them, and one beside the unit. */
export function pairedFilters(doc: AnyDocument, mapping: Mapping): ReadonlySet<string> {
  const known = paired.get(doc) ?? new Set(mainFilters(doc, mapping).map(({ name }) => name))
  paired.set(doc, known)
  return known
}

/** Fields whose values are lists, found by an inverted index. */
export function arrayFilters(doc: AnyDocument, mapping: Mapping): readonly string[] {
  return offeredColumns(doc, mapping)
    .filter(({ type }) => isArray(type))
    .map(({ column }) => column)
}

function index(named: readonly string[], order: readonly string[], carried: readonly string[]): IndexedColumns {
  const keys = [...named, ...order.filter((key) => !named.includes(nameIn(key)))]
  return { named, keys, carried: carried.filter((column) => !keys.map(nameIn).includes(column)) }
}

function nameIn(key: string): string {
  return key.split(' ', 1)[0] ?? key
}

function pairsOf(columns: readonly string[], order: readonly string[], carried: readonly string[]): IndexedColumns[] {
  return columns.flatMap((first, at) => columns.slice(at + 1).map((second) => index([first, second], order, carried)))
}

/** Every list may be read by time, and the main list in its own order. */
function orders(order: readonly string[], { columns }: Mapping): IndexedColumns[] {
  const byTime = index(usual.slice(0, 1), usual, [])
  // What is unique has its index already.
  const kept =
    order === usual || [...columns.values()].some(({ column, field }) => column === order[0] && field.unique === true)
  return kept ? [byTime] : [byTime, { named: order.slice(0, -1).map(nameIn), keys: order, carried: [] }]
}

/**
 * The order that the main list has by itself, where all see the same rows and an index can keep it; else the usual one.
 */
function listOrder({ lists, scope }: AnyDocument, mapping: Mapping): readonly string[] {
  const keys = (lists.main?.sort ?? []).map((wanted) => ({
    column: columnOf(mapping, wanted.replace('-', '')),
    descending: wanted.startsWith('-'),
  }))
  const kept = keys.length > 0 && keys.every(({ column }) => isPlain(column) && column.collation === null)
  if (scope !== 'everyone' || !kept || keys[0]?.column.name === 'createTime') return usual
  // Spelled as PostgreSQL spells it; empty values stand last both ways.
  return [
    ...keys.map(({ column, descending }) => `${column.column}${descending ? ' DESC NULLS LAST' : ''}`),
    `id${keys.at(-1)?.descending === true ? ' DESC' : ''}`,
  ]
}

/** The first filters of the main list that ask for a value or several: people combine these. */
function mainFilters(doc: AnyDocument, mapping: Mapping): MappedColumn[] {
  const offered = mainOffered(doc, mapping)
  return offered
    .filter((column) => isPlain(column) && isByValue(column) && column.field.unique !== true)
    .slice(0, mostPaired)
}

/** The first day or time that the main list offers: people cut the others by it. */
function mainDay(doc: AnyDocument, mapping: Mapping): string[] {
  return mainOffered(doc, mapping)
    .filter(({ type }) => type === 'date' || type.startsWith('timestamp'))
    .slice(0, 1)
    .map(({ column }) => column)
}

/**
 * What only grows is added up without its table, too, once it has been vacuumed: all of it is there for everybody. Such an
 * index has nothing besides, since each page of it counts where it is read first after a start, and ends in what is
 * asked for first, so that the days of it are put together in their order.
 */
function addedUp(doc: AnyDocument, mapping: Mapping, scope: readonly string[]): IndexedColumns[] {
  const [day] = mainDay(doc, mapping)
  const totals = (doc.lists.main?.totals ?? []).map((name) => columnOf(mapping, name).column)
  if (doc.appendOnly !== true || doc.states !== undefined || day === undefined || totals.length === 0) return []
  const filters = mainFilters(doc, mapping).map(({ column }) => column)
  return [index([day, ...filters.slice(0, 1)], [], [...new Set([...scope.slice(0, 1), ...filters, ...totals])])]
}

function mainOffered({ lists }: AnyDocument, mapping: Mapping): MappedColumn[] {
  return (lists.main?.search ?? []).map((name) => columnOf(mapping, name))
}

function filtered(doc: AnyDocument, mapping: Mapping): string[] {
  const columns = offeredColumns(doc, mapping).filter(
    (column) => isPlain(column) && column.field.unique !== true && column.name !== 'createTime',
  )
  return [
    ...new Set(
      columns
        .filter((column) => column.kind.filter !== 'contains' || column.field.indexed === true)
        .map(({ column }) => column),
    ),
  ]
}

function offeredColumns(doc: AnyDocument, mapping: Mapping): MappedColumn[] {
  const names = new Set(
    Object.values(doc.lists).flatMap(({ search, filter = {} }) => [...search, ...Object.keys(filter)]),
  )
  return [...mapping.columns.values()].filter(
    (column) =>
      names.has(column.name) || (!column.base && (column.kind.name === 'reference' || column.field.indexed === true)),
  )
}

function isByValue({ kind, type }: MappedColumn): boolean {
  return kind.filter === 'equal' || kind.filter === 'oneOf' || type === 'uuid'
}

function isPlain({ type, name }: MappedColumn): boolean {
  return !isArray(type) && name !== 'path'
}

function isArray(type: string): boolean {
  return type.endsWith('[]') || type === 'jsonb'
}
