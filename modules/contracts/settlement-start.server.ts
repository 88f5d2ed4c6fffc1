import { addDays, dayOfMs } from '../../core/values/day.ts'
import { compare, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, find, type Suggest, type Suggestion } from '../../server/define.ts'
import { contract, type Contract } from './contract.ts'
import { othersOf } from './settled.server.ts'
import { settlementTitle } from './settlement-title.ts'
import type { Settlement } from './settlement.ts'

/**
 * What the form of a settlement fills in: today, and from its contract the parties, terms and lines not settled yet.
 */
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
      title: settlementTitle(ctx, of),
      settleType: typeOf(of),
      content: of.paymentConditions,
      date,
      dueDate: addDays(date, Number(lastTerm?.daysAfter ?? '0')),
    },
    settled: { items },
  }
}

function typeOf({ contractType }: Contract): string {
  if (contractType === 'ys' || contractType === 'zc') return 'frt'
  return contractType === 'fw' || contractType === 'sj' ? 'svc' : 'final'
}

type Lines = NonNullable<Settlement['items']>

/** The contract's lines less what settlements hold of them, provisional ones aside. */
async function openLines(ctx: Ctx, of: Contract): Promise<Lines> {
  const settled = (await othersOf(ctx, of.id, null))
    .filter(({ settleType }) => settleType !== 'prov')
    .flatMap(({ items }) => items ?? [])
  const open = (of.items ?? []).map((line) => ({ ...line, left: line.qty }))
  const held = settled.map((line) => ({ ...line, left: line.qty }))
  // Where goods stand in several lines, what was settled belongs to the line of its price first, then to the next.
  useUp(open, held, (line, { price }) => compare(line.unitPrice, price) === 0)
  useUp(open, held, () => true)
  return open.flatMap(({ id, goods, left, uom, unitPrice }) =>
    isPositive(left) ? [{ id: `new-${id}`, goods, qty: round(left, 3), uom, price: unitPrice, amount: null }] : [],
  )
}

type Held = Lines[number] & { left: string }
type Open = NonNullable<Contract['items']>[number] & { left: string }

/** Takes settled quantities from the open lines of the same goods and unit of measure, one after the other. */
function useUp(open: readonly Open[], held: readonly Held[], fits: (line: Open, settled: Held) => boolean): void {
  for (const settled of held) {
    for (const line of open.filter(({ goods, uom }) => goods === settled.goods && uom === settled.uom)) {
      if (!fits(line, settled)) continue
      const taken = compare(settled.left, line.left) < 0 ? settled.left : line.left
      settled.left = sub(settled.left, taken)
      line.left = sub(line.left, taken)
    }
  }
}

function isPositive(amount: string): boolean {
  return compare(amount, '0') > 0
}
