import { compare, round, sub, sum } from '../../core/decimal.ts'
import { addDays, dayOfMs } from '../../core/day.ts'
import { type Ctx, find, type Suggest, type Suggestion } from '../../server/define.ts'
import { contract, type Contract } from './contract.ts'
import { othersOf } from './settled.server.ts'
import type { Settlement } from './settlement.ts'

/** What the form of a settlement fills in: today, and from its contract the parties, terms and lines not settled yet. */
export const settlementStart: Suggest<Ctx, Settlement> = {
  after: ['relatedContract'],
  fill: async (ctx, draft, chosen) => {
    const date = dayOfMs(ctx.now)
    if (chosen === null || !draft.relatedContract) return { offered: { date } }
    const [of] = await find(ctx, contract, { id: draft.relatedContract }, { lines: true })
    return of === undefined ? {} : fromContract(ctx, of, draft.date ?? date)
  },
}

async function fromContract(ctx: Ctx, of: Contract, date: string): Promise<Suggestion<Settlement>> {
  const items = await openLines(ctx, of)
  const lastTerm = (of.payTerms ?? []).at(-1)
  return {
    offered: {
      title: `${of.contractName}结算`.slice(0, 100), settleType: typeOf(of), content: of.paymentConditions, date, dueDate: addDays(date, Number(lastTerm?.daysAfter ?? '0')),
    },
    settled: { counterparty: of.counterparty, direction: of.direction ?? 'buy', currency: of.currency, fxRate: of.fxRate, vatRate: of.vatRate, items },
  }
}

function typeOf({ contractType }: Contract): string {
  if (contractType === 'ys' || contractType === 'zc') return 'frt'
  return contractType === 'fw' || contractType === 'sj' ? 'svc' : 'final'
}

type Lines = NonNullable<Settlement['items']>

/** The contract's lines less what settlements hold of them, provisional ones aside. */
async function openLines(ctx: Ctx, of: Contract): Promise<Lines> {
  const settled = (await othersOf(ctx, of.id, null)).filter(({ settleType }) => settleType !== 'prov').flatMap(({ items }) => items ?? [])
  return (of.items ?? []).flatMap(({ id, goods, qty, uom, unitPrice }) => {
    const left = round(sub(qty, sum(settled.filter((line) => line.goods === goods).map((line) => line.qty))), 3)
    return compare(left, '0') > 0 ? [{ id: `new-${id}`, goods, qty: left, uom, price: unitPrice, amount: null }] : []
  })
}
