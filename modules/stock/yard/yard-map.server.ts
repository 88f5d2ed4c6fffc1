import type { FastifyInstance } from 'fastify'
import { nameIn } from '../../../core/words/name-in-language.ts'
import { type Ctx, find, labelOf } from '../../../server/module-api.ts'
import { goods } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { warehouse } from '../warehouse.ts'
import { position, type Position } from './position.ts'
import type { MapPlace, YardMap } from './yard-map.ts'

interface Asked {
  readonly yard?: string
}

/** What the map of a yard draws. */
export function yardMapRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Asked }>('/api/stock/yard/map', { config: { needs: 'hwgl-ck' } }, ({ ctx, query }) =>
    yardMap(ctx, query.yard),
  )
}

/** The yards that have places, and the places of one of them: the first where none was asked for. */
export async function yardMap(ctx: Ctx, wanted?: string): Promise<YardMap> {
  const all = await find(ctx, position, { inUse: '1' }, { sort: ['positionNo'], lines: true })
  const named = ctx.withoutScope('a place names its warehouse, its goods and its batches')
  const kept = await find(
    named,
    warehouse,
    { id: all.map(({ warehouseId }) => warehouseId) },
    { sort: ['warehouseCode'] },
  )
  const yards = kept.map(({ id, warehouseName: name, warehouseNameRu: nameRu, warehouseNameEn: nameEn }) => ({
    id,
    name: nameIn(ctx.lang, { name, nameRu, nameEn }),
    warm: all.filter(({ warehouseId, tempLight }) => warehouseId === id && tempLight !== null).length,
  }))
  const yard = yards.find(({ id }) => id === wanted)?.id ?? yards[0]?.id ?? null
  const own = all.filter(({ warehouseId }) => warehouseId === yard)
  return { yards, yard, places: await placesOf(named, own) }
}

async function placesOf(ctx: Ctx, own: readonly Position[]): Promise<MapPlace[]> {
  const sorts = await find(ctx, goods, { id: own.flatMap(({ goodsId }) => goodsId ?? []) })
  const batches = await find(ctx, batch, { id: own.flatMap((one) => one.batches ?? []) })
  const names = new Map(
    sorts.map(({ id, goodsName: name, goodsNameRu: nameRu, goodsNameEn: nameEn }) => [
      id,
      nameIn(ctx.lang, { name, nameRu, nameEn }),
    ]),
  )
  const numbers = new Map(batches.map(({ id, batchNo }) => [id, batchNo ?? '']))
  return Promise.all(
    own.map(async (one) => ({
      id: one.id,
      ver: one.ver,
      name: one.positionNo ?? one.code,
      code: one.code,
      goods: names.get(one.goodsId ?? '') ?? '',
      qty: one.qty ?? '0',
      capacity: one.capacity,
      fillPct: one.fillPct ?? '0',
      heatKcal: one.heatKcal,
      tempMax: one.tempMax,
      tempAt: one.tempAt,
      light: one.tempLight,
      lightName: one.tempLight === null ? '' : await labelOf(ctx, 'alertLevel', one.tempLight),
      lastTurn: one.lastTurn,
      batches: (one.batches ?? []).map((id) => ({ id, batchNo: numbers.get(id) ?? '' })),
      corners: (one.corners ?? []).map(({ x, y }) => ({ x, y })),
    })),
  )
}
