import sql, { join } from 'sql-template-tag'
import type { CostMethod, Ledger } from '../../../../core/description/ledger.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import { withinTransaction } from '../../write/within-transaction.ts'
import { enterMoves } from './enter-moves.ts'
import { keptIn } from './ledger-lines-document.ts'
import type { CorrectedLine, Entered, Moved, Moves } from './move.ts'

/** A line that went out, and by how much its amount is another. */
interface Correction {
  readonly id: string
  readonly amount: string
}

/**
 * Gives lines that went out another cost from a day on that is not before theirs, by a line beside each, in the open
 * transaction; all of them are judged together. What went out after that day follows (`corrected` has both), and a
 * reversal takes back what they have come to. Until that day their cost is what it was.
 */
export function correctCosts(ctx: Ctx, ledger: Ledger, { lines, ...moves }: Moves<Correction>): Promise<Moved> {
  return withinTransaction(ctx, async (inside) => {
    const known = await linesCalled(inside, ledger, lines)
    const entered = lines.map(({ id, amount }): Entered => {
      const line = known.get(id)
      if (line === undefined || line.day > moves.day) throw new Error(`${ledger.name}: ${id} did not go out until then`)
      return { at: line.at, method: line.method, quantity: '0', amount, reverses: null, corrects: line }
    })
    return enterMoves(inside, ledger, { ...moves, lines: entered })
  })
}

interface KnownLine extends CorrectedLine {
  readonly day: string
  readonly at: Readonly<Record<string, string | null>>
  readonly method: CostMethod
}

async function linesCalled(
  ctx: Ctx,
  ledger: Ledger,
  wanted: readonly Correction[],
): Promise<ReadonlyMap<string, KnownLine>> {
  const { lines, cost } = keptIn(ctx, ledger).tables
  const dimensions = join(ledger.dimensions.map((name) => sql`${name}::text, t.${columnOf(lines, name).id}`))
  const found = await ctx.sql.query<KnownLine>(sql`
    select t.id::text, t.day::text, t.event, t.source_type as "sourceType", t.source_id as "sourceId", t.source_no as "sourceNo",
      jsonb_build_object(${dimensions}) as at, c.method
    from ${lines.table} t join ${cost} c on c.id = t.cost_group::uuid
    where t.id = any(${wanted.map(({ id }) => id)}::uuid[]) and t.corrects is null and t.del_flag = 0
      and t.${columnOf(lines, ledger.measures.quantity).id} < 0`)
  return new Map(found.map((line) => [line.id, line]))
}
