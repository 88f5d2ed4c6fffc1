import { add, isZero, sub } from '../../core/values/decimal.ts'
import { create, type Ctx, find, holdOpen } from '../../server/module-api.ts'
import { type ProfitLine, profitLine } from './profit-line.ts'

/** A document that brings something to the profit. */
interface ProfitSource extends Pick<ProfitLine, 'bizSegment' | 'company' | 'contractId' | 'sourceNo'> {
  readonly kind: 'settlement' | 'barter' | 'stockOut' | 'costTrueUp'
  readonly id: string
  readonly unitId: string | null
  readonly deptId: string | null
}

/** What it brings now, as one of the items of the profit; null where it brings nothing, or no longer does. */
export type Brought = Pick<ProfitLine, 'item' | 'amount'> | null

/**
 * Makes the lines of a document come to what it brings now: what is missing is written, and the opposite of what no
 * longer holds. Refuses a day whose month is closed for the profit.
 */
export async function keepProfitLines(ctx: Ctx, of: ProfitSource, brought: Brought, day: string): Promise<void> {
  const { kind, id, unitId, ...shared } = of
  const all = ctx.withoutScope('the profit follows its documents')
  const lines = await find(all, profitLine, { sourceId: id })
  const changes = changesTo(lines, brought)
  if (changes.length === 0) return
  if (unitId !== null) await holdOpen(ctx, { unitId, month: day.slice(0, 7) }, 'profit')
  for (const [at, change] of changes.entries())
    await create(all, profitLine, {
      ...shared,
      ...change,
      unitId,
      day,
      [kind]: id,
      sourceId: id,
      lineNo: String(lines.length + at + 1),
    })
}

function changesTo(
  lines: readonly Pick<ProfitLine, 'item' | 'amount'>[],
  brought: Brought,
): readonly Pick<ProfitLine, 'item' | 'amount'>[] {
  const written = new Map<string, string>(brought === null ? [] : [[brought.item, '0']])
  for (const { item, amount } of lines) written.set(item, add(written.get(item) ?? '0', amount))
  return [...written]
    .map(([item, amount]) => ({ item, amount: sub(item === brought?.item ? brought.amount : '0', amount) }))
    .filter(({ amount }) => !isZero(amount))
}
