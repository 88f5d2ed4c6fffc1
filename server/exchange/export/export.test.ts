import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { streamXlsxRows } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { createApproval } from '../../approval/create-approval-port.ts'
import { giveRole, makePerson } from '../../identity/session/testing/people.ts'
import type { Page } from '../../identity/session/testing/test-server.ts'
import { plainText, safeText } from '../../platform/workbook/formula-safe-text.ts'
import { zipEntries } from '../../platform/workbook/zip-directory.ts'
import { sheetWorld, type SheetWorld } from '../testing/sheet-world.ts'

let world: SheetWorld
let clerk: Page
let clerkId: string
const doc = 'sea/voyage'
const url = '/api/sea/voyage/export'

beforeAll(async () => {
  world = await sheetWorld([], { approval: createApproval() })
  clerkId = await makePerson(world.pool, {
    code: 'clerk',
    name: '张三',
    unitId: world.units.a,
    deptId: world.departments.a1,
    permissions: ['hc-ck', 'hc-xz', 'hc-dr', 'ship-ck'],
  })
  await giveRole(world.pool, clerkId, 'exporter', ['hc-dc'])
  clerk = await world.signIn('clerk')
})

const payloads = [
  '=1+1',
  "=cmd|'/c calc'!A1",
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '=HYPERLINK("http://x","y")',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '|x',
  "'=1",
  '==1',
  '=\u0000',
  '-',
  '+',
  '=',
  '@',
  '-2+3',
  '=1;2',
  '="a"',
  '=A1',
  '+A1',
  '-A1',
  '@A1',
  '=1,2',
  '=now()',
  '=x\ny',
  '-x"y',
  '=IMPORTXML("a";"b")',
]

test('reliability 12: thirty payloads leave no formula in a workbook or a csv, and come back as they were', async () => {
  for (const [at, name] of payloads.entries())
    await world.post(clerk, '/api/sea/voyage/save', { voyageName: name.slice(0, 40), tons: String(at) })
  const { rows: stored } = await world.pool.driver.query<{ voyage_name: string }>(
    `select voyage_name from sea.voyage order by tons`,
  )
  const book = await world.fetch(clerk, url, { columns: ['voyageName', 'tons'], sort: 'tons', dir: 'asc' })
  const entries = await zipEntries({
    size: book.length,
    read: async (from, length) => book.subarray(from, from + length),
  })
  for (const { at, packed } of entries ?? []) {
    const from = at + 30 + book.readUInt16LE(at + 26) + book.readUInt16LE(at + 28)
    expect(inflateRawSync(book.subarray(from, from + packed)).toString()).not.toMatch(/<f[ >]/)
  }
  const cells = (await rowsOf(book)).slice(1).map(([name]) => name)
  expect(cells).toHaveLength(stored.length)
  for (const cell of cells) expect(String(cell)).not.toMatch(/^[=+\-@＝＋－＠|\t\r\0]/)
  expect(cells.map((cell) => plainText(String(cell)))).toEqual(stored.map(({ voyage_name: name }) => name))
  const csv = (
    await world.fetch(clerk, url, { columns: ['voyageName', 'tons'], sort: 'tons', dir: 'asc', format: 'csv' })
  ).toString()
  for (const line of csv.replace(/^\ufeff/, '').split('\r\n'))
    expect(line.replace(/^"/, '')).not.toMatch(/^[=+\-@＝＋－＠|\t\r\0]/)
  expect(safeText('-5')).toBe("'-5")
  await world.pool.driver.query(`update sea.voyage set del_flag = 1`)
})

test('LNG-01 who made a row is named in the language of the file', async () => {
  await world.pool.driver.query(`update base.person set name_ru = 'Чжан Сань' where id = $1`, [clerkId])
  await world.post(clerk, '/api/sea/voyage/save', { voyageName: 'мой', tons: '1' })
  const body = { columns: ['voyageName', 'createName'], sort: 'tons', dir: 'asc' }
  expect(await rowsOf(await world.fetch(clerk, url, body, 'ru'))).toEqual([expect.anything(), ['мой', 'Чжан Сань']])
  expect((await rowsOf(await world.fetch(clerk, url, body)))[1]).toEqual(['мой', '张三'])
  await world.pool.driver.query(`update sea.voyage set del_flag = 1`)
})

test('LNG-01 the step at which an approval stands is named in the language of the file', async () => {
  await giveRole(world.pool, clerkId, 'charterer', ['zc-ck', 'zc-xz', 'zc-dc'])
  clerk = await world.signIn('clerk')
  const { data } = await world.post<{ id: string }>(clerk, '/api/sea/charter/save', { amount: '1' })
  await world.pool.driver.query(`update sea.charter set current_node = 'captain' where id = $1`, [data.id])
  const step = async (lang: string) =>
    (await rowsOf(await world.fetch(clerk, '/api/sea/charter/export', { columns: ['currentNode'] }, lang)))[1]
  expect([await step('zh'), await step('ru'), await step('en')]).toEqual([['船长'], ['Капитан'], ['Captain']])
  // A case in two branches of a later version of its process.
  const end = (zh: string, ru: string, en: string) => ({ kind: 'end', label: { zh, ru, en } })
  const definition = {
    key: 'charter',
    version: 2,
    label: { zh: '租船', ru: 'Фрахт', en: 'Charter' },
    nodes: { law: end('法务', 'Юрист', 'Lawyer'), risk: end('风控', 'Риски', 'Risk') },
  }
  await world.pool.driver.query(
    `insert into engine.flow_definition (key, version, definition, status) values ('charter', 2, $1::jsonb, '1')`,
    [JSON.stringify(definition)],
  )
  await world.pool.driver.query(
    `insert into engine.flow_instance (id, flow, version, document, record_id, drafter, drafter_name, started, status, nodes, state, model, ver)
    values (gen_random_uuid(), 'charter', 2, 'sea.charter', $1, $2, 'x', now(), '1', '{law,risk}', '{}', 1, 1)`,
    [data.id, clerkId],
  )
  await world.pool.driver.query(
    `update sea.charter c set current_node = 'law,risk', proc_inst_id = i.id from engine.flow_instance i
    where c.id = $1 and i.record_id = c.id`,
    [data.id],
  )
  expect([await step('zh'), await step('ru'), await step('en')]).toEqual([
    ['法务、风控'],
    ['Юрист, Риски'],
    ['Lawyer, Risk'],
  ])
})

test('LNG-01 an export says of an approval what its list does: that it is suspended, in the language of the file', async () => {
  await world.post(clerk, '/api/sea/charter/save', { amount: '2' })
  await world.pool.driver.query(`update engine.flow_instance set state = '{"suspended": true}'`)
  await world.pool.driver.query(
    `update sea.charter set approval_status = '1', proc_inst_id = i.id from engine.flow_instance i where i.record_id = sea.charter.id`,
  )
  const status = async (lang: string, parameters = {}) =>
    (
      await rowsOf(
        await world.fetch(
          clerk,
          '/api/sea/charter/export',
          { columns: ['amount', 'approvalStatus'], sort: 'amount', dir: 'asc', parameters },
          lang,
        ),
      )
    ).slice(1)
  expect(await status('zh')).toEqual([
    [1, '已挂起'],
    [2, '未审批'],
  ])
  expect((await status('ru'))[0]).toEqual([1, 'Приостановлено'])
  expect((await status('en'))[0]).toEqual([1, 'Suspended'])
  expect(await status('zh', { approvalStatus: ['suspended'] })).toEqual([[1, '已挂起']])
})

test('WID-17 a workbook ends with the totals of its list, which an import refuses as such; a csv holds rows alone', async () => {
  for (const [voyageName, tons] of [
    ['north', '2'],
    ['south', '3'],
  ])
    await world.post(clerk, '/api/sea/voyage/save', { voyageName, tons, price: '1.5' })
  const body = { columns: ['voyageName', 'tons', 'price', 'freight'], sort: 'tons', dir: 'asc' }
  const file = await world.fetch(clerk, url, body)
  expect(await rowsOf(file)).toEqual([
    expect.anything(),
    ['north', 2, 1.5, 3],
    ['south', 3, 1.5, 4.5],
    ['合计', null, null, 7.5],
  ])
  expect((await world.fetch(clerk, url, { ...body, format: 'csv' })).toString()).not.toContain('合计')
  await world.pool.driver.query(`update sea.voyage set del_flag = 1`)
  const view = await world.send(clerk, doc, '航次.xlsx', file)
  expect(view.counts).toMatchObject({ right: 2, wrong: 1 })
  expect(await world.rows(clerk, doc, view.id, 'wrong')).toMatchObject([
    { row: 4, errors: { '': '本行有误：合计行不导入' } },
  ])
  await world.write(clerk, doc, view.id)
  expect(
    (await world.pool.driver.query(`select voyage_name from sea.voyage where del_flag = 0 order by 1`)).rows,
  ).toEqual([{ voyage_name: 'north' }, { voyage_name: 'south' }])
  await world.pool.driver.query(`update sea.voyage set del_flag = 1`)
})

test('WID-17 an export and its import are the same rows: long amounts, days, labels and texts, as workbook and as csv, in three languages', async () => {
  const { data: ship } = await world.post<{ id: string }>(clerk, '/api/sea/voyage/save', {
    voyageName: 'Рейс «Заря»; 1',
    tons: '0.125',
    price: '99999999999998.99',
    sailing: '2026-11-21',
    urgent: '1',
  })
  await world.post(clerk, '/api/sea/voyage/save', {
    voyageName: '=1+1',
    tons: '12345678',
    price: '0.1',
    sailing: '1900-01-05',
    urgent: '0',
  })
  expect(ship.id).toBeTypeOf('string')
  const columns = ['voyageName', 'tons', 'price', 'sailing', 'urgent', 'createTime']
  const stored = async () =>
    (
      await world.pool.driver.query(
        `select voyage_name, tons::text, price::text, sailing::text, urgent from sea.voyage where del_flag = 0 order by voyage_name, tons`,
      )
    ).rows
  const before = await stored()
  for (const lang of ['zh', 'ru', 'en']) {
    for (const format of ['xlsx', 'csv']) {
      const file = await world.fetch(clerk, url, { columns, sort: 'voyageName', dir: 'asc', format }, lang)
      await world.pool.driver.query(`update sea.voyage set del_flag = 1`)
      const view = await world.send(clerk, doc, `${lang}.${format}`, file, lang)
      expect([lang, format, view.counts, (await world.rows(clerk, doc, view.id)).map(({ errors }) => errors)]).toEqual([
        lang,
        format,
        { right: 2, wrong: 0, there: 0, done: 0 },
        [{}, {}],
      ])
      await world.write(clerk, doc, view.id)
      expect([lang, format, await stored()]).toEqual([lang, format, before])
    }
  }
  const [, first = []] = await rowsOf(await world.fetch(clerk, url, { columns, sort: '-tons' }))
  // A number stays one as long as a spreadsheet holds its digits; a day is a day.
  expect(first.slice(1, 4)).toEqual([12345678, 0.1, '1900-01-05'])
  const [, second = []] = await rowsOf(await world.fetch(clerk, url, { columns, sort: 'tons', dir: 'asc' }))
  expect(second.slice(1, 4)).toEqual([0.125, '99999999999998.99', new Date(Date.UTC(2026, 10, 21))])
})

test('reliability 47: above 50,000 rows the file is a job that can be watched, stopped and fetched by whoever still may', async () => {
  await world.pool.driver.query(`update sea.voyage set del_flag = 1`)
  await world.pool.driver.query(
    `insert into sea.voyage (id, unit_id, create_by, create_name, voyage_no, voyage_name, state, tons, phone, search, search_grams)
    select gen_random_uuid(), $1::uuid, $2::uuid, 'x', 'J' || n, 'job ' || n, 'plan', n, '13800001234', 'job', '{jo,ob}' from generate_series(1, 50001) n`,
    [world.units.a, clerkId],
  )
  const body = { columns: ['voyageName', 'tons', 'phone', 'state'], sort: 'tons', dir: 'asc' }
  const begun = await world.post<{ id: string; filePath: string; total: number }>(clerk, url, body)
  expect(begun).toMatchObject({
    code: '0',
    data: { filePath: expect.stringMatching(/^\d{4}\/\d{2}\/[0-9a-f-]{36}\.xlsx$/), total: 50_001 },
  })
  const { id, filePath } = begun.data
  expect(await world.get(clerk, `${url}/${id}`)).toMatchObject({ data: { state: 'running', total: 50_001 } })
  expect(await world.get(clerk, `${url}/${id}/file`)).toMatchObject({ status: 409, code: 'export.not-ready' })
  await world.work()
  expect(await world.get(clerk, `${url}/${id}`)).toMatchObject({ data: { state: 'ready', rows: 50_001, filePath } })
  const rows = await rowsOf(await world.fetch(clerk, `${url}/${id}/file`))
  expect([rows.length, rows[1], rows[50_001]]).toEqual([
    50_002,
    ['job 1', 1, '138****1234', '计划'],
    ['job 50001', 50_001, '138****1234', '计划'],
  ])
  const told = await world.pool.driver.query(
    `select person, data ->> 'url' as url from engine.outbox where event = 'export.ready'`,
  )
  expect(told.rows).toEqual([{ person: clerkId, url: `/api/sea/voyage/export/${id}/file` }])
  expect(
    (await world.server.app.inject({ url: `/api/dfs/local/downfile1?filePath=${filePath}`, headers: { ...clerk } }))
      .statusCode,
  ).toBe(200)

  const stopped = await world.post<{ id: string }>(clerk, url, { ...body, id: randomUUID() })
  await world.post(clerk, `${url}/${stopped.data.id}/cancel`)
  await world.work()
  expect(await world.get(clerk, `${url}/${stopped.data.id}`)).toMatchObject({ data: { state: 'cancelled' } })

  // Nobody else gets it, nor does he once he may see more or less than then.
  await makePerson(world.pool, { code: 'other', unitId: world.units.a, permissions: ['hc-ck', 'hc-dc'] })
  expect((await world.get(await world.signIn('other'), `${url}/${id}/file`)).status).toBe(404)
  await world.pool.driver.query(
    `delete from base.role_permission where ppe_value = 'hc-dc' and role_id in (select role_id from base.role_member where user_id = $1)`,
    [clerkId],
  )
  const again = await world.signIn('clerk')
  expect((await world.get(again, `${url}/${id}/file`)).status).toBe(403)
  expect(
    (await world.server.app.inject({ url: `/api/dfs/local/downfile1?filePath=${filePath}`, headers: { ...again } }))
      .statusCode,
  ).toBe(404)
})

async function rowsOf(bytes: Buffer): Promise<unknown[][]> {
  const rows: unknown[][] = []
  for await (const row of streamXlsxRows(bytes)) rows.push([...row.values])
  return rows
}
