import { expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import { type AnyDocument, document } from '../../../core/description/document.ts'
import { date, dictionary, lines, money, text } from '../../../kinds/index.ts'
import { freshDatabase } from '../../testing/database.ts'
import { draftTables, schemaDiff } from './draft-migration.ts'
import { tableShapes } from './table-shape.ts'

const voyage = document({
  module: 'test',
  name: 'seaVoyage',
  code: 'ceshi',
  scope: 'hygl',
  title: 'voyageNo',
  unique: [['voyageNo', 'unitId']],
  fields: {
    voyageNo: text({ searched: true }),
    freight: money({ digits: 2, indexed: true }),
    legs: lines({ fields: { port: text(), order: text() } }),
  },
  form: [],
  lists: {},
})

test('the migrations of the base documents make exactly the tables their descriptions name', async () => {
  const { pool } = await freshDatabase()
  expect(await schemaDiff(pool, Object.values(baseModule.documents))).toEqual([])
})

test('a draft makes the schema, and a changed description yields the statements that follow it', async () => {
  const { pool } = await freshDatabase()
  await pool.driver.query(`create schema test; ${draftTables([voyage])}`)
  expect(await schemaDiff(pool, [voyage])).toEqual([])
  const changed = {
    ...voyage,
    fields: { ...voyage.fields, freight: money({ digits: 4 }), port: text({ unique: true }) },
  }
  const statements = await schemaDiff(pool, [changed])
  expect(statements).toEqual([
    'alter table test.sea_voyage alter column freight type numeric(20,4) using freight::numeric(20,4);',
    'alter table test.sea_voyage add column port text;',
    'drop index test.sea_voyage_freight;',
    'create unique index sea_voyage_port_key on test.sea_voyage using btree (port) where (del_flag = 0);',
  ])
  await pool.driver.query(statements.join('\n'))
  expect(await schemaDiff(pool, [changed])).toEqual([])
})

test('a document with no table yet is drafted whole', async () => {
  const { pool } = await freshDatabase()
  const statements = await schemaDiff(pool, [voyage])
  await pool.driver.query(statements.join('\n'))
  expect(await schemaDiff(pool, [voyage])).toEqual([])
})

test('what only grows is added up by its day without its table; what changes is not', () => {
  const lines = document({
    module: 'test',
    name: 'seaVoyage',
    code: 'ceshi',
    scope: 'hygl',
    title: 'item',
    appendOnly: true,
    form: [],
    fields: { day: date({ indexed: true }), item: dictionary({ group: 'yesNo' }), freight: money({ digits: 2 }) },
    lists: { main: { columns: ['day', 'item'], search: ['item', 'day'], sort: [], totals: ['freight'] } },
  })
  const indexesOf = (doc: AnyDocument) => {
    const { sea_voyage_day: byDay, sea_voyage_day_item: addedUp } = tableShapes(doc)[0]?.indexes ?? {}
    return [byDay?.on, addedUp?.on]
  }
  const listed = 'using btree (day, create_time, id) include (unit_id) where (del_flag = 0)'
  const addedUp = 'using btree (day, item) include (unit_id, freight) where (del_flag = 0)'
  expect(indexesOf(lines)).toEqual([listed, addedUp])
  const { appendOnly: _grows, ...changing } = lines
  expect(indexesOf(changing)).toEqual([listed, undefined])
})
