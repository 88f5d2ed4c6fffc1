import { beforeAll, expect, test } from 'vitest'
import { document } from '../../../core/description/document.ts'
import { defineModule } from '../../../core/description/module.ts'
import type { Refusal } from '../../../core/words/refusal.ts'
import { department, departments, people, person, text, unit, units } from '../../../kinds/index.ts'
import { giveRole } from '../../identity/session/testing/people.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { save } from './save-record.ts'

const words = (zh: string) => ({ zh, ru: `ru ${zh}`, en: `en ${zh}` })

const duty = document({
  module: 'crew',
  name: 'duty',
  code: 'zb',
  scope: 'everyone',
  title: 'dutyName',
  fields: {
    dutyName: text({ required: true }),
    colleague: person(),
    anybody: person({ everywhere: true }),
    officer: person({ everywhere: true, role: 'officer' }),
    inScope: people({ everywhere: true, scope: 'hygl' }),
    home: unit({ scope: 'hygl' }),
    homes: units(),
    desk: department({ scope: 'hygl' }),
    desks: departments({ scope: 'hygl', limit: 2 }),
  },
  form: [],
  lists: {},
})

const crew = defineModule({
  name: 'crew',
  label: words('船员'),
  needs: [],
  documents: { duty },
  words: {
    duty: {
      title: words('值班'),
      groups: {},
      fields: {
        dutyName: words('名称'),
        colleague: words('同事'),
        anybody: words('任何人'),
        officer: words('高级船员'),
        inScope: words('范围内'),
        home: words('单位'),
        homes: words('单位们'),
        desk: words('部门'),
        desks: words('部门们'),
      },
    },
  },
  refusals: {},
  pages: [],
})

let world: World
let me: Ctx
let near: string
let far: string

beforeAll(async () => {
  world = await makeWorld([], { modules: [crew], servers: [] })
  await world.pool.driver.query(`create schema crew; ${draftTables([duty])}`)
  const {
    units: { a, b },
    departments: { a1, a2, b1 },
  } = world
  me = await world.as({ unitId: a, deptId: a1, scope: { all: false, unitIds: [], deptIds: [a2] } })
  near = (await world.as({ name: '近邻', unitId: a, deptId: a2 })).actor.id
  far = (await world.as({ name: '远客', unitId: b, deptId: b1 })).actor.id
})

/** The codes of what is refused, by field; none when it is saved. */
async function refused(ctx: Ctx, given: Parameters<typeof save>[2]): Promise<Record<string, string>> {
  const errors = await save(ctx, duty, { dutyName: '值班', ...given }).then(
    () => ({}),
    (refusal: Refusal) => refusal.errors,
  )
  return Object.fromEntries(Object.entries(errors).map(([name, { code }]) => [name, code]))
}

test('WID-09 without the all-companies flag the store takes people with a post in one’s own company or under it, and nobody else', async () => {
  expect(await refused(me, { colleague: near, anybody: far })).toEqual({})
  expect(await refused(me, { colleague: far })).toEqual({ colleague: 'choice.person' })
  expect(await refused(me, { colleague: '00000000-0000-7000-8000-0000000000ff' })).toEqual({
    colleague: 'choice.unknown',
  })
  await world.pool.driver.query(
    `insert into base.user_post (id, create_by, create_name, user_id, dw_id, bm_id, post_name) values (gen_random_uuid(), $1, 'x', $1, $2, $3, '顾问')`,
    [far, world.units.a, world.departments.a1],
  )
  expect(await refused(me, { colleague: far })).toEqual({})
  await world.pool.driver.query(`delete from base.user_post`)
  // Whoever works for the whole group, and the machine itself, choose anybody.
  const group = await world.as({ unitId: '00000000-0000-7000-8000-000000000001', deptId: null })
  expect(await refused(group, { colleague: far })).toEqual({})
  expect(await refused(me.withoutScope('a job'), { colleague: far })).toEqual({})
})

test('WID-09 a field that names a role takes its holders only, oneself and the machine included', async () => {
  expect(await refused(me, { officer: near })).toEqual({ officer: 'choice.person' })
  expect(await refused(me, { officer: me.actor.id })).toEqual({ officer: 'choice.person' })
  expect(await refused(me.withoutScope('a job'), { officer: near })).toEqual({ officer: 'choice.person' })
  await giveRole(world.pool, near, 'officer', [])
  expect(await refused(me, { officer: near })).toEqual({})
})

test('WID-08, WID-09 a scope code binds people, units and departments, one by one and several', async () => {
  const {
    units: { a, b },
    departments: { a1, a2, b1 },
  } = world
  expect(await refused(me, { inScope: [near, me.actor.id], desk: a2, desks: [a2], homes: [a, b] })).toEqual({})
  expect(await refused(me, { inScope: [near, far], desk: a1, desks: [a2, b1], home: a })).toEqual({
    inScope: 'choice.person',
    desk: 'choice.department',
    desks: 'choice.department',
    home: 'choice.unit',
  })
  expect(await refused(me, { desks: [a1, a2, b1] })).toEqual({ desks: 'choice.limit' })
  const unitB = await world.as({ unitId: b, deptId: b1, scope: { all: false, unitIds: [b], deptIds: [] } })
  expect(await refused(unitB, { home: b, desk: b1, inScope: [far] })).toEqual({})
  const all = await world.as({ scope: { all: true, unitIds: [], deptIds: [] } })
  expect(await refused(all, { home: b, desk: a1, inScope: [far] })).toEqual({})
})

test('WID-08 a department is no unit', async () => {
  expect(await refused(me, { homes: [world.departments.a1] })).toEqual({ homes: 'choice.unit' })
})

test('what was chosen before and is not changed is not asked again', async () => {
  const { id } = await save(me.withoutScope('a job'), duty, { dutyName: '夜班', colleague: far })
  expect(await save(me, duty, { id, ver: 1, dutyName: '白班', colleague: far })).toMatchObject({ ver: 2 })
})
