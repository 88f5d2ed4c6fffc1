import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { caller } from './support/api-caller.ts'
import { settingOf } from './support/change-settings.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { openByMenu } from './support/open-by-menu.ts'
import { head } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const see = look('watermark')
const set = settingOf(caller)

/** Another system: its page shows what it is told to, and what it was asked with. */
async function otherSystem(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams
    const shown = query.get('show')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      shown === null
        ? `<h1>Reports of ${query.get('year')}, ticket ${query.get('ticket') === null ? 'missing' : 'given'}</h1>`
        : `<iframe title="amur" width="1000" height="600" src="${shown.replaceAll('&', '&amp;')}"></iframe>`,
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('ACC-10 ACC-13 a page of ours stands in an allowed system by a ticket that is good once, and a page of an allowed system in ours', async ({
  page,
  seat,
  guard,
  baseURL,
}) => {
  const allowed = await otherSystem()
  const stranger = await otherSystem()
  guard.allow(/outside: http:\/\/127\.0\.0\.1/)
  guard.allow(/frame-ancestors|chrome-error|status of (403|422)|Framing/)
  const admin = caller('admin')
  for (const key of ['open.embedders', 'iframe.hosts']) await set(key, allowed.origin)
  const { path } = await caller('seasales').post<{ path: string }>('/api/open/ticket', { page: 'workflowstart' })
  const shown = (host: string) => `${host}/?show=${encodeURIComponent(`${baseURL}${path}`)}`

  // What the administrator allows is felt within two seconds.
  await expect.poll(() => frameAncestors(page)).toContain(allowed.origin)
  await page.goto(shown(stranger.origin))
  await expect(inside(page).getByRole('heading')).toHaveCount(0)
  await page.goto(shown(allowed.origin))
  await expect(inside(page).getByRole('heading', { name: '发起流程' })).toBeVisible()
  await expect(
    inside(page)
      .getByRole('link', { name: /付款计划|付款/ })
      .first(),
  ).toBeVisible()
  await expect(inside(page).getByRole('navigation')).toHaveCount(0)
  await expect(inside(page).getByRole('banner')).toHaveCount(0)
  await page.goto(shown(allowed.origin))
  await expect(inside(page).getByText('该链接已经使用过')).toBeVisible()

  const seller = await seat('seasales', { at: `/iframe?src=${encodeURIComponent(`${allowed.origin}/?year=2026`)}` })
  await expect(
    seller.frameLocator('iframe').getByRole('heading', { name: 'Reports of 2026, ticket given' }),
  ).toBeVisible()
  await seller.goto(`/iframe?src=${encodeURIComponent(stranger.origin)}`)
  await expect(seller.getByText('不在允许的站点中')).toBeVisible()

  // The same systems as entries of the menu: one stands inside ours, the other in a window that learns nothing of ours.
  const entry = { menuSort: 1, keepAlive: '1', hidden: '0', enabled: '1' }
  await admin.post('/api/base/menu/save', {
    ...entry,
    menuName: '伙伴报表',
    menuNameRu: 'Отчёты партнёра',
    menuNameEn: 'Partner reports',
    menuType: '3',
    menuUrl: `${allowed.origin}/?year=2027`,
  })
  await admin.post('/api/base/menu/save', {
    ...entry,
    menuName: '伙伴网站',
    menuNameRu: 'Сайт партнёра',
    menuNameEn: 'Partner site',
    menuType: '4',
    menuUrl: `${allowed.origin}/?year=2028`,
  })
  await openByMenu(seller, '伙伴报表', 'zh')
  await expect(
    seller.frameLocator('iframe').getByRole('heading', { name: 'Reports of 2027, ticket given' }),
  ).toBeVisible()
  const apart = seller.waitForEvent('popup')
  await openByMenu(seller, '伙伴网站', 'zh')
  await expect((await apart).getByRole('heading', { name: 'Reports of 2028, ticket missing' })).toBeVisible()
  expect(await (await apart).evaluate(() => window.opener === null)).toBe(true)
  for (const key of ['open.embedders', 'iframe.hosts']) await set(key, '')
  allowed.close()
  stranger.close()
})

test('pages stand under a watermark as the settings say, in another system too', async ({
  page,
  seat,
  guard,
  baseURL,
}) => {
  const allowed = await otherSystem()
  guard.allow(/outside: http:\/\/127\.0\.0\.1/)
  const [roles, pages] = [await set('watermark.roles', 'hr'), await set('watermark.pages', '/user\n/workflowstart')]
  await set('open.embedders', allowed.origin)
  const office = await seat('hr', { at: '/user' })
  const mark = '[data-watermark*=" hr "]'
  await expect(office.locator(mark)).toBeAttached()
  await see(office, 'own')
  const { id } = await findOne<{ id: string }>(caller('hr'), 'base/person', {})
  await office.goto(`/doc/base/person/${id}`)
  await expect(head(office)).toBeVisible()
  await expect(office.locator(mark)).toBeAttached()
  await office.goto('/welcome')
  await expect(office.getByRole('heading', { name: '待办事项' })).toBeVisible()
  await expect(office.locator(mark)).toHaveCount(0)
  const seller = await seat('seasales', { at: '/workflowstart' })
  await expect(seller.getByRole('heading', { name: '发起流程' })).toBeVisible()
  await expect(seller.locator('[data-watermark]')).toHaveCount(0)

  const { path } = await caller('hr').post<{ path: string }>('/api/open/ticket', { page: 'workflowstart' })
  await expect.poll(() => frameAncestors(page)).toContain(allowed.origin)
  await page.goto(`${allowed.origin}/?show=${encodeURIComponent(`${baseURL}${path}`)}`)
  await expect(inside(page).getByRole('heading', { name: '发起流程' })).toBeVisible()
  await expect(inside(page).locator(mark)).toBeAttached()
  await see(page, 'embedded')
  for (const [key, value] of [
    ['watermark.roles', roles],
    ['watermark.pages', pages],
    ['open.embedders', ''],
  ] as const)
    await set(key, value)
  allowed.close()
})

test('ACC-10 an address that names no page to embed says so, or that the session has ended', async ({ page, seat }) => {
  await page.goto('/open')
  await expect(page.getByText('会话已结束')).toBeVisible()
  const seller = await seat('seasales', { at: '/open' })
  await expect(seller.getByText('地址中没有要显示的页面')).toBeVisible()
  await see(seller, 'bare')
})

/** Who may show our pages, as they say themselves. */
async function frameAncestors(page: Page): Promise<string | undefined> {
  return (await page.request.get('/open', { headers: { accept: 'text/html' } })).headers()['content-security-policy']
}

function inside(page: Page) {
  return page.frameLocator('iframe[title=amur]')
}
