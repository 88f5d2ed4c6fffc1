import { beforeAll, expect, test } from 'vitest'
import { department } from '../../../base/department.ts'
import { person } from '../../../base/person.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { act, find, get, save } from '../../module-api.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeWorld, type World } from '../../records/testing/records-world.ts'
import { structureAt } from './structure-on-day.ts'

let world: World
let me: Ctx
let admin: Ctx
let group: string

beforeAll(async () => {
  world = await makeWorld()
  me = await world.as({})
  admin = await world.as({ permissions: ['bmgl-bj'] })
  await world.pool.driver
    .query(`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, enabled)
    select gen_random_uuid(), gen_random_uuid(), '', g, c, c, c, c, '1' from (values ('deptFlag', '0'), ('deptFlag', '1'), ('deptFlag', '2'), ('enableFlag', '1'), ('enableFlag', '0'), ('userZt', '1')) v(g, c)`)
  group = (await find(me, department, { deptFlag: '0' }))[0]?.id ?? ''
})

test('a node knows its path and unit, and everything under it moves along', async () => {
  const { id: office } = await save(me, department, {
    deptName: '办公室',
    deptSname: '办公室',
    deptPid: world.units.a,
    deptFlag: '2',
  })
  const { id: desk } = await save(me, department, {
    deptName: '前台',
    deptSname: '前台',
    deptPid: office,
    deptFlag: '2',
  })
  expect(await get(me, department, desk)).toMatchObject({
    path: `/${group}/${world.units.a}/${office}/${desk}/`,
    unitId: world.units.a,
  })
  await save(me, department, { id: office, ver: 1, deptPid: world.units.b })
  expect(await get(me, department, office)).toMatchObject({
    path: `/${group}/${world.units.b}/${office}/`,
    unitId: world.units.b,
  })
  expect(await get(me, department, desk)).toMatchObject({
    path: `/${group}/${world.units.b}/${office}/${desk}/`,
    unitId: world.units.b,
  })
})

test('no node under itself, no unit under a department, no second root', async () => {
  const { departments, units } = world
  await expect(save(me, department, { id: units.a, ver: 1, deptPid: departments.a1 })).rejects.toMatchObject({
    code: 'department.cycle',
    errors: { deptPid: {} },
  })
  await expect(
    save(me, department, { deptName: 'x', deptSname: 'x', deptPid: departments.a1, deptFlag: '1' }),
  ).rejects.toMatchObject({ code: 'department.unitUnderDepartment' })
  await expect(save(me, department, { deptName: 'x', deptSname: 'x', deptFlag: '1' })).rejects.toMatchObject({
    code: 'department.oneRoot',
  })
})

test('a colour on which white cannot be read is no colour of a unit', async () => {
  const make = (deptTheme: string) =>
    save(me, department, { deptName: '彩色', deptSname: deptTheme, deptPid: group, deptFlag: '1', deptTheme })
  await expect(make('#ffd166')).rejects.toMatchObject({ code: 'department.theme', errors: { deptTheme: {} } })
  await expect(make('#1b6e46')).resolves.toMatchObject({ ver: 1 })
})

test('a unit with active people is not disabled', async () => {
  const { id } = await save(me, person, { userCode: 'w1', userName: '王五', userDwid: world.units.b, userZt: '1' })
  expect(await get(me.withoutScope('a look at the row'), person, id)).toMatchObject({
    unitId: world.units.b,
    register: me.now,
  })
  await expect(save(me, department, { id: world.units.b, ver: 1, deptZt: '0' })).rejects.toMatchObject({
    code: 'department.inUse',
    params: { count: 1 },
  })
})

test('a Chinese name is spelled in Russian and English until somebody writes it himself', async () => {
  const free = me.withoutScope('a look at the row')
  const { id } = await save(me, person, { userCode: 'w2', userName: '强明远', userDwid: world.units.b, userZt: '1' })
  expect(await get(free, person, id)).toMatchObject({ nameRu: 'Цян Минъюань', nameEn: 'Qiang Mingyuan' })
  await save(free, person, { id, ver: 1, userName: '强明远', nameEn: 'Michael Qiang' })
  await save(free, person, { id, ver: 2, userName: '王明远' })
  expect(await get(free, person, id)).toMatchObject({ nameRu: 'Ван Минъюань', nameEn: 'Michael Qiang' })
})

test('a department goes into another with its people, posts and what stands under it; it is closed and hangs below the other', async () => {
  const make = async (deptName: string, deptPid = world.units.b) =>
    (await save(me, department, { deptName, deptSname: deptName, deptPid, deptFlag: '2' })).id
  const [old, other] = [await make('煤炭部'), await make('能源部')]
  const under = await make('煤质组', old)
  const { id: who } = await save(me, person, {
    userCode: 'w9',
    userName: '孙九',
    userDwid: world.units.b,
    userBmid: old,
  })
  const merge = async (into: string) =>
    act(admin, department, old, 'merge', { ver: (await get(me, department, old)).ver, into })
  await expect(merge(under)).rejects.toMatchObject({ code: 'department.mergeSelf', errors: { into: {} } })
  await merge(other)
  const free = me.withoutScope('a look at the row')
  expect(await get(free, person, who)).toMatchObject({ userBmid: other, deptId: other, userDwid: world.units.b })
  expect(await get(me, department, under)).toMatchObject({ deptPid: other })
  expect(await get(me, department, old)).toMatchObject({ deptPid: other, deptZt: '0' })
  await expect(merge(other)).rejects.toMatchObject({ code: 'record.not-possible' })
})

test('a department is split: a new one stands beside it with the people who were chosen, who are its own', async () => {
  const { id } = await save(me, department, {
    deptName: '综合',
    deptSname: '综合',
    deptPid: world.units.b,
    deptFlag: '2',
  })
  const [stays, goes] = await Promise.all(
    ['wa', 'wb'].map(
      async (userCode) =>
        (await save(me, person, { userCode, userName: '周天', userDwid: world.units.b, userBmid: id })).id,
    ),
  )
  const split = async (movedPeople: (string | undefined)[]) =>
    act(admin, department, id, 'split', {
      ver: (await get(me, department, id)).ver,
      newName: '行政部',
      movedPeople: movedPeople.map(String),
    })
  await expect(split([me.actor.id])).rejects.toMatchObject({ code: 'department.splitPeople' })
  await split([goes])
  const [made] = await find(me, department, { deptName: '行政部' })
  expect(made).toMatchObject({ deptPid: world.units.b, deptFlag: '2' })
  const free = me.withoutScope('a look at the row')
  expect([(await get(free, person, goes ?? '')).userBmid, (await get(free, person, stays ?? '')).userBmid]).toEqual([
    made?.id,
    id,
  ])
})

test('a department in use gets another leader by its action, one that is closed does not', async () => {
  const { id } = await save(me, department, {
    deptName: '船务部',
    deptSname: '船务',
    deptPid: world.units.b,
    deptFlag: '2',
  })
  const { id: newLeader } = await save(me, person, {
    userCode: 'w13',
    userName: '冯三',
    userDwid: world.units.b,
    userBmid: id,
  })
  const lead = async (ctx: Ctx) =>
    act(ctx, department, id, 'leader', { ver: (await get(me, department, id)).ver, newLeader })
  await expect(lead(me)).rejects.toMatchObject({ code: 'permission.missing' })
  await lead(admin)
  expect(await get(me, department, id)).toMatchObject({ leaderId: newLeader })
  const { id: closed, ver } = await save(me, department, {
    deptName: '旧船务部',
    deptSname: '旧船务',
    deptPid: world.units.b,
    deptFlag: '2',
    deptZt: '0',
  })
  await expect(act(admin, department, closed, 'leader', { ver, newLeader })).rejects.toMatchObject({
    code: 'record.not-possible',
  })
})

test('the organisation is told as it stood on a day: names, places and people of then', async () => {
  const later = await world.as({ now: me.now + 3 * 86_400_000, permissions: ['bmgl-bj'] })
  const { id } = await save(me, department, {
    deptName: '旧名部',
    deptSname: '旧名',
    deptPid: world.units.a,
    deptFlag: '2',
  })
  const { id: who } = await save(me, person, {
    userCode: 'w12',
    userName: '郑十',
    userDwid: world.units.a,
    userBmid: id,
  })
  await save(later, department, { id, ver: 1, deptName: '新名部', deptPid: world.units.b })
  const free = later.withoutScope('a look at the row')
  await act(free, person, who, 'disable', { ver: (await get(free, person, who)).ver })
  const at = async (now: number) => (await structureAt(later, dayOfMs(now))).find((node) => node.id === id)
  expect(await at(me.now)).toMatchObject({ name: '旧名部', pid: world.units.a, heads: 1 })
  expect(await at(later.now)).toMatchObject({ name: '新名部', pid: world.units.b, heads: 0 })
  expect(await at(me.now - 86_400_000)).toBeUndefined()
})
