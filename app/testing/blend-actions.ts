import { pick } from '../../core/approval/testing/random.ts'
import { stockBlend } from '../../modules/stock/blend/stock-blend.ts'
import { act, get, save } from '../../server/module-api.ts'
import { type GroupWorld, worldNow } from './group-world.ts'

interface Feed {
  readonly warehouseId: string
  readonly goodsId: string
  readonly planQty: string
  readonly batches: readonly string[]
  readonly day: string
}

/** Feeds up to two batches and takes in what came of them, now and then too little of it; answers the blend. */
export async function blended(group: GroupWorld, random: () => number, of: Feed): Promise<string> {
  const { batches, day, ...place } = of
  const keeper = await group.ctx('seayard')
  const shares = batches.length === 1 ? ['100'] : ['37', '63']
  const parts = batches.map((batchId, at) => ({ batchId, sharePct: shares[at] ?? '0' }))
  const { id, ver } = await save(keeper, stockBlend, { ...place, date: day, parts })
  await act(keeper, stockBlend, id, 'submit', { ver })
  await group.agree(stockBlend, id, worldNow)
  await blendDoes(group, 'seayard', id, 'feed', { fedOn: day, fedQty: of.planQty })
  const producedQty = (Number(of.planQty) * pick(random, [0.998, 1, 1.003, 0.98])).toFixed(3)
  await blendDoes(group, 'seayard', id, 'produce', { producedOn: day, producedQty })
  return id
}

/** Calls a verb of somebody's. */
export async function blendDoes(
  group: GroupWorld,
  who: string,
  id: string,
  verb: string,
  asked: object = {},
): Promise<void> {
  const ctx = await group.ctx(who)
  await act(ctx, stockBlend, id, verb, { ver: (await get(ctx, stockBlend, id)).ver, ...asked })
}
