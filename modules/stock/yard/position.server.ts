import type { Json } from '../../../core/values/json.ts'
import { checkAll, type Ctx, find, get, Refusal, requireNoDependents, rules } from '../../../server/module-api.ts'
import { coalSpec } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { warehouse } from '../warehouse.ts'
import { isSimple, outlineOf, overlap } from './outline.ts'
import { refreshHeat, takeTemperature } from './position-heat.server.ts'
import { position, type Position } from './position.ts'

const free = (ctx: Ctx) => ctx.withoutScope('places of one yard do not overlap')

/** Places of a yard that lie beside each other, keep their warehouse while something lies there, and are measured. */
export const positionRules = rules(position, {
  prepare: async (ctx, { warehouseId, code }) => {
    if (!warehouseId || !code) return
    const [at] = await find(ctx, warehouse, { id: warehouseId })
    return at === undefined ? undefined : { positionNo: `${at.warehouseCode}-${code}` }
  },

  check: (ctx, record, before) =>
    checkAll([
      () => requireOutline(ctx, record, record.corners),
      () => requireEmpty(record, before),
      () => requireSpec(ctx, record),
    ]),

  on: {
    measure: async (ctx, record, { temp, at }) => {
      await takeTemperature(ctx, record, Number(at), String(temp))
      await refreshHeat(ctx, [record.id])
    },
    reshape: async (ctx, record, { corners }) => {
      const shape = corners as Position['corners'] // checked against the verb's `asks`
      await requireOutline(ctx, record, shape)
      return { corners: shape }
    },
    delete: async (ctx, { id }) => requireNoDependents(ctx, [{ doc: batch, where: { positionId: id } }]),
  },
})

async function requireOutline(ctx: Ctx, { id, warehouseId }: Position, corners: Position['corners'] | Json) {
  const outline = outlineOf(corners as Position['corners'])
  if (!isSimple(outline)) throw Refusal.atField('corners', 'yard.outline')
  // Two people who draw at once would not see each other's place.
  await get(free(ctx), warehouse, warehouseId, { lock: true })
  const others = await find(free(ctx), position, { warehouseId }, { lines: true })
  const over = others.find(
    (other) => other.id !== id && other.inUse === '1' && overlap(outline, outlineOf(other.corners)),
  )
  if (over !== undefined) throw Refusal.atField('corners', 'yard.overlap', { name: over.positionNo ?? over.code })
}

function requireEmpty({ warehouseId, inUse, qty, code }: Position, before: Position | null): void {
  if (before === null || before.goodsId === null) return
  const params = { qty: qty ?? '0' }
  if (before.warehouseId !== warehouseId) throw Refusal.atField('warehouseId', 'yard.not-empty', params)
  if (before.code !== code) throw Refusal.atField('code', 'yard.not-empty', params)
  if (inUse !== '1') throw Refusal.atField('inUse', 'yard.not-empty', params)
}

async function requireSpec(ctx: Ctx, { specId }: Position): Promise<void> {
  if (specId === null) return
  const { inUse, specName } = await get(ctx.withoutScope('coal is kept by a specification'), coalSpec, specId)
  if (inUse !== '1') throw Refusal.atField('specId', 'yard.spec-not-in-use', { name: specName })
}
