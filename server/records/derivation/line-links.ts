import sql from 'sql-template-tag'
import type { DerivedLines, Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { add, compare, isDecimal, max, min, sub } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { whereCondition } from '../list/where-condition.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { derivedDocument } from './derivations.ts'

/** A line of a source with what is there, what targets took of it, and what is left. */
interface SourceLine {
  readonly line: StoredRecord
  readonly total: string
  readonly taken: string
  readonly left: string
}

/** The lines of a source with what is left of each: every target that takes counts, but for `except`. */
export async function sourceLines(
  ctx: Ctx,
  derivation: Derivation,
  lines: DerivedLines,
  source: StoredRecord,
  except: string | null = null,
): Promise<readonly SourceLine[]> {
  const { from, to, link } = derivation
  const target = mappingOf(derivedDocument(ctx, to))
  const rows = await ctx.sql.query<{ readonly id: string; readonly taken: string }>(
    prepared(sql`
    select l.src_line_id as id, sum(l.qty)::text as taken
    from engine.doc_link l join ${target.table} t on t.id = l.dst_id
    where l.src_type = ${from} and l.src_id = ${idOf(source)}::uuid and l.src_line_id is not null
      and l.dst_type = ${to} and l.link_type = ${link} and t.del_flag = 0 and ${whereCondition(target, lines.while)}
      and (${except}::uuid is null or t.id <> ${except}::uuid)
    group by l.src_line_id`),
  )
  const takenOf = new Map(rows.map(({ id, taken }) => [id, taken]))
  return linesIn(source[lines.from]).flatMap((line): SourceLine[] => {
    const total = textOf(line, lines.of)
    const taken = takenOf.get(idOf(line)) ?? '0'
    return isDecimal(total) ? [{ line, total, taken, left: sub(total, taken) }] : []
  })
}

/** Ties each line of a record to the lines of its source that it takes of, and to no others. */
export async function linkLines(
  ctx: Ctx,
  doc: AnyDocument,
  derivation: Derivation,
  record: StoredRecord,
  sourceId: string,
): Promise<void> {
  const { lines, from, to, link } = derivation
  if (lines === undefined) return
  const all = ctx.withoutScope('the source was chosen in scope; what it has left binds everybody')
  const source = await readRecord(all, derivedDocument(ctx, from), sourceId)
  const before = await ctx.sql.query<Tie>(
    prepared(sql`
    delete from engine.doc_link where dst_type = ${to} and dst_id = ${idOf(record)}::uuid and src_type = ${from}
      and link_type = ${link} and src_line_id is not null
    returning src_line_id as "from", dst_line_id as "to", qty::text as qty`),
  )
  if (source === null) return
  const open = await sourceLines(all, derivation, lines, source, idOf(record))
  const ties = shared(lines, linesIn(record[lines.to]), open, before)
  if (ties.length === 0) return
  await ctx.sql.query(
    prepared(sql`
    insert into engine.doc_link (src_type, src_id, src_line_id, dst_type, dst_id, dst_line_id, link_type, qty)
    select ${from}, ${sourceId}::uuid, n.src, ${mappingOf(doc).key}, ${idOf(record)}::uuid, n.dst, ${link}, n.qty
    from unnest(${ties.map((tie) => tie.from)}::uuid[], ${ties.map((tie) => tie.to)}::uuid[],
      ${ties.map(({ qty }) => qty)}::numeric[]) as n(src, dst, qty)`),
  )
}

/** How much a line of a target takes of a line of its source. */
interface Tie {
  readonly from: string
  readonly to: string
  readonly qty: string
}

type Fits = (own: StoredRecord, theirs: StoredRecord) => boolean

/**
 * What each line takes: of the line that it took of before, then of that which agrees best, then of the next; what is
 * more than all of them have is of the best.
 */
export function shared(
  { match, first, less }: Pick<DerivedLines, 'match' | 'first' | 'less'>,
  own: readonly StoredRecord[],
  open: readonly Pick<SourceLine, 'line' | 'left'>[],
  before: readonly Pick<Tie, 'from' | 'to'>[],
): readonly Tie[] {
  const fits = agreeing(match)
  const fitsBest = agreeing({ ...match, ...first })
  const tookBefore: Fits = (line, theirs) =>
    fits(line, theirs) && before.some(({ from, to }) => from === idOf(theirs) && to === idOf(line))
  const ways = [tookBefore, fitsBest, fits]
  const left = new Map(open.map((one) => [one.line, one.left]))
  const rest = new Map(own.map((line) => [line, isDecimal(line[less] ?? null) ? textOf(line, less) : '0']))
  const ties = new Map<string, Tie>()
  const take = (line: StoredRecord, theirs: StoredRecord, qty: string) => {
    if (compare(qty, '0') <= 0) return
    const key = `${idOf(theirs)} ${idOf(line)}`
    ties.set(key, { from: idOf(theirs), to: idOf(line), qty: add(ties.get(key)?.qty ?? '0', qty) })
    left.set(theirs, sub(left.get(theirs) ?? '0', qty))
    rest.set(line, sub(rest.get(line) ?? '0', qty))
  }
  for (const way of ways)
    for (const line of own)
      for (const { line: theirs } of open)
        if (way(line, theirs)) take(line, theirs, min(rest.get(line) ?? '0', max(left.get(theirs) ?? '0', '0')))
  for (const line of own) {
    const [best] = ways.flatMap((way) => open.filter(({ line: theirs }) => way(line, theirs)))
    if (best !== undefined) take(line, best.line, rest.get(line) ?? '0')
  }
  return [...ties.values()]
}

function agreeing(columns: Readonly<Record<string, string>>): Fits {
  return (own, theirs) => Object.entries(columns).every(([name, of]) => alike(own[name] ?? null, theirs[of] ?? null))
}

function alike(one: Json, other: Json): boolean {
  return isDecimal(one) && isDecimal(other) ? compare(one, other) === 0 : one === other
}
