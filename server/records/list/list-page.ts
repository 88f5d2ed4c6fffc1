import sql, { type Sql } from 'sql-template-tag'
import { isMark } from '../../../core/approval/approval-substatus.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { rowScope } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { flowsOf, standingColumn, withMarks, withNodeNames } from '../read/approval-node-names.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { type Names, namesOf } from '../read/load-reference-names.ts'
import { wireAll } from '../read/present-record.ts'
import { selected } from '../read/read-stored-records.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { columnOf, type MappedColumn, type Mapping, mappingOf, measureName } from '../schema/table-mapping.ts'
import { levelCondition, wayCondition } from '../tree/tree-search-conditions.ts'
import { withCounted } from '../write/apply-rule-sets.ts'
import { withoutHidden } from './approval-hidden-fields.ts'
import { keptRequests } from './cached-requests.ts'
import { asksNothing } from './column-filter.ts'
import { isSmall, pageTotals } from './column-sums.ts'
import { filterConditions, fixedConditions } from './filter-conditions.ts'
import { keepsOrder, pairedFilters } from './filter-indexes.ts'
import { groupLevels, inGroup } from './group-levels.ts'
import { type PageQuery, tried } from './list-window.ts'
import { pageRows, type PageStatements, pageStatements } from './page-rows.ts'
import { type ShownColumns, shownColumns } from './shown-columns.ts'
import { afterCursor, cursorOf, type SortKey, sortKeys } from './sorting.ts'
import { seenMapping } from './visible-table.ts'

/** What a list asks for; pages count from 1. */
export interface PageRequest {
  readonly page?: number
  readonly size?: number
  /** `planDate,-planNo`; a minus is descending, `dir` is for those without. */
  readonly sort?: string | readonly string[]
  readonly dir?: string
  /** Free search `param`, and a value, several values or `{from, to}` for each field. */
  readonly parameters?: Readonly<Record<string, Json>>
  /** Goes on after this cursor instead of counting pages: fast at any depth. */
  readonly after?: string
  /** Name of one of the document's lists: its fixed filter, order and totals hold. */
  readonly list?: string
  /** Only these columns, and what every row needs beside them; all when not said. */
  readonly columns?: readonly string[]
  /** Rows as their pages open them: every column, with what is counted for whoever opens the record. */
  readonly opened?: boolean
  /**
   * Only the rows of a group: `by` names the columns (`bizSegment`, `-planDate:month`), `within` the keys of the groups
   * that were opened.
   */
  readonly group?: { readonly by: readonly string[]; readonly within: readonly Json[] }
  /** All rows at once, as many as a map or a Gantt chart draws. */
  readonly drawn?: true
  /** Only one level of a tree: what stands below a record, or at the top; of a search what leads to its hits. */
  readonly under?: { readonly parent: string | null }
}

interface PageAnswer {
  /** Values as they travel to a page, rights applied. */
  readonly content: readonly StoredRecord[]
  readonly totalElements: number
  /** Above 100,000 the count is an estimate. */
  readonly approximate: boolean
  readonly next: string | null
  /**
   * Sums over all filtered rows, for the columns the list totals and that count one thing only; none while the count is
   * an estimate.
   */
  readonly totals: Readonly<Record<string, string>>
  readonly names: Names
}

const largest = 500
const mostOpened = 100
const mostDrawn = 20_000
const farthest = 1_000_000

/** One window of a list: only what the caller may see, filter and sort by. */
export async function page(ctx: Ctx, doc: AnyDocument, request: PageRequest): Promise<PageAnswer> {
  const mapping = await seenMapping(ctx, doc)
  const { query, totalled, shown, small, large } = askedOf(ctx, doc, mapping, request, () =>
    workOut(ctx, doc, mapping, request),
  )
  const {
    records: found,
    total,
    approximate,
    sums,
  } = await pageRows(ctx, mapping, query, (await isSmall(ctx, mapping)) ? small : large)
  // So many rows are summed on a report; a list must not wait for it.
  const totals = approximate || totalled.length === 0 ? {} : (sums ?? (await pageTotals(ctx, mapping, query, totalled)))
  const last = found.at(-1)
  const seen = await withoutHidden(ctx, doc, found)
  const records =
    request.opened === true ? await Promise.all(seen.map((record) => withCounted(ctx, doc, record))) : seen
  const [flows, names] = await Promise.all([flowsOf(ctx, doc, records), namesOf(ctx, doc, records)])
  return {
    content: withMarks(wireAll(ctx, doc, withNodeNames(ctx, doc, records, flows), shown), flows),
    totalElements: total,
    approximate,
    next: last === undefined || records.length < query.size ? null : await cursorOf(ctx, mapping, query.keys, last),
    totals,
    names,
  }
}

/** What a request comes to before any row is read. */
interface Asked {
  readonly query: PageQuery
  readonly totalled: readonly MappedColumn[]
  readonly shown: ShownColumns | null
  /** What is asked of a table that is small now, sums included, and of one that is not. */
  readonly small: PageStatements
  readonly large: PageStatements
}

const askedOf = keptRequests<Asked>()

function workOut(ctx: Ctx, doc: AnyDocument, mapping: Mapping, request: PageRequest): Asked {
  const query = pageQuery(ctx, doc, mapping, request)
  const totalled = plainTotals(ctx, doc, mapping, request)
  const shown =
    request.columns === undefined || request.opened === true
      ? null
      : shownColumns(doc, mapping, request.columns, query.keys)
  const chosen = sql`${shown?.selected ?? selected(mapping)}${standingColumn(ctx, doc)}`
  return {
    query,
    totalled,
    shown,
    small: pageStatements(mapping, query, { chosen, summed: totalled, small: true }),
    large: pageStatements(mapping, query, { chosen }),
  }
}

/** The conditions, order and window that a request comes to; refused when it names what the caller may not read. */
export function pageQuery(ctx: Ctx, doc: AnyDocument, mapping: Mapping, request: PageRequest): PageQuery {
  const list = request.list ?? 'main'
  if (request.list !== undefined && !Object.hasOwn(doc.lists, list))
    throw new Refusal('request.unknown-list', { name: list }, { status: 400 })
  const keys = sortKeys(ctx, mapping, orderOf(doc, list, request.sort), request.dir)
  const size = sizeOf(request)
  const even = isEven(ctx, doc, mapping, keys, request)
  return {
    scope: rowScope(ctx, doc),
    conditions: [
      ...fixedConditions(doc, mapping, list),
      ...(request.under === undefined
        ? conditionsOf(ctx, doc, mapping, request.parameters ?? {}, even)
        : branchConditions(ctx, doc, mapping, request.under.parent, request.parameters ?? {})),
      ...groupConditions(ctx, mapping, request.group),
    ],
    searching:
      request.under === undefined &&
      typeof request.parameters?.param === 'string' &&
      request.parameters.param.trim() !== '',
    even,
    after: request.after === undefined ? null : afterCursor(keys, request.after),
    keys,
    size,
    offset: request.after === undefined ? (whole(request.page ?? 1, farthest) - 1) * size : 0,
  }
}

function sizeOf({ size = 20, opened, drawn }: PageRequest): number {
  if (drawn === true) return mostDrawn
  return whole(size, opened === true ? mostOpened : largest)
}

/**
 * Whether any values of these filters are found by the same indexes: under the order that indexes end in, by values and
 * lists of them, which in part of the rows must be those that stand beside the unit. Ranges fit few rows or nearly all,
 * so they are only tried on what two such filters have found; parts of texts are looked for by themselves.
 */
function isEven(
  ctx: Ctx,
  doc: AnyDocument,
  mapping: Mapping,
  keys: readonly SortKey[],
  { parameters = {}, group, under }: PageRequest,
): boolean {
  if (group !== undefined || under !== undefined || !keepsOrder(doc, mapping, keys)) return false
  const asked = Object.entries(parameters).filter(([, value]) => !asksNothing(value))
  const paired = pairedFilters(doc, mapping)
  const sure = asked.filter(([name, value]) => asksValues(mapping, name, value) && paired.has(name)).length
  const { all } = rowScope(ctx, doc)
  if (!all && mapping !== mappingOf(doc)) return false
  return asked.every(([name, value]) =>
    asksValues(mapping, name, value) ? all || paired.has(name) : typeof value === 'object' && sure >= 2,
  )
}

function branchConditions(
  ctx: Ctx,
  doc: AnyDocument,
  mapping: Mapping,
  parent: string | null,
  parameters: Readonly<Record<string, Json>>,
): Sql[] {
  const way = wayCondition(ctx, doc, mapping, parameters)
  return [levelCondition(ctx, doc, mapping, parent), ...(way === null ? [] : [way])]
}

function asksValues(mapping: Mapping, name: string, value: Json): boolean {
  // Marks of approvals stand in no column.
  if ([value].flat().some(isMark)) return false
  return typeof value !== 'object' || Array.isArray(value)
    ? mapping.columns.get(name)?.kind.filter !== 'contains'
    : value === null
}

function conditionsOf(
  ctx: Ctx,
  doc: AnyDocument,
  mapping: Mapping,
  parameters: Readonly<Record<string, Json>>,
  even: boolean,
): Sql[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    const conditions = filterConditions(ctx, doc, mapping, { [name]: value })
    return even && !asksValues(mapping, name, value) ? conditions.map(tried) : conditions
  })
}

function orderOf(doc: AnyDocument, list: string, wanted: PageRequest['sort']): readonly string[] {
  const names = (typeof wanted === 'string' ? wanted.split(',') : (wanted ?? []))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length > 0) return names
  const usual = doc.lists[list]?.sort ?? []
  return usual.length > 0 ? usual : ['-createTime']
}

function whole(value: number, most: number): number {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Refusal('request.wrong-page', { most }, { status: 400 })
  return value
}

function groupConditions(ctx: Ctx, mapping: Mapping, group: PageRequest['group']): Sql[] {
  if (group === undefined) return []
  const levels = groupLevels(ctx, mapping, group.by)
  if (group.within.length > levels.length)
    throw new Refusal('request.unknown-group', { name: group.by.join() }, { status: 400 })
  return levels.slice(0, group.within.length).map((level, at) => inGroup(level, group.within[at] ?? null))
}

/**
 * Sums of several currencies are asked for by themselves, and then all of them are: what comes with the rows would be
 * added up for nothing.
 */
function plainTotals(ctx: Ctx, doc: AnyDocument, mapping: Mapping, { list, after }: PageRequest): MappedColumn[] {
  if (after !== undefined) return []
  const columns = (doc.lists[list ?? 'main']?.totals ?? [])
    .map((name) => columnOf(mapping, name))
    .filter(({ field }) => reading(ctx, field) === 'whole')
  return columns.every((column) => measureName(column) === null) ? columns : []
}
