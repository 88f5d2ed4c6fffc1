import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Demo, find, get, inLanes, makePdf, save, storeFile } from '../../../server/define.ts'
import { contract, counterparty, settlement } from '../../contracts/index.ts'
import { company } from '../../organisation/index.ts'
import { type Deal, deals, monthsBack, tonnesOf } from './deals.ts'

interface Agreed {
  readonly id: string
  readonly deal: Deal
}

/** Two years of what the trading companies sold, bought and had carried, as their settlements say it. */
export async function makeProfit(demo: Demo): Promise<void> {
  const [companies, parties] = await demo.as('risk', demo.now, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    return [await find(all, company, {}), await find(all, counterparty, {})] as const
  })
  const agreed = await inLanes(
    deals,
    ({ unit }) => unit,
    (deal) => {
      const ourCompany = companies.find(({ companyCode }) => companyCode === deal.unit)?.id ?? ''
      return signed(demo, deal, {
        ourCompany,
        counterparty: parties.find(({ shortName }) => shortName === deal.party)?.id,
      })
    },
  )
  await inLanes(
    agreed,
    ({ deal }) => deal.unit,
    async (one) => {
      for (const back of monthsBack) await settled(demo, one, back)
    },
  )
}

/** A contract of several years that is under way. */
async function signed(demo: Demo, deal: Deal, sides: object): Promise<Agreed> {
  const at = began(demo)
  const { id, ver } = await demo.as(deal.drafter, at, (ctx) => save(ctx, contract, contractOf(demo, deal, sides)))
  await demo.as(deal.drafter, at + hourMs, (ctx) => act(ctx, contract, id, 'submit', { ver }))
  const done = await demo.agree(contract, id, at + 2 * hourMs)
  await demo.as('keeper', done + hourMs, async (ctx) => {
    const all = ctx.withoutScope('the seal keeper seals what was approved')
    const record = await get(all, contract, id)
    const bytes = makePdf([`Contract ${record.contractNo}`, 'Signed and sealed by both parties'])
    const scan = [{ ...(await storeFile(ctx, { name: `${record.contractNo}-合同扫描件.pdf`, bytes })) }]
    const { ver: sealed } = await act(all, contract, id, 'sign', { ver: record.ver, scan })
    await act(all, contract, id, 'began', { ver: sealed })
  })
  return { id, deal }
}

/** What was done in a month, settled in its first days; of earlier years when the books were taken over. */
async function settled(demo: Demo, { id, deal }: Agreed, back: number): Promise<void> {
  const date = dayIn(dayOfMs(demo.now), back)
  const at = Math.min(Math.max(msOfDay(date) + 10 * hourMs, began(demo) + 3 * dayMs), demo.now - 6 * hourMs)
  const made = await demo.as(deal.drafter, at, async (ctx) => {
    const { counterparty: party, vatRate } = await get(ctx, contract, id)
    return save(ctx, settlement, {
      title: `${date.slice(0, 7)} ${deal.name}结算`,
      settleType: deal.settleType,
      relatedContract: id,
      counterparty: party,
      currency: 'CNY',
      vatRate,
      date,
      dueDate: addDays(date, 15),
      content: '按合同约定的数量与质量确认书按月结算。',
      items: [{ goods: deal.goods, qty: tonnesOf(deal, back), uom: 't', price: deal.price }],
    })
  })
  await demo.as(deal.drafter, at + hourMs / 2, (ctx) => act(ctx, settlement, made.id, 'submit', { ver: made.ver }))
  await demo.agree(settlement, made.id, at + hourMs)
}

function contractOf(demo: Demo, deal: Deal, sides: object) {
  const signDate = dayIn(dayOfMs(demo.now), 15)
  return {
    ...sides,
    contractName: `${deal.party}${deal.name}年度合同`,
    contractType: deal.type,
    bizSegment: deal.segment,
    ourSide: 'buy',
    currency: 'CNY',
    signDate,
    validFrom: signDate,
    validTo: dayOfMs(demo.now + 400 * dayMs),
    paymentConditions: '按月结算，次月十五日前付清。',
    vatRate: deal.vatRate,
    items: [{ goods: deal.goods, qty: '600000', uom: 't', unitPrice: deal.price }],
    payTerms: [{ node: 'arr', pct: '100', daysAfter: '15' }],
  }
}

/** When the companies' books were taken over into the product. */
function began({ now }: Demo): number {
  return now - 148 * dayMs
}

/** The eighth of a month so many months ago, or today where that lies ahead. */
function dayIn(today: string, back: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back
  const day = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-08`
  return day < today ? day : today
}
