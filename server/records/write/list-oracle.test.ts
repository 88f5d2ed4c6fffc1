import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { compare, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { daysOf, relativeDays } from '../../../core/values/relative-days.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Total } from '../list/currency-sums.ts'
import { page } from '../list/list-page.ts'
import { totals } from '../list/list-totals.ts'
import { groups } from '../list/row-groups.ts'
import { fold } from '../list/search-text.ts'
import { find } from '../read/find-visible-records.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { cargo, portModule } from '../testing/cargo-test-document.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { seaModule } from '../testing/voyage-test-documents.ts'
import { save } from './save-record.ts'

type Row = Readonly<Record<string, Json>>

const today = '2026-11-21'
const states = ['plan', 'sea', 'done']
const people: readonly string[] = Array.from({ length: 3 }, () => randomUUID())
const marks = ['Ёлка', 'елка 2', 'ЕЛ', '北陆', '100%', 'a_b', '']
let world: World
let all: Ctx
let part: Ctx
let rows: readonly Row[]

beforeAll(async () => {
  world = await makeWorld([], { modules: [seaModule, portModule] })
  await world.pool.driver.query(`create schema port; ${draftTables([cargo])}`)
  all = await world.as({ permissions: ['hw-mm'], scope: { all: true, unitIds: [], deptIds: [] } })
  part = await world.as({ permissions: ['hw-mm'], scope: { all: false, unitIds: [world.units.b], deptIds: [] } })
  for (const id of people) await world.as({ id, name: id.slice(0, 4) })
  for (const made of fc.sample(cargoRow, { numRuns: 160, seed: 17 })) await save(all, cargo, made)
  await scatter()
  rows = (await find(all, cargo)) as unknown as Row[] // records of the document are rows of plain values
})

/** Gives the rows to makers and departments, some to none; a few are handed to people besides. */
async function scatter(): Promise<void> {
  const departments = Object.values(world.departments)
  await world.pool.driver.query(
    `
    with n as (select id, row_number() over (order by goods) as g from port.cargo)
    update port.cargo c set create_by = ($1::uuid[])[1 + g % 3], create_time = c.create_time + make_interval(hours => (g / 2 % 60)::int), dept_id = ($2::uuid[])[1 + g % 5],
      unit_id = case when g % 11 = 0 then null else c.unit_id end from n where n.id = c.id`,
    [people, departments],
  )
  await world.pool.driver.query(
    `
    insert into engine.reader (document, person, record_id, unit_id)
    select 'port.cargo', ($1::uuid[])[1 + g % 3], id, case when g % 8 = 0 then unit_id end
    from (select id, unit_id, row_number() over (order by goods desc) as g from port.cargo) n where g % 4 = 0`,
    [people],
  )
}

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 3 })
const day = fc.integer({ min: -500, max: 120 }).map((days) => addDays(today, days))
const amount = (digits: number) =>
  fc.integer({ min: -99_999, max: 99_999_999 }).map((units) => `${(units / 10 ** digits).toFixed(digits)}`)
const cargoRow = fc.record({
  goods: fc.integer({ min: 1, max: 1e9 }).map((n) => `goods ${n}`),
  mark: maybe(fc.constantFrom(...marks)),
  state: maybe(fc.constantFrom(...states)),
  tags: maybe(fc.uniqueArray(fc.constantFrom(...states))),
  loaded: maybe(day),
  seen: maybe(fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 0, 1) })),
  month: maybe(fc.constantFrom('2026-10', '2026-11', '2027-01')),
  owner: maybe(fc.constantFrom(...people)),
  urgent: fc.constantFrom('0', '1'),
  currency: maybe(fc.constantFrom(...states)),
  uom: maybe(fc.constantFrom(...states)),
  cost: maybe(amount(2)),
  base: maybe(amount(2).map((text) => text.replace('-', ''))),
  weight: maybe(fc.integer({ min: 0, max: 9_999_999 }).map((n) => (n / 1000).toFixed(3))),
  pieces: maybe(fc.integer({ min: 0, max: 20 }).map(String)),
  unitId: fc
    .boolean()
    .map((first) => (first ? '00000000-0000-7000-8000-000000000002' : '00000000-0000-7000-8000-000000000003')),
})

/** A condition as it travels, and what it means in plain JavaScript. */
interface Condition {
  readonly name: string
  readonly wire: Json
  readonly holds: (row: Row) => boolean
}

const blank = (value: Json | undefined): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const within = (value: Json | undefined, from: Json, to: Json, order: (a: Json, b: Json) => number): boolean =>
  !blank(value) && (from === null || order(value ?? null, from) >= 0) && (to === null || order(value ?? null, to) <= 0)
const byText = (a: Json, b: Json): number => (String(a) < String(b) ? -1 : Number(String(a) > String(b)))
const byNumber = (a: Json, b: Json): number => compare(String(a), String(b))
const ends = <T extends Json>(of: fc.Arbitrary<T>) => fc.tuple(fc.option(of), fc.option(of))

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .constantFrom('mark', 'state', 'tags', 'loaded', 'owner', 'cost')
    .chain((name) =>
      fc.boolean().map((empty) => ({ name, wire: { empty }, holds: (row: Row) => blank(row[name]) === empty })),
    ),
  fc.constantFrom('елка', 'ЁЛ', '0%', 'a_', '陆', 'x').map((part) => ({
    name: 'mark',
    wire: part,
    holds: (row: Row) => fold(String(row.mark ?? '')).includes(fold(part)),
  })),
  fc.constantFrom('ЕЛКА', 'a_b', '北').map((equals) => ({
    name: 'mark',
    wire: { equals },
    holds: (row: Row) => fold(String(row.mark ?? '')) === fold(equals),
  })),
  fc
    .uniqueArray(fc.constantFrom(...states), { minLength: 1 })
    .map((wanted) => ({ name: 'state', wire: wanted, holds: (row: Row) => wanted.includes(String(row.state)) })),
  fc.uniqueArray(fc.constantFrom(...states), { minLength: 1 }).map((wanted) => ({
    name: 'tags',
    wire: wanted,
    holds: (row: Row) => Array.isArray(row.tags) && row.tags.some((tag) => wanted.includes(String(tag))),
  })),
  fc
    .uniqueArray(fc.constantFrom(...people), { minLength: 1 })
    .map((wanted) => ({ name: 'owner', wire: wanted, holds: (row: Row) => wanted.includes(String(row.owner)) })),
  fc
    .constantFrom('0', '1')
    .map((urgent) => ({ name: 'urgent', wire: urgent, holds: (row: Row) => row.urgent === urgent })),
  ends(day).map(([from, to]) => ({
    name: 'loaded',
    wire: { from, to },
    holds: (row: Row) => (from === null && to === null) || within(row.loaded, from, to, byText),
  })),
  ends(fc.constantFrom('2026-10', '2026-11', '2026-12')).map(([from, to]) => ({
    name: 'month',
    wire: { from, to },
    holds: (row: Row) => (from === null && to === null) || within(row.month, from, to, byText),
  })),
  ends(fc.integer({ min: 0, max: 20 }).map(String)).map(([from, to]) => ({
    name: 'pieces',
    wire: { from, to },
    holds: (row: Row) => (from === null && to === null) || within(row.pieces, from, to, byNumber),
  })),
  fc.constantFrom(...relativeDays).map((relative) => ({
    name: 'loaded',
    wire: { relative },
    holds: (row: Row) => within(row.loaded, daysOf(relative, today).from, daysOf(relative, today).to, byText),
  })),
  fc.constantFrom(...relativeDays).map((relative) => ({
    name: 'seen',
    wire: { relative },
    holds: (row: Row) =>
      typeof row.seen === 'number' &&
      within(dayOfMs(row.seen), daysOf(relative, today).from, daysOf(relative, today).to, byText),
  })),
)

const conditions = fc.uniqueArray(condition, { maxLength: 3, selector: ({ name }) => name })
/** The filters that have indexes in pairs and beside the unit; a range is tried on what two of them find. */
const sureConditions = fc
  .tuple(fc.constantFrom(...states), fc.constantFrom('0', '1'), ends(day), fc.integer({ min: 0, max: 3 }))
  .map(([state, urgent, [from, to], many]): Condition[] =>
    [
      { name: 'state', wire: state, holds: (row: Row) => row.state === state },
      { name: 'urgent', wire: urgent, holds: (row: Row) => row.urgent === urgent },
      {
        name: 'loaded',
        wire: { from, to },
        holds: (row: Row) => (from === null && to === null) || within(row.loaded, from, to, byText),
      },
    ].slice(0, many),
  )
const parametersOf = (given: readonly Condition[]): Record<string, Json> =>
  Object.fromEntries(given.map(({ name, wire }) => [name, wire]))
const matching = (given: readonly Condition[], seen: readonly Row[]): Row[] =>
  seen.filter((row) => given.every(({ holds }) => holds(row)))

const sortable: Readonly<Record<string, (a: Json, b: Json) => number>> = {
  state: byText,
  loaded: byText,
  month: byText,
  urgent: byText,
  pieces: byNumber,
  cost: byNumber,
  base: byNumber,
}
const sorts = fc.uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(sortable)), fc.boolean()), {
  minLength: 1,
  maxLength: 3,
  selector: ([name]) => name,
})

function ordered(found: readonly Row[], keys: readonly (readonly [string, boolean])[]): Row[] {
  const descending = keys.at(-1)?.[1] ?? true
  return found.toSorted((a, b) => {
    for (const [name, down] of keys) {
      const [x, y] = [a[name] ?? null, b[name] ?? null]
      if (x === null || y === null) {
        if (x !== y) return x === null ? 1 : -1
        continue
      }
      const order = (sortable[name] ?? byText)(x, y) * (down ? -1 : 1)
      if (order !== 0) return order
    }
    return byText(a.id ?? null, b.id ?? null) * (descending ? -1 : 1)
  })
}

const measures: Readonly<Record<string, string | null>> = { cost: 'currency', base: null, weight: 'uom', pieces: null }

function added(found: readonly Row[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(measures).map(([name, measure]) => {
      const filled = found.filter((row) => !blank(row[name]))
      const keys = [...new Set(filled.map((row) => (measure === null ? '' : String(row[measure] ?? ''))))]
      const sums = keys.map((key) => [
        key,
        sum(
          filled
            .filter((row) => measure === null || String(row[measure] ?? '') === key)
            .map((row) => String(row[name])),
        ),
      ])
      return [name, Object.fromEntries(sums.filter(([key, value]) => key !== '' || value !== '0'))]
    }),
  )
}

/** Sums as the oracle writes them: without what nobody counted, and without trailing zeros. */
function plain(found: Readonly<Record<string, readonly Total[]>>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(found).map(([name, sums]) => [
      name,
      Object.fromEntries(
        sums
          .filter(({ sum: value, in: of }) => !(of === null && sum([value]) === '0'))
          .map(({ in: of, sum: value }) => [of ?? '', sum([value])]),
      ),
    ]),
  )
}

const groupings: Readonly<Record<string, (row: Row) => Json>> = {
  state: ({ state }) => state ?? null,
  urgent: ({ urgent }) => urgent ?? null,
  owner: ({ owner }) => owner ?? null,
  mark: ({ mark }) => (blank(mark) ? null : (mark ?? null)),
  'loaded:month': ({ loaded }) => (typeof loaded === 'string' ? loaded.slice(0, 7) : null),
  'loaded:year': ({ loaded }) => (typeof loaded === 'string' ? loaded.slice(0, 4) : null),
  'seen:month': ({ seen }) => (typeof seen === 'number' ? dayOfMs(seen).slice(0, 7) : null),
  'seen:day': ({ seen }) => (typeof seen === 'number' ? dayOfMs(seen) : null),
  month: ({ month }) => month ?? null,
}

const seenBy = (ctx: Ctx): readonly Row[] =>
  ctx === all ? rows : rows.filter(({ unitId }) => unitId === world.units.b)

test('WID-17: a list filtered and sorted by several columns shows exactly the rows that plain JavaScript finds, in its order, window by window', async () => {
  await fc.assert(
    fc.asyncProperty(conditions, sorts, fc.boolean(), async (given, keys, whole) => {
      const ctx = whole ? all : part
      const expected = ordered(matching(given, seenBy(ctx)), keys).map(({ id }) => id)
      const request = {
        parameters: parametersOf(given),
        sort: keys.map(([name, down]) => (down ? `-${name}` : name)),
        size: 41,
      }
      const first = await page(ctx, cargo, request)
      const second =
        first.next === null ? [] : (await page(ctx, cargo, { ...request, size: 500, after: first.next })).content
      expect([...first.content, ...second].map(({ id }) => id)).toEqual(expected)
      expect(first.totalElements).toBe(expected.length)
    }),
    { numRuns: 80, seed: 3 },
  )
})

test('reliability 4: whatever his units, departments, own and handed rows are, lists by time and sums show a person what the plain condition of his scope says', async () => {
  const scope = fc.record({
    who: fc.nat(2),
    units: fc.subarray([world.units.a, world.units.b]),
    departments: fc.subarray(Object.values(world.departments)),
  })
  await fc.assert(
    fc.asyncProperty(
      scope,
      fc.oneof(conditions, sureConditions),
      fc.boolean(),
      fc.integer({ min: 3, max: 60 }),
      async ({ who, units, departments }, given, down, size) => {
        const ctx = await world.as({
          id: people[who] ?? '',
          permissions: ['hw-mm'],
          scope: { all: false, unitIds: units, deptIds: departments },
        })
        const seen = (await find(ctx, cargo)) as unknown as Row[] // as above
        const sign = down ? -1 : 1
        const expected = matching(given, seen).toSorted(
          (a, b) => sign * (Number(a.createTime) - Number(b.createTime) || byText(a.id ?? null, b.id ?? null)),
        )
        const request = { parameters: parametersOf(given), sort: down ? '-createTime' : 'createTime', size }
        const first = await page(ctx, cargo, request)
        const second = await page(ctx, cargo, { ...request, page: 2 })
        const rest =
          first.next === null ? [] : (await page(ctx, cargo, { ...request, size: 500, after: first.next })).content
        expect([...first.content, ...rest].map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
        expect(second.content.map(({ id }) => id)).toEqual(expected.slice(size, 2 * size).map(({ id }) => id))
        const answer = await totals(ctx, cargo, { parameters: parametersOf(given) })
        expect([first.totalElements, answer.count, plain(answer.totals)]).toEqual([
          expected.length,
          expected.length,
          added(expected),
        ])
      },
    ),
    { numRuns: 120, seed: 13 },
  )
})

test('WID-17: totals are those of all filtered rows, or of the chosen ones, never adding different currencies or units', async () => {
  await fc.assert(
    fc.asyncProperty(conditions, fc.boolean(), async (given, whole) => {
      const ctx = whole ? all : part
      const found = matching(given, seenBy(ctx))
      const answer = await totals(ctx, cargo, { parameters: parametersOf(given) })
      expect(answer.count).toBe(found.length)
      expect(plain(answer.totals)).toEqual(added(found))
      const chosen = rows.filter((_, at) => at % 7 === 0)
      const own = seenBy(ctx).filter((row) => chosen.includes(row))
      const selected = await totals(ctx, cargo, { ids: chosen.map(({ id }) => String(id)) })
      expect([selected.count, plain(selected.totals)]).toEqual([own.length, added(own)])
    }),
    { numRuns: 40, seed: 5 },
  )
})

test('WID-17: groups by one or two columns, their counts, subtotals and rows are those of all filtered rows', async () => {
  const by = fc.uniqueArray(fc.constantFrom(...Object.keys(groupings)), {
    minLength: 1,
    maxLength: 2,
    selector: (name) => name.split(':')[0],
  })
  await fc.assert(
    fc.asyncProperty(conditions, by, fc.boolean(), async (given, names, whole) => {
      const ctx = whole ? all : part
      const parameters = parametersOf(given)
      const open = async (inside: readonly Row[], keys: readonly (string | null)[]): Promise<void> => {
        const keyOf = groupings[names[keys.length] ?? '']
        if (keyOf === undefined) {
          const shown = await page(ctx, cargo, { parameters, size: 500, group: { by: names, within: keys } })
          expect(shown.content.map(({ id }) => id).sort()).toEqual(inside.map(({ id }) => id).sort())
          return
        }
        const expected = new Map<string | null, Row[]>()
        for (const row of inside)
          expected.set(keyOf(row) as string | null, [...(expected.get(keyOf(row) as string | null) ?? []), row]) // groupings answer texts and null
        const answer = await groups(ctx, cargo, { parameters, size: 500, group: { by: names, within: keys } })
        expect([answer.totalElements, answer.rows]).toEqual([expected.size, inside.length])
        expect(
          Object.fromEntries(answer.groups.map(({ key, count, totals: sums }) => [String(key), [count, plain(sums)]])),
        ).toEqual(Object.fromEntries([...expected].map(([key, own]) => [String(key), [own.length, added(own)]])))
        const [first] = answer.groups
        if (first !== undefined) await open(expected.get(first.key) ?? [], [...keys, first.key])
      }
      await open(matching(given, seenBy(ctx)), [])
    }),
    { numRuns: 60, seed: 7 },
  )
})

test('WID-17: groups come in windows in the order of their keys, the empty one last', async () => {
  const whole = await groups(all, cargo, { size: 500, group: { by: ['-loaded:day'], within: [] } })
  const keys = whole.groups.map(({ key }) => key)
  expect(keys).toEqual([...keys.slice(0, -1).toSorted().toReversed(), null])
  const windows = await Promise.all(
    [1, 2].map((at) => groups(all, cargo, { page: at, size: 40, group: { by: ['-loaded:day'], within: [] } })),
  )
  expect(windows.flatMap(({ groups: found }) => found)).toEqual(whole.groups.slice(0, 80))
  expect(windows[0]?.totalElements).toBe(whole.totalElements)
})

test('reliability 2: a column that one may not read is neither sorted, filtered, grouped nor totalled', async () => {
  const reader = await world.as({ scope: { all: true, unitIds: [], deptIds: [] } })
  for (const name of ['secret', 'uom', 'constructor', 'del_flag']) {
    await expect(groups(reader, cargo, { group: { by: [name], within: [] } })).rejects.toMatchObject({ status: 400 })
    await expect(page(reader, cargo, { group: { by: [name], within: ['plan'] } })).rejects.toMatchObject({
      status: 400,
    })
    await expect(page(reader, cargo, { parameters: { [name]: { empty: true } } })).rejects.toMatchObject({
      status: 400,
    })
  }
  const { totals: seen } = await totals(reader, cargo, {})
  expect(Object.keys(seen)).toEqual(['cost', 'base', 'pieces'])
  const grouped = await groups(reader, cargo, { group: { by: ['state'], within: [] } })
  expect(grouped.groups.every((group) => !('weight' in group.totals))).toBe(true)
})

test('reliability 1: conditions and keys without sense are refused, never sent', async () => {
  const odd: Json[] = [
    { empty: 'maybe' },
    { relative: 'someday' },
    { relative: 'today', from: null },
    { equals: 'x' },
    { from: 'x' },
    { nothing: 1 },
    { from: { empty: true } },
  ]
  for (const wire of odd)
    await expect(page(all, cargo, { parameters: { loaded: wire } })).rejects.toMatchObject({ status: 400 })
  for (const key of ['2026-13', '2026', "2026-11'; --", 'x'])
    await expect(page(all, cargo, { group: { by: ['loaded:month'], within: [key] } })).rejects.toMatchObject({
      status: 400,
    })
  for (const by of [['loaded:week'], ['state:month'], ['cost'], ['tags'], ['id'], ['state', 'urgent', 'month']])
    await expect(groups(all, cargo, { group: { by, within: [] } })).rejects.toMatchObject({ status: 400 })
  await expect(page(all, cargo, { group: { by: ['owner'], within: ['nobody'] } })).rejects.toMatchObject({
    status: 400,
  })
  await expect(totals(all, cargo, { ids: ["'; drop table port.cargo; --"] })).rejects.toMatchObject({ status: 400 })
})
