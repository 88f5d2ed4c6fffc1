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
  for (const code of ['seasales', 'keeper']) await setCredential(world.pool, world.person(code), hash, worldNow)
  seller = await signedIn(server.app, 'seasales', password)
  keeper = await signedIn(server.app, 'keeper', password)
})
afterAll(() => server.close())

const widgets = async (page: Page) =>
  (await call(server.app, page, '/api/portal/widgets')).json<{ data: Told[] }>().data
const names = async (page: Page) => (await widgets(page)).map(({ module, name }) => `${module}.${name}`)
const hidden = async (page: Page) => (await widgets(page)).flatMap((one) => (one.hidden ? [one.name] : []))
const arrange = (page: Page, order: readonly string[], hidden: readonly string[] = []) =>
  call(server.app, page, '/api/portal/widgets/arrange', {
    method: 'POST',
    payload: { order: order.join(','), hidden: hidden.join(',') },
  })

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
  await arrange(seller, ['schedule.today', 'workflow.todo', 'no such,<script>'], ['home.kept'])
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
