import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { add, compare, div, mul, round } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { matches } from '../list/where-condition.ts'
import { stateLabel } from '../read/dictionary-entry-label.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { link, unlink } from '../read/record-links.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { derivationsTo, derivedDocument, meets } from './derivations.ts'
import { rounded } from './round-to-field.ts'
import { remainingOf } from './source-remaining-quantity.ts'

/** Sources as they were read under their lock, by id: within that transaction nobody else changes them. */
export type LockedSources = ReadonlyMap<string, StoredRecord>

/** Locks the sources that a record names, always in the same order: what they have left is counted by one at a time. */
export async function lockSources(
  ctx: Ctx,
  doc: AnyDocument,
  record: Readonly<Record<string, unknown>>,
): Promise<LockedSources> {
  const all = ctx.withoutScope('sources are counted under their locks')
  const locked = new Map<string, StoredRecord>()
  for (const derivation of derivationsTo(ctx, doc)) {
    const id = record[derivation.by]
    const source = isId(id) ? await sourceOf(all, derivation, id, true) : null
    if (source !== null) locked.set(idOf(source), source)
  }
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
  const all = ctx.withoutScope('the source was chosen in scope; what it has left binds everybody')
  return derivationsTo(ctx, doc).flatMap((derivation) => {
    let read: Promise<StoredRecord | null> | null = null
    const withSource = (check: (source: StoredRecord) => Promise<void> | void) => async () => {
      const id = record[derivation.by]
      if (!isId(id)) return
      const source = locked.get(id) ?? (await (read ??= sourceOf(all, derivation, id, false)))
      // One that is not there is refused as a choice.
      if (source !== null) await check(source)
    }
    return [
      withSource((source) => requirePossible(ctx, doc, derivation, source, record)),
      ...derivation.alike.map((name) => withSource((source) => requireAlike(ctx, derivation, source, record, name))),
      withSource((source) => requireLeft(ctx, doc, derivation, source, record)),
    ]
  })
}

/** Ties a record to its sources with what it takes of them, and no longer to one that it named before. */
export async function linkSources(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null = null,
): Promise<void> {
  for (const derivation of derivationsTo(ctx, doc)) {
    const from = derivedDocument(ctx, derivation.from)
    const to = { doc, id: idOf(record) }
    const id = record[derivation.by] ?? null
    const past = before?.[derivation.by] ?? null
    if (isId(past) && past !== id) await unlink(ctx, { from: { doc: from, id: past }, to, type: derivation.link })
    if (isId(id)) await link(ctx, { from: { doc: from, id }, to, ...figures(doc, derivation, record) })
  }
}

type Figures = Pick<Parameters<typeof link>[1], 'type' | 'qty' | 'amount' | 'currency'>

function figures(
  doc: AnyDocument,
  { link: type, remaining, figure, fields }: Derivation,
  record: StoredRecord,
): Figures {
  const name = figure ?? remaining?.less[0]?.field ?? ''
  const field = doc.fields[name]
  const value = record[name]
  const currency = fields['currency'] === undefined ? {} : { currency: textOf(record, 'currency') }
  if (typeof value !== 'string') return { type, ...currency }
  return field?.kind === 'money' ? { type, amount: value, ...currency } : { type, qty: value }
}

async function sourceOf(ctx: Ctx, { from }: Derivation, id: string, lock: boolean): Promise<StoredRecord | null> {
  const doc = derivedDocument(ctx, from)
  const [source] = await readRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), id), { lock })
  return source ?? null
}

async function requirePossible(
  ctx: Ctx,
  doc: AnyDocument,
  { from, by, when, unless, label }: Derivation,
  source: StoredRecord,
  record: StoredRecord,
): Promise<void> {
  const of = derivedDocument(ctx, from)
  if (meets(ctx, of, when, source) || (unless !== undefined && meets(ctx, doc, unless, record))) return
  throw Refusal.atField(by, 'derivation.not-possible', {
    ...named(ctx, of, source),
    state: await stateLabel(ctx, of, source),
    act: label[ctx.lang],
  })
}

function requireAlike(
  ctx: Ctx,
  { from, fields }: Derivation,
  source: StoredRecord,
  record: StoredRecord,
  name: string,
): void {
  const own = record[name] ?? null
  if (own === null || own === (source[fields[name] ?? ''] ?? null)) return
  throw Refusal.atField(name, 'derivation.differs', named(ctx, derivedDocument(ctx, from), source))
}

async function requireLeft(
  ctx: Ctx,
  doc: AnyDocument,
  derivation: Derivation,
  source: StoredRecord,
  record: StoredRecord,
): Promise<void> {
  const { from, fields, alike, remaining } = derivation
  const [taking] = remaining?.less ?? []
  const of = derivedDocument(ctx, from)
  if (remaining === undefined || taking === undefined) return
  const amount = record[taking.field]
  if (typeof amount !== 'string' || (remaining.when !== undefined && !meets(ctx, of, remaining.when, source))) return
  // Amounts of two currencies are not compared.
  const measure = measureOf(doc, taking.field)
  if (alike.includes(measure) && record[measure] !== source[fields[measure] ?? '']) return
  const {
    total = '0',
    taken = '0',
    left = '0',
  } = (await remainingOf(ctx, derivation, [idOf(source)], idOf(record) || null)).get(idOf(source)) ?? {}
  const most = remaining.tolerance === undefined ? left : add(left, partOf(total, record[remaining.tolerance]))
  if (compare(amount, most) <= 0) return
  const told = knows(ctx, of, remaining.of)
  throw Refusal.atField(taking.field, 'derivation.over', {
    ...named(ctx, of, source),
    amount,
    total: told ? total : untold,
    taken: told ? taken : untold,
    left: told ? rounded(doc.fields[taking.field], most) : untold,
  })
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
function measureOf(doc: AnyDocument, name: string): string {
  const field = doc.fields[name]
  return field !== undefined && 'in' in field && typeof field.in === 'string' ? field.in : ''
}

/** What a figure of a record is counted in: its currency, its unit of measure. */
export function measured(doc: AnyDocument, name: string, record: StoredRecord): string | null {
  const measure = record[measureOf(doc, name)]
  return typeof measure === 'string' ? measure : null
}

function named({ running, lang }: Ctx, doc: AnyDocument, record: StoredRecord): { document: string; number: string } {
  return {
    document: running.documents.get(`${doc.module}.${doc.name}`)?.words.title[lang] ?? doc.name,
    number: textOf(record, doc.number?.field ?? doc.title),
  }
}
