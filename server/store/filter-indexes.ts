import type { AnyDocument } from '../../core/document.ts'
import { columnOf, type MappedColumn, type Mapping } from './mapping.ts'

/** The columns of an index in their order, and those it carries along so that counting never reads the table. */
export interface IndexedColumns {
  readonly keys: readonly string[]
  readonly carried: readonly string[]
}

/** The usual order of lists: a page is read off the end of an index that ends like this. */
const order = ['create_time', 'id']

const mostPaired = 3

/**
 * The B-tree indexes that the lists of a document need: one for every field a list offers or fixes as a filter, every
 * reference and whatever asks for an index; one for each pair of the main list's first filters; those of the scope.
 */
export function filterIndexes(doc: AnyDocument, mapping: Mapping): readonly IndexedColumns[] {
  const main = mainFilters(doc, mapping)
  const single = filtered(doc, mapping).map((column): IndexedColumns => ({ keys: [column, ...order], carried: [] }))
  const scope = doc.scope === 'everyone' ? [] : ['unit_id', 'dept_id', 'create_by']
  // A row that two ways of the scope reach is counted once: each index carries the columns of the ways before it.
  const scoped = scope.map((column, at) => carrying([column, ...order], [...scope.slice(0, at), ...main]))
  return [{ keys: order, carried: [] }, ...scoped, ...single.filter(({ keys }) => !scope.includes(keys[0] ?? '')), ...pairsOf(main)]
}

/** Fields whose values are lists, found by an inverted index. */
export function arrayFilters(doc: AnyDocument, mapping: Mapping): readonly string[] {
  return offeredColumns(doc, mapping).filter(({ type }) => isArray(type)).map(({ column }) => column)
}

function carrying(keys: readonly string[], columns: readonly string[]): IndexedColumns {
  return { keys, carried: columns.filter((column) => !keys.includes(column)) }
}

function pairsOf(columns: readonly string[]): IndexedColumns[] {
  return columns.flatMap((first, at) => columns.slice(at + 1).map((second) => carrying([first, second, ...order], columns)))
}

/** The first filters of the main list that ask for a value or several: people combine these. */
function mainFilters(doc: AnyDocument, mapping: Mapping): string[] {
  const offered = (doc.lists.main?.search ?? []).map((name) => columnOf(mapping, name))
  return offered.filter((column) => isPlain(column) && isByValue(column) && column.field.unique !== true).slice(0, mostPaired).map(({ column }) => column)
}

function filtered(doc: AnyDocument, mapping: Mapping): string[] {
  const columns = offeredColumns(doc, mapping).filter((column) => isPlain(column) && column.field.unique !== true && column.name !== 'createTime')
  return [...new Set(columns.filter((column) => column.kind.filter !== 'contains' || column.field.indexed === true).map(({ column }) => column))]
}

function offeredColumns(doc: AnyDocument, mapping: Mapping): MappedColumn[] {
  const names = new Set(Object.values(doc.lists).flatMap(({ search, filter = {} }) => [...search, ...Object.keys(filter)]))
  return [...mapping.columns.values()].filter((column) => names.has(column.name) || (!column.base && (column.kind.name === 'reference' || column.field.indexed === true)))
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
