import type { FastifyInstance } from 'fastify'
import { dayOfMs } from '../../../core/values/day.ts'
import { compare, sub, sum } from '../../../core/values/decimal.ts'
import { type Ctx, find } from '../../../server/module-api.ts'
import { counterparty, goods } from '../../contracts/index.ts'
import { standingIn } from '../document-derivations.ts'
import { cargoRelease } from '../release/cargo-release.ts'
import { openRelease } from '../release/release-states.ts'
import { stockOut } from '../stock-out.ts'
import { gatePass, passState } from './gate-pass.ts'
import type { Expected, GateToday, Inside } from './gate-today.ts'

/** What the gate asks for: which lorries may come, and which are inside. */
export function gateRoutes(app: FastifyInstance): void {
  app.get('/api/stock/gate/today', { config: { needs: 'mggl-ck' } }, ({ ctx }) => today(ctx))
}

async function today(ctx: Ctx): Promise<GateToday> {
  const open = { status: openRelease, validTo: { from: dayOfMs(ctx.now) } }
  const releases = await find(ctx, cargoRelease, open, { sort: ['validTo'], lines: true })
  const passes = await find(ctx, gatePass, { status: passState.inside }, { sort: ['cameAt'] })
  const all = ctx.withoutScope('what is fetched by a release binds everybody')
  const ids = [...releases.map(({ id }) => id), ...passes.map(({ releaseId }) => releaseId)]
  const outs = ids.length === 0 ? [] : await find(all, stockOut, { ...standingIn, releaseId: ids })
  const leftOf = ({ id, qty }: { id: string; qty: string }) =>
    sub(qty, sum(outs.filter(({ releaseId }) => releaseId === id).map((one) => one.qty)))
  const parties = await find(all, counterparty, {
    id: [...releases, ...passes].flatMap(({ customer }) => customer ?? []),
  })
  const coal = await find(all, goods, { id: [...releases, ...passes].flatMap(({ goodsId }) => goodsId ?? []) })
  const named = (customer: string | null, goodsId: string | null) => ({
    customer: parties.find(({ id }) => id === customer)?.cpName ?? '',
    goods: coal.find(({ id }) => id === goodsId)?.goodsName ?? '',
  })
  const within = new Set(passes.map(({ plateNo }) => plateNo))
  const expected = releases.flatMap((of): Expected[] => {
    const left = leftOf(of)
    if (compare(left, '0') <= 0) return []
    const common = {
      releaseId: of.id,
      number: of.releaseNo ?? '',
      left,
      validTo: of.validTo,
      ...named(of.customer, of.goodsId),
    }
    const plates = (of.plates ?? []).filter(({ plate }) => !within.has(plate))
    if ((of.plates ?? []).length === 0) return [{ ...common, plate: null, driver: null }]
    return plates.map(({ plate, driver }) => ({ ...common, plate, driver }))
  })
  const inside = passes.map((of): Inside => ({
    id: of.id,
    ver: of.ver,
    number: of.passNo ?? '',
    plate: of.plateNo,
    tare: of.tare,
    left: of.leftQty ?? '0',
    ...named(of.customer, of.goodsId),
  }))
  return { expected, inside }
}
