import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Ledger } from '../../../../core/description/ledger.ts'
import { add } from '../../../../core/values/decimal.ts'
import { groupedBy } from '../../../../core/values/grouped-by.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/sql.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import { holdOpenFrom } from '../month-closing.ts'
import { keptIn } from './ledger-lines-document.ts'
import type { LedgerTables } from './ledger-tables.ts'
import { laterLines, openingStates } from './load-lines.ts'
import { lockPlaces } from './lock-move-targets.ts'
import type { Entered, Moved, MovedLine, Moves } from './move.ts'
import { type Aimed, type Plan, type PlannedLine, planLines } from './plan-lines.ts'
import { refuseMove } from './refuse-move.ts'
import { writeLines } from './write-lines.ts'

/** Writes moves in the open transaction: locks, costs, lines and balances. */
export async function enterMoves(ctx: Ctx, ledger: Ledger, moves: Moves<Entered>): Promise<Moved> {
  const { tables } = keptIn(ctx, ledger)
  const { targets, costs } = await lockPlaces(ctx, ledger, tables, moves.unitId, moves.lines)
  const earlier = await earlierLines(ctx, ledger, tables, moves)
  if (earlier.length > 0) return { lines: earlier, corrected: [], isNew: false }
  await holdOpenFrom(ctx, { unitId: moves.unitId, month: moves.day.slice(0, 7) }, ledger.close)
  const aimed = moves.lines.map((move, at): Aimed => {
    const target = targets[at]
    if (target === undefined) throw new Error(`${ledger.name}: a move has no place`)
    return { id: move.id ?? v7(), move, target }
  })
  const locked = [...costs.values()]
  const [openings, later] = [
    await openingStates(ctx, ledger, tables, locked, moves.day),
    groupedBy(await laterLines(ctx, ledger, tables, locked, moves.day), ({ cost }) => cost),
  ]
  const byCost = groupedBy(aimed, ({ target }) => target.cost)
  const plans: Plan[] = []
  for (const cost of locked) {
    const opening = openings.get(cost.id) ?? { quantity: '0', amount: '0', layers: [] }
    const plan = planLines(moves.day, byCost.get(cost.id) ?? [], { cost, opening, later: later.get(cost.id) ?? [] })
    if (!('lines' in plan)) return refuseMove(ctx, ledger, tables, plan)
    plans.push(plan)
  }
  const lines = inOrder(
    aimed,
    plans.flatMap((plan) => plan.lines),
  )
  await write(ctx, ledger, tables, moves, lines, plans)
  return {
    lines: lines.slice(0, aimed.length).map(({ id, amount }) => ({ id, amount })),
    corrected: lines.flatMap(({ id, day, amount, corrects }) =>
      corrects === null
        ? []
        : [{ id, day, amount, event: corrects.event, source: { type: corrects.sourceType, id: corrects.sourceId } }],
    ),
    isNew: true,
  }
}

/** As they were given, then the corrections. */
function inOrder(aimed: readonly Aimed[], planned: readonly PlannedLine[]): PlannedLine[] {
  const place = new Map(aimed.map(({ id }, at) => [id, at]))
  return planned.toSorted((a, b) => (place.get(a.id) ?? aimed.length) - (place.get(b.id) ?? aimed.length))
}

async function write(
  ctx: Ctx,
  ledger: Ledger,
  tables: LedgerTables,
  moves: Moves<Entered>,
  lines: readonly PlannedLine[],
  plans: readonly Plan[],
): Promise<void> {
  const below = await writeLines(
    ctx,
    ledger,
    tables,
    moves,
    lines,
    plans.flatMap(({ restated }) => restated),
  )
  const [first] = below
  if (first === undefined || ledger.rule !== 'never-negative') return
  const of = lines.filter(({ place }) => place === first.place)
  const asked = of.reduce((total, { quantity }) => add(total, quantity), '0').replace('-', '')
  await refuseMove(ctx, ledger, tables, {
    at: of[0]?.at ?? {},
    day: first.day,
    left: add(first.quantity, asked),
    asked,
  })
}

function earlierLines(
  ctx: Ctx,
  { measures }: Ledger,
  { lines }: LedgerTables,
  { event, source, seq = 1 }: Moves<unknown>,
): Promise<MovedLine[]> {
  return ctx.sql.query<MovedLine>(
    prepared(sql`
    select t.id::text, t.${columnOf(lines, measures.amount).id}::text as amount from ${lines.table} t
    where t.source_id = ${source.id} and t.event = ${event} and t.seq = ${seq}::integer and t.corrects is null and t.del_flag = 0
    order by t.line_no`),
  )
}
