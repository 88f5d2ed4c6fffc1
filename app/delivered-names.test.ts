import { readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../server/platform/database/transaction.ts'
import { grams, searchText } from '../server/records/list/search-text.ts'
import { syncDeclared } from '../server/records/seed/sync-declared.ts'
import { modules } from './modules.ts'
import { type GroupWorld, groupWorld } from './testing/group-world.ts'

let pool: GroupWorld['pool']
let running: GroupWorld['running']

beforeAll(async () => {
  ;({ pool, running } = await groupWorld())
})

const names = {
  dictionary: 'dic_name, dic_name_ru, dic_name_en',
  menu: 'menu_name, menu_name_ru, menu_name_en',
  role: 'role_name, name_ru, name_en',
}
type Table = keyof typeof names

const rowsOf = async (table: Table) => {
  const columns = `${names[table]}, search, search_grams`
  return (await pool.driver.query<object>(`select id, ${columns} from base.${table} order by id`)).rows
}

/** Puts a name of an earlier delivery in the place of today's, found by it as by any other. */
async function name(table: Table, where: string, column: string, was: string): Promise<void> {
  await pool.driver.query(`update base.${table} set ${column} = $1 where ${where}`, [was])
  const { rows } = await pool.driver.query<{ id: string; names: string[] }>(
    `select id, array[${names[table]}] as names from base.${table} where ${where}`,
  )
  for (const row of rows) {
    const search = searchText(row.names)
    await pool.driver.query(`update base.${table} set search = $2, search_grams = $3 where id = $1`, [
      row.id,
      search,
      grams(search),
    ])
  }
}

/** What the start of today's build does with an installation of the earlier delivery. */
async function upgrade(): Promise<void> {
  const file = new URL('../server/migrations/202611242130-delivered-names.sql', import.meta.url)
  await pool.driver.query(readFileSync(file, 'utf8'))
  await pool.query(sql`delete from engine.declared`)
  await inTransaction(pool, (on) => syncDeclared(on, modules, running.permissions))
}

const tables: readonly Table[] = ['dictionary', 'menu', 'role']

test('LNG-01 an installation of an earlier delivery says today’s names, found by them, and keeps those that somebody changed', async () => {
  const today = await Promise.all(tables.map(rowsOf))
  await name('dictionary', `dic_group = 'deptFlag' and dic_code = '2'`, 'dic_name_ru', 'Отдел')
  await name('dictionary', `dic_group = 'bankPayStatus' and dic_code = '08'`, 'dic_name_en', 'In trading')
  await name('dictionary', `dic_group = 'incoterms' and dic_code = 'FOB'`, 'dic_name_ru', 'Свободно на борту')
  await name('menu', `menu_url = '/workflowCs'`, 'menu_name_ru', 'Копии мне')
  await name('role', `role_code = 'chairman'`, 'name_ru', 'Председатель правления')
  await upgrade()
  expect(await Promise.all(tables.map(rowsOf))).toEqual(today)

  await name('dictionary', `dic_group = 'deptFlag' and dic_code = '2'`, 'dic_name_ru', 'Служба')
  await upgrade()
  const { rows } = await pool.driver.query(
    `select dic_name_ru as ru, position('служба' in search) > 0 as found from base.dictionary where dic_group = 'deptFlag' and dic_code = '2'`,
  )
  expect(rows).toEqual([{ ru: 'Служба', found: true }])
})
