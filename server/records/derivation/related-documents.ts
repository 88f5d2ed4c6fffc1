import sql from 'sql-template-tag'
import type { Related, RelatedDocuments, TakenFigure } from '../../../core/api-types/related-documents.ts'
import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { div, isZero, mul, round } from '../../../core/values/decimal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { tagOf } from '../read/dictionary-entry-label.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { present } from '../read/present-record.ts'
import { type LinkEnd, visibleRecords } from '../read/record-links.ts'
import { mayDo } from '../read/require-permission.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { linesOf, mappingOf } from '../schema/table-mapping.ts'
import { derivationsFrom, derivedDocument, meets } from './derivations.ts'
import { sourceLines } from './line-links.ts'
import { knows, measured, measuredBy } from './lock-derivation-sources.ts'
import { rounded } from './round-to-field.ts'
import { remainingOf } from './source-remaining-quantity.ts'

const furthest = 3
const most = 60

/**
 * The documents that a record came from and what came of it, as far as the caller may see them and the way to them, and
 * what was taken of it.
 */
export async function relatedDocuments(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<RelatedDocuments> {
  const start = { type: mappingOf(doc).key, id: idOf(record), record }
  const [sources, followers, taken] = await Promise.all([
    walked(ctx, start, 'from'),
    walked(ctx, start, 'to'),
    takenOf(ctx, doc, record),
  ])
  const all = [...sources, { ...start, level: 0 }, ...followers]
  return { related: await Promise.all(all.map((one) => shown(ctx, one))), taken }
}

interface Found extends LinkEnd {
  readonly record: StoredRecord
}

interface Placed extends Found {
  readonly level: number
}

/** What stands before or after a record, step by step; nobody is led through a record that he may not see. */
async function walked(ctx: Ctx, start: Found, direction: 'from' | 'to'): Promise<Placed[]> {
  const known = new Set([keyOf(start)])
  const found: Placed[] = []
  let edge: readonly LinkEnd[] = [start]
  for (let step = 1; step <= furthest && edge.length > 0 && found.length < most; step += 1) {
    const ends = (await nextTo(ctx, edge, direction)).filter((end) => !known.has(keyOf(end)))
    const visible = await visibleRecords(ctx, ends)
    const next = ends.flatMap((end): Placed[] => {
      const record = visible.get(keyOf(end))
      return record === undefined ? [] : [{ ...end, record, level: direction === 'to' ? step : -step }]
    })
    for (const one of next) known.add(keyOf(one))
    found.push(...next)
    edge = next
  }
  return found
}

function keyOf({ type, id }: LinkEnd): string {
  return `${type} ${id}`
}

function nextTo(ctx: Ctx, ends: readonly LinkEnd[], direction: 'from' | 'to'): Promise<LinkEnd[]> {
  const types = ends.map(({ type }) => type)
  const ids = ends.map(({ id }) => id)
  return ctx.sql.query<LinkEnd>(
    prepared(
      direction === 'to'
        ? sql`
    select l.dst_type as type, l.dst_id as id from engine.doc_link l
    join unnest(${types}::text[], ${ids}::uuid[]) as n(type, id) on l.src_type = n.type and l.src_id = n.id
    group by 1, 2 order by min(l.at), min(l.id) limit ${most}::int`
        : sql`
    select l.src_type as type, l.src_id as id from engine.doc_link l
    join unnest(${types}::text[], ${ids}::uuid[]) as n(type, id) on l.dst_type = n.type and l.dst_id = n.id
    group by 1, 2 order by min(l.at), min(l.id) limit ${most}::int`,
    ),
  )
}

async function shown(ctx: Ctx, { type, id, level, record }: Placed): Promise<Related> {
  const running = ctx.running.documents.get(type)
  if (running === undefined) throw new Error(`${type} is linked and does not exist`)
  const { doc, words } = running
  return {
    module: doc.module,
    doc: doc.name,
    id,
    level,
    label: words.title[ctx.lang],
    number: doc.number === undefined ? '' : textOf(record, doc.number.field),
    title: textOf(record, doc.title),
    state: await stateOf(ctx, doc, record),
    ...figureOf(ctx, doc, record),
  }
}

async function stateOf(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<Related['state']> {
  const name = doc.states?.field
  const field = name === undefined ? undefined : doc.fields[name]
  if (name !== undefined && field !== undefined && 'group' in field && typeof field.group === 'string')
    return tagOf(ctx, field.group, textOf(record, name))
  return doc.approval === undefined ? null : tagOf(ctx, 'approvalStatus', textOf(record, 'approvalStatus'))
}

/** The amount that its list adds up first, where the caller may know it. */
function figureOf(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Pick<Related, 'amount' | 'currency'> {
  const name = Object.values(doc.lists)[0]?.totals?.[0]
  const value = name === undefined ? undefined : present(ctx, doc, record)[name]
  if (name === undefined || typeof value !== 'string') return { amount: null, currency: null }
  return { amount: value, currency: measured(doc, name, record) }
}

/** What each sort of target has taken of a record and what is left, for whoever may see both. */
async function takenOf(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<TakenFigure[]> {
  const told = derivationsFrom(ctx, doc).filter(
    ({ to, offered, remaining }) =>
      remaining !== undefined &&
      mayDo(ctx, derivedDocument(ctx, to), 'ck') &&
      knows(ctx, doc, remaining.of) &&
      [offered, remaining.when].every((condition) => condition === undefined || meets(ctx, doc, condition, record)),
  )
  const ofLines = await Promise.all(
    derivationsFrom(ctx, doc).map((derivation) => takenOfLines(ctx, doc, derivation, record)),
  )
  const found = await Promise.all(
    told.map(async (derivation): Promise<TakenFigure[]> => {
      const left = (await remainingOf(ctx, derivation, [idOf(record)])).get(idOf(record))
      if (left === undefined || isZero(left.total)) return []
      const currency = measured(doc, derivation.remaining?.of[0] ?? '', record)
      return [{ label: titleOf(ctx, derivation.to), ...left, percent: percentOf(left), currency }]
    }),
  )
  return [...found, ...ofLines].flat()
}

/** What each line of a record was taken of, by its number and what names it. */
async function takenOfLines(
  ctx: Ctx,
  doc: AnyDocument,
  derivation: Derivation,
  record: StoredRecord,
): Promise<TakenFigure[]> {
  const { lines, to, offered } = derivation
  const columns = lines === undefined ? undefined : new Map(linesOf(doc.fields)).get(lines.from)
  const counted = columns?.[lines?.of ?? '']
  if (lines === undefined || counted === undefined || reading(ctx, counted) !== 'whole') return []
  if (!mayDo(ctx, derivedDocument(ctx, to), 'ck')) return []
  if (offered !== undefined && !meets(ctx, doc, offered, record)) return []
  const [name = ''] = Object.values(lines.match)
  const found = await sourceLines(ctx, derivation, lines, record)
  return found.flatMap(({ line, total, taken, left }, at): TakenFigure[] => {
    if (isZero(taken) || isZero(total)) return []
    const [all, part, rest] = [total, taken, left].map((figure) => rounded(counted, figure))
    const figures = { total: all ?? '0', taken: part ?? '0', left: rest ?? '0' }
    const label = `${titleOf(ctx, to)} · ${at + 1}. ${textOf(line, name)}`
    return [{ label, ...figures, percent: percentOf(figures), currency: measuredBy(counted, line) }]
  })
}

function titleOf({ running, lang }: Ctx, key: string): string {
  return running.documents.get(key)?.words.title[lang] ?? key
}

function percentOf({ total, taken }: Pick<TakenFigure, 'total' | 'taken'>): string {
  return round(div(mul(taken, '100'), total, 6), 2)
}
