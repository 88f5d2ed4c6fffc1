import type { Ledger } from '../../../../core/description/ledger.ts'
import { round } from '../../../../core/values/decimal.ts'
import { Refusal } from '../../../../core/words/refusal.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { loadNames } from '../../read/load-reference-names.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { Stuck } from './plan-lines.ts'

/** Says where a move cannot be: the goods, the batch and the warehouse by their names, and what is left there. */
export async function refuseMove(ctx: Ctx, ledger: Ledger, tables: LedgerTables, stuck: Stuck): Promise<never> {
  const what = await namesAt(ctx, ledger, tables, stuck.at)
  if (stuck.left === null) throw new Refusal('ledger.spent', { what, day: stuck.day }, { status: 409 })
  const digits = Number(/,(\d+)\)$/.exec(columnOf(tables.lines, ledger.measures.quantity).type)?.[1] ?? 0)
  const [left, asked] = [round(stuck.left, digits), round(stuck.asked, digits)]
  throw new Refusal('ledger.not-enough', { what, day: stuck.day, left, asked }, { status: 409 })
}

async function namesAt(ctx: Ctx, { dimensions }: Ledger, { lines }: LedgerTables, at: Stuck['at']): Promise<string> {
  const given = dimensions.flatMap((name) => {
    const value = at[name]
    return value == null || value === '' ? [] : [{ source: columnOf(lines, name).source, value }]
  })
  const wanted = new Map<string, Set<string>>()
  for (const { source, value } of given)
    if (source !== null) wanted.set(source, new Set([...(wanted.get(source) ?? []), value]))
  const names = await loadNames(ctx, wanted)
  return given.map(({ source, value }) => names[`${source ?? ''}:${value}`] ?? value).join(' · ')
}
