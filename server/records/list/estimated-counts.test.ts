import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../platform/context/context.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { ship } from '../testing/voyage-test-documents.ts'
import { save } from '../write/save-record.ts'
import { page } from './list-page.ts'

const many = 100_001
const share = 10_000
let world: World
let all: Ctx

beforeAll(async () => {
  world = await makeWorld()
  all = await world.as({ scope: { all: true, unitIds: [], deptIds: [] } })
  const { id } = await save(all, ship, { shipName: '北陆 0' })
  // Ships without what they are searched by: their number is all that matters here. Several statements, each of which
  // ends in the time one may take, also where others keep the machine busy.
  for (let from = 1; from <= many; from += share)
    await world.pool.driver.query(
      `
    insert into sea.ship select r.* from sea.ship s cross join generate_series($2::int, $3::int) n
    cross join lateral jsonb_populate_record(null::sea.ship, to_jsonb(s) || jsonb_build_object('id', gen_random_uuid(), 'ship_name', 'ship ' || n, 'search', '', 'search_grams', (select array_agg(substr('ship ' || n, at, 2)) from generate_series(1, length('ship ' || n) - 1) at))) r where s.id = $1`,
      [id, from, Math.min(many, from + share - 1)],
    )
  await world.pool.driver.query('vacuum analyze sea.ship')
})

test('a total beyond 100,000 is an estimate, is not counted again at the next page, and a filter is counted exactly', async () => {
  const sent: string[] = []
  const watched: Ctx = {
    ...all,
    sql: {
      aside: all.sql.aside,
      query: (statement) => {
        sent.push(statement.text)
        return all.sql.query(statement)
      },
    },
  }
  const counts = () => sent.filter((text) => text.includes('count(*)')).length
  const first = await page(watched, ship, { size: 20, sort: 'createTime' })
  expect(first).toMatchObject({ approximate: true })
  expect(first.totalElements).toBeGreaterThanOrEqual(100_000)
  expect(counts()).toBe(1)
  const second = await page(watched, ship, { size: 20, sort: 'createTime', page: 2 })
  expect(second).toMatchObject({ approximate: true, totalElements: first.totalElements })
  expect(new Set([...first.content, ...second.content].map(({ id }) => id)).size).toBe(40)
  expect(counts()).toBe(1)
  expect(await page(watched, ship, { parameters: { shipName: 'ship 99999' } })).toMatchObject({
    approximate: false,
    totalElements: 1,
  })
  expect(counts()).toBe(2)
})
