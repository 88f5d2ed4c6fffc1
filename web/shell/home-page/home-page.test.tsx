import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HomeWidget } from '../../../core/api-types/home-page.ts'
import { press, refusal, show, signedIn } from '../../testing/index.ts'
import WelcomePage from './home-page.tsx'

const widget = (name: string, look: HomeWidget['look'], more: Partial<HomeWidget> = {}): HomeWidget => ({
  module: 'sea',
  name,
  label: `组件${name}`,
  look,
  size: 2,
  opens: '',
  hidden: false,
  place: null,
  ...more,
})

const listAt = 'GET /api/portal/widgets'
const at = (name: string) => `GET /api/portal/widget/sea/${name}`

async function home(
  answers: Readonly<Record<string, unknown>>,
  given: Parameters<typeof signedIn>[0] = {},
  options: Parameters<typeof show>[1] = {},
) {
  const server = await signedIn({ ...given, answers })
  return { server, ...(await show(<WelcomePage />, options)) }
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const found = heading.closest('section')
  if (!found) throw new Error(`no card is called ${name}`)
  return within(found)
}

test('the home page greets by name and says when and from where one was here before, and what failed since', async () => {
  const who = {
    lastLogin: Date.UTC(2026, 10, 20, 2),
    lastLoginIp: '10.0.0.1',
    lastLoginDevice: 'Firefox',
    lastLoginFailures: 2,
  }
  await home({ [listAt]: [] }, { who })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/，林慧敏$/)
  expect(screen.getByText(/上次登录：.*Firefox · 10\.0\.0\.1，其间有 2 次失败的尝试/)).toBeTruthy()
})

test('nothing is said of a sign-in before the first', async () => {
  await home({ [listAt]: [] })
  expect(await screen.findByText('您的首页还没有组件')).toBeTruthy()
  expect(screen.queryByText(/上次登录/)).toBeNull()
})

test('widgets that could not be read are not said to be none, and are read again on demand', async () => {
  const { server } = await home({ [listAt]: refusal({ status: 500, code: 'bug', message: '系统繁忙' }) })
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  expect(screen.queryByText('您的首页还没有组件')).toBeNull()
  server.on(listAt, [])
  await press('重试')
  expect(await screen.findByText('您的首页还没有组件')).toBeTruthy()
})

test('one widget that fails leaves the others as they are, and tries again by itself', async () => {
  const { server } = await home({
    [listAt]: [widget('good', 'figures'), widget('bad', 'figures')],
    [at('good')]: [{ label: '本月', value: '5' }],
    [at('bad')]: refusal({ status: 500, code: 'bug', message: '坏了' }),
  })
  const bad = await card('组件bad')
  expect(await bad.findByText('暂时无法加载')).toBeTruthy()
  expect(await (await card('组件good')).findByText('本月')).toBeTruthy()
  server.on(at('bad'), [{ label: '上月', value: '7' }])
  await press(bad.getByRole('button', { name: '重试' }))
  expect(await bad.findByText('上月')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list shows the latest five and how many there are; a line and the head lead on', async () => {
  const lines = Array.from({ length: 7 }, (_, n) => ({ title: `单据${n}`, href: `/doc/sea/voyage/v${n}` }))
  const { opened } = await home({
    [listAt]: [widget('list', 'list', { opens: '/sea/voyages' })],
    [at('list')]: { lines, total: 7 },
  })
  const list = await card('组件list')
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5))
  expect(list.getByText('共 7 条')).toBeTruthy()
  await press(list.getByRole('button', { name: /单据3/ }))
  await press(list.getByRole('button', { name: '查看全部: 组件list' }))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v3', '/sea/voyages']))
})

test('a widget without data says so, in the language of the reader, on a phone too', async () => {
  await home(
    { [listAt]: [widget('list', 'list')], [at('list')]: { lines: [], total: 0 } },
    { language: 'ru' },
    { width: 'phone' },
  )
  expect(await (await card('组件list')).findByText('Нет данных')).toBeTruthy()
})

test('a list that has nothing to show says it in its own words', async () => {
  await home({
    [listAt]: [widget('list', 'list', { empty: '没有待处理的事项' })],
    [at('list')]: { lines: [], total: 0 },
  })
  const list = await card('组件list')
  expect(await list.findByText('没有待处理的事项')).toBeTruthy()
  expect(list.queryByText('暂无数据')).toBeNull()
})

test('ways to begin something lead there', async () => {
  const { opened } = await home({
    [listAt]: [widget('links', 'links')],
    [at('links')]: [{ label: '新建付款', href: '/doc/sea/payment/new' }],
  })
  await press(await screen.findByRole('link', { name: '新建付款' }))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/payment/new']))
})

async function arranging(keep: unknown = null) {
  const shown = await home({
    [listAt]: [widget('a', 'figures'), widget('b', 'figures'), widget('c', 'figures', { hidden: true })],
    [at('a')]: [],
    [at('b')]: [],
    [arrangeAt]: keep,
  })
  await press('调整首页')
  return { ...shown, designer: within(await screen.findByRole('region', { name: '首页布局' })) }
}

const arrangeAt = 'POST /api/portal/widgets/arrange'

test('widgets are moved, taken away and added, and the server keeps where they stand', async () => {
  const { server, designer } = await arranging()
  fireEvent.keyDown(await designer.findByRole('group', { name: '组件a：第 1 列，第 1 行，宽 6，高 3' }), {
    key: 'ArrowRight',
  })
  expect(await designer.findByRole('group', { name: '组件a：第 2 列，第 1 行，宽 6，高 3' })).toBeTruthy()
  await press(designer.getByRole('button', { name: '移除：组件b' }))
  await press(await designer.findByRole('button', { name: '添加：组件c' }))
  await press(await designer.findByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '首页布局' })).toBeNull())
  expect(server.callsTo(arrangeAt)[0]?.body).toEqual({
    items: [
      { widget: 'sea.a', place: { x: 1, y: 0, w: 6, h: 3 } },
      { widget: 'sea.c', place: { x: 0, y: 3, w: 6, h: 3 } },
    ],
    hidden: ['sea.b'],
  })
})

test('the usual page comes back with one press', async () => {
  const { server, designer } = await arranging()
  await press(designer.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(server.callsTo(arrangeAt)[0]?.body).toEqual({}))
})

test('an arrangement that could not be kept stays to be kept again', async () => {
  const { designer } = await arranging(refusal({ status: 500, code: 'bug', message: '系统繁忙' }))
  await press(designer.getByRole('button', { name: '移除：组件b' }))
  await press(designer.getByRole('button', { name: '保存' }))
  expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙')
  expect(designer.queryByRole('group', { name: /组件b/ })).toBeNull()
})

test('where somebody has put widgets they stand in their places, the others after them', async () => {
  await home({
    [listAt]: [
      widget('a', 'figures', { place: { x: 6, y: 0, w: 6, h: 3 } }),
      widget('b', 'figures'),
      widget('c', 'figures', { place: { x: 0, y: 3, w: 12, h: 3 } }),
    ],
    [at('a')]: [{ value: '1' }],
    [at('b')]: [{ value: '2' }],
    [at('c')]: [{ value: '3' }],
  })
  await card('组件a')
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['组件b', '组件a', '组件c'])
})
