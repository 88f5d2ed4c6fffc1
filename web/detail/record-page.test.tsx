import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refresh } from '../platform/data/use-record.ts'
import { homePath } from '../platform/page/page-navigation.ts'
import {
  openVoyage,
  press,
  refusal,
  showRecord,
  signedIn,
  type,
  voyage,
  voyageDocument,
  voyages,
} from '../testing/index.ts'

test('the header tells number, title, state, who made it and what it waits for; the tab is called so', async () => {
  await openVoyage(voyage(1), voyageDocument(), { waits: ['等待提单'] })
  expect(screen.getByText('在航')).toBeTruthy()
  const note = screen.getByText(/林慧敏 创建于/)
  expect(note.textContent).toContain('航次1')
  expect(note.textContent).toContain('等待提单')
})

test('the values stand in the groups of the form, what is empty with a dash', async () => {
  await openVoyage()
  expect(await screen.findByText('基本信息', { selector: 'h2, h3' })).toBeTruthy()
  const pair = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent
  expect(pair('港口')).toBe('港口大连')
  expect(pair('运费')).toBe('运费1,200.00')
  expect(pair('备注')).toBe('备注—')
})

test('a record that is not there, or not for the reader, says so without offering to try again', async () => {
  await signedIn()
  voyages([])
  await showRecord('v9')
  expect(await screen.findByText('单据不存在，或您无权查看')).toBeTruthy()
  expect(screen.queryByText(/重\s?试/)).toBeNull()
})

test('a record that could not be loaded says why and is loaded again on request', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  server.on('GET /api/sea/voyage/v1', refusal({ status: 500, code: 'server.error', message: '数据库繁忙' }))
  await showRecord('v1')
  expect(await screen.findByText('单据加载失败')).toBeTruthy()
  expect(screen.getByText(/数据库繁忙/)).toBeTruthy()
  voyages([voyage(1)])
  await press(/重\s?试/)
  expect(await screen.findByRole('heading', { name: /HC-001/ })).toBeTruthy()
})

test('until the record is here nothing of it is claimed', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  const slow = server.hold('GET /api/sea/voyage/v1')
  await showRecord('v1')
  await waitFor(() => expect(slow.asked).toBe(1))
  expect(screen.queryByRole('heading')).toBeNull()
  slow.answer({ record: voyage(1), offered: [], waits: [], linked: false, writable: null })
  expect(await screen.findByRole('heading', { name: /HC-001/ })).toBeTruthy()
  expect(screen.queryByText(/编\s?辑/)).toBeNull()
})

test('whoever may not add is told so at the address of a new record, and led home', async () => {
  await signedIn()
  const doc = voyageDocument({ verbs: ['ck'] })
  voyages([], doc)
  const { opened } = await showRecord('new', doc)
  expect(await screen.findByText('403 · 您没有新增“航次”的权限')).toBeTruthy()
  await press(/首页/)
  await waitFor(() => expect(opened).toEqual([homePath]))
})

test('editing turns the page into its form, and what is saved is shown', async () => {
  const { server } = await openVoyage()
  server.on('POST /api/sea/voyage/save', { id: 'v1', ver: 2 })
  await press(/^编\s?辑$/)
  await type('港口', '营口')
  server.on('GET /api/sea/voyage/v1', { record: voyage(1, { ver: 2, port: '营口' }), offered: ['bj'] })
  await press(/^保\s?存/)
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/save')[0]?.body).toMatchObject({ id: 'v1', ver: 1, port: '营口' }),
  )
  expect(await screen.findByText('营口', { selector: 'dd, dd *' })).toBeTruthy()
})

test('the form refuses at its fields what the server finds wrong', async () => {
  const { server } = await openVoyage()
  server.on(
    'POST /api/sea/voyage/save',
    refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { port: '港口不在名录中' } }),
  )
  await press(/^编\s?辑$/)
  await type('港口', '外港')
  await press(/^保\s?存/)
  expect(await screen.findByText('港口不在名录中')).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText('港口').getAttribute('aria-invalid')).toBe('true'))
})

test('a form that is open stays open when the record changes under it', async () => {
  const { server } = await openVoyage()
  await press(/^编\s?辑$/)
  await type('港口', '营口')
  server.on('GET /api/sea/voyage/v1', { record: voyage(1, { ver: 2, status: '2' }), offered: [] })
  refresh(voyageDocument())
  await waitFor(() => expect(server.callsTo('GET /api/sea/voyage/v1').length).toBeGreaterThan(1))
  expect(screen.getByLabelText<HTMLInputElement>('港口').value).toBe('营口')
})

test('on the page of a record that was opened from a list the keys J and K go to its neighbours', async () => {
  const server = await signedIn()
  const doc = voyageDocument()
  voyages([voyage(1), voyage(2), voyage(3)])
  const query = { list: 'main', param: '', filters: {}, sort: ['-createTime'] }
  sessionStorage.setItem('amur.trail.sea.voyage', JSON.stringify({ id: 'v2', query, index: 1, total: 3 }))
  const { opened } = await showRecord('v2', doc)
  expect(await screen.findByText('第 2 条，共 3 条')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' })
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v3?closetab=1']))
  expect(server.callsTo('POST /api/sea/voyage/page')).toHaveLength(1)
})

test('a record opened by its address alone has no neighbours', async () => {
  await openVoyage()
  expect(screen.queryByText(/第 \d 条，共/)).toBeNull()
})
