import type { Proposals, ProposedRow } from '../../../core/api-types/matching-board.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Matching, MatchingSide } from '../../../core/description/matching.ts'
import { abs, add, compare, isZero, round, sub } from '../../../core/values/decimal.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { namesOf } from '../read/load-reference-names.ts'
import { titleIn } from '../read/title-in-language.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { measureName, columnOf, mappingOf } from '../schema/table-mapping.ts'
import { type Candidate, candidates, type SideConditions } from './candidates.ts'
import { type MatchingAtWork, rowsOfSide } from './find-matching-board.ts'

/** A pair that could be made, and how much of both it takes. */
interface Chosen extends Candidate {
  readonly amount: string
}

const mostShown = 1_000

/** Which open rows seem to belong together, the surest first; nothing is proposed twice over. */
export async function proposals(
  ctx: Ctx,
  at: MatchingAtWork,
  conditions: { readonly left: SideConditions; readonly right: SideConditions },
): Promise<Proposals> {
  const chosen = chooseAmong(at.of, await candidates(ctx, at, conditions))
  const shown = chosen.slice(0, mostShown)
  const [left, right] = await Promise.all([
    proposedRows(
      ctx,
      at.left,
      at.of.left,
      shown.map((one) => one.left),
    ),
    proposedRows(
      ctx,
      at.right,
      at.of.right,
      shown.map((one) => one.right),
    ),
  ])
  return {
    total: chosen.length,
    proposals: shown.flatMap((one) => {
      const [of, to] = [left.get(one.left), right.get(one.right)]
      const { amount, score } = one
      return of && to ? [{ left: of, right: to, amount, score, reasons: reasonsOf(ctx, at.of, one) }] : []
    }),
  }
}

/**
 * The pairs that can stand beside each other, the surest first: no row is promised more than once over, and one that
 * was proposed for what it is equal to is proposed for that alone.
 */
export function chooseAmong({ rules, tolerance = '0' }: Matching, found: readonly Candidate[]): readonly Chosen[] {
  const left = new Map<string, string>()
  const right = new Map<string, string>()
  return found.flatMap((one) => {
    const [of, to] = [left.get(one.left) ?? one.leftAmount, right.get(one.right) ?? one.rightAmount]
    if (isZero(of) || isZero(to)) return []
    const touched = left.has(one.left) || right.has(one.right)
    const fitting = rules.find(({ amount }, place) => amount !== undefined && one.holds[place])
    if (touched && fitting?.amount === 'equal') return []
    const amount = fits(of, to, tolerance) ? of : to
    if (fitting?.amount === 'within' && amount !== of) return []
    left.set(one.left, less(of, amount))
    right.set(one.right, less(to, amount))
    return [{ ...one, amount }]
  })
}

/** What is left of an amount; nothing where more was taken than there was. */
export function less(of: string, taken: string): string {
  return fits(of, taken, '0') ? '0' : round(sub(of, taken), Math.max(written(of), written(taken)))
}

/** How many digits are written behind the point. */
function written(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

/** Whether an amount fits into another of the same sign, or goes beyond it by no more than is tolerated. */
export function fits(amount: string, into: string, tolerance: string): boolean {
  return compare(abs(amount), add(abs(into), tolerance)) <= 0
}

function reasonsOf({ lang }: Ctx, { rules }: Matching, { holds }: Candidate): readonly string[] {
  const held = rules.filter((_, place) => holds[place])
  const best = held.filter(({ added }) => !added).toSorted((a, b) => b.points - a.points)[0]
  return [...(best ? [best] : []), ...held.filter(({ added }) => added)].map(({ reason }) => reason[lang])
}

async function proposedRows(
  ctx: Ctx,
  doc: AnyDocument,
  { remaining, first, told }: MatchingSide,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProposedRow>> {
  const records = await rowsOfSide(ctx, doc, ids, first)
  const title = told === undefined ? titleBy(ctx, doc) : await toldBy(ctx, doc, records, told)
  const column = columnOf(mappingOf(doc), remaining)
  const measure = measureName(column) ?? (column.field.kind === 'money' ? 'currency' : '')
  return new Map(
    records.map((record) => {
      const id = String(record.id)
      const currency = typeof record[measure] === 'string' ? record[measure] : null
      return [id, { id, title: title(record), remaining: String(record[remaining] ?? '0'), currency }]
    }),
  )
}

type Called = (record: StoredRecord) => string

function titleBy({ lang }: Ctx, doc: AnyDocument): Called {
  return (record) => titleIn(lang, doc, record)
}

/** Rows by some of their fields as this reader reads them; what he may not read or nobody filled in stays away. */
async function toldBy(
  ctx: Ctx,
  doc: AnyDocument,
  records: readonly StoredRecord[],
  told: readonly string[],
): Promise<Called> {
  const names = await namesOf(ctx, doc, records)
  const context = { lang: ctx.lang, name: (source: string, key: string) => names[`${source}:${key}`] ?? key }
  const fields = told
    .map((name) => columnOf(mappingOf(doc), name))
    .filter(({ field }) => reading(ctx, field) === 'whole')
  return (record) =>
    fields
      .map(({ name, field }) => kindOf(field.kind).text(record[name] ?? null, field, context))
      .filter((text) => text !== '')
      .join(' · ')
}
