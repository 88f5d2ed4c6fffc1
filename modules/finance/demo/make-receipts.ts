import { addDays, dayOfMs, msOfDay } from '../../../core/day.ts'
import { div, mul, round } from '../../../core/decimal.ts'
import { act, type Demo, find, save } from '../../../server/define.ts'
import { contract } from '../../contracts/index.ts'
import { receiptPlan } from '../receipt-plan.ts'

const day = 86_400_000
const most = 8

/** What customers are to pay for what was sold: arrived in full or in part, awaited, on its way, a draft. */
export async function makeReceipts(demo: Demo): Promise<void> {
  const found = await demo.as('findir', demo.now, (ctx) => find(ctx, contract, { contractStatus: ['3', '4'], direction: 'sell' }, { sort: ['createTime'] }))
  const sold = found.filter(({ createBy }) => createBy === demo.person('seasales')).slice(0, most)
  for (const [at, one] of sold.entries()) {
    const time = demo.now - (most - at) * 4 * day - 6 * 3_600_000
    const expectedAmount = round(div(mul(one.totalAmount, '30'), '100', 6), 2)
    const record = { receiptAttribute: 'goods', contractId: one.id, counterparty: one.counterparty, bizSegment: one.bizSegment, currency: one.currency, expectedAmount, expectedDate: msOfDay(addDays(dayOfMs(time), 12)) }
    const made = await demo.as('seasales', time, (ctx) => save(ctx, receiptPlan, record))
    if (at === sold.length - 1) continue
    await demo.as('seasales', time + 600_000, (ctx) => act(ctx, receiptPlan, made.id, 'submit', { ver: made.ver }))
    await demo.agree(receiptPlan, made.id, time + 3_600_000, at === sold.length - 2 ? 1 : undefined)
    if (at >= sold.length - 3) continue
    const amount = at % 3 === 1 ? round(div(expectedAmount, '2', 6), 2) : expectedAmount
    await demo.as('cashier', time + 2 * day, async (ctx) => {
      const [plan] = await find(ctx, receiptPlan, { id: made.id })
      await act(ctx, receiptPlan, made.id, 'receive', { ver: plan?.ver ?? 0, amount, receivedOn: msOfDay(dayOfMs(time + 2 * day)), bank: '中国建设银行沈阳分行' })
    })
  }
}
