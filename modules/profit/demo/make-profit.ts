import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { contract, counterparty, port, settlement } from '../../contracts/index.ts'
import { company } from '../../organisation/index.ts'
import { type Deal, deals, monthsBack, tonnesOf } from './deals.ts'

// Where what a segment buys by land passes the border.
const stationOf: Readonly<Record<string, string>> = { land: 'CNSFE', tj: 'CNTOJ' }

/** Two years of what the trading companies sold, bought and had carried, as their settlements say it. */
export async function makeProfit(demo: DemoContext): Promise<void> {
  await Promise.all(
    deals.map((deal) =>
      demo.story(`${deal.party}${deal.name}`, async () => {
        const id = await signed(demo, deal)
        for (const back of monthsBack) await settled(demo, deal, id, back)
      }),
    ),
  )
}

/** A contract of several years that is under way; answers its id. */
async function signed(demo: DemoContext, deal: Deal): Promise<string> {
  const at = msOfDay(dayIn(dayOfMs(demo.now), 15))
  const { id, ver } = await demo.as(deal.drafter, at, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const [ours] = await find(all, company, { companyCode: deal.unit })
    const [party] = await find(all, counterparty, { shortName: deal.party })
    const [station] = await find(all, port, { portCode: stationOf[deal.segment] ?? '' })
    return save(
      ctx,
      contract,
      contractOf(demo, deal, {
        ourCompany: ours?.id ?? '',
        counterparty: party?.id ?? '',
        ...(deal.type === 'lc' ? { borderStation: station?.id ?? '' } : {}),
      }),
    )
  })
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
  return id
}

/** What was done in a month, settled in its first days. */
async function settled(demo: DemoContext, deal: Deal, contractId: string, back: number): Promise<void> {
  const date = dayIn(dayOfMs(demo.now), back)
  const at = Math.min(msOfDay(date) + hourMs, demo.now - 6 * hourMs)
  const made = await demo.as(deal.drafter, at, async (ctx) => {
    const { counterparty: party, vatRate } = await get(ctx, contract, contractId)
    return save(ctx, settlement, {
      title: `${date.slice(0, 7)} ${deal.name}结算`,
      settleType: deal.settleType,
      relatedContract: contractId,
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

function contractOf(demo: DemoContext, deal: Deal, sides: object) {
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

/** The eighth of a month so many months ago, or today where that lies ahead. */
function dayIn(today: string, back: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back
  const day = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-08`
  return day < today ? day : today
}
