import { hourMs } from '../../core/values/duration.ts'
import { stockIn } from '../../modules/stock/index.ts'
import { inspectionReport } from '../../modules/stock/inspection/inspection-report.ts'
import { logisticsBill } from '../../modules/trade/index.ts'
import { act, type Ctx, get, save } from '../../server/module-api.ts'
import type { YearArrival } from './planned-work.ts'
import { deskOf } from './year-desks.ts'
import type { LineOfBusiness } from './year-volumes.ts'
import { contractOf, hourOf, madeOf, partyOf, tonnes, type YearWork } from './year-work.ts'

/** What leaves on a day: its papers are entered, and it goes. */
export async function sendOff(
  work: YearWork,
  line: LineOfBusiness,
  day: string,
  leaving: readonly YearArrival[],
): Promise<void> {
  const { demo, bills } = work
  await demo.as(line.buyer, hourOf(day, 1), async (ctx) => {
    for (const one of leaving) bills.set(one, (await save(ctx, logisticsBill, billOf(work, one))).id)
  })
  await demo.as(deskOf(line.unit).dispatch, hourOf(day, 2), async (ctx) => {
    for (const one of leaving) {
      const id = madeOf(bills, one)
      const { ver } = await act(ctx, logisticsBill, id, 'load', { ver: 1 })
      await act(ctx, logisticsBill, id, 'depart', { ver, atd: day })
    }
  })
}

/** What comes on a day is taken over, laid into the yard and sampled. */
export async function takeIn(
  work: YearWork,
  line: LineOfBusiness,
  day: string,
  come: readonly YearArrival[],
): Promise<void> {
  const { demo, bills, batches } = work
  const { dispatch, finance, yard } = deskOf(line.unit)
  await demo.as(dispatch, hourOf(day, 0), async (ctx) => {
    for (const one of come) {
      const id = madeOf(bills, one)
      const { ver } = await act(ctx, logisticsBill, id, 'arrive', { ver: await verOf(ctx, id), ata: day })
      await act(ctx, logisticsBill, id, 'discharge', { ver })
    }
  })
  const entered = await demo.as(line.buyer, hourOf(day, 1), async (ctx) => {
    const made: (readonly [YearArrival, string, number])[] = []
    for (const one of come) {
      const { id, ver } = await save(ctx, stockIn, entryOf(work, one))
      made.push([one, id, ver])
    }
    return made
  })
  await demo.as(finance, hourOf(day, 2), async (ctx) => {
    for (const [one, id, ver] of entered) {
      await act(ctx, stockIn, id, 'confirm', { ver })
      batches.set(one, (await get(ctx, stockIn, id)).batchId ?? '')
    }
  })
  await demo.as(line.buyer, hourOf(day, 3), async (ctx) => {
    for (const [one, id] of entered) if (one.isInspected) await sample(work, ctx, one, id)
  })
  if (yard === null) return
  await demo.as(yard, hourOf(day, 3) + hourMs / 2, async (ctx) => {
    for (const one of come) {
      const id = madeOf(bills, one)
      await act(ctx, logisticsBill, id, 'receive', { ver: await verOf(ctx, id) })
    }
  })
}

async function verOf(ctx: Ctx, id: string): Promise<number> {
  return (await get(ctx, logisticsBill, id)).ver
}

function carrierOf({ masters }: YearWork, { nr }: YearArrival): string {
  const carriers = masters.parties.carr
  return carriers[nr % carriers.length]?.id ?? ''
}

function billOf(work: YearWork, one: YearArrival) {
  const { line, nr, left, day, billed, contract } = one
  const number = String(nr + 1).padStart(5, '0')
  const vehicle = {
    sea: {
      vesselName: `北岚${String((nr % 15) + 1).padStart(2, '0')}`,
      voyageNo: `V${number}`,
      blNo: `ND${line.segment}${number}`,
    },
    rail: { waybillNo: `29${line.segment === 'tj' ? 1 : 2}${number}`, trainNo: String(3_500 + (nr % 40)) },
    road: { plateNo: `黑D${String(10_000 + (nr % 80_000))}`, driver: '车队' },
  }
  return {
    contractId: contractOf(work, contract).id,
    goodsId: work.masters.goods.get(line.goods)?.id ?? '',
    mode: line.mode,
    carrier: carrierOf(work, one),
    loadPlace: work.masters.ports.get(line.from) ?? '',
    dischargePlace: work.masters.ports.get(line.to) ?? '',
    etd: left,
    eta: day,
    billQty: tonnes(billed),
    freightRate: String(30 + (nr % 20)),
    ...vehicle[line.mode],
  }
}

function entryOf(work: YearWork, one: YearArrival) {
  const { line, contract, day, billed, weighed } = one
  return {
    inType: 'buy',
    date: day,
    billId: madeOf(work.bills, one),
    contractId: contractOf(work, contract).id,
    supplier: partyOf(work, contract).id,
    carrier: carrierOf(work, one),
    warehouseId: work.masters.warehouses.get(line.warehouse) ?? '',
    goodsId: work.masters.goods.get(line.goods)?.id ?? '',
    billQty: tonnes(billed),
    actualQty: tonnes(weighed),
    allowedPct: line.mode === 'road' ? '0.3' : '0.5',
    // Net of tax.
    price: (contract.price / 1.13).toFixed(4),
  }
}

// By line of business: what is usual, in joules of a gram, and what is out of specification.
const usual = { sea: 25_300, land: 23_100, tj: 17_200, dom: 22_400 } as const

async function sample(work: YearWork, ctx: Ctx, one: YearArrival, stockInId: string): Promise<void> {
  const { line, contract, day, nr, weighed, isOffSpecification } = one
  const swing = ((nr * 7_919) % 501) - 250
  const values = {
    stockInId,
    batchId: madeOf(work.batches, one),
    contractId: contractOf(work, contract).id,
    goodsId: work.masters.goods.get(line.goods)?.id ?? '',
    stage: 'in',
    ownLab: '1',
    date: day,
    sampledAt: hourOf(day, 2),
    qty: tonnes(weighed),
    mt: (11 + (nr % 30) / 10).toFixed(1),
    mad: '5.2',
    aad: '10.4',
    vad: '33.1',
    stad: (0.38 + (nr % 25) / 100).toFixed(2),
    had: '4.3',
    hgi: '52',
    aft: '1250',
    size: '0-50',
    qgrad: String(usual[line.segment] + swing - (isOffSpecification ? 1_900 : 0)),
  }
  let made = await save(ctx, inspectionReport, values)
  for (const verb of ['test', 'issue', 'confirm'])
    made = await act(ctx, inspectionReport, made.id, verb, { ver: made.ver })
}
