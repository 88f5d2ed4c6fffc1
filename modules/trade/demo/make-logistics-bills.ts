import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, save } from '../../../server/module-api.ts'
import { contract, counterparty, goods as goodsDocument, port } from '../../contracts/index.ts'
import { logisticsBill } from '../logistics-bill.ts'
import { type DemoBill, demoBills } from './logistics-bills.ts'
import { makeBorderDays } from './make-border-days.ts'
import { makeCustomsDeclarations } from './make-customs-declarations.ts'
import { makeImportParitySchemes } from './make-import-parity-schemes.ts'
import { makePolicies } from './make-policies.ts'
import { makePortStocks } from './make-port-stocks.ts'
import { makeWeighTickets } from './make-weigh-tickets.ts'

type Ids = ReadonlyMap<string, string>

/** Goods, transport documents in every state: on time, late, weighed, taken over and cancelled, what was declared, and what the border, the ports and the market told. */
export async function makeBills(demo: DemoContext): Promise<void> {
  const known = await demo.look('findir', (ctx) => find(ctx, goodsDocument, {}))
  const goods = new Map(known.map(({ goodsCode, id }) => [goodsCode, id]))
  const bills = demoBills.map((bill) => demo.story(`运输单 ${bill.contract}`, () => makeBill(demo, bill, goods)))
  const tickets = demo.story('磅单', () => makeWeighTickets(demo, goods.get('M5500') ?? ''))
  const border = demo.story('口岸日报', () => makeBorderDays(demo, goods))
  const ports = demo.story('港口库存', () => makePortStocks(demo))
  await Promise.all([
    ...bills,
    makeCustomsDeclarations(demo),
    tickets,
    border,
    ports,
    demo.story('货运保险', () => makePolicies(demo)),
    demo.story('进口测算', () => makeImportParitySchemes(demo)),
  ])
}

async function makeBill(demo: DemoContext, bill: DemoBill, goods: Ids): Promise<void> {
  const { by, contract: under, mode, carrier, way, days, tonnes, steps, more } = bill
  const day = (from: number) => addDays(dayOfMs(demo.now), from)
  const entered = demo.now + (Math.min(days[0], 0) - 2) * dayMs
  let at = await demo.as(by[0], entered, async (ctx) => {
    const known = await knownOf(ctx)
    const id = (name: string) => known.get(name) ?? ''
    return save(ctx, logisticsBill, {
      contractId: id(under),
      goodsId: goods.get(bill.goods) ?? '',
      mode,
      carrier: id(carrier),
      loadPlace: id(way[0]),
      dischargePlace: id(way[1]),
      etd: day(days[0]),
      eta: day(days[1]),
      billQty: tonnes,
      ...more,
    })
  })
  const asked = { depart: { atd: day(days[0]) }, arrive: { ata: day(days[1]) }, cancel: { reason: '船期取消' } }
  for (const verb of steps) {
    const when = demo.now + (verb === 'load' || verb === 'depart' ? days[0] : days[1]) * dayMs
    const who = verb === 'settle' ? 'seafin' : by[1]
    const body = verb in asked ? asked[verb as keyof typeof asked] : {} // of the verbs that ask something
    at = await demo.as(who, when, (ctx) => act(ctx, logisticsBill, at.id, verb, { ver: at.ver, ...body }))
  }
}

/** Contracts by name, parties by their short names, ports by their codes. */
async function knownOf(ctx: Ctx): Promise<Ids> {
  const all = ctx.withoutScope('demonstration')
  return new Map([
    ...(await find(all, contract, {})).map((one) => [one.contractName, one.id] as const),
    ...(await find(all, counterparty, {})).map((one) => [one.shortName ?? '', one.id] as const),
    ...(await find(all, port, {})).map((one) => [one.portCode, one.id] as const),
  ])
}
