import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { act, get, postRun } from '../../server/module-api.ts'
import { systemContext } from '../../server/platform/context/system-context.ts'
import { writeRunLines } from '../../server/records/batch-run/write-run-lines.ts'
import { monthlyAverageRun, monthlyAverages } from '../stock/monthly-average/monthly-average.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'
import { proveAfterEach } from './testing/prove-after-each.ts'

let world: ProfitWorld

beforeAll(async () => {
  world = await profitWorld()
}, 120_000)
proveAfterEach(() => world)

test('what went out costs the average of its month in the profit too, and what it had cost once that is taken back', async () => {
  // 1,000 t at 500 and 1,000 t at 600 are 550 a tonne; 500 t had gone out at 500.
  const coal = await came('2026-10-05', '1000', '500')
  const out = await went(coal, '2026-10-10', '500')
  await came('2026-10-20', '1000', '600', coal)
  const run = await posted()
  const lines = [
    ['2026-10-10', 'cogs', '-250000.00'],
    ['2026-10-10', 'cogs', '-25000.00'],
  ]
  expect(await world.linesOf(out)).toEqual(lines)
  await takenBack(run)
  expect(await world.linesOf(out)).toEqual([...lines, ['2026-10-10', 'cogs', '25000.00']])
})

interface Coal {
  readonly goodsId: string
  readonly batchId: string | null
}

async function came(date: string, qty: string, price: string, of?: Coal): Promise<Coal> {
  const goodsId = of?.goodsId ?? (await world.coal('mon'))
  const batch = of === undefined ? {} : { batchId: of.batchId }
  const id = await world.came({ goodsId, ...batch, billQty: qty, actualQty: qty, price, date })
  return { goodsId, batchId: (await world.inOf(id)).batchId }
}

function went({ goodsId, batchId }: Coal, date: string, qty: string): Promise<string> {
  return world.went({ goodsId, batchId, qty, date })
}

async function posted(): Promise<string> {
  return postRun(await world.ctx('seafin'), monthlyAverages, { unitId: world.place('BLHY'), month: '2026-10' })
}

async function takenBack(id: string): Promise<void> {
  const ctx = await world.ctx('seafin')
  await act(ctx, monthlyAverageRun, id, 'reverse', { ver: (await get(ctx, monthlyAverageRun, id)).ver, why: '重算' })
  const system = systemContext(world.pool, world.running, worldNow, 'test')
  await writeRunLines(system, { run: monthlyAverages.runs, id })
  expect(await get(ctx, monthlyAverageRun, id)).toMatchObject({ state: '4' })
}
