import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, find, save } from '../../server/module-api.ts'
import { company } from './company.ts'
import { shareholding } from './shareholding.ts'

let world: GroupWorld
let admin: Ctx
let ids: readonly string[] = []

beforeAll(async () => {
  world = await groupWorld()
  const everybody = await world.ctx('admin')
  admin = everybody.withoutScope('the rule is asked, not the right')
  ids = (await find(admin, company, {}, { sort: ['companyCode'] }))
    // Nobody holds the head office; it holds the others whole.
    .toSorted((a, b) => Number(b.companyCode === 'BLJT') - Number(a.companyCode === 'BLJT'))
    .map(({ id }) => id)
})

/** One of the companies holds a part of the head office. */
const hold = (by: number, pct: string, from: string, to: Json = null) =>
  save(admin, shareholding, { companyId: ids[0] ?? '', holderId: ids[by] ?? '', pct, from, to })

test('nobody holds himself, and no holding ends before it begins', async () => {
  await expect(hold(0, '10', '2026-01-01')).rejects.toMatchObject({
    errors: { holderId: { code: 'shareholding.own' } },
  })
  await expect(hold(2, '10', '2020-02-01', '2020-01-31')).rejects.toMatchObject({
    errors: { to: { code: 'shareholding.days' } },
  })
  expect(await hold(2, '10', '2020-02-01', '2020-02-01')).toMatchObject({ ver: 1 })
})

test('on no day is more of a company held than there is: what ended the day before makes room, what ends that day does not', async () => {
  await hold(4, '60', '2026-01-01', '2026-06-30')
  await hold(5, '40', '2026-01-01')
  await expect(hold(6, '0.0001', '2026-06-30')).rejects.toMatchObject({
    errors: { pct: { code: 'shareholding.over', params: { pct: '100.0001', day: '2026-06-30' } } },
  })
  expect(await hold(6, '60', '2026-07-01')).toMatchObject({ ver: 1 })
  // A holding that begins later is counted on the day on which it begins.
  await expect(hold(7, '60', '2025-01-01')).rejects.toMatchObject({
    errors: { pct: { params: { day: '2026-01-01' } } },
  })
  expect(await hold(7, '100', '2025-01-01', '2025-12-31')).toMatchObject({ ver: 1 })
})

test('a holding that is changed is not counted beside itself', async () => {
  const { id, ver } = await hold(9, '100', '2010-01-01', '2010-12-31')
  expect(await save(admin, shareholding, { id, ver, pct: '99.5' })).toEqual({ id, ver: 2 })
})
