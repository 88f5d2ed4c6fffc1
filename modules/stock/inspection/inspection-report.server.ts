import { compare, sum } from '../../../core/values/decimal.ts'
import { change, checkAll, type Ctx, find, get, Refusal, rules, type Suggest } from '../../../server/module-api.ts'
import { logisticsBill } from '../../trade/index.ts'
import { batch } from '../batch.ts'
import { stockIn } from '../stock-in.ts'
import { refreshPositionOf } from '../yard/position-contents.server.ts'
import { batchQuality, bindingOf, fromOtherSide, valuesOf } from './binding-quality.ts'
import { arbitrationStage, reportState } from './inspection-report-states.ts'
import { inspectionReport, type InspectionReport } from './inspection-report.ts'

const agreeable = [reportState.issued, reportState.confirmed] as const
const nothingBound = { bound: null, bindQ: null, bindMt: null, bindAd: null, bindStd: null, arbitrationId: null }

/** What was sampled says of what goods and contract it is. */
const sampledCargo: Suggest<Ctx, InspectionReport> = {
  after: ['billId', 'stockInId', 'batchId', 'disputeId'],
  fill: async (ctx, { billId, stockInId, batchId, disputeId }, chosen) => {
    if (chosen === 'disputeId' && disputeId) return { settled: await disputedCargo(ctx, disputeId) }
    if (chosen === 'billId' && billId) {
      const { goodsId, contractId, billQty } = await get(ctx, logisticsBill, billId)
      return { settled: { goodsId, contractId }, offered: { qty: billQty } }
    }
    if (chosen === 'stockInId' && stockInId) {
      const { goodsId, contractId, actualQty, batchId: into, billId: by } = await get(ctx, stockIn, stockInId)
      return { settled: { goodsId, contractId, batchId: into, billId: by }, offered: { qty: actualQty, stage: 'in' } }
    }
    if (chosen === 'batchId' && batchId) return { settled: { goodsId: (await get(ctx, batch, batchId)).goodsId } }
    return {}
  },
}

/** Values that a laboratory can have found, and what of two laboratories counts. */
export const inspectionReportRules = rules(inspectionReport, {
  suggest: sampledCargo,

  check: (ctx, record) =>
    checkAll([
      () => requireCargo(record),
      () => requireRanges(record),
      () => requireBatchOfGoods(ctx, record),
      () => requireCounter(ctx, record),
      () => requireDisputed(ctx, record),
    ]),

  locks: { confirm: lockAll, reopen: lockAll },

  on: {
    issue: (_ctx, { bases }) => {
      if ((bases ?? []).length === 0) throw new Refusal('stock.report-empty')
    },
    dispute: (_ctx, _record, { reason }) => ({ disputeReason: String(reason) }),
    settle: () => ({ disputeReason: null }),
    confirm: async (ctx, record) => {
      const binding = record.stage === arbitrationStage ? await arbitrated(ctx, record) : await agreed(ctx, record)
      await weighBatch(ctx, record.batchId, { ...record, ...binding })
      return binding
    },
    reopen: async (ctx, record) => {
      for (const one of await partnersOf(ctx, record)) {
        if (one.status !== reportState.confirmed) continue
        const values = { ...nothingBound, status: reportState.issued }
        await change(free(ctx), inspectionReport, one, values, { verb: 'unbound' })
        await weighBatch(ctx, one.batchId, null, [one.id, record.id])
      }
      await weighBatch(ctx, record.batchId, null, [record.id])
      return nothingBound
    },
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('what counts of a cargo binds everybody')

const fresh = (ctx: Ctx, id: string) => get(free(ctx), inspectionReport, id)

/** All reports that a verb may change, always in one order, so that nobody waits for the other in a circle. */
async function lockAll(ctx: Ctx, id: string): Promise<void> {
  const [own] = await find(free(ctx), inspectionReport, { id })
  if (own === undefined) return
  const disputed = await find(free(ctx), inspectionReport, { id: own.disputeId ?? [] })
  const partners = await Promise.all([own, ...disputed].map((one) => partnersOf(ctx, one)))
  const ids = [own, ...disputed, ...partners.flat()].map((one) => one.id)
  for (const one of [...new Set(ids)].toSorted()) await find(free(ctx), inspectionReport, { id: one }, { lock: true })
}

/** The report that it is compared with, and those that are compared with it. */
async function partnersOf(ctx: Ctx, record: InspectionReport): Promise<readonly InspectionReport[]> {
  const counter = await counterOf(ctx, record)
  const naming = await find(free(ctx), inspectionReport, { counterId: record.id })
  return [...(counter === null ? [] : [counter]), ...naming.filter(({ id }) => id !== counter?.id)]
}

async function counterOf(ctx: Ctx, { counterId }: InspectionReport): Promise<InspectionReport | null> {
  if (counterId === null) return null
  return (await find(free(ctx), inspectionReport, { id: counterId }))[0] ?? null
}

/** What counts where nobody disagrees: the report alone, or of two that are near enough what the contract names. */
async function agreed(ctx: Ctx, record: InspectionReport) {
  const counter = await counterOf(ctx, record)
  if (counter === null) return valuesOf(record, 'own')
  if (!agreeable.some((one) => one === counter.status))
    throw Refusal.atField('counterId', 'stock.counter-in-dispute', { no: counter.reportNo ?? '' })
  if (counter.heatKcal !== record.counterQ) throw new Refusal('stock.counter-changed', { no: counter.reportNo ?? '' })
  if (record.labResult === 'over')
    throw new Refusal('stock.labs-differ', { diff: record.labDiff ?? '0', tol: record.labTol ?? '0' })
  const binding = bindingOf(record.basis, record, counter)
  if (binding === null) throw Refusal.atField('basis', 'stock.basis-of-neither')
  await bind(ctx, counter, fromOtherSide(binding))
  return binding
}

/** An arbitration binds both reports that it was asked about. */
async function arbitrated(ctx: Ctx, record: InspectionReport) {
  const binding = valuesOf(record, 'arbitration')
  const disputed = await fresh(ctx, record.disputeId ?? '')
  if (disputed.status !== reportState.inArbitration)
    throw Refusal.atField('disputeId', 'stock.not-in-arbitration', { no: disputed.reportNo ?? '' })
  for (const one of [disputed, ...(await partnersOf(ctx, disputed))])
    await bind(ctx, one, { ...binding, arbitrationId: record.id })
  return binding
}

async function bind(ctx: Ctx, report: InspectionReport, values: object): Promise<void> {
  const status = reportState.confirmed
  const isBound = report.status === status
  await change(
    free(ctx),
    inspectionReport,
    report,
    { ...values, ...(isBound ? {} : { status }) },
    { verb: isBound ? 'update' : 'bound' },
  )
  await weighBatch(ctx, report.batchId, { ...report, ...values })
}

/** A batch is as good as the reports say that count for it; `now` is one of them as it becomes, `gone` one no more. */
async function weighBatch(
  ctx: Ctx,
  batchId: string | null,
  now: InspectionReport | null,
  gone: readonly string[] = [],
): Promise<void> {
  if (batchId === null) return
  const before = await get(free(ctx), batch, batchId, { lock: true })
  const confirmed = await find(free(ctx), inspectionReport, { batchId, status: reportState.confirmed })
  const others = confirmed.filter(({ id }) => !gone.includes(id) && id !== now?.id)
  const quality = batchQuality(now === null ? others : [...others, now])
  await change(free(ctx), batch, before, quality, { verb: 'update' })
  await refreshPositionOf(ctx, batchId)
}

function requireCargo({ billId, stockInId, batchId }: InspectionReport): void {
  if (billId === null && stockInId === null && batchId === null)
    throw Refusal.atField('billId', 'stock.report-of-nothing')
}

const most = { ashDry: ['aad', '60'], sulDry: ['stad', '8'] } as const
const heat = { from: '2000', to: '7500' } as const

/** What follows from the values is held to the same bounds as if it were stated. */
function requireRanges(record: InspectionReport): Promise<void> {
  const { mt, mad, aad, vad, heatKcal, qnetMj } = record
  return checkAll([
    ...Object.entries(most).map(([result, [field, bound]]) => () => {
      const value = record[result as keyof typeof most] // the names of `most`
      if (value !== null && compare(value, bound) > 0)
        throw Refusal.atField(field, 'stock.value-too-high', { value, most: bound })
    }),
    () => {
      if (heatKcal === null) return
      if (compare(heatKcal, heat.from) < 0 || compare(heatKcal, heat.to) > 0)
        throw Refusal.atField(qnetMj === null ? 'qgrad' : 'qnetMj', 'stock.heat-range', { value: heatKcal, ...heat })
    },
    () => {
      if (mt !== null && mad !== null && compare(mad, mt) > 0)
        throw Refusal.atField('mad', 'stock.mad-above-mt', { mt })
    },
    () => {
      if (compare(sum([mad, aad, vad]), '100') > 0) throw Refusal.atField('vad', 'stock.more-than-whole')
    },
  ])
}

async function requireBatchOfGoods(ctx: Ctx, { batchId, goodsId }: InspectionReport): Promise<void> {
  if (batchId === null) return
  const of = await get(free(ctx), batch, batchId)
  if (of.goodsId !== goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
}

/** Two laboratories tested the same cargo, for different sides. */
async function requireCounter(ctx: Ctx, record: InspectionReport): Promise<void> {
  const counter = await counterOf(ctx, record)
  if (counter === null) return
  const keys = ['billId', 'batchId', 'stockInId'] as const
  const isSame = keys.some((key) => record[key] !== null && record[key] === counter[key])
  if (counter.id === record.id || counter.goodsId !== record.goodsId || !isSame)
    throw Refusal.atField('counterId', 'stock.counter-of-other-cargo')
  if (counter.side === record.side) throw Refusal.atField('counterId', 'stock.counter-of-same-side')
}

async function requireDisputed(ctx: Ctx, { disputeId, goodsId, stage }: InspectionReport): Promise<void> {
  if (disputeId === null) {
    if (stage === arbitrationStage) throw Refusal.atField('disputeId', 'stock.arbitration-of-what')
    return
  }
  if (stage !== arbitrationStage) throw Refusal.atField('stage', 'stock.stage-of-arbitration')
  const disputed = await fresh(ctx, disputeId)
  if (disputed.goodsId !== goodsId || disputed.status !== reportState.inArbitration)
    throw Refusal.atField('disputeId', 'stock.not-in-arbitration', { no: disputed.reportNo ?? '' })
}

/** An arbitration sample is of what the disputed report was of. */
async function disputedCargo(ctx: Ctx, id: string) {
  const { billId, stockInId, batchId, contractId, goodsId, qty } = await get(ctx, inspectionReport, id)
  return { billId, stockInId, batchId, contractId, goodsId, qty, stage: arbitrationStage, side: 'third' }
}
