import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld, worldNow } from '../../../app/testing/group-world.ts'
import { setCredential } from '../../identity/session/credential.ts'
import { hashPassword } from '../../identity/session/password-hash.ts'
import { testClock } from '../../identity/session/testing/test-clock.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { portalRoutes } from './portal-routes.ts'

const password = 'Steppe-wind-77'
let world: GroupWorld
let server: TestServer
let seller: Page
let keeper: Page
let admin: Page

interface Told {
  readonly module: string
  readonly name: string
  readonly hidden: boolean
  readonly empty?: string
  readonly needs?: string
}

beforeAll(async () => {
  testClock(worldNow)
  world = await groupWorld()
  server = await testServer(world.pool, { running: world.running, routes: [portalRoutes(new Map())] })
  const hash = await hashPassword(password)
  for (const code of ['seasales', 'keeper', 'admin'])
    await setCredential(world.pool, world.person(code), hash, worldNow)
  seller = await signedIn(server.app, 'seasales', password)
  keeper = await signedIn(server.app, 'keeper', password)
  admin = await signedIn(server.app, 'admin', password)
})
afterAll(() => server.close())

const widgets = async (page: Page) =>
  (await call(server.app, page, '/api/portal/widgets')).json<{ data: Told[] }>().data
const names = async (page: Page) => (await widgets(page)).map(({ module, name }) => `${module}.${name}`)
const hidden = async (page: Page) => (await widgets(page)).flatMap((one) => (one.hidden ? [one.name] : []))
const itemsOf = (names: readonly string[]) => names.map((widget) => ({ widget, place: null }))
const arrange = (page: Page, order: readonly string[], hiddenNames: readonly string[] = []) =>
  post(page, '/api/portal/widgets/arrange', { items: itemsOf(order), hidden: [...hiddenNames] })
const post = (page: Page, url: string, payload: object) => call(server.app, page, url, { method: 'POST', payload })

test('ACC-04 /welcome offers what the role may see, and nothing of the rest even when asked for', async () => {
  expect(await names(seller)).toEqual(
    expect.arrayContaining(['home.quick', 'workflow.todo', 'schedule.today', 'home.notices']),
  )
  expect((await names(seller))[0], 'what waits for him stands first').toBe('workflow.todo')
  expect((await widgets(seller))[0]?.empty, 'in words, where nothing does').toBe('没有待处理的事项')
  for (const page of [seller, keeper])
    expect(await names(page), 'balances are for whoever keeps the books').not.toContain('finance.balances')
  expect((await call(server.app, keeper, '/api/portal/widget/finance/balances')).statusCode).toBe(404)
})

test('ACC-04 each person arranges his own page: the order and what is hidden stay with his account, another’s page does not change', async () => {
  const [usual, others, apart] = [await names(seller), await names(keeper), await hidden(seller)]
  await arrange(seller, ['schedule.today', 'workflow.todo'], ['home.kept'])
  expect((await names(seller)).slice(0, 2)).toEqual(['schedule.today', 'workflow.todo'])
  expect(new Set(await hidden(seller))).toEqual(new Set([...apart, 'kept']))
  expect((await names(seller)).toSorted(), 'what he did not name is still there').toEqual(usual.toSorted())
  expect(await names(keeper)).toEqual(others)
  await arrange(seller, [])
  expect(await names(seller)).toEqual(usual)
})

test('a widget that is for dashboards is offered, and stands on a home page once somebody has put it there', async () => {
  expect(await hidden(seller)).toContain('exposure')
  await arrange(seller, ['risk.exposure', 'workflow.todo'])
  expect(await hidden(seller)).not.toContain('exposure')
  await arrange(seller, ['risk.exposure', 'workflow.todo'], ['risk.exposure'])
  expect(await hidden(seller)).toContain('exposure')
  await arrange(seller, [])
})

test('ACC-04 quick starts are documents that the person may create', async () => {
  const links = async (page: Page) =>
    (await call(server.app, page, '/api/portal/widget/home/quick'))
      .json<{ data: { href: string }[] }>()
      .data.map(({ href }) => href)
  expect(await links(seller)).toContain('/doc/contracts/contract/new')
  expect(await links(keeper)).not.toContain('/doc/contracts/contract/new')
})

interface Owner {
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly arranged: boolean
}

const owners = async () => (await call(server.app, admin, '/api/portal/home/owners')).json<{ data: Owner[] }>().data
const owner = async (name: string) => {
  const found = (await owners()).find((one) => one.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return `/api/portal/home/page/${found.kind}/${found.id}`
}
const first = async (page: Page, of = '') => {
  const [one] = (await call(server.app, page, `/api/portal/widgets${of}`)).json<{ data: Told[] }>().data
  return `${one?.module}.${one?.name}`
}
const put = async (address: string, widget: string, more: object = {}) =>
  (
    await post(admin, address, {
      items: [{ widget, place: { x: 0, y: 0, w: 6, h: 3 } }],
      hidden: [],
      ver: 0,
      rank: 100,
      ...more,
    })
  ).json<{ code: string; data: { ver: number } | null }>()

test('a home page is that of one’s own, else of one’s role with the lowest rank, else of the nearest unit', async () => {
  const [group, trader, staff] = await Promise.all(['北陆能源集团', '业务员', '员工'].map(owner))
  const unit = `/api/portal/home/page/unit/${world.place('BLHY')}`
  await put(String(group), 'home.notices')
  expect(await first(seller)).toBe('home.notices')
  await put(String(unit), 'schedule.today')
  expect(await first(seller), 'the unit before the one above it').toBe('schedule.today')
  await put(String(staff), 'workflow.started', { rank: 50 })
  await put(String(trader), 'home.kept', { rank: 60 })
  expect(await first(seller), 'the role before the unit, the lower rank first').toBe('workflow.started')
  await arrange(seller, ['home.quick', 'home.kept'])
  expect(await first(seller)).toBe('home.quick')
  expect(await first(seller, '?of=others'), 'what he would have without his own').toBe('workflow.started')
  await arrange(seller, [])
  expect(await first(seller), 'until he resets it').toBe('workflow.started')
  for (const address of [group, unit, trader, staff])
    await post(admin, String(address), { items: [], hidden: [], ver: 1 })
  expect((await owners()).every(({ arranged }) => !arranged)).toBe(true)
})

test('two administrators do not overwrite each other: whoever comes second is told', async () => {
  const address = await owner('法务')
  expect((await put(address, 'home.notices')).data?.ver).toBe(1)
  expect((await put(address, 'home.kept')).code, 'who saw none cannot make it again').not.toBe('0')
  expect((await put(address, 'home.kept', { ver: 1 })).data?.ver).toBe(2)
  expect((await put(address, 'home.quick', { ver: 1 })).code).not.toBe('0')
  const stale = await post(admin, address, { items: [], hidden: [], ver: 1 })
  expect(stale.statusCode, 'nor is it given up unseen').toBe(409)
  const page = (await call(server.app, admin, address)).json<{ data: { ver: number; widgets: Told[] } }>().data
  expect([page.ver, page.widgets[0]?.name]).toEqual([2, 'kept'])
})

test('what a role may see is told to whoever arranges its page', async () => {
  const page = (await call(server.app, admin, await owner('法务'))).json<{
    data: { widgets: (Told & { readonly may: boolean })[] }
  }>().data
  const may = new Map(page.widgets.map(({ module, name, may: open }) => [`${module}.${name}`, open]))
  expect([may.get('finance.balances'), may.get('home.quick')]).toEqual([false, true])
})

test('nobody arranges pages of others without the right, and nothing is kept that is no arrangement', async () => {
  expect((await call(server.app, seller, '/api/portal/home/owners')).statusCode).toBe(403)
  const address = await owner('业务员')
  expect((await post(seller, address, { items: [], hidden: ['home.kept'], ver: 0 })).statusCode).toBe(403)
  const wrong = [
    { items: [{ widget: '<script>', place: null }] },
    { items: [{ widget: 'home.kept', place: { x: 9, y: 0, w: 6, h: 2 } }] },
    { items: [{ widget: 'home.kept', place: { x: 0.5, y: 0, w: 6, h: 2 } }] },
    { items: 'home.kept' },
    { hidden: [7] },
    { hidden: ['home.kept'], ver: -1 },
  ]
  for (const body of wrong) expect((await post(admin, address, body)).statusCode, JSON.stringify(body)).toBe(400)
  expect((await post(admin, '/api/portal/home/page/person/x', { hidden: ['home.kept'] })).statusCode).toBe(404)
})
