import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from '../read/find-visible-records.ts'
import { makeReader } from '../read/record-readers.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { ship, voyage } from '../testing/voyage-test-documents.ts'
import { save } from '../write/save-record.ts'
import { page, type PageRequest } from './list-page.ts'

const everything = { all: true, unitIds: [], deptIds: [] }
let world: World
let all: Ctx
let reader: Ctx

beforeAll(async () => {
  world = await makeWorld()
  all = await world.as({ permissions: ['hc-mm', 'hc-mi'], scope: everything })
  const rows: [string, string, string, string][] = [
    ['北陆一号航次', '100', '2026-01-05', '秘1'],
    ['同江到黑河', '200.5', '2026-02-05', '秘2'],
    ['Рейс Ёж', '300', '2026-03-05', '秘3'],
    ['100% coal_a', '400', '', ''],
    ['100x coalba', '', '2026-05-05', '秘5'],
  ]
  for (const [voyageName, tons, sailing, secret] of rows) {
    await save(
      await world.as({
        now: all.now + rows.findIndex(([name]) => name === voyageName) * 1000,
        permissions: ['hc-mm', 'hc-mi'],
        scope: everything,
      }),
      voyage,
      {
        voyageName,
        tons,
        price: '1',
        sailing,
        secret,
        phone: '19900001234',
        urgent: voyageName.startsWith('1') ? '1' : '0',
      },
    )
  }
  reader = await world.as({ scope: everything })
})

test('a moment is found by days as well, of which both ends count whole', async () => {
  const day = dayOfMs(all.now)
  const found = async (from: string, to: string) =>
    (await names(all, { parameters: { createTime: { from, to } } })).length
  expect(await found(day, day)).toBe(5)
  expect(await found(addDays(day, 1), addDays(day, 2))).toBe(0)
  expect(await found(addDays(day, -2), addDays(day, -1))).toBe(0)
})

test('search is literal and finds Han characters, pinyin, initials, Cyrillic with ё as е, and the wrong keyboard layout', async () => {
  const found = async (param: string) => (await names(all, { parameters: { param } })).sort()
  expect(await found('北陆')).toEqual(['北陆一号航次'])
  expect(await found('江')).toEqual(['同江到黑河'])
  expect(await found('tongjiang')).toEqual(['同江到黑河'])
  expect(await found('tong jiang dao')).toEqual(['同江到黑河'])
  expect(await found('tjdhh')).toEqual(['同江到黑河'])
  expect(await found('РЕЙС ЕЖ')).toEqual(['Рейс Ёж'])
  expect(await found('рейс ёж')).toEqual(['Рейс Ёж'])
  expect(await found('0%')).toEqual(['100% coal_a'])
  expect(await found('l_a')).toEqual(['100% coal_a'])
  expect(await found('江同')).toEqual([])
  expect(await found('htqc')).toEqual(['Рейс Ёж'])
  expect(await found('htqc ')).toEqual(['Рейс Ёж'])
  expect(await found('сщфд')).toEqual(['100% coal_a', '100x coalba'])
  expect(await found('HC-BLHY-202611-0003')).toEqual(['Рейс Ёж'])
})

test('where no field is searched the search box finds nothing', async () => {
  const trades = {
    ...voyage,
    fields: {
      ...voyage.fields,
      voyageNo: { ...voyage.fields.voyageNo, searched: false },
      voyageName: { ...voyage.fields.voyageName, searched: false },
    },
  }
  expect(await page(all, trades, { parameters: { param: '北陆' } })).toMatchObject({ totalElements: 0, content: [] })
  expect(await page(all, trades, { parameters: { param: ' ' } })).toMatchObject({ totalElements: 5 })
})

test('columns filter by what their kinds allow: several values, ranges with both ends, parts of a text', async () => {
  expect(await names(all, { parameters: { tons: { from: '200.5', to: '300' } }, sort: 'tons' })).toEqual([
    '同江到黑河',
    'Рейс Ёж',
  ])
  expect(await names(all, { parameters: { sailing: { from: Date.UTC(2026, 2, 5, 3) } }, sort: 'sailing' })).toEqual([
    'Рейс Ёж',
    '100x coalba',
  ])
  expect(await names(all, { parameters: { voyageName: 'COAL_' } })).toEqual(['100% coal_a'])
  expect(await names(all, { parameters: { state: ['sea', 'done'] } })).toEqual([])
  expect((await page(all, voyage, { parameters: { urgent: '1', state: 'plan' } })).totalElements).toBe(2)
  expect(
    (await page(all, voyage, { parameters: { unitId: [world.units.a, world.units.b].join() } })).totalElements,
  ).toBe(5)
  expect(await names(all, { list: 'planned' })).toHaveLength(5)
})

test('what is no id finds nothing, and everything else is not it', async () => {
  expect(await find(all, voyage, { id: 'no id' })).toEqual([])
  expect(await find(all, voyage, { id: ['no id', ''] })).toEqual([])
  expect(await find(all, voyage, { id: { not: 'no id' } })).toHaveLength(5)
})

test('several columns sort, empty values stand last both ways, and windows follow one another without gap or repeat', async () => {
  expect(await names(all, { sort: '-tons' })).toEqual([
    '100% coal_a',
    'Рейс Ёж',
    '同江到黑河',
    '北陆一号航次',
    '100x coalba',
  ])
  expect(await names(all, { sort: 'urgent,-tons' })).toEqual([
    'Рейс Ёж',
    '同江到黑河',
    '北陆一号航次',
    '100% coal_a',
    '100x coalba',
  ])
  for (const sort of ['-createTime', 'createTime', '-tons', 'urgent,-sailing', 'secret']) {
    const whole = await names(all, { sort, size: 100 })
    expect(await readOn({ sort, size: 2 })).toEqual(whole)
    expect([
      ...(await names(all, { sort, size: 2 })),
      ...(await names(all, { sort, size: 2, page: 2 })),
      ...(await names(all, { sort, size: 2, page: 3 })),
    ]).toEqual(whole)
  }
})

test('a page carries wire values, totals over all filtered rows and the names behind its codes', async () => {
  const answer = await page(all, voyage, { size: 2, sort: 'createTime' })
  expect(answer).toMatchObject({ totalElements: 5, approximate: false, totals: { freight: '1000.50' } })
  expect(answer.content[0]).toMatchObject({
    voyageName: '北陆一号航次',
    tons: '100.000',
    sailing: Date.UTC(2026, 0, 5, 3),
    freight: '100.00',
  })
  expect(answer.names).toMatchObject({
    'dictionary:voyageState:plan': '计划',
    [`unit:${world.units.a}`]: 'BLHY',
    [`person:${String(answer.content[0]?.createBy)}`]: '张三',
  })
  const ru = await world.as({ lang: 'ru', scope: everything })
  expect((await page(ru, voyage, {})).names).toMatchObject({
    'dictionary:voyageState:plan': 'ru 计划',
    [`unit:${world.units.a}`]: 'ru BLHY',
  })
  expect(await page(all, voyage, { page: 9 })).toMatchObject({ content: [], totalElements: 5, next: null })
})

test('PRF: a list that names its columns gets these, and what every row needs beside them', async () => {
  const answer = await page(all, voyage, { size: 2, sort: 'createTime', columns: ['tons', 'state'] })
  const [row = {}] = answer.content
  expect(row).toMatchObject({ tons: '100.000', ver: 1, voyageName: '北陆一号航次' })
  expect(Object.keys(row)).not.toContain('remark')
  expect(
    await page(all, voyage, { size: 2, sort: 'createTime', columns: ['tons', 'state'], after: answer.next ?? '' }),
  ).toMatchObject({ content: [{ tons: '300.000' }, { tons: '400.000' }] })
  expect((await page(reader, voyage, { size: 1, columns: ['secret'] })).content[0]).not.toHaveProperty('secret')
  await expect(page(all, voyage, { columns: ['ghost'] })).rejects.toThrow(Refusal)
})

test('reliability 2: what a person may not read is neither sent, sorted, filtered nor found', async () => {
  const answer = await page(reader, voyage, { sort: 'createTime' })
  expect(answer.content[0]).not.toHaveProperty('secret')
  expect(answer.content[0]).toMatchObject({ phone: '199****1234' })
  const nosy: PageRequest[] = [
    { sort: 'secret' },
    { sort: '-phone' },
    { parameters: { secret: '秘1' } },
    { parameters: { phone: '199' } },
    { sort: 'createTime,secret' },
  ]
  for (const request of nosy) {
    await expect(page(reader, voyage, request)).rejects.toMatchObject({ status: 400 })
  }
  const requests: PageRequest[] = [{ parameters: { param: '秘' } }, { sort: 'tons' }, { parameters: { state: 'plan' } }]
  const before = await Promise.all(requests.map((request) => page(reader, voyage, request)))
  await world.pool.driver.query(`update sea.voyage set secret = reverse(secret), phone = '13800000000'`)
  const after = await Promise.all(requests.map((request) => page(reader, voyage, request)))
  const withoutPhones = (answers: unknown) => JSON.stringify(answers).replaceAll(/1\d\d\*\*\*\*\d{4}/g, 'phone')
  expect(withoutPhones(after)).toBe(withoutPhones(before))
})

test('reliability 1: no text of a request becomes SQL', async () => {
  const payloads = [
    `id`,
    `t.id`,
    `create_time`,
    `createTime;drop table x`,
    `createTime desc`,
    `(select 1)`,
    `case when 1=1 then id end`,
    `"id"`,
    `id--`,
    `voyageName/**/`,
    `1`,
    `'`,
    `\\`,
    `constructor`,
    `__proto__`,
    `toString`,
    `del_flag`,
    `search`,
    `unitId,(select pg_sleep(1))`,
    `创建`,
    `id\u0000`,
    `pg_sleep(1)`,
  ]
  const accepted = new Set(['id'])
  for (const payload of payloads) {
    const sorted = await outcome(page(all, voyage, { sort: payload }))
    expect([payload, sorted]).toEqual([payload, accepted.has(payload) ? 'ok' : 400])
    const filtered = await outcome(
      page(all, voyage, { parameters: JSON.parse(`{${JSON.stringify(payload)}:"x"}`) as Record<string, Json> }),
    )
    expect([payload, filtered]).toEqual([payload, 400])
  }
  for (const value of [`' or 1=1 --`, `%' or '1'='1`, `\\`, `'; drop table sea.voyage; --`, `1;select 1`, `{}`]) {
    expect(await outcome(page(all, voyage, { parameters: { voyageName: value } }))).toBe('ok')
    expect(await outcome(page(all, voyage, { parameters: { param: value } }))).toBe('ok')
    for (const name of ['tons', 'sailing', 'unitId', 'createTime', 'captain'])
      expect(await outcome(page(all, voyage, { parameters: { [name]: value } }))).toBe(400)
    expect(
      await outcome(
        page(all, voyage, {
          after: Buffer.from(JSON.stringify(['-createTime,-id', value, value])).toString('base64url'),
        }),
      ),
    ).toBe(400)
  }
  for (const request of [
    { page: 0 },
    { page: 1.5 },
    { size: 501 },
    { size: -1 },
    { page: 1e308 },
    { list: 'constructor' },
    { list: 'none' },
  ])
    expect(await outcome(page(all, voyage, request))).toBe(400)
})

test('reliability 34: what a person sees is exactly what the rule of the scope says, in every list', async () => {
  const { a, b } = world.units
  const { a1, a2, b1 } = world.departments
  const people = await Promise.all(Array.from({ length: 4 }, () => world.as({ id: randomUUID(), scope: everything })))
  const places: [string, string | null][] = [
    [a, a1],
    [a, a2],
    [a, null],
    [b, b1],
    [b, null],
  ]
  let made = 0
  for (const person of people) {
    for (const [unitId, deptId] of places) {
      const { id } = await save(person, voyage, { voyageName: `scope ${(made += 1)}`, unitId, deptId })
      if (made % 3 === 0) await makeReader(person, voyage, id, [people[made % 4]?.actor.id ?? ''])
    }
  }
  const rows = await find(all, voyage)
  const readers = (
    await world.pool.driver.query<{ record_id: string; person: string }>('select record_id, person from engine.reader')
  ).rows
  const subsets = <T>(items: readonly T[]): T[][] =>
    items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
  for (const unitIds of subsets([a, b])) {
    for (const deptIds of subsets([a1, a2, b1])) {
      for (const person of [people[0], people[1]]) {
        if (person === undefined) continue
        const me = person.actor.id
        const ctx = await world.as({ id: me, scope: { all: false, unitIds, deptIds } })
        const expected = rows
          .filter(
            ({ id, unitId, deptId, createBy }) =>
              (unitId !== null && unitIds.includes(unitId)) ||
              (deptId !== null && deptIds.includes(deptId)) ||
              createBy === me ||
              readers.some((row) => row.record_id === id && row.person === me),
          )
          .map(({ voyageName }) => voyageName)
          .sort()
        const lists: PageRequest[] = [
          {},
          { sort: 'createTime' },
          { sort: 'voyageName' },
          { parameters: { param: 'scope' } },
          { parameters: { state: 'plan' } },
          { page: 1, size: 500, sort: '-createTime' },
        ]
        for (const request of lists) {
          const answer = await page(ctx, voyage, { size: 500, ...request })
          const wanted =
            request.parameters?.param !== undefined ? expected.filter((name) => name.startsWith('scope')) : expected
          expect(answer.content.map(({ voyageName }) => voyageName).sort()).toEqual(wanted)
          expect(answer.totalElements).toBe(wanted.length)
        }
        expect((await find(ctx, voyage)).map(({ voyageName }) => voyageName).sort()).toEqual(expected)
      }
    }
  }
})

test('a reference shows the title of its record', async () => {
  const { id: shipId } = await save(all, ship, { shipName: '北陆二号' })
  await save(all, voyage, { voyageName: 'with ship', shipId })
  const answer = await page(all, voyage, { parameters: { voyageName: 'with ship' } })
  expect(answer.names).toMatchObject({ [`document:sea.ship:${shipId}`]: '北陆二号' })
})

async function names(ctx: Ctx, request: PageRequest): Promise<Json[]> {
  return (await page(ctx, voyage, request)).content.map(({ voyageName }) => voyageName ?? null)
}

async function readOn(request: PageRequest): Promise<Json[]> {
  const found: Json[] = []
  for (let after: string | null | undefined; after !== null;) {
    const answer = await page(all, voyage, { ...request, ...(after === undefined ? {} : { after }) })
    found.push(...answer.content.map(({ voyageName }) => voyageName ?? null))
    after = answer.next
  }
  return found
}

function outcome(work: Promise<unknown>): Promise<'ok' | number> {
  return work.then(
    () => 'ok' as const,
    (error: unknown) => {
      if (error instanceof Refusal) return error.status
      throw error
    },
  )
}
