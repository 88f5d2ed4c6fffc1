import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainLayout } from '../../../core/description/list-layout.ts'
import type { ListViews } from '../../../core/description/list-view.ts'
import { kindWords } from '../../../kinds/words.ts'
import { giveRole, makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { describedRoutes } from '../documents/record-routes.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { seaModule } from '../testing/voyage-test-documents.ts'
import { storeWords } from '../words.ts'
import { viewRoutes } from './view-routes.ts'
import { viewWords } from './words.ts'

interface Answer<T = unknown> {
  readonly code: string
  readonly data: T
  readonly msg: string
}

const at = '/api/sea/voyage/views'
const content = {
  param: '煤',
  filters: { state: ['plan'], secret: '密', sailing: { relative: 'thisMonth' } },
  sort: ['-sailing', 'secret'],
  group: ['state', 'secret'],
  layout: {
    ...plainLayout,
    order: ['secret', 'voyageNo'],
    hidden: ['remark'],
    pinned: ['secret'],
    widths: { secret: 90, voyageNo: 120 },
    dense: true,
  },
}
let world: World
let server: TestServer
let role: string
let owner: Page
let roleMate: Page
let neighbour: Page
let stranger: Page

beforeAll(async () => {
  world = await makeWorld([], {
    modules: [
      {
        ...seaModule,
        pages: [
          {
            path: '/voyages',
            list: 'sea.voyage',
            needs: 'hc-ck',
            kept: true,
            label: { zh: '航次', ru: 'Рейсы', en: 'Voyages' },
          },
        ],
      },
    ],
  })
  const { a, b } = world.units
  const { a1, a2, b1 } = world.departments
  await makePerson(world.pool, { code: 'owner', name: '王主', unitId: a, deptId: a1, permissions: ['hc-ck', 'hc-mi'] })
  const mate = await makePerson(world.pool, { code: 'mate', unitId: b, deptId: b1, permissions: ['hc-ck'] })
  role = await giveRole(world.pool, mate, 'view-role', [])
  await makePerson(world.pool, { code: 'neighbour', unitId: a, deptId: a2, permissions: ['hc-ck'] })
  await makePerson(world.pool, { code: 'stranger', unitId: b, deptId: b1, permissions: ['hc-ck'] })
  await world.pool.driver
    .query(`insert into base.menu (id, create_by, create_name, menu_name, menu_name_ru, menu_name_en, menu_url, menu_type, menu_sort, keep_alive, hidden, open_mode, needs, enabled)
    values (gen_random_uuid(), gen_random_uuid(), 'x', '航次', 'Рейсы', 'Voyages', '/voyages', '2', 10, '1', '0', 'self', 'hc-ck', '1')`)
  server = await testServer(world.pool, {
    running: world.running,
    routes: [describedRoutes, viewRoutes],
    words: [kindWords, storeWords, viewWords],
  })
  const pages = await Promise.all(['owner', 'mate', 'neighbour', 'stranger'].map((code) => signedIn(server.app, code)))
  ;[owner, roleMate, neighbour, stranger] = pages as [Page, Page, Page, Page] // four sign in
})

afterAll(() => server.close())

test('WID-17: a view is saved, replaced, renamed and deleted by its owner, under a name of its own', async () => {
  const { id } = (await save(owner, { name: '本月', content })).data
  expect((await views(owner)).views).toMatchObject([
    { id, ver: 1, name: '本月', mine: true, content, partial: false, pinned: false, usual: false },
  ])
  expect(await save(owner, { name: '本月', content })).toMatchObject({ status: 422, code: 'view.name-taken' })
  expect((await save(owner, { id, ver: 1, name: '本月计划', content: { ...content, group: [] } })).data).toEqual({
    id,
    ver: 2,
  })
  expect(await save(owner, { id, ver: 1, name: '旧的', content })).toMatchObject({
    status: 409,
    code: 'record.changed',
  })
  expect(await save(owner, { name: '', content })).toMatchObject({ code: 'view.name-missing' })
  expect(await save(owner, { name: 'x'.repeat(41), content }, 'ru')).toMatchObject({
    code: 'view.name-long',
    msg: 'Название представления — не длиннее 40 знаков',
  })
  expect((await views(owner)).views).toMatchObject([{ name: '本月计划', content: { group: [] } }])
  expect(await remove(stranger, id)).toBe(404)
  expect(await remove(owner, id)).toBe(200)
  expect((await views(owner)).views).toEqual([])
})

test('WID-17: a view shared with a role or a department reaches them alone, without what they may not read', async () => {
  const shares = [
    { kind: 'role', target: role },
    { kind: 'department', target: world.units.a },
  ]
  const { id } = (await save(owner, { name: '共享', content, shares })).data
  expect((await views(owner)).views).toMatchObject([
    { shares: [{ kind: 'department', name: 'BLHY' }, { kind: 'role' }] },
  ])
  for (const page of [roleMate, neighbour]) {
    const [seen] = (await views(page)).views
    expect(seen).toMatchObject({ id, mine: false, ownerName: '王主', shares: [], partial: true })
    expect(seen?.content).toEqual({
      ...content,
      filters: { state: ['plan'], sailing: { relative: 'thisMonth' } },
      sort: ['-sailing'],
      group: ['state'],
      layout: { ...content.layout, order: ['voyageNo'], pinned: [], widths: { voyageNo: 120 } },
    })
    expect(JSON.stringify(seen)).not.toContain('secret')
    expect(
      await save(page, { id, ver: 1, name: '抢', content: { ...content, filters: {}, sort: [], group: [] } }),
    ).toMatchObject({ status: 404 })
  }
  expect((await views(stranger)).views).toEqual([])
  expect(await choose(stranger, id, { pinned: '1' })).toBe(404)
  expect(await save(owner, { name: '乱', content, shares: [{ kind: 'role', target: id }] })).toMatchObject({
    code: 'view.share-unknown',
  })
  expect(await save(neighbour, { name: '偷看', content })).toMatchObject({ status: 400 })
  await remove(owner, id)
})

test('WID-17: a pinned view stands in the menu beside its list, a usual one opens with it, each for himself', async () => {
  const { id } = (await save(owner, { name: '同江', content, shares: [{ kind: 'role', target: role }] })).data
  const other = (await save(owner, { name: '其他', content })).data.id
  expect(await choose(roleMate, id, { pinned: '1', usual: '1' })).toBe(200)
  expect(await choose(owner, id, { usual: '1' })).toBe(200)
  expect(await choose(owner, other, { usual: '1' })).toBe(200)
  expect((await views(owner)).views).toMatchObject([
    { id: other, usual: true },
    { id, usual: false, pinned: false },
  ])
  expect((await views(roleMate)).views).toMatchObject([{ id, usual: true, pinned: true }])
  expect(await menus(roleMate)).toContainEqual(
    expect.objectContaining({ menuId: id, menuName: '同江', menuUrl: `/voyages?view=${id}` }),
  )
  expect(await menus(owner)).not.toContainEqual(expect.objectContaining({ menuId: id }))
  await save(owner, { id, ver: 1, name: '同江', content, shares: [] })
  expect(await menus(roleMate)).not.toContainEqual(expect.objectContaining({ menuId: id }))
  expect((await views(roleMate)).views).toEqual([])
})

test('WID-17: columns stand as a person left them, for himself and on every machine', async () => {
  expect((await views(owner)).layout).toBeNull()
  const layout = { ...plainLayout, order: ['voyageNo'], pinned: ['voyageNo'], widths: { voyageNo: 200 } }
  expect(await layOut(owner, { list: 'main', layout })).toBe(200)
  expect((await views(owner)).layout).toMatchObject({ layout, at: expect.any(Number) })
  expect((await views(roleMate)).layout).toBeNull()
  for (const wrong of [{ list: 'none', layout }, { list: 'main', layout: { order: 'x' } }, { list: 'main' }])
    expect(await layOut(owner, wrong)).toBe(400)
})

async function views(page: Page): Promise<ListViews> {
  return (await call(server.app, page, `${at}?list=main`)).json<Answer<ListViews>>().data
}

async function save(page: Page, view: object, lang = 'zh') {
  const answer = await call(server.app, page, at, {
    method: 'POST',
    payload: { list: 'main', ...view },
    headers: { lang },
  })
  return { status: answer.statusCode, ...answer.json<Answer<{ id: string; ver: number }>>() }
}

async function remove(page: Page, id: string): Promise<number> {
  return (await call(server.app, page, `${at}/${id}`, { method: 'DELETE' })).statusCode
}

async function choose(page: Page, id: string, choice: object): Promise<number> {
  return (await call(server.app, page, `${at}/${id}/choice`, { method: 'POST', payload: choice })).statusCode
}

async function layOut(page: Page, body: object): Promise<number> {
  return (await call(server.app, page, '/api/sea/voyage/layout', { method: 'POST', payload: body })).statusCode
}

async function menus(page: Page): Promise<readonly object[]> {
  return (await call(server.app, page, '/api/system/user/allMyData')).json<Answer<{ menuData: readonly object[] }>>()
    .data.menuData
}
