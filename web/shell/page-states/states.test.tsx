import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure } from '../../platform/http/failure.ts'
import { around, mayBeSaid, pageAt, press, refusal, show, showWhole, signedIn, type } from '../../testing/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { MissingScreen } from './not-found-screen.tsx'

const closed = pageAt('/sea/closed', () => <p>秘密</p>, { needs: 'hc-ck' })
const here = pageAt('/sea/here', () => <p>公开</p>)

async function forbidden(answers: Readonly<Record<string, unknown>> = {}, width: 'desk' | 'phone' = 'desk') {
  const shown = await showWhole('/sea/closed', { answers }, { pages: [closed, here], width })
  await screen.findByText('403 · 没有访问权限')
  return shown
}

test('ACC-07 a page without the right shows 403 and nothing of itself, on a phone too', async () => {
  await forbidden({}, 'phone')
  expect(screen.queryByText('秘密')).toBeNull()
  expect(screen.getByText(/您的角色不包含打开“页面\/sea\/closed”的权限/)).toBeTruthy()
})

test('whoever holds the right sees the page', async () => {
  await showWhole('/sea/closed', { permissions: ['hc-ck'] }, { pages: [closed] })
  expect(await screen.findByText('秘密')).toBeTruthy()
})

test('a right that came while the page stood shut opens it by itself', async () => {
  const { server } = await forbidden()
  await waitFor(() => expect(server.heard).toBe(true))
  const mine = { userId: 'u1', userName: '林慧敏', roles: [] }
  const given = { myInfoData: mine, dsData: [], menuData: [], configInfo: {}, peData: [{ ppeValue: 'hc-ck' }] }
  server.on('GET /api/system/user/allMyData', given)
  server.tell('rights')
  expect(await screen.findByText('秘密')).toBeTruthy()
})

test('access is asked for with a reason, which is demanded', async () => {
  const { server } = await forbidden({ 'POST /api/rights/access': null })
  await press('申请访问')
  await press(await screen.findByRole('button', { name: '提交申请' }))
  expect((await screen.findByRole('alert')).textContent).toBe('请说明工作需要')
  await type('工作需要说明', '月末对账')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await press('提交申请')
  expect(await screen.findByText('已提交给安全管理员，处理后会通知您')).toBeTruthy()
  expect(server.callsTo('POST /api/rights/access')[0]?.body).toEqual({ path: '/sea/closed', reason: '月末对账' })
})

test('a request for access that is refused says why and keeps the reason', async () => {
  await forbidden({ 'POST /api/rights/access': refusal({ status: 409, code: 'access.asked', message: '您已申请过' }) })
  await press('申请访问')
  await type('工作需要说明', '月末对账')
  await press('提交申请')
  expect((await screen.findByRole('alert')).textContent).toBe('您已申请过')
  expect(screen.getByLabelText<HTMLTextAreaElement>('工作需要说明').value).toBe('月末对账')
})

test('an address that no page answers leads to the page that says so, in the reader’s language', async () => {
  await showWhole('/sea/nowhere', { language: 'ru' }, { pages: [here] })
  expect(await screen.findByText('Страница не найдена')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Страница не найдена'))
})

test('the page of a wrong address has a way home and one back', async () => {
  const { opened } = await show(<MissingScreen />)
  expect(screen.getByRole('button', { name: '返回上一页' })).toBeTruthy()
  await press('返回首页')
  await waitFor(() => expect(opened).toEqual(['/welcome']))
})

let broken = true

function Fragile() {
  if (broken) throw new Error('a mistake of ours')
  return <p>又好了</p>
}

test('a page that breaks says so with a number to name, takes nothing else with it, and can be reported and opened again', async () => {
  broken = true
  mayBeSaid(/a mistake of ours/)
  const server = await signedIn({ answers: { 'POST /api/portal/problem': null } })
  await show(
    <>
      <p>旁边</p>
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
    </>,
  )
  expect(await screen.findByText('页面出错了')).toBeTruthy()
  expect(screen.getByText('旁边')).toBeTruthy()
  const number = screen.getByRole('status').textContent?.replace('问题编号 ', '') ?? ''
  await press('报告问题')
  expect(await screen.findByText(`已收到，谢谢！问题编号：${number}`)).toBeTruthy()
  expect(server.callsTo('/api/portal/problem')[0]?.body).toMatchObject({ id: number, message: 'a mistake of ours' })
  broken = false
  await press('重新打开')
  expect(await screen.findByText('又好了')).toBeTruthy()
})

function Refused(): never {
  throw new Failure('服务器说的原因', { status: 500, requestId: 'req-9' })
}

test('a page that breaks on a refused call shows what the server said and the number of the request', async () => {
  mayBeSaid(/服务器说的原因/)
  await signedIn()
  await show(
    <ErrorBoundary>
      <Refused />
    </ErrorBoundary>,
  )
  expect(await screen.findByText('服务器说的原因')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('问题编号 req-9')
})

function Replaced({ error }: { readonly error: Error }): never {
  throw error
}

test.each([
  ['script', new TypeError('Failed to fetch dynamically imported module: /assets/x.js')],
  ['styles', new Error('Unable to preload CSS for /assets/x.css')],
])('a part of a version that was replaced (%s) asks for a reload, and says that drafts are kept', async (_, error) => {
  mayBeSaid(/dynamically imported|Unable to preload/)
  await signedIn()
  await show(
    <ErrorBoundary>
      <Replaced error={error} />
    </ErrorBoundary>,
  )
  expect(await screen.findByText('系统已更新')).toBeTruthy()
  await press('刷新页面')
  await waitFor(() => expect(around.left).toEqual(['reload']))
})
