import { pick } from '../../core/approval/testing/random.ts'
import { stockCount } from '../../modules/stock/stock-count.ts'
import { position } from '../../modules/stock/yard/position.ts'
import { act, type Ctx, find, get, save } from '../../server/module-api.ts'
import type { GroupWorld } from './group-world.ts'

interface Place {
  readonly warehouseId: string
  readonly goodsId: string
  readonly batchId: string | null
}

/** Counts a batch and posts what it finds, which may be nothing; answers the count. */
export async function counted(group: GroupWorld, random: () => number, place: Place, date: string): Promise<string> {
  const keeper = await group.ctx('seayard')
  const positionId = await placeIn(keeper, place.warehouseId)
  const { id, ver } = await save(keeper, stockCount, { ...place, date, density: '1' })
  await act(keeper, stockCount, id, 'freeze', { ver })
  const { bookQty, ver: frozen } = await get(keeper, stockCount, id)
  const volume = (Number(bookQty) * pick(random, [0.996, 1, 1.003])).toFixed(3)
  const { ver: measured } = await save(keeper, stockCount, { id, ver: frozen, survey: [{ positionId, volume }] })
  await act(keeper, stockCount, id, 'handIn', { ver: measured })
  await countDoes(group, id, 'post')
  return id
}

/** The place of a yard, drawn where it has none. */
async function placeIn(keeper: Ctx, warehouseId: string): Promise<string> {
  const [at] = await find(keeper, position, { warehouseId })
  if (at !== undefined) return at.id
  const corners = [
    { x: '0', y: '0' },
    { x: '20', y: '0' },
    { x: '20', y: '20' },
  ]
  return (await save(keeper, position, { warehouseId, code: 'A1', capacity: '50000', corners })).id
}

/** Calls a verb of the finance office. */
export async function countDoes(group: GroupWorld, id: string, verb: string): Promise<void> {
  const finance = await group.ctx('seafin')
  await act(finance, stockCount, id, verb, { ver: (await get(finance, stockCount, id)).ver })
}
