import { beforeAll, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { draftTables } from '../../records/schema/draft-migration.ts'
import { cargo, portModule } from '../../records/testing/cargo-test-document.ts'
import { makeWorld, type World } from '../../records/testing/records-world.ts'
import { seaModule } from '../../records/testing/voyage-test-documents.ts'
import { save } from '../../records/write/save-record.ts'
import { exportTotals } from './export-totals.ts'

const scope = { all: true, unitIds: [], deptIds: [] }
let world: World

beforeAll(async () => {
  world = await makeWorld([], { modules: [seaModule, portModule] })
  await world.pool.driver.query(`create schema port; ${draftTables([cargo])}`)
  const ctx = await world.as({ permissions: ['hw-mm'], scope })
  const rows: Record<string, Json>[] = [
    { goods: 'a', currency: 'plan', uom: 'sea', cost: '10.10', weight: '1.5', pieces: '2' },
    { goods: 'b', currency: 'plan', uom: 'done', cost: '-0.10', weight: '2', pieces: '3' },
    { goods: 'c', currency: 'sea', cost: '99999999999998.99', pieces: '4' },
  ]
  for (const row of rows) await save(ctx, cargo, row)
})

test('WID-17 export: totals have a row for each currency and unit, over the rows that the list was asked for', async () => {
  const ctx = await world.as({ permissions: ['hw-mm'], scope })
  const columns = ['goods', 'cost', 'currency', 'weight', 'pieces']
  expect(await exportTotals(ctx, cargo, { columns })).toEqual([
    ['合计 (计划)', 10, null, null, null],
    ['合计 (在航)', '99999999999998.99', null, 1.5, null],
    ['合计 (完成)', null, null, 2, null],
    ['合计', null, null, null, 9],
  ])
  const russian = await world.as({ permissions: ['hw-mm'], scope, lang: 'ru' })
  expect(await exportTotals(russian, cargo, { columns: ['cost', 'goods'], parameters: { goods: 'a' } })).toEqual([
    [10.1, 'Итого (ru 计划)'],
  ])
})

test('WID-17 export: nothing is totalled that is not exported, that the reader may not read, or of no rows', async () => {
  const ctx = await world.as({ scope })
  expect(await exportTotals(ctx, cargo, { columns: ['goods', 'mark'] })).toEqual([])
  // The unit of weight is closed to him, so weights of different units would be one sum.
  expect(await exportTotals(ctx, cargo, { columns: ['goods', 'weight', 'pieces'] })).toEqual([['合计', null, 9]])
  expect(await exportTotals(ctx, cargo, { columns: ['goods', 'cost'], parameters: { goods: 'nothing' } })).toEqual([])
})
