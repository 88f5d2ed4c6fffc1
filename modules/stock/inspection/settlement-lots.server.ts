import { round } from '../../../core/values/decimal.ts'
import { type Ctx, find, rules, type Suggestion } from '../../../server/module-api.ts'
import {
  contract,
  goods,
  indexPrice,
  pricedLots,
  qualityStandard,
  settlement,
  type Settlement,
} from '../../contracts/index.ts'
import { countedOnce } from './binding-quality.ts'
import { reportState } from './inspection-report-states.ts'
import { inspectionReport } from './inspection-report.ts'

/** A settlement of coal whose contract names a standard begins with what confirmed reports of it found. */
export const settlementLots = rules(settlement, {
  suggest: {
    after: ['relatedContract'],
    fill: async (ctx, { relatedContract, indexPriceId }, chosen) =>
      chosen === null || !relatedContract
        ? {}
        : lotsOf(ctx, relatedContract, await priceByIndices(ctx, indexPriceId ?? null)),
  },
})

type Lot = NonNullable<Settlement['lots']>[number]

/** At the price of the contract, or at that by indices where the settlement is made from one. */
async function lotsOf(ctx: Ctx, contractId: string, price: string | null): Promise<Suggestion<Settlement>> {
  const [of] = await find(ctx, contract, { id: contractId }, { lines: true })
  if (of?.qualityStd == null) return {}
  const [standard] = await find(ctx, qualityStandard, { id: of.qualityStd }, { lines: true })
  if (standard === undefined) return {}
  const settled = await settledReports(ctx, contractId)
  const confirmed = await find(ctx, inspectionReport, { contractId, status: reportState.confirmed }, { sort: ['date'] })
  const reports = countedOnce(confirmed).filter(({ reportNo }) => !settled.has(reportNo ?? ''))
  const named = await find(ctx, goods, { id: reports.map(({ goodsId }) => goodsId) })
  const lots = reports.flatMap((one) => {
    const name = named.find(({ id }) => id === one.goodsId)?.goodsName ?? ''
    const agreed = of.items?.find((item) => item.goods === name && item.uom === 't')
    if (agreed === undefined) return []
    const tested = { q: one.bindQ, mt: one.bindMt, ad: one.bindAd, std: one.bindStd, vdaf: one.volDaf }
    const rest = { fcad: one.fcad, hgi: one.hgi, fines: null, paidQty: null, paidPrice: null }
    const lot = { reportNo: one.reportNo, goods: name, rawQty: one.qty, basePrice: price ?? round(agreed.unitPrice, 4) }
    return [{ ...lot, ...tested, ...rest } as Lot] // it is given its id when it is saved
  })
  return lots.length === 0 ? {} : { settled: { qualityStd: standard.id, ...pricedLots({ ...standard }, lots) } }
}

async function priceByIndices(ctx: Ctx, id: string | null): Promise<string | null> {
  const [of] = id === null ? [] : await find(ctx, indexPrice, { id })
  return of?.price == null ? null : round(of.price, 4)
}

/** Reports that another settlement of the contract has taken. */
async function settledReports(ctx: Ctx, relatedContract: string): Promise<ReadonlySet<string>> {
  const all = ctx.withoutScope('coal is settled once, whoever sees it')
  const made = await find(all, settlement, { relatedContract, approvalStatus: ['0', '1', '2'] }, { lines: true })
  return new Set(
    made
      .filter(({ settleType }) => settleType !== 'prov')
      .flatMap(({ lots }) => (lots ?? []).flatMap(({ reportNo }) => reportNo ?? [])),
  )
}
