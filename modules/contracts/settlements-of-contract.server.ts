import { abs, add, compare, div, mul, round, sub, sum } from '../../core/values/decimal.ts'
import { change, type Ctx, find } from '../../server/module-api.ts'
import { contract, type Contract } from './contract.ts'
import { settlement, type Settlement } from './settlement.ts'

/** Settlements of a contract that are approved or on their way, but for one: every one counts, whoever may see it. */
export async function othersOf(
  ctx: Ctx,
  relatedContract: string,
  except: string | null,
): Promise<readonly Settlement[]> {
  const found = await find(
    ctx.withoutScope('settlements of a contract are counted together'),
    settlement,
    { relatedContract, approvalStatus: ['1', '2'] },
    { lines: true },
  )
  return found.filter(({ id }) => id !== except)
}

export function isFinal({ settleType }: Pick<Settlement, 'settleType'>): boolean {
  return settleType === 'final'
}

/** What settlements come to beside one of a type: a final one takes the place of the provisional ones. */
export function settledBy(others: readonly Settlement[], type: string): string {
  const replaced = type === 'final' || others.some(isFinal)
  return round(
    sum(others.filter(({ settleType }) => !replaced || settleType !== 'prov').map(({ amount }) => amount ?? '0')),
    2,
  )
}

/** By how much per cent of the total a sum differs from it; until the final settlement only what is too much counts. */
export function deviation(settled: string, total: string, type: string): string {
  const gap = sub(settled, total)
  const excess = gap.startsWith('-') ? '0' : gap
  const counted = type === 'final' || type === 'diff' ? abs(gap) : excess
  return round(div(mul(counted, '100'), total, 6), 2)
}

/** The contract shows what has been settled under it, counted under its lock. */
export async function showSettled(ctx: Ctx, id: string, count: () => Promise<string>): Promise<void> {
  const all = ctx.withoutScope('a contract shows what all its settlements come to')
  const [of] = await find(all, contract, { id }, { lock: true })
  if (of === undefined) throw new Error(`the contract ${id} of a settlement is gone`)
  const settledAmt = add(await count(), of.openingInvoiced ?? '0')
  if (compare(settledAmt, of.settledAmt ?? '0') !== 0)
    await change(all, contract, of, { settledAmt } satisfies Partial<Contract>, { verb: 'update' })
}
