import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { coalSpec, type Contract } from '../../contracts/index.ts'
import { gatePass } from '../gate/gate-pass.ts'
import { cargoRelease } from '../release/cargo-release.ts'
import { ctiPrice } from '../sales/cti-price.ts'
import { ctiSales } from '../sales/cti-sales.ts'
import { stockOut } from '../stock-out.ts'
import { paidContracts, type Place } from './release-cargo.ts'

/** What was asked for a tonne, day by day, and the lowest price. */
const prices = [
  { daysAgo: 4, listPrice: '836', minPrice: '822' },
  { daysAgo: 3, listPrice: '832', minPrice: '820' },
  { daysAgo: 2, listPrice: '832', minPrice: '820' },
  { daysAgo: 1, listPrice: '828', minPrice: '816' },
  { daysAgo: 0, listPrice: '826', minPrice: '815' },
] as const

const fleet = [
  { plate: '辽G85101', driver: '孙立国', phone: '13904160051' },
  { plate: '辽G85212', driver: '郭春生', phone: '13904160062' },
  { plate: '辽G85323', driver: '姜永胜', phone: '13904160073' },
] as const

interface Told {
  readonly daysAgo: number
  readonly qty: string
  readonly unitPrice: string
  readonly reason?: string
  /** Tonnes that were released, and those that lorries fetched. */
  readonly released?: string
  readonly fetched?: readonly string[]
}

const told: readonly Told[] = [
  { daysAgo: 3, qty: '64.5', unitPrice: '832', released: '64.5', fetched: ['32.4', '32.1'] },
  { daysAgo: 2, qty: '200', unitPrice: '832', released: '200', fetched: ['31.8', '32.6'] },
  { daysAgo: 1, qty: '160', unitPrice: '828', released: '160' },
  { daysAgo: 0, qty: '90', unitPrice: '812', reason: '老客户尾货，自提量大' },
]

/** Coal sold at the prices of a day: fetched, fetched in part, waiting for lorries, below the lowest price, a draft. */
export async function takeOrders(demo: DemoContext, place: Place & { readonly positionId: string }): Promise<void> {
  const under = (await paidContracts(demo)).at(-1)
  if (under === undefined) return
  const specId = await demo.look('findir', async (ctx) => {
    const all = await find(ctx.withoutScope('demonstration'), coalSpec, { inUse: '1' }, { sort: ['specCode'] })
    return all.find(({ specName }) => specName.includes('5500'))?.id ?? all[0]?.id ?? ''
  })
  const sold = { ...place, specId }
  await Promise.all([
    ...prices.map((one) => listed(demo, { specId, warehouseId: place.warehouseId }, one)),
    ...told.map((one) => ordered(demo, sold, under, one)),
    drafted(demo, sold, under, { daysAgo: 0, qty: '120', unitPrice: '826' }),
  ])
}

async function listed(demo: DemoContext, of: object, { daysAgo, ...price }: (typeof prices)[number]): Promise<void> {
  const at = orderedAt(demo, daysAgo) - hourMs
  // The day of its orders, also where that begins in the hour between.
  const date = dayOfMs(orderedAt(demo, daysAgo))
  const { id, ver } = await demo.as('seasales', at, (ctx) =>
    save(ctx, ctiPrice, { date, lines: [{ specId: '', warehouseId: '', ...of, ...price }] }),
  )
  await demo.as('sealead', at, (ctx) => act(ctx, ctiPrice, id, 'publish', { ver }))
}

/** When the prices of the day are known. */
function orderedAt({ now }: DemoContext, daysAgo: number): number {
  return now - daysAgo * dayMs - hourMs
}

type Sold = Place & { readonly positionId: string; readonly specId: string }

async function drafted(
  demo: DemoContext,
  of: Sold,
  under: Contract,
  { daysAgo, qty, unitPrice, reason }: Told,
): Promise<string> {
  const at = orderedAt(demo, daysAgo)
  const date = dayOfMs(at)
  const values = { ...of, contractId: under.id, customer: under.counterparty, date, priceDate: date, qty, unitPrice }
  const { id } = await demo.as('seasales', at, (ctx) =>
    save(ctx, ctiSales, { ...values, reason: reason ?? null, validTo: addDays(date, 9), plates: fleet }),
  )
  return id
}

async function ordered(demo: DemoContext, of: Sold, under: Contract, one: Told): Promise<void> {
  const at = orderedAt(demo, one.daysAgo)
  const id = await drafted(demo, of, under, one)
  await demo.as('seasales', at, async (ctx) =>
    act(ctx, ctiSales, id, 'submit', { ver: (await get(ctx, ctiSales, id)).ver }),
  )
  if (one.released === undefined) return
  const { warehouseId, goodsId, batchId } = of
  const place = { warehouseId, goodsId, batchId, customer: under.counterparty, contractId: under.id }
  const date = dayOfMs(at)
  const release = await demo.as('seasales', at, (ctx) =>
    save(ctx, cargoRelease, {
      ...place,
      orderId: id,
      date,
      qty: one.released ?? '0',
      basis: 'full',
      price: one.unitPrice,
      validTo: addDays(date, 9),
      receiver: '客户自提车队',
      plates: fleet,
    }),
  )
  await demo.as('seasales', at, (ctx) => act(ctx, cargoRelease, release.id, 'submit', { ver: release.ver }))
  const done = await demo.agree(cargoRelease, release.id, at + hourMs / 4)
  // A lorry that is being loaded.
  if (one.fetched === undefined) {
    const inside = { releaseId: release.id, plateNo: fleet[0].plate, tare: '15.46' }
    await demo.as('seayard', demo.now - hourMs / 2, (ctx) => save(ctx, gatePass, inside))
  }
  for (const [nr, qty] of (one.fetched ?? []).entries()) {
    const loaded = done + (nr + 1) * (hourMs / 4)
    const plateNo = fleet[nr % fleet.length]?.plate ?? null
    const values = { ...place, outType: 'sale', date: dayOfMs(done), releaseId: release.id, plateNo, qty }
    const out = await demo.as('seayard', loaded, (ctx) => save(ctx, stockOut, values))
    await demo.as('seafin', loaded + hourMs / 4, (ctx) => act(ctx, stockOut, out.id, 'confirm', { ver: out.ver }))
  }
}
