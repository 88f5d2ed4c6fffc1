import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, key, menuEntry, pageAt, press, showWhole } from '../../testing/index.ts'

const pages = [pageAt('/sea/here', () => <p>屏幕</p>), pageAt('/workflowdb', () => <p>任务页</p>)]

async function whole(given: Parameters<typeof showWhole>[1] = {}, width: 'desk' | 'phone' = 'desk') {
  const shown = await showWhole('/sea/here', given, { pages, width })
  await screen.findByText('屏幕')
  return shown
}

const account = /我的账户: /

test('LNG-01 another language is chosen without a reload, and the server is asked for names in it', async () => {
  const { server } = await whole()
  await press('语言')
  await press('Русский')
  expect(await screen.findByRole('button', { name: 'Язык' })).toBeTruthy()
  await waitFor(() => expect(document.documentElement.lang).toBe('ru-RU'))
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('ru'))
  await waitFor(() => expect(server.callsTo('/api/system/user/allMyData').at(-1)?.language).toBe('ru'))
  await waitFor(() => expect(document.title).toBe('Страница /sea/here · 北陆能源集团'))
})

test('a language chosen in another tab of the browser is followed', async () => {
  await whole()
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'en' }))
  })
  expect(await screen.findByRole('button', { name: 'Language' })).toBeTruthy()
})

test('who is signed in stands behind his name, with places and roles however long', async () => {
  const roles = Array.from({ length: 12 }, (_, at) => ({ roleid: `r${at}`, rolename: `很长的角色名称${at}` }))
  await whole({ who: { userName: 'Константин Константинопольский', userDwname: '北陆能源集团海运有限公司', roles } })
  await press(/我的账户: Константин/)
  expect(await screen.findByText('北陆能源集团海运有限公司 · 财务部')).toBeTruthy()
  expect(screen.getByText(/很长的角色名称0, .*很长的角色名称11/)).toBeTruthy()
  expect(screen.getAllByText('КК').length).toBeGreaterThan(0)
})

test('the account opens in its page; Esc closes the sheet and gives the focus back', async () => {
  const { opened } = await whole()
  await press(account)
  await screen.findByRole('menuitem', { name: '退出登录' })
  key('ArrowDown')
  key('Escape')
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: '退出登录' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(account))
  await press(account)
  await press('我的账户')
  await waitFor(() => expect(opened.at(-1)).toMatch(/myAccount|404/))
})

test('dark is chosen for this device and the document dressed in it, then as the device says', async () => {
  await whole()
  await press(account)
  await press('深色')
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'))
  await press(account)
  expect(screen.getByRole('menuitemradio', { name: '深色' }).getAttribute('aria-checked')).toBe('true')
  await press('跟随系统')
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'))
})

test('SES-05 signing out tells the server and leaves for the sign-in page, even where the server fails', async () => {
  const { server } = await whole({
    answers: { 'GET /api/system/user/logout': () => new Response('', { status: 500 }) },
  })
  await press(account)
  await press('退出登录')
  await waitFor(() => expect(around.left).toEqual(['/login']))
  expect(server.callsTo('/api/system/user/logout')).toHaveLength(1)
  expect(document.cookie).not.toContain('accessToken')
})

test('on a phone the same stands behind one button at the thumb, beside home and menu', async () => {
  await whole({ answers: { 'GET /api/system/site': { passwordMin: 8 } } }, 'phone')
  expect(screen.queryByRole('tablist', { name: '打开的页面' })).toBeNull()
  await press('我的')
  expect(await screen.findByRole('menuitem', { name: '退出登录' })).toBeTruthy()
  await press('修改密码')
  expect(await screen.findByRole('dialog', { name: '修改密码' })).toBeTruthy()
})

test('tasks have a button at the thumb for whoever has their page, and only for him', async () => {
  await whole({ menu: [menuEntry('待办', { menuUrl: '/workflowdb' })] }, 'phone')
  await press('待办事项')
  expect(await screen.findByText('任务页')).toBeTruthy()
})

test('whoever has no page of tasks has no such button', async () => {
  await whole({}, 'phone')
  expect(screen.queryByRole('button', { name: '待办事项' })).toBeNull()
})

test('a line that is down is said, with what becomes of what was typed, and no longer when it is back', async () => {
  await whole({ language: 'en' })
  const online = (is: boolean) =>
    act(async () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is })
      dispatchEvent(new Event(is ? 'online' : 'offline'))
    })
  await online(false)
  expect((await screen.findByRole('status')).textContent).toContain('You are offline. What you typed is kept')
  await online(true)
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('DAT-09 a unit’s colours dress header and buttons; dark pages keep their own', async () => {
  await whole({
    who: { deptTheme: '#8a1f1f' },
    config: { skin: { header: { background: '#123456' }, menu: null, footer: { font: '#ffffff' } } },
  })
  const style = document.documentElement.style
  expect(style.getPropertyValue('--header-background')).toBe('#123456')
  expect(style.getPropertyValue('--footer-font')).toBe('#ffffff')
  expect(style.getPropertyValue('--brand')).toBe('#8a1f1f')
  await press(account)
  await press('深色')
  await waitFor(() => expect(style.getPropertyValue('--header-background')).toBe(''))
  expect(style.getPropertyValue('--brand')).toBe('')
})
