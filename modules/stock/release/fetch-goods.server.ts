import { add, compare, isZero, negate, sub } from '../../../core/values/decimal.ts'
import { change, type Ctx, find, get, labelOf, Refusal } from '../../../server/module-api.ts'
import { countPicked } from '../sales/cti-sales.server.ts'
import type { StockOut } from '../stock-out.ts'
import { cargoRelease, type CargoRelease } from './cargo-release.ts'
import { requireStillCovered } from './release-cover.server.ts'
import { holdingRelease, openRelease, releaseState } from './release-states.ts'

/** The release, locked, by which an entry lets goods be fetched; null where it has none. */
export async function releaseToFetch(ctx: Ctx, out: StockOut): Promise<CargoRelease | null> {
  if (out.releaseId === null) return null
  const of = await get(free(ctx), cargoRelease, out.releaseId, { lock: true })
  const number = of.releaseNo ?? ''
  if (!openRelease.some((one) => one === of.status)) {
    const status = await labelOf(ctx, 'cargoRelease_status', of.status)
    throw Refusal.atField('releaseId', 'release.not-open', { number, status })
  }
  if (out.date > of.validTo) throw Refusal.atField('releaseId', 'release.expired', { number, day: of.validTo })
  if (compare(out.qty, of.leftQty ?? '0') > 0)
    throw Refusal.atField('qty', 'release.more-than-left', { number, left: of.leftQty ?? '0' })
  const plates = (of.plates ?? []).map(({ plate }) => plate)
  if (plates.length > 0 && !plates.includes(out.plateNo ?? ''))
    throw Refusal.atField('plateNo', 'release.plate', { number, plate: out.plateNo ?? '—' })
  await requireStillCovered(ctx, of, out)
  return of
}

/** Counts what was fetched by a release. */
export async function countFetched(ctx: Ctx, of: CargoRelease, qty: string): Promise<void> {
  const deliveredQty = add(of.deliveredQty ?? '0', qty)
  const isWhole = compare(deliveredQty, of.qty) >= 0
  const status = isWhole ? releaseState.done : releaseState.partly
  await change(free(ctx), cargoRelease, of, { deliveredQty, status }, { verb: isWhole ? 'fetchedAll' : 'fetched' })
  await countPicked(ctx, of, qty)
}

/** What came back may be fetched again, as long as the release has not ended. */
export async function countBack(ctx: Ctx, { releaseId, qty }: StockOut): Promise<void> {
  if (releaseId === null) return
  const of = await get(free(ctx), cargoRelease, releaseId, { lock: true })
  const deliveredQty = sub(of.deliveredQty ?? '0', qty)
  const [status, verb] = isZero(deliveredQty)
    ? ([releaseState.released, 'putAllBack'] as const)
    : ([releaseState.partly, 'putBack'] as const)
  const isOver = of.status === releaseState.lapsed
  await change(free(ctx), cargoRelease, of, isOver ? { deliveredQty } : { deliveredQty, status }, {
    verb: isOver ? 'putBackLate' : verb,
  })
  await countPicked(ctx, of, negate(qty))
}

/** Where goods of a contract are released, nobody takes them past that. */
export async function requireReleased(ctx: Ctx, out: StockOut): Promise<void> {
  if (out.outType !== 'sale' || out.contractId === null || out.releaseId !== null) return
  const [one] = await find(
    free(ctx),
    cargoRelease,
    { contractId: out.contractId, status: holdingRelease },
    { limit: 1 },
  )
  if (one !== undefined) throw Refusal.atField('releaseId', 'release.name-it')
}

const free = (ctx: Ctx) => ctx.withoutScope('what a release draws on binds everybody')
