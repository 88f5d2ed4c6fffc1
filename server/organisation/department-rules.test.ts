import { beforeAll, expect, test } from 'vitest'
import { department } from '../../base/department.ts'
import { person } from '../../base/person.ts'
import type { Ctx } from '../context.ts'
import { find, get, save } from '../define.ts'
import { makeWorld, type World } from '../store/testing/world.ts'

let world: World
let me: Ctx
let group: string

beforeAll(async () => {
  world = await makeWorld()
  me = await world.as({})
  await world.pool.driver.query(`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, enabled)
    select gen_random_uuid(), gen_random_uuid(), '', g, c, c, c, c, '1' from (values ('deptFlag', '0'), ('deptFlag', '1'), ('deptFlag', '2'), ('enableFlag', '1'), ('enableFlag', '0'), ('userZt', '1')) v(g, c)`)
  group = (await find(me, department, { deptFlag: '0' }))[0]?.id ?? ''
})

test('a node knows its path and unit, and everything under it moves along', async () => {
  const { id: office } = await save(me, department, { deptName: '办公室', deptSname: '办公室', deptPid: world.units.a, deptFlag: '2' })
  const { id: desk } = await save(me, department, { deptName: '前台', deptSname: '前台', deptPid: office, deptFlag: '2' })
  expect(await get(me, department, desk)).toMatchObject({ path: `/${group}/${world.units.a}/${office}/${desk}/`, unitId: world.units.a })
  await save(me, department, { id: office, ver: 1, deptPid: world.units.b })
  expect(await get(me, department, office)).toMatchObject({ path: `/${group}/${world.units.b}/${office}/`, unitId: world.units.b })
  expect(await get(me, department, desk)).toMatchObject({ path: `/${group}/${world.units.b}/${office}/${desk}/`, unitId: world.units.b })
})

test('no node under itself, no unit under a department, no second root', async () => {
  const { departments, units } = world
  await expect(save(me, department, { id: units.a, ver: 1, deptPid: departments.a1 })).rejects.toMatchObject({ code: 'department.cycle', errors: { deptPid: {} } })
  await expect(save(me, department, { deptName: 'x', deptSname: 'x', deptPid: departments.a1, deptFlag: '1' })).rejects.toMatchObject({ code: 'department.unitUnderDepartment' })
  await expect(save(me, department, { deptName: 'x', deptSname: 'x', deptFlag: '1' })).rejects.toMatchObject({ code: 'department.oneRoot' })
})

test('a colour on which white cannot be read is no colour of a unit', async () => {
  const make = (deptTheme: string) => save(me, department, { deptName: '彩色', deptSname: deptTheme, deptPid: group, deptFlag: '1', deptTheme })
  await expect(make('#ffd166')).rejects.toMatchObject({ code: 'department.theme', errors: { deptTheme: {} } })
  await expect(make('#1b6e46')).resolves.toMatchObject({ ver: 1 })
})

test('a unit with active people is not disabled', async () => {
  const { id } = await save(me, person, { userCode: 'w1', userName: '王五', userDwid: world.units.b, userZt: '1' })
  expect(await get(me.withoutScope('a look at the row'), person, id)).toMatchObject({ unitId: world.units.b, register: me.now })
  await expect(save(me, department, { id: world.units.b, ver: 1, deptZt: '0' })).rejects.toMatchObject({ code: 'department.inUse', params: { count: 1 } })
})

test('a Chinese name is spelled in Russian and English until somebody writes it himself', async () => {
  const free = me.withoutScope('a look at the row')
  const { id } = await save(me, person, { userCode: 'w2', userName: '强明远', userDwid: world.units.b, userZt: '1' })
  expect(await get(free, person, id)).toMatchObject({ nameRu: 'Цян Минъюань', nameEn: 'Qiang Mingyuan' })
  await save(free, person, { id, ver: 1, userName: '强明远', nameEn: 'Michael Qiang' })
  await save(free, person, { id, ver: 2, userName: '王明远' })
  expect(await get(free, person, id)).toMatchObject({ nameRu: 'Ван Минъюань', nameEn: 'Michael Qiang' })
})
