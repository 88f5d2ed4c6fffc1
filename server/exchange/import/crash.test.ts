import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { startSource } from '../../testing/source-process.ts'
import { sheetWorld } from '../testing/sheet-world.ts'

const rows = 6_000

test('WID-17, reliability 20: an import killed with -9 in the middle goes on where it was, and no row becomes two records', async () => {
  const world = await sheetWorld()
  await prepareJobs(world.pool)
  await makePerson(world.pool, {
    code: 'clerk',
    name: '张三',
    unitId: world.units.a,
    deptId: world.departments.a1,
    permissions: ['hc-ck', 'hc-xz', 'hc-dr'],
  })
  const clerk = await world.signIn('clerk')
  const file = Buffer.from(
    ['voyageName,tons', ...Array.from({ length: rows }, (_, at) => `crash ${at},${at}`)].join('\n'),
  )
  const { id } = await world.send(clerk, 'sea/voyage', 'crash.csv', file)
  const count = async () => Number((await world.pool.driver.query(`select count(*) as n from sea.voyage`)).rows[0].n)

  await world.post(clerk, `/api/sea/voyage/import/${id}/write`)
  let kills = 0
  for (const enough of [500, 2_500, 4_500]) {
    const child = await worker(world.address, world.files.folder)
    await expect.poll(count, { interval: 5, timeout: 30_000 }).toBeGreaterThanOrEqual(enough)
    if ((await count()) < rows) kills += 1
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const last = await worker(world.address, world.files.folder)
  await expect
    .poll(
      async () =>
        (await world.pool.driver.query(`select state from engine.sheet_import where id = $1`, [id])).rows[0].state,
      { interval: 50, timeout: 30_000 },
    )
    .toBe('done')
  last.kill('SIGKILL')
  await once(last, 'exit')

  expect(kills).toBeGreaterThan(0)
  const {
    rows: [found],
  } = await world.pool.driver.query(`
    select count(*)::int as records, count(distinct voyage_name)::int as names, count(distinct voyage_no)::int as numbers,
      (select count(*)::int from engine.audit where verb = 'create' and document = 'sea.voyage') as lines, (select sum(length(states) - length(replace(states, 'd', '')))::int from engine.sheet_piece where import = '${id}') as done from sea.voyage`)
  expect(found).toEqual({ records: rows, names: rows, numbers: rows, lines: rows, done: rows })
}, 120_000)

async function worker(address: object, folder: string) {
  const env = { ...process.env, FILES: folder, DATABASE: JSON.stringify(address) }
  const child = startSource(join(import.meta.dirname, '..', 'testing', 'spreadsheet-job-process.ts'), { env })
  await once(createInterface(child.stdout), 'line')
  return child
}
