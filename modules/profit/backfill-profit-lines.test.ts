import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { servers } from '../../app/module-servers.ts'
import { setMonthClosed, systemContext } from '../../server/module-api.ts'
import { linesOfBefore } from './backfill-profit-lines.server.ts'
import { profitProblems } from './profit-consistency.server.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'

let world: ProfitWorld

beforeAll(async () => {
  world = await profitWorld()
}, 120_000)

test('what was settled and went out before the profit was kept has its lines once, also after a kill', async () => {
  const [sale, bought, goodsId] = [await world.inForce('xs'), await world.inForce('hc'), await world.coal('mwa')]
  const stays = await world.settled(sale, '113', { date: '2026-09-20' })
  await world.settled(sale, '226', { settleType: 'prov' })
  await world.settled(sale, '339', { settleType: 'final' })
  await world.ended(await world.settled(sale, '452'), 'revoke')
  const isCost = await world.settled(await world.inForce('ys'), '1000')
  await world.settled(bought, '565')
  const of = { goodsId, contractId: bought, billQty: '10', actualQty: '10', price: '50' }
  const { batchId } = await world.inOf(await world.came(of))
  const out = await world.went({ goodsId, batchId, qty: '4', date: '2026-11-12' })
  await world.went({ goodsId, batchId, qty: '1', date: '2026-11-12', outType: 'use' })
  const ordinary = await brought()
  expect(ordinary).toHaveLength(5)

  await world.pool.query(sql`delete from profit.profit_line`)
  // Five documents, the contract whose account shows more, and the goods that were used.
  expect(await profitProblems(world.pool)).toHaveLength(7)
  const month = { unitId: world.place('BLHY'), month: '2026-09' }
  const system = (await world.ctx('findir')).withoutScope('test')
  for (const part of ['settlement', 'profit'] as const) await setMonthClosed(system, month, part, true)

  await world.pool.query(sql`alter table profit.profit_line add constraint cut_off check (item <> 'cogs') not valid`)
  await expect(upgraded()).rejects.toThrow('cut_off')
  await world.pool.query(sql`alter table profit.profit_line drop constraint cut_off`)
  await upgraded()
  expect(await brought()).toEqual(ordinary)
  expect(await world.linesOf(stays)).toEqual([['2026-10-01', 'rev', '100.00']])
  expect(await world.linesOf(isCost)).toEqual([['2026-11-12', 'frt', '-884.96']])
  expect(await world.linesOf(out)).toEqual([['2026-11-12', 'cogs', '-200.00']])
  expect(await profitProblems(world.pool)).toEqual([])

  const lines = () => world.pool.query(sql`select id, ver from profit.profit_line order by id`)
  const before = await lines()
  await upgraded()
  expect(await lines()).toEqual(before)
})

test.each([
  ['profit.linesOfBefore', '202611271101-lines-of-before'],
  ['finance.openItemsOfBefore', '202611271100-items-of-before'],
  ['stock.costsOfBefore', '202611300901-costs-of-before'],
])('an installation that has something asks for %s as it migrates, and once more a day later', async (job, name) => {
  const [module = '', own = ''] = job.split('.')
  const file = join(import.meta.dirname, '..', module, 'migrations', `${name}.sql`)
  await world.pool.driver.query(await readFile(file, 'utf8'))
  const asked = await world.pool.query<{ later: boolean }>(sql`
    select data ->> 'runAt' is not null as later from engine.outbox where event = 'job' and data ->> 'name' = ${job} order by id`)
  expect(asked.map(({ later }) => later)).toEqual([false, true])
  expect(servers.find((server) => server.module === module)?.jobs[own]).toBeDefined()
})

/** What each document brought, by item. */
function brought(): Promise<readonly unknown[]> {
  return world.pool.query(sql`
    select source_id, item, sum(amount) as amount, biz_segment, company, contract_id, unit_id, dept_id
    from profit.profit_line group by source_id, item, biz_segment, company, contract_id, unit_id, dept_id
    having sum(amount) <> 0 order by 1, 2`)
}

function upgraded(): Promise<void> {
  return linesOfBefore(systemContext(world.pool, world.running, world.now, 'test'))
}
