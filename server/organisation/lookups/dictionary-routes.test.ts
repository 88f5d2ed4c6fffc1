import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaryEntries } from '../../../base/standard-dictionary-entries.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'

const { pool } = await freshDatabase()
let server: TestServer
let page: Page

beforeAll(async () => {
  server = await testServer(pool)
  await makePerson(pool, { code: 'reader' })
  page = await signedIn(server.app, 'reader')
  await entry('1', '启用', 'Активен', 'Active', 1)
  await entry('0', '停用', 'Отключён', 'Disabled', 2)
  await entry('9', '作废', 'Не используется', 'Retired', 3, '0')
})
afterAll(() => server.close())

async function entry(code: string, zh: string, ru: string, en: string, sort: number, enabled = '1'): Promise<void> {
  await pool.query(sql`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, dic_sort, enabled)
    values (${v7()}, ${v7()}, 'test', 'enableFlag', ${code}, ${zh}, ${ru}, ${en}, ${sort}, ${enabled})`)
}

const ask = (url: string, headers: Record<string, string> = {}) => call(server.app, page, url, { headers })

test('DAT-01 a dictionary group answers its entries in order, with exactly the listed fields', async () => {
  const { data } = (await ask('/api/system/dictionary/group?dicGroup=enableFlag')).json()
  expect(data).toEqual([
    { dicId: expect.any(String), dicName: '启用', dicCode: '1', dicPid: null, dicGroup: 'enableFlag' },
    { dicId: expect.any(String), dicName: '停用', dicCode: '0', dicPid: null, dicGroup: 'enableFlag' },
  ])
})

test('DAT-01 names are in the language of the request', async () => {
  const names = await Promise.all(
    ['zh', 'ru', 'en'].map(
      async (lang) => (await ask('/api/system/dictionary/group?dicGroup=enableFlag', { lang })).json().data[0].dicName,
    ),
  )
  expect(names).toEqual(['启用', 'Активен', 'Active'])
})

test('DAT-01 an unknown group is empty; a missing, doubled or endless name is refused', async () => {
  expect((await ask('/api/system/dictionary/group?dicGroup=nothing')).json().data).toEqual([])
  expect((await ask('/api/system/dictionary/group')).statusCode).toBe(422)
  expect((await ask('/api/system/dictionary/group?dicGroup=a&dicGroup=b')).statusCode).toBe(400)
  expect((await ask(`/api/system/dictionary/group?dicGroup=${'x'.repeat(61)}`)).statusCode).toBe(400)
})

test('DAT-07 an unchanged group is 304 and a change by the administrator is sent at the next request', async () => {
  const etag = String((await ask('/api/system/dictionary/group?dicGroup=enableFlag')).headers['etag'])
  expect((await ask('/api/system/dictionary/group?dicGroup=enableFlag', { 'if-none-match': etag })).statusCode).toBe(
    304,
  )
  expect(
    (await ask('/api/system/dictionary/group?dicGroup=enableFlag', { 'if-none-match': etag, lang: 'ru' })).statusCode,
  ).toBe(200)
  await pool.query(sql`update base.dictionary set dic_name = '已启用' where dic_code = '1'`)
  const changed = await ask('/api/system/dictionary/group?dicGroup=enableFlag', { 'if-none-match': etag })
  expect(changed.json().data[0].dicName).toBe('已启用')
})

test('DAT-07 one transaction that changes many entries is one event', async () => {
  await pool.query(sql`delete from engine.outbox`)
  const client = await pool.driver.connect()
  await client.query(
    `begin; update base.dictionary set dic_sort = 1 where dic_code = '1'; update base.dictionary set dic_sort = 2 where dic_code = '0'; commit`,
  )
  client.release()
  expect(await pool.query(sql`select event from engine.outbox`)).toEqual([{ event: 'dictionary.changed' }])
})

test('DAT-02 a registered code table answers dmCode, dmName and dmUplv in the caller’s language', async () => {
  const { data } = (await ask('/api/dm_minzu')).json()
  expect(data).toHaveLength(58)
  expect(data[0]).toEqual({ dmCode: '01', dmName: '汉族', dmUplv: null })
  expect((await ask('/api/dm_currency', { lang: 'ru' })).json().data[0]).toEqual({
    dmCode: 'CNY',
    dmName: 'Китайский юань',
    dmUplv: null,
  })
  expect(
    (await ask('/api/dm_country', { lang: 'en' })).json().data.map(({ dmCode }: { dmCode: string }) => dmCode),
  ).toContain('RU')
})

test('LNG-01 the names of code tables are in their languages, and a port has one name wherever it is kept', async () => {
  const rows = await pool.query<Record<'table' | 'code' | 'zh' | 'ru' | 'en', string>>(
    sql`select table_name as "table", dm_code as code, dm_name as zh, name_ru as ru, name_en as en from engine.code_table_entry where table_name <> 'dm_hs'`,
  )
  expect(
    rows.filter(
      ({ zh, ru, en }) =>
        !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(ru) || /\p{Script=Han}|\p{Script=Cyrillic}/u.test(en),
    ),
  ).toEqual([])
  expect(rows.filter(({ en }) => /demo|LOCODE|Fangcheng$|^Taiwan$/.test(en))).toEqual([])
  expect(rows.filter(({ ru }) => /\(САР\)|^Тайвань$/.test(ru))).toEqual([])
  const kept = new Map(
    rows.filter(({ table }) => table === 'dm_port').map(({ code, zh, ru, en }) => [code, { zh, ru, en }]),
  )
  const differ = (dictionaryEntries['port'] ?? []).filter(
    ({ code, label }) =>
      kept.has(code) && JSON.stringify(kept.get(code)) !== JSON.stringify({ zh: label.zh, ru: label.ru, en: label.en }),
  )
  expect(differ.map(({ code, label }) => [code, label, kept.get(code)])).toEqual([])
})

test('DAT-02 no other name answers: no table of the database, no spelling of one', async () => {
  const tables = await pool.query<{ name: string }>(sql`
    select relname as name from pg_class union select schemaname || '.' || tablename from pg_tables union select table_schema || '.' || table_name from information_schema.tables`)
  const spellings = [
    'DM_MINZU',
    'dm_minzu;',
    'dm_minzu--',
    "dm_minzu'",
    'dm_minzu ',
    ' dm_minzu',
    'dm_minzu%00',
    'dm-minzu',
    'dm_',
    '%',
    '_',
    '*',
    'dm_minzu,dm_country',
    'dm_minzu union select',
    '..%2fdm_minzu',
    'code_table',
    'engine.code_table',
    '__proto__',
    'constructor',
  ]
  const names = [...tables.map(({ name }) => encodeURIComponent(name)), ...spellings.map((name) => encodeURI(name))]
  expect(names.length).toBeGreaterThan(300)
  const bodies = new Set<string>()
  for (const name of names) {
    const answer = await ask(`/api/${name}`)
    bodies.add(`${answer.statusCode} ${answer.body}`)
  }
  expect([...bodies]).toEqual([expect.stringMatching(/^404 .*"code":"route.unknown"/)])
})

test('DAT-02 a table of more than 5,000 entries answers at most 200, filtered by param', async () => {
  await pool.query(sql`insert into engine.code_table_entry (table_name, dm_code, dm_name, name_ru, name_en, sort)
    select 'dm_hs', lpad(n::text, 10, '0'), '商品' || n, 'Товар ' || n, 'Goods ' || n, n from generate_series(1, 5001) n`)
  expect((await ask('/api/dm_hs')).json().data).toHaveLength(200)
  expect((await ask('/api/dm_hs?param=4321')).json().data.map(({ dmName }: { dmName: string }) => dmName)).toEqual([
    '商品4321',
  ])
  expect((await ask('/api/dm_hs?param=%25')).json().data).toEqual([])
  expect((await ask('/api/dm_minzu?param=none')).json().data).toHaveLength(58)
})

test('DAT-02 a code that people keep stands before the standard from its day on, and one that they ended is gone', async () => {
  const kept = (code: string, name: string, from: string, to: string | null = null) =>
    pool.query(sql`
    insert into base.code_entry (id, create_by, create_name, code_table, code, code_name, name_ru, name_en, valid_from, valid_to)
    values (${v7()}, ${v7()}, 'test', 'dm_port', ${code}, ${name}, ${name}, ${name}, ${from}::date, ${to}::date)`)
  const etag = String((await ask('/api/dm_port')).headers['etag'])
  await kept('CNHEK', '黑河口岸', '2020-01-01')
  await kept('CNHEK', '黑河自贸口岸', '2999-01-01')
  await kept('CNMLX', '满洲里', '2020-01-01', '2020-12-31')
  await kept('RUBQS', '布拉戈维申斯克', '2020-01-01')
  const answer = await ask('/api/dm_port', { 'if-none-match': etag })
  expect(answer.statusCode).toBe(200)
  const ports = new Map(
    (answer.json().data as { dmCode: string; dmName: string }[]).map(({ dmCode, dmName }) => [dmCode, dmName]),
  )
  expect([ports.get('CNHEK'), ports.has('CNMLX'), ports.get('RUBQS')]).toEqual(['黑河口岸', false, '布拉戈维申斯克'])
})
