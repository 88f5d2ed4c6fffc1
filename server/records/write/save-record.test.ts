import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../core/words/refusal.ts'
import { rules } from '../../module-api.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find, get } from '../read/find-visible-records.ts'
import { namesOf } from '../read/load-reference-names.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { ship, voyage } from '../testing/voyage-test-documents.ts'
import { save } from './save-record.ts'
import { withinTransaction } from './within-transaction.ts'

let world: World
let me: Ctx

const noEvenTons = rules(voyage, {
  check: (_, { tons }) => {
    if (tons === '13.000') throw new Refusal('test.thirteen', {}, { errors: { tons: { code: 'test.thirteen' } } })
  },
  prepare: (_, { voyageName }) => (voyageName === 'computed' ? { price: '7.00' } : {}),
})

beforeAll(async () => {
  world = await makeWorld([noEvenTons])
  me = await world.as({ permissions: ['hc-mm', 'hc-mi', 'ship-mm'] })
})

test('a record is stored as its kinds hold it, with its base columns, its lines and what is computed', async () => {
  const { id, ver } = await save(me, voyage, {
    voyageName: ' Первый рейс ',
    tons: '1000.5',
    price: '12.30',
    sailing: Date.UTC(2026, 10, 21, 3),
    legs: [{ port: '同江', fee: '5' }, { port: 'Хабаровск' }],
  })
  const record = await get(me, voyage, id)
  expect(ver).toBe(1)
  expect(record).toMatchObject({
    id,
    ver: 1,
    voyageName: 'Первый рейс',
    tons: '1000.500',
    price: '12.30',
    freight: '12306.15',
    sailing: '2026-11-21',
    state: 'plan',
    urgent: '0',
    unitId: world.units.a,
    deptId: world.departments.a1,
    createBy: me.actor.id,
    createName: '张三',
    createTime: me.now,
  })
  expect(record.legs).toMatchObject([
    { port: '同江', fee: '5.00' },
    { port: 'Хабаровск', fee: null },
  ])
})

test('T-NO-01 numbers rise within the unit and month, and begin anew in the next', async () => {
  const june = await world.as({ now: Date.UTC(2025, 5, 30, 12) })
  await world.pool.driver.query(`insert into engine.numbering values ('sea.voyage.voyageNo BLHY', '2025-06', 41)`)
  const july = await world.as({ now: Date.UTC(2025, 6, 1, 1) })
  const numbers = await Promise.all(
    [june, july].map(
      async (ctx, at) => (await get(ctx, voyage, (await save(ctx, voyage, { voyageName: `n${at}` })).id)).voyageNo,
    ),
  )
  expect(numbers).toEqual(['HC-BLHY-202506-0042', 'HC-BLHY-202507-0001'])
})

test('T-NO-01 a unit without a code draws no number, and who saves is told what to do', async () => {
  const code = (text: string) =>
    world.pool.driver.query(`update base.department set dept_code = '${text}' where id = '${world.units.a}'`)
  await code('')
  const unnamed = { code: 'numbering.no-unit-code', params: { unit: 'BLHY' } }
  expect(await refused(save(me, voyage, { voyageName: 'no code' }))).toMatchObject(unnamed)
  await code('BLHY')
  expect(await find(me, voyage, { voyageName: 'no code' })).toEqual([])
})

test('T-NO-01 an administrator gives numbers another pattern, and takes it back', async () => {
  await world.pool.driver.query(
    `insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', 'numbering.sea.voyage', 'V/{U}/{YYYY}-{MM}/{###}', 'string')`,
  )
  const may = await world.as({ now: Date.UTC(2025, 4, 20) })
  const drawn = async (voyageName: string) =>
    (await get(may, voyage, (await save(may, voyage, { voyageName })).id)).voyageNo
  expect(await drawn('own pattern')).toBe('V/BLHY/2025-05/001')
  await world.pool.driver.query(`delete from base.config where cfg_key = 'numbering.sea.voyage'`)
  expect(await drawn('first pattern')).toBe('HC-BLHY-202505-0002')
})

test('numbers drawn at the same time are all different', async () => {
  const ctx = await world.as({ now: Date.UTC(2024, 0, 5) })
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save(ctx, voyage, { voyageName: `together ${at}` })),
  )
  const records = await find(ctx, voyage, { id: saved.map(({ id }) => id) })
  expect(new Set(records.map(({ voyageNo }) => voyageNo)).size).toBe(20)
})

test('every wrong field is named at once, with its label in the caller’s language', async () => {
  const ru = await world.as({ lang: 'ru' })
  const refusal = await refused(save(ru, voyage, { tons: 'много', price: '-1', nonsense: '1', legs: [{ fee: '1' }] }))
  expect(refusal.status).toBe(422)
  expect(Object.keys(refusal.errors).sort()).toEqual(['legs.0.port', 'nonsense', 'price', 'tons', 'voyageName'])
  expect(refusal.errors.voyageName?.params).toMatchObject({ label: 'ru 航次名称' })
  expect(refusal.errors['legs.0.port']?.params).toMatchObject({ label: 'ru 港口' })
})

test('reliability 6: columns of the engine in a body change nothing', async () => {
  const { id } = await save(me, voyage, {
    voyageName: 'mass',
    approvalStatus: '2',
    createBy: '00000000-0000-0000-0000-000000000009',
    createTime: 1,
    voyageNo: 'X-1',
    state: 'done',
    freight: '1',
    shipAccount: '1',
  })
  const record = await get(me, voyage, id)
  expect(record).toMatchObject({
    createBy: me.actor.id,
    createTime: me.now,
    state: 'plan',
    freight: null,
    shipAccount: null,
  })
  expect(record.voyageNo).toMatch(/^HC-BLHY-202611-/)
  expect(record).not.toHaveProperty('approvalStatus')
  expect((await refused(save(me, voyage, { voyageName: 'mass 2', delFlag: 1 }))).errors).toHaveProperty('delFlag')
})

test('an old version is refused and changes nothing, and so is a change of which it is not said what version it changes', async () => {
  const { id, ver } = await save(me, voyage, { voyageName: 'versions' })
  expect(await save(me, voyage, { id, ver, remark: 'first' })).toEqual({ id, ver: 2 })
  const refusal = await refused(save(me, voyage, { id, ver, remark: 'second' }))
  expect([refusal.code, refusal.status]).toEqual(['record.changed', 409])
  for (const none of [{}, { ver: null }, { ver: '' }])
    expect(await refused(save(me, voyage, { id, ...none, remark: 'third' }))).toMatchObject({
      code: 'record.no-version',
      status: 400,
    })
  expect(await get(me, voyage, id)).toMatchObject({ remark: 'first', ver: 2, updateBy: me.actor.id })
})

test('of many who save the same version at once exactly one succeeds', async () => {
  const { id, ver } = await save(me, voyage, { voyageName: 'race' })
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => save(me, voyage, { id, ver, remark: `r${at}` })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('lines keep their ids, change, come and go; a foreign line is refused', async () => {
  const { id, ver } = await save(me, voyage, { voyageName: 'lines', legs: [{ port: 'A' }, { port: 'B' }] })
  const [first, second] = (await get(me, voyage, id)).legs ?? []
  await save(me, voyage, { id, ver, legs: [{ port: 'C' }, { id: second?.id ?? '', port: 'B2' }] })
  const after = (await get(me, voyage, id)).legs ?? []
  expect(after.map(({ port }) => port)).toEqual(['C', 'B2'])
  expect(after[1]?.id).toBe(second?.id)
  const refusal = await refused(save(me, voyage, { id, ver: 2, legs: [{ id: first?.id ?? '', port: 'X' }] }))
  expect(refusal.errors['legs.0']?.code).toBe('lines.foreign')
})

test('a value that another living record holds is refused at its field', async () => {
  await save(me, ship, { shipName: '北陆一号' })
  const refusal = await refused(save(me, ship, { shipName: '北陆一号' }))
  expect(refusal.errors).toMatchObject({ shipName: { code: 'record.duplicate', params: { label: '船名' } } })
})

test('choices must exist, be enabled and be visible to the caller', async () => {
  const nobody = '00000000-0000-7000-8000-0000000000ff'
  const refusal = await refused(
    save(me, voyage, { voyageName: 'choices', shipId: nobody, captain: nobody, owner: nobody }),
  )
  expect(Object.keys(refusal.errors).sort()).toEqual(['captain', 'owner', 'shipId'])
  expect(refusal.errors.captain).toMatchObject({ code: 'choice.unknown' })
  await save(me, voyage, { voyageName: 'choices', captain: me.actor.id, owner: world.units.b })
})

test('reliability 5: a record cannot be put into a unit or department outside the caller’s scope', async () => {
  const { a, b } = world.units
  const { a2, b1 } = world.departments
  expect((await refused(save(me, voyage, { voyageName: 'p1', unitId: b }))).errors).toHaveProperty('unitId')
  expect((await refused(save(me, voyage, { voyageName: 'p2', unitId: a, deptId: b1 }))).errors).toHaveProperty('unitId')
  const unitB = await world.as({ scope: { all: false, unitIds: [b], deptIds: [] } })
  const { id } = await save(unitB, voyage, { voyageName: 'p3', unitId: b })
  expect(await get(unitB, voyage, id)).toMatchObject({ unitId: b, deptId: null })
  expect((await refused(save(unitB, voyage, { voyageName: 'p4', unitId: b, deptId: a2 }))).errors).toHaveProperty(
    'deptId',
  )
})

test('reliability 6: nobody writes what he does not see, in fields or in lines, and no name tells it', async () => {
  const { id } = await save(me, voyage, {
    voyageName: 'blind',
    secret: 'kept',
    agent: me.actor.id,
    legs: [{ port: 'A', cost: '7' }],
  })
  const blind = await world.as({ id: me.actor.id })
  const [line] = (await get(blind, voyage, id)).legs ?? []
  expect(line).not.toHaveProperty('cost')
  await save(blind, voyage, {
    id,
    ver: 1,
    secret: 'mine',
    phone: '1',
    agent: null,
    legs: [
      { id: line?.id ?? '', port: 'B', cost: '9' },
      { port: 'C', cost: '9' },
    ],
  })
  expect(await get(me, voyage, id)).toMatchObject({
    secret: 'kept',
    agent: me.actor.id,
    phone: null,
    legs: [
      { port: 'B', cost: '7.00' },
      { port: 'C', cost: null },
    ],
  })
  const stored = await readRecord(blind, voyage, id)
  const names = await namesOf(blind, voyage, stored === null ? [] : [{ ...stored, createBy: null, updateBy: null }])
  expect(Object.keys(names).filter((key) => key.startsWith('person:'))).toEqual([])
})

test('rules compute, refuse, and a refusal leaves nothing behind', async () => {
  const { id } = await save(me, voyage, { voyageName: 'computed', tons: '2', price: '1' })
  expect(await get(me, voyage, id)).toMatchObject({ price: '7.00', freight: '14.00' })
  const refusal = await refused(save(me, voyage, { voyageName: 'unlucky', tons: '13' }))
  expect(refusal.code).toBe('test.thirteen')
  expect(await find(me, voyage, { voyageName: 'unlucky' })).toEqual([])
})

test('a readonly field is filled from the chosen record by the server', async () => {
  const { id: shipId } = await save(me, ship, { shipName: 'Амур', account: '6222021234567890' })
  const { id } = await save(me, voyage, { voyageName: 'fill', shipId, shipAccount: '1' })
  expect(await get(me, voyage, id)).toMatchObject({ shipAccount: '6222021234567890' })
})

test('a save leaves one history line per changed field, an audit line and an event; an unchanged save leaves none', async () => {
  const { id, ver } = await save(me, voyage, { voyageName: 'traces', tons: '1', price: '1' })
  await save(me, voyage, { id, ver, tons: '2', remark: 'note' })
  expect(await save(me, voyage, { id, ver: 2, tons: '2.0' })).toEqual({ id, ver: 2 })
  const history = await world.pool.driver.query(
    `select field, before, after from engine.history where record_id = $1 order by id`,
    [id],
  )
  expect(history.rows).toEqual(
    expect.arrayContaining([
      { field: 'tons', before: '"1.000"', after: '"2.000"' },
      { field: 'freight', before: '"1.00"', after: '"2.00"' },
      { field: 'remark', before: null, after: '"note"' },
    ]),
  )
  expect(history.rows).toHaveLength(3)
  const audit = await world.pool.driver.query(
    `select verb, title, person_name from engine.audit where record_id = $1 order by id`,
    [id],
  )
  expect(audit.rows).toEqual([
    { verb: 'create', title: 'traces', person_name: '张三' },
    { verb: 'update', title: 'traces', person_name: '张三' },
  ])
  const events = await world.pool.driver.query(`select event from engine.outbox where record_id = $1 order by id`, [id])
  expect(events.rows).toEqual([{ event: 'sea.voyage.create' }, { event: 'sea.voyage.update' }])
})

async function refused(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof Refusal) return error
  throw error
}

test('reading and writing in the same way again keeps the statement prepared', async () => {
  const { id } = await save(me, voyage, { voyageName: 'prepared', tons: '1' })
  await withinTransaction(me, async (inside) => {
    for (const ver of [1, 2, 3]) {
      await find(inside, voyage, { voyageName: 'prepared', tons: '1' })
      await save(inside, voyage, { id, ver, sailing: Date.UTC(2026, 10, ver) })
    }
    const kept = await inside.sql.query<{ statement: string }>(
      sql`select statement from pg_prepared_statements where name like 'r%'`,
    )
    const [found, changed] = ['and t."voyage_name" = $4::text and t."tons" = $5', '"sailing" = $'].map((part) =>
      kept.filter(({ statement }) => statement.includes(part)),
    )
    expect(found).toHaveLength(1)
    expect(changed).toHaveLength(1)
  })
})
