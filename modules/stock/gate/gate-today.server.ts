import type { FastifyInstance } from 'fastify'
import { dayOfMs } from '../../../core/values/day.ts'
import { compare } from '../../../core/values/decimal.ts'
import { nameIn } from '../../../core/words/name-in-language.ts'
import { type Ctx, find, Refusal } from '../../../server/module-api.ts'
import { counterparty, goods } from '../../contracts/index.ts'
import { cargoRelease } from '../release/cargo-release.ts'
import { openRelease } from '../release/release-states.ts'
import { position } from '../yard/position.ts'
import { gatePass, passState } from './gate-pass.ts'
import type { Expected, GateToday, Inside } from './gate-today.ts'
import { leftToFetch } from './left-to-fetch.server.ts'
import { hasWeighbridge, weightAtGate } from './read-scale.server.ts'

/** What the gate asks for: which lorries may come, and which are inside. */
export function gateRoutes(app: FastifyInstance): void {
  app.get('/api/stock/gate/today', { config: { needs: 'mggl-ck' } }, ({ ctx }) => today(ctx))
  app.get<{ Params: { way: string } }>(
    '/api/stock/gate/weight/:way',
    { config: { needs: 'mggl-cm' } },
    async (request) => {
      const { way } = request.params
      if (way !== 'in' && way !== 'out') throw new Refusal('request.not-found', {}, { status: 404 })
      return weightAtGate(request.ctx, way)
    },
  )
}

async function today(ctx: Ctx): Promise<GateToday> {
  const open = { status: openRelease, validTo: { from: dayOfMs(ctx.now) } }
  const releases = await find(ctx, cargoRelease, open, { sort: ['validTo'], lines: true })
  const passes = await find(ctx, gatePass, { status: passState.inside }, { sort: ['cameAt'] })
  const all = ctx.withoutScope('what is fetched by a release binds everybody')
  const left = await leftToFetch(ctx, releases)
  const named = await namesOf(all, [...releases, ...passes])
  const within = new Set(passes.map(({ plateNo }) => plateNo))
  const expected = releases.flatMap((of): Expected[] => {
    const stillLeft = left.get(of.id) ?? '0'
    if (compare(stillLeft, '0') <= 0) return []
    const common = {
      releaseId: of.id,
      number: of.releaseNo ?? '',
      left: stillLeft,
      validTo: of.validTo,
      ...named(of),
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
    ...named(of),
  }))
  return { hasScale: await hasWeighbridge(ctx), expected, inside }
}

interface Fetched {
  readonly customer: string | null
  readonly goodsId: string | null
  readonly positionId: string | null
}

/** Who fetches what, in the language of the gate. */
async function namesOf(ctx: Ctx, fetched: readonly Fetched[]) {
  const parties = await find(ctx, counterparty, { id: fetched.flatMap(({ customer }) => customer ?? []) })
  const coal = await find(ctx, goods, { id: fetched.flatMap(({ goodsId }) => goodsId ?? []) })
  const places = await find(ctx, position, { id: fetched.flatMap(({ positionId }) => positionId ?? []) })
  const names = new Map([
    ...places.map(({ id, code, positionNo }) => [id, positionNo ?? code] as const),
    ...parties.map(({ id, cpName: name, nameRu, nameEn }) => [id, nameIn(ctx.lang, { name, nameRu, nameEn })] as const),
    ...coal.map(
      ({ id, goodsName: name, goodsNameRu: nameRu, goodsNameEn: nameEn }) =>
        [id, nameIn(ctx.lang, { name, nameRu, nameEn })] as const,
    ),
  ])
  return ({ customer, goodsId, positionId }: Fetched) => ({
    customer: names.get(customer ?? '') ?? '',
    goods: names.get(goodsId ?? '') ?? '',
    place: names.get(positionId ?? '') ?? '',
  })
}
