import sql, { join } from 'sql-template-tag'
import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { add, compare, div, mul, round } from '../../../core/values/decimal.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { matches } from '../list/where-condition.ts'
import { stateLabel } from '../read/dictionary-entry-label.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { labelIn } from '../read/field-labels.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { link, unlink } from '../read/record-links.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { checkAll } from '../write/run-all-checks.ts'
import { derivationsTo, derivedDocument, meets } from './derivations.ts'
import { linkLines } from './line-links.ts'
import { type NamedSource, namedSources, takenOf, takingField } from './named-sources.ts'
import { rounded } from './round-to-field.ts'
import { remainingOf } from './source-remaining-quantity.ts'

/** Sources as they were read under their lock, by id: within that transaction nobody else changes them. */
export type LockedSources = ReadonlyMap<string, StoredRecord>

/** Locks the sources of a record that is being saved, and says whether any has changed since its save began. */
export interface SourceLocking {
  readonly lock: () => Promise<{ readonly sources: LockedSources; readonly isChanged: boolean }>
}

/**
 * Locks the sources of a record only when it is asked to: whatever does not count what they have left is read and
 * computed before, so that others wait for the rest alone.
 */
export async function lateLocking(ctx: Ctx, doc: AnyDocument, given: Given): Promise<SourceLocking> {
  const before = await versionsOfSources(ctx, doc, given)
  return {
    lock: async () => {
      const sources = await lockSources(ctx, doc, given)
      return { sources, isChanged: [...sources].some(([id, { ver }]) => before.get(id) !== ver) }
    },
  }
}

async function versionsOfSources(ctx: Ctx, doc: AnyDocument, given: Given): Promise<ReadonlyMap<string, unknown>> {
  const queries = [...idsOfSources(ctx, doc, given)].map(([from, ids]) => {
    const { table } = mappingOf(derivedDocument(ctx, from))
    return sql`select id, ver from ${table} where id = any(${[...ids]}::uuid[])`
  })
  if (queries.length === 0) return new Map()
  const rows = await ctx.sql.query<{ id: string; ver: unknown }>(prepared(join(queries, ' union all ')))
  return new Map(rows.map(({ id, ver }) => [id, ver]))
}

type Given = Readonly<Record<string, unknown>>

/** The ids of all sources that a record names, by their documents. */
function idsOfSources(ctx: Ctx, doc: AnyDocument, record: Given): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, string[]>()
  for (const derivation of derivationsTo(ctx, doc))
    for (const { id } of namedSources(derivation, record))
      wanted.set(derivation.from, [...(wanted.get(derivation.from) ?? []), id])
  return wanted
}

/**
 * Locks all sources that a record names, those of one document by their ids, documents in the order in which its
 * derivations stand: whoever wants the same comes in the same order, and what they have left is counted by one at a time.
 */
export async function lockSources(ctx: Ctx, doc: AnyDocument, record: Given): Promise<LockedSources> {
  const all = ctx.withoutScope('sources are counted under their locks')
  const locked = new Map<string, StoredRecord>()
  for (const [from, ids] of idsOfSources(ctx, doc, record))
    for (const source of await sourcesOf(all, from, ids, true)) locked.set(idOf(source), source)
  return locked
}

/**
 * What keeps a record from following from its sources: each to be asked together with its other checks. A source that
 * is not among the locked is read.
 */
export function sourceChecks(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  locked: LockedSources = new Map(),
): readonly (() => Promise<void>)[] {
  return derivationsTo(ctx, doc).flatMap((derivation) => [
    // Which sources are named is asked in the check itself: what names them may be wrong already.
    async () => checkAll(await checksOf(ctx, doc, derivation, record, locked)),
    async () => requireTotal(doc, derivation, record),
  ])
}

/** All sources of a derivation are read by one statement, and what they have left is counted by one. */
async function checksOf(
  ctx: Ctx,
  doc: AnyDocument,
  derivation: Derivation,
  record: StoredRecord,
  locked: LockedSources,
): Promise<readonly (() => Promise<void> | void)[]> {
  const all = ctx.withoutScope('the source was chosen in scope; what it has left binds everybody')
  const named = namedSources(derivation, record)
  const ids = named.map(({ id }) => id)
  const unread = ids.filter((id) => !locked.has(id))
  const read = unread.length === 0 ? [] : await sourcesOf(all, derivation.from, unread, false)
  const sources = new Map([...locked, ...read.map((source) => [idOf(source), source] as const)])
  let counted: Promise<Remaining> | null = null
  const remaining = () => (counted ??= remainingOf(ctx, derivation, ids, idOf(record) || null))
  return named.flatMap((one) => {
    const source = sources.get(one.id)
    // One that is not there is refused as a choice.
    if (source === undefined) return []
    return [
      () => requirePossible(ctx, doc, derivation, source, record, one),
      ...derivation.alike.map((name) => () => requireAlike(ctx, doc, derivation, source, record, name, one)),
      () => requireLeft(ctx, doc, derivation, source, record, one, remaining),
    ]
  })
}

type Remaining = Awaited<ReturnType<typeof remainingOf>>

/** Ties a record to its sources with what it takes of each, and no longer to those that it named before. */
export async function linkSources(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null = null,
): Promise<void> {
  for (const derivation of derivationsTo(ctx, doc)) {
    const from = derivedDocument(ctx, derivation.from)
    const to = { doc, id: idOf(record) }
    const named = namedSources(derivation, record)
    for (const { id } of before === null ? [] : namedSources(derivation, before))
      if (named.every((one) => one.id !== id)) await unlink(ctx, { from: { doc: from, id }, to, type: derivation.link })
    for (const { id, parts } of named) {
      await link(ctx, { from: { doc: from, id }, to, ...figures(doc, derivation, record, parts) })
      await linkLines(ctx, doc, derivation, record, id)
    }
  }
}

type Parts = readonly StoredRecord[]
type Figures = Pick<Parameters<typeof link>[1], 'type' | 'qty' | 'amount' | 'currency'>

function figures(doc: AnyDocument, derivation: Derivation, record: StoredRecord, parts: Parts): Figures {
  const { link: type, remaining, figure, fields } = derivation
  const name = figure ?? remaining?.less[0]?.field ?? ''
  const value = takenOf(parts, name)
  const currency = fields['currency'] === undefined ? {} : { currency: textOf(record, 'currency') }
  if (value === null) return { type, ...currency }
  return takingField(derivation, doc, name)?.kind === 'money'
    ? { type, amount: value, ...currency }
    : { type, qty: value }
}

async function sourcesOf(ctx: Ctx, from: string, ids: readonly string[], lock: boolean): Promise<StoredRecord[]> {
  const doc = derivedDocument(ctx, from)
  return readRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), [...ids]), { lock, order: sql`t.id` })
}

async function requirePossible(
  ctx: Ctx,
  doc: AnyDocument,
  { from, by, when, unless, label }: Derivation,
  source: StoredRecord,
  record: StoredRecord,
  { path }: NamedSource,
): Promise<void> {
  const of = derivedDocument(ctx, from)
  if (meets(ctx, of, when, source) || (unless !== undefined && meets(ctx, doc, unless, record))) return
  throw Refusal.atField(`${path}${by}`, 'derivation.not-possible', {
    ...named(ctx, of, source),
    state: await stateLabel(ctx, of, source),
    act: label[ctx.lang],
  })
}

function requireAlike(
  ctx: Ctx,
  doc: AnyDocument,
  { from, by, merge, fields }: Derivation,
  source: StoredRecord,
  record: StoredRecord,
  name: string,
  { path }: NamedSource,
): void {
  const own = record[name] ?? null
  const of = named(ctx, derivedDocument(ctx, from), source)
  if (own === (source[fields[name] ?? ''] ?? null)) return
  if (merge !== undefined)
    throw Refusal.atField(`${path}${by}`, 'derivation.cannot-join', { ...of, field: labelIn(ctx, doc, name) })
  if (own !== null) throw Refusal.atField(name, 'derivation.differs', of)
}

async function requireLeft(
  ctx: Ctx,
  doc: AnyDocument,
  derivation: Derivation,
  source: StoredRecord,
  record: StoredRecord,
  { path, parts }: NamedSource,
  counted: () => Promise<Remaining>,
): Promise<void> {
  const { from, fields, alike, merge, remaining } = derivation
  const [taking] = remaining?.less ?? []
  const of = derivedDocument(ctx, from)
  if (remaining === undefined || taking === undefined) return
  const amount = takenOf(parts, taking.field)
  if (amount === null || (remaining.when !== undefined && !meets(ctx, of, remaining.when, source))) return
  // Amounts of two currencies are not compared.
  const measure = measureOf(doc.fields[merge?.total ?? taking.field])
  if (alike.includes(measure) && record[measure] !== source[fields[measure] ?? '']) return
  const { total = '0', taken = '0', left = '0' } = (await counted()).get(idOf(source)) ?? {}
  const most = remaining.tolerance === undefined ? left : add(left, partOf(total, record[remaining.tolerance]))
  if (compare(amount, most) <= 0) return
  const told = knows(ctx, of, remaining.of)
  throw Refusal.atField(`${path}${taking.field}`, 'derivation.over', {
    ...named(ctx, of, source),
    amount,
    total: told ? total : untold,
    taken: told ? taken : untold,
    left: told ? rounded(takingField(derivation, doc, taking.field), most) : untold,
  })
}

/** What the lines of a merged target take together is what the target says. */
function requireTotal(doc: AnyDocument, { merge, remaining }: Derivation, record: StoredRecord): void {
  const lines = merge === undefined ? [] : linesIn(record[merge.lines])
  if (merge?.total === undefined || remaining?.less[0] === undefined || lines.length === 0) return
  const total = rounded(doc.fields[merge.total], takenOf(lines, remaining.less[0].field) ?? '0')
  const said = textOf(record, merge.total)
  if (said !== '' && compare(said, total) !== 0) throw Refusal.atField(merge.total, 'derivation.total', { total })
}

const untold = '***'

/** Whether the caller may know how much of a source there is. */
export function knows(ctx: Ctx, doc: AnyDocument, names: readonly string[]): boolean {
  return names.every((name) => reading(ctx, doc.fields[name] ?? { kind: '' }) === 'whole')
}

function partOf(total: string, percent: unknown): string {
  return typeof percent === 'string' ? round(div(mul(total, percent), '100', 6), 2) : '0'
}

/** The field that says what another is counted in. */
function measureOf(field: FieldBase | undefined): string {
  return field !== undefined && 'in' in field && typeof field.in === 'string' ? field.in : ''
}

/** What a figure of a record is counted in: its currency, its unit of measure. */
export function measured(doc: AnyDocument, name: string, record: StoredRecord): string | null {
  return measuredBy(doc.fields[name], record)
}

/** The same of a field of its own, such as a column of lines. */
export function measuredBy(field: FieldBase | undefined, record: StoredRecord): string | null {
  const measure = record[measureOf(field)]
  return typeof measure === 'string' ? measure : null
}

function named({ running, lang }: Ctx, doc: AnyDocument, record: StoredRecord): { document: string; number: string } {
  return {
    document: running.documents.get(`${doc.module}.${doc.name}`)?.words.title[lang] ?? doc.name,
    number: textOf(record, doc.number?.field ?? doc.title),
  }
}
