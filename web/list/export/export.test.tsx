import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  around,
  refusal,
  row,
  showList,
  signedIn,
  show,
  voyage,
  voyageDocument,
  voyages,
  type TestServer,
} from '../../testing/index.ts'
import { RecordsFile } from './import-export-buttons.tsx'

const asked = 'POST /api/sea/voyage/export'
const doc = voyageDocument({ verbs: ['ck', 'dc', 'dr', 'xz'] })

function file(name: string | null = null): Response {
  const headers = new Headers({ 'content-type': 'application/octet-stream' })
  if (name !== null) headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return new Response('bytes', { headers })
}

async function atList(width: 'desk' | 'phone' = 'desk', at = '/sea/voyage') {
  const server = await signedIn()
  voyages([voyage(1)], doc)
  server.on('GET /api/sea/voyage/export/*', { state: 'running', rows: 0, total: 0, filePath: null })
  server.on('POST /api/sea/voyage/export/*/cancel', null)
  await showList(doc, { width, at })
  await screen.findAllByText(/航次1/)
  return server
}

/** Chooses a format from the button of the export. */
async function exportAs(format: RegExp): Promise<void> {
  const button =
    screen.queryByLabelText('导出') ?? (await screen.findByText(/^导\s?出$/)).closest('button') ?? document.body
  fireEvent.click(button)
  fireEvent.click(await screen.findByText(format))
}

test('a list is exported as it is cut, sorted and laid out now, under its own name', async () => {
  const server = await atList('desk', '/sea/voyage?port=大连')
  await row('HC-001')
  server.on(asked, file())
  await exportAs(/^Excel/)
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['航次.xlsx']))
  expect(server.callsTo(asked)[0]?.body).toMatchObject({
    list: 'main',
    parameters: { port: '大连' },
    sort: '-createTime',
    format: 'xlsx',
    columns: ['no', 'name', 'port', 'sails', 'freight', 'status'],
  })
})

test('the name that the server gives the file is kept', async () => {
  const server = await atList()
  server.on(asked, file('航次清单.csv'))
  await exportAs(/^CSV/)
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['航次清单.csv']))
  expect(server.callsTo(asked)[0]?.body).toMatchObject({ format: 'csv' })
  expect(await around.downloads[0]?.content?.text()).toBe('bytes')
})

test('while it is made, an export tells how far it is in the place of its button', async () => {
  const server = await atList()
  const slow = server.hold(asked)
  await exportAs(/^Excel/)
  const bar = await screen.findByRole('progressbar', { name: '正在导出…' })
  expect(bar.getAttribute('aria-valuenow')).toBe('0')
  server.on('GET /api/sea/voyage/export/*', { state: 'running', rows: 500, total: 2000, filePath: null })
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('已导出 500 / 2,000'))
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  slow.answer(file())
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(await screen.findByText(/^导\s?出$/)).toBeTruthy()
})

test('a large export goes on in the background, and its file is fetched by a press once it is ready', async () => {
  const server = await atList()
  server.on(asked, { later: true })
  server.on('GET /api/sea/voyage/export/*', { state: 'ready', rows: 9, total: 9, filePath: '/x' })
  server.on('GET /api/sea/voyage/export/*/file', file())
  await exportAs(/^Excel/)
  expect(await screen.findByText('数据较多，正在后台导出；可离开本页，完成后将通知您')).toBeTruthy()
  fireEvent.click(await screen.findByText('导出完成，点击下载'))
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['航次.xlsx']))
})

const cancelled = 'POST /api/sea/voyage/export/*/cancel'
const cancelsOf = ({ calls }: TestServer) => calls.filter(({ path }) => path.endsWith('/cancel'))

test('a large export goes on when its page is closed, and only its button cancels it', async () => {
  const server = await signedIn()
  voyages([voyage(1)], doc)
  server.on(asked, { later: true })
  server.on('GET /api/sea/voyage/export/*', { state: 'running', rows: 1, total: 9, filePath: '/x' })
  server.on(cancelled, null)
  const button = <RecordsFile module="sea" name="voyage" filters={{}} file="航次" />
  const { again } = await show(button)
  await exportAs(/^Excel/)
  await screen.findByText('已导出 1 / 9')
  again(<p>别的页面</p>)
  again(button)
  await exportAs(/^Excel/)
  // What watched the first one has heard by then that its page is gone.
  await screen.findByText('已导出 1 / 9')
  expect(cancelsOf(server)).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: '取消导出' }))
  await waitFor(() => expect(cancelsOf(server)).toHaveLength(1))
})

test('an export that only its page would have received is cancelled when the page is closed', async () => {
  const server = await signedIn()
  voyages([voyage(1)], doc)
  const slow = server.hold(asked)
  server.on('GET /api/sea/voyage/export/*', { state: 'running', rows: 1, total: 9, filePath: null })
  server.on(cancelled, null)
  const { again } = await show(<RecordsFile module="sea" name="voyage" filters={{}} file="航次" />)
  await exportAs(/^Excel/)
  await screen.findByText('已导出 1 / 9')
  again(<p>别的页面</p>)
  slow.answer(file())
  await waitFor(() => expect(cancelsOf(server)).toHaveLength(1))
})

test('an export in the background that fails says so', async () => {
  const server = await atList()
  server.on(asked, { later: true })
  server.on('GET /api/sea/voyage/export/*', { state: 'failed', rows: 0, total: 9, filePath: null })
  await exportAs(/^Excel/)
  expect(await screen.findByText('导出未完成，请重新导出')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('an export that is refused says why and can be asked for again', async () => {
  const server = await atList()
  server.on(asked, refusal({ status: 409, code: 'export.busy', message: '已有导出任务在进行' }))
  await exportAs(/^Excel/)
  expect(await screen.findByText(/已有导出任务在进行/)).toBeTruthy()
  expect(await screen.findByText(/^导\s?出$/)).toBeTruthy()
  expect(around.downloads).toEqual([])
})

test('on a phone the button of the export is an icon that is called so', async () => {
  await atList('phone')
  const button = await screen.findByLabelText('导出')
  expect(button.textContent).toBe('')
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
})

test('records that a page draws itself are exported by what the page cut them to', async () => {
  const server = await signedIn()
  voyages([], doc)
  server.on(asked, file())
  await show(<RecordsFile module="sea" name="voyage" filters={{ port: '大连' }} file="大连航次" />)
  expect(await screen.findByText(/^导\s?入$/)).toBeTruthy()
  await exportAs(/^Excel/)
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['大连航次.xlsx']))
  expect(server.callsTo(asked)[0]?.body).toMatchObject({ parameters: { port: '大连' }, columns: doc.lists[0]?.columns })
})

test('whoever may neither import nor export is offered neither beside them', async () => {
  const server = await signedIn()
  const plain = voyageDocument({ verbs: ['ck'] })
  voyages([], plain)
  await show(<RecordsFile module="sea" name="voyage" filters={{}} file="航次" />)
  await waitFor(() => expect(server.callsTo('GET /api/sea/voyage/describe')).toHaveLength(1))
  await waitFor(() => expect(document.querySelectorAll('button')).toHaveLength(0))
})
