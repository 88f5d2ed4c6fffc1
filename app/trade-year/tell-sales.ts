import { addDays, dayOfMs } from '../../core/values/day.ts'
import { mul, round } from '../../core/values/decimal.ts'
import { hourMs } from '../../core/values/duration.ts'
import { stockOut } from '../../modules/stock/index.ts'
import { cargoRelease } from '../../modules/stock/release/cargo-release.ts'
import { act, save } from '../../server/module-api.ts'
import type { YearArrival, YearContract, YearOut, YearRelease } from './planned-work.ts'
import { collect } from './tell-receipts.ts'
import { deskOf } from './year-desks.ts'
import type { LineOfBusiness } from './year-volumes.ts'
import { contractOf, hourOf, madeOf, tonnes, type YearWork } from './year-work.ts'

/** What leaves the yard of a line of business on a day without a release. */
export async function sellOut(
  work: YearWork,
  line: LineOfBusiness,
  day: string,
  leaving: readonly YearOut[],
): Promise<void> {
  const { demo } = work
  const entered = await demo.as(line.seller, hourOf(day, 5), async (ctx) => {
    const made: { readonly id: string; readonly ver: number }[] = []
    for (const one of leaving) made.push(await save(ctx, stockOut, outOf(work, one)))
    return made
  })
  await demo.as(deskOf(line.unit).finance, hourOf(day, 6), async (ctx) => {
    for (const { id, ver } of entered) await act(ctx, stockOut, id, 'confirm', { ver })
  })
}

// More than the release takes, so that nobody above the finance office has to agree.
const paidAhead = '1.15'

/** A customer pays, his goods are released, and he fetches them. */
export async function releaseAndFetch(work: YearWork, one: YearRelease): Promise<void> {
  const { demo } = work
  const { contract, arrival, day, fetched } = one
  const qty = tonnes(fetched.reduce((total, { kilograms }) => total + kilograms, 0))
  const price = contract.price.toFixed(4)
  const paid = await collect(work, contract, round(mul(mul(qty, price), paidAhead), 2), hourOf(addDays(day, -1), 4))
  const at = Math.max(paid + hourMs, hourOf(day, 0))
  const { id, ver } = await demo.as(contract.drafter, at, (ctx) =>
    save(ctx, cargoRelease, {
      ...placeOf(work, arrival, contract),
      date: dayOfMs(at),
      qty,
      basis: 'full',
      price,
      validTo: addDays(day, 30),
      receiver: '客户指定车队',
    }),
  )
  await demo.as(contract.drafter, at + hourMs / 4, (ctx) => act(ctx, cargoRelease, id, 'submit', { ver }))
  const done = await demo.agree(cargoRelease, id, at + hourMs / 2)
  for (const out of fetched) {
    const when = Math.max(done + hourMs / 2, hourOf(out.day, 6))
    const values = { ...outOf(work, out), date: dayOfMs(when), releaseId: id }
    const made = await demo.as(contract.drafter, when, (ctx) => save(ctx, stockOut, values))
    await demo.as(deskOf(contract.unit).finance, when + hourMs / 2, (ctx) =>
      act(ctx, stockOut, made.id, 'confirm', { ver: made.ver }),
    )
  }
}

function placeOf(work: YearWork, arrival: YearArrival, contract: YearContract) {
  const { id: contractId, counterparty: customer } = contractOf(work, contract)
  const { line } = arrival
  return {
    contractId,
    customer,
    warehouseId: work.masters.warehouses.get(line.warehouse) ?? '',
    goodsId: work.masters.goods.get(line.goods)?.id ?? '',
    batchId: madeOf(work.batches, arrival),
  }
}

function outOf(work: YearWork, { arrival, contract, day, kilograms }: YearOut) {
  return { ...placeOf(work, arrival, contract), outType: 'sale', date: day, qty: tonnes(kilograms) }
}
