import { pick } from '../../core/approval/testing/random.ts'
import { stockCount } from '../../modules/stock/stock-count.ts'
import { act, get, save } from '../../server/module-api.ts'
import type { GroupWorld } from './group-world.ts'

interface Place {
  readonly warehouseId: string
  readonly goodsId: string
  readonly batchId: string | null
}

/** Counts a batch and posts what it finds, which may be nothing; answers the count. */
export async function counted(group: GroupWorld, random: () => number, place: Place, date: string): Promise<string> {
  const keeper = await group.ctx('seayard')
  const { id, ver } = await save(keeper, stockCount, { ...place, date, density: '1' })
  await act(keeper, stockCount, id, 'freeze', { ver })
  const { bookQty, ver: frozen } = await get(keeper, stockCount, id)
  const volume = (Number(bookQty) * pick(random, [0.996, 1, 1.003])).toFixed(3)
  const { ver: measured } = await save(keeper, stockCount, { id, ver: frozen, survey: [{ stack: 'A1', volume }] })
  await act(keeper, stockCount, id, 'handIn', { ver: measured })
  await countDoes(group, id, 'post')
  return id
}

/** Calls a verb of the finance office. */
export async function countDoes(group: GroupWorld, id: string, verb: string): Promise<void> {
  const finance = await group.ctx('seafin')
  await act(finance, stockCount, id, verb, { ver: (await get(finance, stockCount, id)).ver })
}
