import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  around,
  mayBeSaid,
  press,
  quiet,
  refusal,
  show,
  signedIn,
  TestServer,
  type,
  unreachable,
} from '../testing/index.ts'
import LicencePage from './licence/licence-page.tsx'
import ResetPage from './password-reset/password-reset-page.tsx'
import { PublicBoundary } from './public-boundary.tsx'
import ReportPage from './report/report-page.tsx'

const site = {
  'GET /api/system/site': { siteTitle: '北陆能源集团', siteCopyright: '© 北陆', demo: null, passwordMin: 8 },
}
const licenceAt = 'GET /api/system/license'

const trial = {
  kind: 'trial',
  until: Date.UTC(2026, 11, 20, 16),
  ended: false,
  daysLeft: 21,
  machineCode: 'AMUR-1234',
  licence: null,
}
const licensed = {
  ...trial,
  kind: 'licensed',
  daysLeft: 400,
  licence: {
    licNo: 'L-1',
    customer: '北陆',
    modules: [],
    maxUsers: 50,
    expireDate: '2027-12-20',
    demo: true,
    crowded: true,
  },
}

test.each([
  [trial, '试用中'],
  [licensed, '授权有效'],
  [{ ...licensed, daysLeft: 30 }, '即将到期'],
  [{ ...licensed, ended: true, daysLeft: 0 }, '已到期'],
] as const)('a licence says how it stands (%#)', async (info, said) => {
  new TestServer({ ...site, [licenceAt]: info })
  await show(<LicencePage />, { at: '/license' })
  expect(await screen.findByText(said)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('授权信息'))
})

test('SES-08 whoever was sent to the licence page reads why, until another licence is in place', async () => {
  const server = new TestServer({ ...site, [licenceAt]: { ...trial, ended: true, daysLeft: 0 } })
  server.on('POST /api/system/license', licensed)
  await show(<LicencePage />, { at: '/license?msg=%E6%8E%88%E6%9D%83%E5%88%B0%E6%9C%9F', width: 'phone' })
  expect((await screen.findByRole('alert')).textContent).toBe('授权到期')
  const box = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no box for files yet')
    return found
  })
  fireEvent.change(box, { target: { files: [new File(['signed text'], 'amur.lic')] } })
  expect(await screen.findByText('授权已更新，可以正常使用了')).toBeTruthy()
  expect(screen.queryByText('授权到期')).toBeNull()
  expect(server.callsTo('POST /api/system/license')[0]?.body).toEqual({ file: 'signed text' })
  expect(screen.getByText('启用的用户已超出授权数，系统照常使用，请尽快增加授权。')).toBeTruthy()
})

test('a file that is no licence is refused under the place where it was dropped', async () => {
  new TestServer({
    ...site,
    [licenceAt]: trial,
    'POST /api/system/license': refusal({ status: 422, code: 'licence', fields: { file: '签名无效' } }),
  })
  await show(<LicencePage />, { at: '/license' })
  const place = (await screen.findByText('上传授权文件')).closest('label')
  fireEvent.drop(place ?? document.body, { dataTransfer: { files: [new File(['x'], 'x.txt')] } })
  expect((await screen.findByRole('alert')).textContent).toBe('签名无效')
})

test('a licence that could not be read is said so', async () => {
  new TestServer({ ...site, [licenceAt]: unreachable })
  await show(<LicencePage />, { at: '/license', language: 'en' })
  expect((await screen.findByRole('alert')).textContent).toBe('The licence could not be read. Try again later')
})

test('the machine code is copied with a press; the way leads to the system for whoever is signed in, else to the door', async () => {
  await signedIn({ answers: { ...site, [licenceAt]: trial } })
  await show(<LicencePage />, { at: '/license' })
  await press('复制')
  expect(await screen.findByRole('button', { name: '已复制' })).toBeTruthy()
  expect(around.copied).toEqual(['AMUR-1234'])
  await press('进入系统')
  await waitFor(() => expect(around.left).toEqual(['/']))
})

const ownerAt = 'POST /api/system/user/resetLink/owner'
const saveAt = 'POST /api/system/user/resetByLink'

async function reset(answers: Readonly<Record<string, unknown>>) {
  const server = new TestServer({ ...site, ...answers })
  await show(<ResetPage />, { at: '/reset#once' })
  return server
}

test('a one-time link lets its holder choose a password, which is asked for twice', async () => {
  const server = await reset({ [ownerAt]: { userCode: 'findir' }, [saveAt]: null })
  expect(await screen.findByText(/为账号 findir 设置新密码/)).toBeTruthy()
  await press('保存新密码')
  expect((await screen.findByRole('alert')).textContent).toBe('请输入新密码')
  await type('新密码', 'Amur-2026!')
  await type('再次输入', 'Amur-2027!')
  await press('保存新密码')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('两次输入不一致'))
  await type('再次输入', 'Amur-2026!')
  await press('保存新密码')
  expect(await screen.findByText('密码已更新')).toBeTruthy()
  expect(server.callsTo(saveAt).map(({ body }) => body)).toEqual([{ token: 'once', newPwd: 'Amur-2026!' }])
  await press('去登录')
  await waitFor(() => expect(around.left).toEqual(['/login']))
})

test('once the password is chosen another language does not ask after the spent link', async () => {
  const server = await reset({ [ownerAt]: { userCode: 'findir' }, [saveAt]: null })
  await type('新密码', 'Amur-2026!')
  await type('再次输入', 'Amur-2026!')
  await press('保存新密码')
  expect(await screen.findByText('密码已更新')).toBeTruthy()
  server.on(ownerAt, refusal({ status: 404, code: 'link.spent', message: 'This link has been used' }))
  await press('English')
  expect(await screen.findByText('The password is changed')).toBeTruthy()
  await quiet()
  expect(screen.queryByText('This link has been used')).toBeNull()
})

test('a link that is spent says so, with the way to the door', async () => {
  await reset({ [ownerAt]: refusal({ status: 404, code: 'link.spent', message: '链接已使用' }) })
  expect((await screen.findByRole('alert')).textContent).toBe('链接已使用')
  expect(screen.queryByLabelText('新密码')).toBeNull()
})

test('a password that the server refuses is told at its field', async () => {
  await reset({
    [ownerAt]: { userCode: 'findir' },
    [saveAt]: refusal({ status: 422, code: 'password', fields: { newPwd: '密码过于常见' } }),
  })
  await type('新密码', 'Amur-2026!')
  await type('再次输入', 'Amur-2026!')
  await press('保存新密码')
  expect((await screen.findByRole('alert')).textContent).toBe('密码过于常见')
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('newPwd'))
})

test('a link to figures that is over says so and shows nothing of them', async () => {
  new TestServer({
    ...site,
    'GET /api/report/published': refusal({ status: 422, code: 'report.expired', message: '链接已过期' }),
  })
  await show(<ReportPage />, { at: '/report?id=1&sign=x' })
  expect(await screen.findByText('链接已过期')).toBeTruthy()
})

test('figures asked for in the language before do not take the place of those in the language chosen', async () => {
  const server = new TestServer(site)
  const slow = server.hold('GET /api/report/published')
  await show(<ReportPage />, { at: '/report?id=1&sign=x' })
  await waitFor(() => expect(slow.asked).toBe(1))
  await press('English')
  await waitFor(() => expect(slow.asked).toBe(2))
  slow.answer(refusal({ status: 422, code: 'report.expired', message: 'The link is over' }), 1)
  expect(await screen.findByText('The link is over')).toBeTruthy()
  slow.answer(refusal({ status: 422, code: 'report.expired', message: '链接已过期' }), 0)
  await quiet()
  expect(screen.getByText('The link is over')).toBeTruthy()
  expect(server.callsTo('/api/report/published').map(({ query }) => query)).toEqual([
    { id: '1', sign: 'x' },
    { id: '1', sign: 'x' },
  ])
})

function Broken(): never {
  throw new Error('a public page broke')
}

test('a public page that breaks can be opened again', async () => {
  mayBeSaid(/a public page broke/)
  await show(
    <PublicBoundary>
      <Broken />
    </PublicBoundary>,
    { language: 'ru' },
  )
  await press('Открыть снова')
  await waitFor(() => expect(around.left).toEqual(['reload']))
})
