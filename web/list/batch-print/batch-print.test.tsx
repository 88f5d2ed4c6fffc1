import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, refusal, showList, signedIn, voyage, voyageDocument, voyages } from '../../testing/index.ts'

const asked = 'POST /api/sea/voyage/print/batch'
const standing = 'GET /api/sea/voyage/export/*'
const goesRound = voyageDocument({ approval: { process: 'sea.voyage', money: false, values: [] } })

async function chosen(doc = goesRound, rows = [voyage(1), voyage(2)]) {
  const server = await signedIn()
  voyages(rows, doc)
  await showList(doc)
  await screen.findAllByText(/航次1/)
  for (const box of screen.getAllByRole('checkbox').slice(-rows.length)) fireEvent.click(box)
  return server
}

async function printAs(language: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '批量打印' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: language }))
}

test('chosen rows are printed into one PDF in the language that is chosen, which is fetched by a press', async () => {
  const server = await chosen()
  server.on(asked, { id: 'p1', total: 2 })
  server.on(standing, { state: 'running', rows: 1, total: 2, filePath: '/x' })
  server.on(
    'GET /api/sea/voyage/export/*/file',
    new Response('bytes', { headers: { 'content-type': 'application/pdf' } }),
  )
  await printAs('中俄双语')
  expect(await screen.findByText('已生成 1 / 2')).toBeTruthy()
  expect(server.callsTo(asked)[0]?.body).toEqual({ ids: ['v1', 'v2'], lang: 'zh-ru' })
  server.on(standing, { state: 'ready', rows: 2, total: 2, filePath: '/x' })
  fireEvent.click(await screen.findByText('PDF 已生成，点击下载'))
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['航次.pdf']))
  expect(await screen.findByRole('button', { name: '批量打印' })).toBeTruthy()
})

test('a print that runs is stopped by its button', async () => {
  const server = await chosen()
  server.on(asked, { id: 'p1', total: 2 })
  server.on(standing, { state: 'running', rows: 1, total: 2, filePath: '/x' })
  server.on('POST /api/sea/voyage/export/*/cancel', null)
  await printAs('中文')
  await screen.findByText('已生成 1 / 2')
  fireEvent.click(screen.getByRole('button', { name: '取消打印' }))
  expect(await screen.findByRole('button', { name: '批量打印' })).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/export/p1/cancel')).toHaveLength(1)
})

test('what failed and what was refused is said', async () => {
  const server = await chosen()
  server.on(asked, { id: 'p1', total: 2 })
  server.on(standing, { state: 'failed', rows: 0, total: 2, filePath: '/x' })
  await printAs('English')
  expect(await screen.findByText('PDF 未生成，请减少所选单据后重试')).toBeTruthy()
  server.on(asked, refusal({ status: 503, code: 'server.busy', message: '服务器繁忙' }))
  await printAs('English')
  expect(await screen.findByText('服务器繁忙')).toBeTruthy()
})

test('more than a hundred rows are not asked for', async () => {
  const rows = Array.from({ length: 101 }, (_, at) => voyage(at + 1))
  const server = await signedIn()
  voyages(rows, goesRound)
  await showList(goesRound)
  await screen.findAllByText(/航次1/)
  fireEvent.click(screen.getAllByRole('checkbox').at(-1) ?? document.body)
  fireEvent.click(await screen.findByText(/选择全部/))
  await printAs('中文')
  expect(await screen.findByText('一次最多打印 100 条，请减少所选单据')).toBeTruthy()
  expect(server.callsTo(asked)).toHaveLength(0)
})

test('what neither goes round nor has a print layout offers no print of many', async () => {
  await chosen(voyageDocument({ verbs: ['ck', 'sc'] }))
  await screen.findByRole('region', { name: /2/ })
  expect(screen.queryByRole('button', { name: '批量打印' })).toBeNull()
})
