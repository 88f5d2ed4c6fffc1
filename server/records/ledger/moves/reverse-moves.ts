import sql, { join } from 'sql-template-tag'
import type { CostMethod, Ledger } from '../../../../core/description/ledger.ts'
import { negate } from '../../../../core/values/decimal.ts'
import { Refusal } from '../../../../core/words/refusal.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/sql.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import { withinTransaction } from '../../write/within-transaction.ts'
import { enterMoves } from './enter-moves.ts'
import { keptIn } from './ledger-lines-document.ts'
import type { Entered, Moved, Moves } from './move.ts'

/**
 * Turns back all moves of an event of a source by their opposites, at the cost that they have come to: once, on a day
 * not before theirs. Refuses what has gone on from there (`ledger.not-enough`, `ledger.spent`).
 */
export function reverseMoves(
  ctx: Ctx,
  ledger: Ledger,
  { event, source, seq = 1, unitId, day }: Omit<Moves, 'lines'>,
): Promise<Moved> {
  return withinTransaction(ctx, async (inside) => {
    const originals = await linesOf(inside, ledger, event, source.id, seq)
    if (originals.length === 0) throw new Refusal('ledger.nothing-moved', { no: source.no }, { status: 409 })
    const lines = originals.map(({ id, at, quantity, amount, method }): Entered => ({
      at,
      quantity: negate(quantity),
      amount: negate(amount),
      method,
      reverses: id,
    }))
    const latest = originals.reduce((last, line) => (line.day > last ? line.day : last), day)
    return enterMoves(inside, ledger, { event: `${event}-REV`, source, seq, unitId, day: latest, lines })
  })
}

interface Original {
  readonly id: string
  readonly day: string
  readonly at: Readonly<Record<string, string | null>>
  readonly quantity: string
  /** With what corrected it. */
  readonly amount: string
  readonly method: CostMethod
}

/** What shares their cost is locked before they are read, so that no correction comes between. */
async function linesOf(ctx: Ctx, ledger: Ledger, event: string, sourceId: string, seq: number): Promise<Original[]> {
  const { lines, cost } = keptIn(ctx, ledger).tables
  const amount = columnOf(lines, ledger.measures.amount).id
  const dimensions = join(ledger.dimensions.map((name) => sql`${name}::text, t.${columnOf(lines, name).id}`))
  const ours = sql`t.source_id = ${sourceId} and t.event = ${event} and t.seq = ${seq}::integer and t.corrects is null and t.del_flag = 0`
  await ctx.sql.query(
    prepared(sql`
    select 1 from ${cost} c where c.id in (select t.cost_group::uuid from ${lines.table} t where ${ours}) order by c.key for update`),
  )
  return ctx.sql.query<Original>(
    prepared(sql`
    select t.id::text, t.day::text, jsonb_build_object(${dimensions}) as at,
      t.${columnOf(lines, ledger.measures.quantity).id}::text as quantity, c.method,
      (t.${amount} + coalesce((select sum(f.${amount}) from ${lines.table} f
        where f.cost_group = t.cost_group and f.day >= t.day and f.corrects = t.id::text and f.del_flag = 0), 0))::text as amount
    from ${lines.table} t join ${cost} c on c.id = t.cost_group::uuid where ${ours} order by t.line_no`),
  )
}
