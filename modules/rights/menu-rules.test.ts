import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { menu } from '../../base/menu.ts'
import { role } from '../../base/role.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, save } from '../../server/module-api.ts'
import { requirePeople } from './administrator-reach.server.ts'
import { isMenuAddress } from './menu-address.ts'

let world: GroupWorld
let admin: Ctx

beforeAll(async () => {
  world = await groupWorld()
  admin = await world.ctx('admin')
})

/** An entry of the menu is saved with these values. */
const entered = (given: Readonly<Record<string, Json>>) =>
  save(admin, menu, {
    menuName: '测',
    menuNameRu: 'т',
    menuNameEn: 't',
    menuType: '2',
    menuUrl: '/voyage',
    menuSort: '1',
    ...given,
  })
const atField = (field: string, code: string) => ({ errors: { [field]: { code } } })

test('a folder leads nowhere, a page leads to one of ours', async () => {
  await expect(entered({ menuType: '1' })).rejects.toMatchObject(atField('menuUrl', 'menu.address-folder'))
  for (const menuUrl of [null, 'voyage', 'https://amur.test', '//amur.test', '/a b'])
    await expect(entered({ menuUrl }), String(menuUrl)).rejects.toMatchObject(atField('menuUrl', 'menu.address-page'))
})

test('what is fixed for a page is an object of texts, and what it counts is counted', async () => {
  for (const params of ['{', '[]', '"x"', '7']) {
    await expect(entered({ params }), params).rejects.toMatchObject(atField('params', 'menu.params'))
  }
  await expect(entered({ counter: 'nothing' })).rejects.toMatchObject({ errors: { counter: {} } })
})

test('an entry stands under a folder, and not twice in it with the same page and the same parameters', async () => {
  const page = await entered({ menuPid: null })
  await expect(entered({ menuPid: page.id, menuUrl: '/other' })).rejects.toMatchObject(
    atField('menuPid', 'menu.parent'),
  )
  await expect(entered({ menuPid: null })).rejects.toMatchObject(atField('menuUrl', 'menu.twin'))
  expect(await entered({ menuPid: null, params: '{"list":"sale"}' })).toMatchObject({ ver: 1 })
  expect(await save(admin, menu, { ...page, menuName: '改' })).toEqual({ id: page.id, ver: 2 })
})

test('an address of a page is a path with its question, one outside is the web’s and shows no password', () => {
  for (const path of ['/user', '/doc/finance/plan', '/list?view=a-b&x=1%20'])
    expect(isMenuAddress('2', path), path).toBe(true)
  for (const path of ['', '/', 'user', '//x', '/a?<x>', '/a#b']) expect(isMenuAddress('2', path), path).toBe(false)
  for (const url of ['https://a.test/x', 'http://a.test']) expect(isMenuAddress('3', url), url).toBe(true)
  for (const url of ['ftp://a.test', 'https://me@a.test', ' https://a.test', 'javascript:alert(1)', '/user'])
    expect(isMenuAddress('3', url), url).toBe(false)
})

test('roles that exclude each other are roles, and no role excludes itself', async () => {
  const sec = await world.ctx('sec')
  const named = (mutexRoles: string) =>
    save(sec, role, {
      roleCode: 'teller',
      roleName: '柜员',
      nameRu: 'Кассир',
      nameEn: 'Plate',
      roleType: '2',
      mutexRoles,
    })
  for (const mutexRoles of ['cashier,nobody', 'teller'])
    await expect(named(mutexRoles), mutexRoles).rejects.toMatchObject(atField('mutexRoles', 'rights.mutex-unknown'))
  expect(await named('cashier')).toMatchObject({ ver: 1 })
})

test('people who are not there are in nobody’s reach', async () => {
  const known = world.person('seasales')
  for (const ids of [['x'], ['01920000-0000-7000-8000-000000000001', known]])
    await expect(requirePeople(admin, ids)).rejects.toMatchObject({ code: 'rights.person-unknown' })
  expect((await requirePeople(admin, [known, known])).map(({ id }) => id)).toEqual([known])
})
