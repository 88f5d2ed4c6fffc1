import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import type { Page } from '../../identity/session/testing/test-server.ts'
import { readWorkbook } from '../read-spreadsheet/read-workbook.ts'
import { sheetWorld, type SheetWorld } from '../testing/sheet-world.ts'

let world: SheetWorld
let clerk: Page
let stranger: Page
const doc = 'sea/voyage'
const all = ['ck', 'xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `hc-${verb}`).concat('ship-ck', 'ship-xz')

beforeAll(async () => {
  world = await sheetWorld()
  await makePerson(world.pool, {
    code: 'clerk',
    name: '张三',
    unitId: world.units.a,
    deptId: world.departments.a1,
    permissions: all,
  })
  await makePerson(world.pool, {
    code: 'stranger',
    unitId: world.units.b,
    deptId: world.departments.b1,
    permissions: ['hc-ck', 'hc-xz'],
  })
  clerk = await world.signIn('clerk')
  stranger = await world.signIn('stranger')
  for (const shipName of ['北陆一号', '北陆二号']) await world.post(clerk, '/api/sea/ship/save', { shipName })
})

async function book(rows: (string | number | Date | boolean | null)[][], more: object = {}): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [{ name: '数据', rows, ...more }],
    ...('dateSystem' in more ? { dateSystem: '1904' } : {}),
  })
}

async function records(where = ''): Promise<Record<string, unknown>[]> {
  return (
    await world.pool.driver.query(
      `select voyage_name, voyage_no, ship_id is not null as shipped, state, sailing::text, tons::text, price::text, freight::text, urgent, owner is not null as owned, create_name from sea.voyage where del_flag = 0 ${where} order by voyage_no`,
    )
  ).rows
}

test('WID-17 import: bad cells are named in place, mended in the page, and what is right becomes records with numbers, once', async () => {
  const file = await book([
    ['说明', null, null, null, null],
    ['航次名称 *', '船舶', '状态', '开航日期', '吨数', '单价', '加急', '船东', '备用列'],
    ['A', '北陆一号', '计划', '2026-11-21', 1000.5, '1,200.50', '是', 'BLHY', 'x'],
    ['B', '无此船', 'sea', '31.02.2026', 'many', -1, '也许', '无', null],
    [null, null, null, null, null, null, null, null, null],
    ['C', '北陆二号', 'en 完成', new Date(Date.UTC(2026, 0, 5)), 2, 3, false, 'en BLLY', null],
  ])
  const view = await world.send(clerk, doc, '航次.xlsx', file)
  expect(view).toMatchObject({
    state: 'checked',
    total: 3,
    counts: { right: 2, wrong: 1, there: 0, done: 0 },
    passedOver: ['状态', '备用列'],
    earlier: null,
  })
  const [wrong] = await world.rows(clerk, doc, view.id, 'wrong')
  expect(wrong).toMatchObject({
    row: 4,
    state: 'wrong',
    errors: {
      shipId: '没有“无此船”，请从列表中选择',
      sailing: expect.any(String),
      tons: expect.any(String),
      price: expect.any(String),
      urgent: expect.any(String),
      owner: expect.any(String),
    },
  })
  const mended = await world.post<{ row: { state: string }; counts: object }>(
    clerk,
    `/api/${doc}/import/${view.id}/row`,
    {
      row: 4,
      cells: { shipId: '北陆一号', sailing: '2026年2月28日', tons: '1 000,5', price: '7', urgent: '否', owner: '' },
    },
  )
  expect(mended.data).toMatchObject({ row: { state: 'right', errors: {} }, counts: { right: 3, wrong: 0 } })
  expect(await world.write(clerk, doc, view.id)).toMatchObject({
    state: 'done',
    counts: { done: 3, right: 0, wrong: 0 },
  })
  expect(await records()).toMatchObject([
    {
      voyage_name: 'A',
      voyage_no: expect.stringMatching(/^HC-BLHY-\d{6}-0001$/),
      shipped: true,
      state: 'plan',
      sailing: '2026-11-21',
      tons: '1000.500',
      price: '1200.50',
      freight: '1201100.25',
      urgent: '1',
      owned: true,
      create_name: '张三',
    },
    {
      voyage_name: 'B',
      voyage_no: expect.stringMatching(/-0002$/),
      sailing: '2026-02-28',
      tons: '1000.500',
      freight: '7003.50',
    },
    { voyage_name: 'C', voyage_no: expect.stringMatching(/-0003$/), sailing: '2026-01-05', urgent: '0', owned: true },
  ])
  const traces = await world.pool.driver.query(
    `select (select count(*)::int from engine.audit where verb = 'create' and document = 'sea.voyage') as lines, (select sum((data ->> 'records')::int)::int from engine.outbox where event = 'sea.voyage.create') as told, (select count(*)::int from engine.audit where verb = 'import') as imports`,
  )
  expect(traces.rows).toEqual([{ lines: 3, told: 3, imports: 1 }])

  const again = await world.send(clerk, doc, '航次.xlsx', file)
  expect(again).toMatchObject({ counts: { there: 3, wrong: 0, right: 0 }, earlier: expect.any(Number) })
  await world.pool.driver.query(`update sea.voyage set del_flag = 1 where voyage_name = 'A'`)
  expect(await world.send(clerk, doc, '航次.xlsx', file)).toMatchObject({ counts: { right: 1, there: 2, wrong: 0 } })
})

test('WID-17 import: twelve hundred rows are kept, read, mended and written a thousand at a time', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => [`批 ${at}`, at === 700 || at === 1_150 ? '?' : at])
  const { id, counts } = await world.send(clerk, doc, '批.xlsx', await book([['航次名称', '吨数'], ...rows]))
  expect(counts).toEqual({ right: 1_198, wrong: 2, there: 0, done: 0 })
  // A statement leaves its transaction and its place there in every row that it writes.
  const statements = async (table: string, where: string) =>
    Number(
      (
        await world.pool.driver.query(
          `select count(distinct (xmin::text, cmin::text)) as n from ${table} where ${where}`,
        )
      ).rows[0].n,
    )
  expect(await statements('engine.sheet_piece', `import = '${id}'`)).toBe(2)
  const page = async (query: string) =>
    (await world.get<readonly { row: number }[]>(clerk, `/api/${doc}/import/${id}/rows?${query}`)).data.map(
      ({ row }) => row,
    )
  expect(await page('from=890&only=')).toEqual(Array.from({ length: 200 }, (_, at) => 892 + at))
  expect([await page('from=0&only=wrong'), await page('from=1&only=wrong')]).toEqual([[702, 1_152], [1_152]])

  await world.post(clerk, `/api/${doc}/import/${id}/row`, { row: 702, cells: { tons: '7' } })
  expect(await world.write(clerk, doc, id)).toMatchObject({
    state: 'checked',
    counts: { done: 1_199, wrong: 1, right: 0 },
  })
  for (const [table, where] of [
    ['sea.voyage', `voyage_name like '批 %'`],
    ['engine.audit', `record_id in (select id from sea.voyage where voyage_name like '批 %')`],
  ] as const)
    expect(await statements(table, where)).toBe(5)
  expect(
    await statements(
      'engine.sheet_origin',
      `records && array(select id from sea.voyage where voyage_name like '批 %')`,
    ),
  ).toBe(2)
  await world.post(clerk, `/api/${doc}/import/${id}/row`, { row: 1_152, cells: { tons: '8' } })
  expect(await world.write(clerk, doc, id)).toMatchObject({ state: 'done', counts: { done: 1_200, wrong: 0 } })
  expect(await records(`and voyage_name in ('批 700', '批 1150')`)).toMatchObject([
    { tons: '7.000' },
    { tons: '8.000' },
  ])
})

test('WID-17, reliability 20: a database that goes away in the middle is no answer, and the import goes on when it is back', async () => {
  const { id } = await world.send(clerk, doc, '断.xlsx', await book([['航次名称'], ['断 1'], ['断 2']]))
  const other = await world.pool.driver.connect()
  await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('sheet sea.voyage', 0))`)
  const writing = world.write(clerk, doc, id)
  const ended = expect(writing).rejects.toMatchObject({ code: 'server.busy' })
  await expect
    .poll(
      async () =>
        (
          await world.pool.driver.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
          )
        ).rowCount,
      { interval: 5 },
    )
    .toBe(1)
  await ended
  await other.query('rollback')
  other.release()
  expect((await world.get<{ state: string }>(clerk, `/api/${doc}/import/${id}`)).data.state).toBe('writing')
  await world.pool.driver.query(
    `update engine.outbox set done_at = null where data ->> 'name' = 'sheets.write' and data -> 'payload' ->> 'id' = $1`,
    [id],
  )
  await world.work()
  expect((await world.get<object>(clerk, `/api/${doc}/import/${id}`)).data).toMatchObject({
    state: 'done',
    counts: { done: 2 },
  })
})

test('WID-17 import: a file of another language, encoding and separator is read as its writer meant it', async () => {
  const table = 'ru 航次名称;ru 吨数;ru 开航日期;ru 加急\r\n"Рейс; первый";1 234,5;21.11.2026;да\r\n'
  const cyrillic = 'Рейс из Благовещенска;7,5;01.12.2026;нет\r\n'
  const utf8 = await world.send(clerk, doc, 'рейсы.csv', Buffer.from(`\ufeff${table}`), 'ru')
  expect(utf8).toMatchObject({ counts: { right: 1, wrong: 0 } })
  expect(await world.rows(clerk, doc, utf8.id)).toMatchObject([
    { cells: { voyageName: 'Рейс; первый', tons: '1 234,5', sailing: '21.11.2026' } },
  ])
  const cp1251 = Buffer.from([...`voyageName;tons;sailing;urgent\r\n${cyrillic}`].map((letter) => cp1251Byte(letter)))
  const old = await world.send(clerk, doc, 'old.csv', cp1251, 'ru')
  expect(await world.rows(clerk, doc, old.id)).toMatchObject([
    { state: 'right', cells: { voyageName: 'Рейс из Благовещенска', tons: '7,5' } },
  ])
  // 航次名称 and 北陆煤炭 in GB 18030, tabs between.
  const gb = Buffer.concat([
    Buffer.from('babdb4cec3fbb3c6', 'hex'),
    Buffer.from('\ttons\r\n'),
    Buffer.from('b1b1c2bdc3bacCbf', 'hex'),
    Buffer.from('\t12\r\n'),
  ])
  const han = await world.send(clerk, doc, 'han.csv', gb)
  expect(await world.rows(clerk, doc, han.id)).toMatchObject([{ cells: { voyageName: '北陆煤炭', tons: '12' } }])
})

test('WID-17 import: days as texts, numbers and instants, merged cells and the calendar of 1904', async () => {
  const rows = [
    ['航次名称', '开航日期', '吨数'],
    ['m1', new Date(Date.UTC(2026, 10, 21)), 5],
    ['m2', '2026/11/22', null],
    ['m3', '20261123', null],
    ['m4', '23.11.2026 0:00:00', null],
  ]
  const merged = await book(rows, {
    merges: [{ startRow: 1, endRow: 3, startCol: 2, endCol: 2 }],
    dateSystem: '1904',
    columns: [{}, { numFmt: 'yyyy"年"m"月"d"日"' }, {}],
  })
  const view = await world.send(clerk, doc, '1904.xlsx', merged)
  expect(
    (await world.rows(clerk, doc, view.id)).map(({ cells }) => [cells.voyageName, cells.sailing, cells.tons]),
  ).toEqual([
    ['m1', '2026-11-21', '5'],
    ['m2', '2026/11/22', '5'],
    ['m3', '2026-11-23', '5'],
    ['m4', '23.11.2026', undefined],
  ])
  expect(view.counts).toMatchObject({ right: 4 })
})

test('WID-17 import: what others may see, choose and write binds a file as it binds a form', async () => {
  expect((await world.get(stranger, `/api/${doc}/import/template`)).status).toBe(403)
  const view = await world.send(
    clerk,
    doc,
    'rights.xlsx',
    await book([
      ['航次名称', '电话', '秘密', '运费', '船长'],
      ['r1', '13800000000', 's', 1, 'nobody'],
    ]),
  )
  // Fields that he may not read he may not fill; computed ones nobody fills.
  expect(view).toMatchObject({ passedOver: ['电话', '秘密', '运费'], counts: { wrong: 1 } })
  expect((await world.get(stranger, `/api/${doc}/import/${view.id}`)).status).toBe(403)
  await makePerson(world.pool, {
    code: 'colleague',
    name: '李四',
    unitId: world.units.a,
    deptId: world.departments.a1,
    permissions: all,
  })
  expect((await world.get(await world.signIn('colleague'), `/api/${doc}/import/${view.id}`)).status).toBe(404)
})

test('WID-17 import: a name that several people bear asks for the code, and repeated rows name each other', async () => {
  for (const code of ['w1', 'w2'])
    await makePerson(world.pool, { code, name: '王伟', unitId: world.units.a, deptId: world.departments.a1 })
  const view = await world.send(
    clerk,
    doc,
    'twice.xlsx',
    await book([
      ['航次名称', '船长'],
      ['t1', '王伟'],
      ['t2', 'w1'],
      ['t2', 'w2'],
    ]),
  )
  expect((await world.rows(clerk, doc, view.id, 'wrong')).map(({ row, errors }) => [row, errors])).toEqual([
    [2, { captain: '有多个“王伟”，请改填编号' }],
    [4, { voyageName: '与第 3 行重复' }],
  ])
})

test('WID-17 import: the template has drop-downs and marks, and a marked workbook comes back as the same rows', async () => {
  const template = await world.fetch(clerk, `/api/${doc}/import/template`, undefined, 'ru')
  const heads = await headsOf(template)
  expect(heads).toContain('ru 航次名称 *')
  const view = await world.send(
    clerk,
    doc,
    'mark.xlsx',
    await book([
      ['航次名称', '吨数'],
      ['k1', 'x'],
      ['k2', 1],
    ]),
  )
  expect(await world.write(clerk, doc, view.id)).toMatchObject({ state: 'checked', counts: { done: 1, wrong: 1 } })
  const marked = await world.fetch(clerk, `/api/${doc}/import/${view.id}/marked`)
  const rows = []
  for await (const row of (await readWorkbook(marked)).rows) rows.push(row.cells)
  expect(rows[2]).toEqual(expect.arrayContaining(['k1', 'x', expect.stringContaining('吨数')]))
  const again = await world.send(clerk, doc, 'marked.xlsx', marked)
  expect(again.counts).toMatchObject({ wrong: 1, right: 0, there: 0 })
  await world.post(clerk, `/api/${doc}/import/${view.id}/row`, { row: 2, cells: { tons: '3' } })
  await world.write(clerk, doc, view.id)
  // The row of the marked file is the row of the first one.
  expect(await world.send(clerk, doc, 'marked.xlsx', marked)).toMatchObject({ counts: { there: 1 } })
  // Whoever copies a row of a marked file copies its identity as well: the copy is a row of its own.
  const identity = `${'a'.repeat(64)}:2`
  const copied = await world.send(
    clerk,
    doc,
    'copied.xlsx',
    await book([
      ['航次名称', '#row'],
      ['copy 1', identity],
      ['copy 2', identity],
    ]),
  )
  expect(await world.write(clerk, doc, copied.id)).toMatchObject({ state: 'done', counts: { done: 2 } })
})

async function headsOf(bytes: Buffer): Promise<unknown[]> {
  for await (const row of (await readWorkbook(bytes)).rows) if (row.row === 2) return [...row.cells]
  return []
}

function cp1251Byte(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 128) return code
  return code === 0x451 ? 0xb8 : code - 0x410 + 0xc0
}
