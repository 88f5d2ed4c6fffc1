import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Pool } from '../server/platform/database/pool.ts'
import { grams, searchText } from '../server/records/list/search-text.ts'
import { groupWorld } from './testing/group-world.ts'

let pool: Pool

beforeAll(async () => {
  ;({ pool } = await groupWorld())
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

async function repair(): Promise<void> {
  const file = new URL('../server/migrations/202611242130-delivered-names.sql', import.meta.url)
  await pool.driver.query(readFileSync(file, 'utf8'))
}

const tables: readonly Table[] = ['dictionary', 'menu', 'role']

test('LNG-01 an installation of an earlier delivery says today’s names, found by them, and keeps those that somebody changed', async () => {
  const today = await Promise.all(tables.map(rowsOf))
  await name('dictionary', `dic_group = 'deptFlag' and dic_code = '2'`, 'dic_name_ru', 'Отдел')
  await name('dictionary', `dic_group = 'bankPayStatus' and dic_code = '08'`, 'dic_name_en', 'In trading')
  await name('dictionary', `dic_group = 'incoterms' and dic_code = 'FOB'`, 'dic_name_ru', 'Свободно на борту')
  await name('menu', `menu_url = '/workflowCs'`, 'menu_name_ru', 'Копии мне')
  await name('role', `role_code = 'chairman'`, 'name_ru', 'Председатель правления')
  await repair()
  expect(await Promise.all(tables.map(rowsOf))).toEqual(today)

  await name('dictionary', `dic_group = 'deptFlag' and dic_code = '2'`, 'dic_name_ru', 'Служба')
  await repair()
  const { rows } = await pool.driver.query(
    `select dic_name_ru as ru from base.dictionary where dic_group = 'deptFlag' and dic_code = '2'`,
  )
  expect(rows).toEqual([{ ru: 'Служба' }])
})
