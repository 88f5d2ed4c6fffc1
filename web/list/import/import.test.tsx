import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, key, refusal, show, signedIn, voyageDocument } from '../../testing/index.ts'
import type { Call, TestServer } from '../../testing/test-server.ts'
import { ImportButton } from './import-button.tsx'
import type { Import, ImportedRow } from './import-queries.ts'

const path = '/api/sea/voyage/import'
const doc = voyageDocument()

const columns = [
  { name: 'name', label: '航次名称', required: true, choices: null, numeric: false },
  { name: 'port', label: '港口', required: false, choices: ['大连', '上海'], numeric: false },
  { name: 'freight', label: '运费', required: false, choices: null, numeric: true },
]

function imported(more: Partial<Import> = {}): Import {
  return {
    id: 'i1',
    state: 'checked',
    fileName: '航次.xlsx',
    rows: 3,
    total: 3,
    counts: { right: 1, wrong: 2, there: 0, done: 0 },
    columns,
    whole: false,
    passedOver: [],
    error: null,
    earlier: null,
    ...more,
  }
}

function line(row: number, more: Partial<ImportedRow> = {}): ImportedRow {
  return { row, state: 'right', cells: { name: `航次${row}`, port: '大连', freight: '1' }, errors: {}, ...more }
}

const wrong = [
  line(3, { state: 'wrong', cells: { name: '', port: '大连', freight: '1' }, errors: { name: '请填写航次名称' } }),
  line(4, {
    state: 'wrong',
    cells: { name: '航次4', port: '火星', freight: 'x' },
    errors: { port: '没有此港口', freight: '不是数字' },
  }),
]

/** Opens the import; the server tells of one that waits, or of none. */
async function opened(waiting: Import | null, width: 'desk' | 'phone' = 'desk'): Promise<TestServer> {
  const server = await signedIn()
  server.on(`GET ${path}/open`, waiting)
  if (waiting) server.on(`GET ${path}/${waiting.id}`, waiting)
  server.on(`GET ${path}/*/rows`, ({ query }: Call) => (query.only === 'wrong' ? wrong : [line(2), ...wrong]))
  await show(<ImportButton doc={doc} />, { width })
  fireEvent.click(width === 'phone' ? screen.getByLabelText('导入') : await screen.findByText(/^导\s?入$/))
  await screen.findByText('导入航次')
  return server
}

/** The button of these words. */
async function button(text: RegExp | string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: 'button' })
}

/** The cells of the table in the order they are read. */
function cells(): readonly string[] {
  return [...document.querySelectorAll('[role=grid] [role=gridcell]')].map(({ textContent }) => textContent ?? '')
}

async function table(): Promise<HTMLElement> {
  return screen.findByRole('grid', { name: '文件中的行' })
}

test('where nothing waits the first step offers the template and takes a file', async () => {
  const server = await opened(null)
  server.on(`GET ${path}/template`, new Response('xlsx', { headers: { 'content-type': 'application/octet-stream' } }))
  fireEvent.click(await button('下载模板'))
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['航次.xlsx']))
  const input = screen.getByLabelText<HTMLInputElement>('选择或拖入文件', { selector: 'input' })
  expect(input.accept).toBe('.xlsx,.csv')
})

test('a template that did not come can be asked for again', async () => {
  const server = await opened(null)
  server.on(`GET ${path}/template`, refusal({ status: 409, code: 'busy', message: '模板正在生成' }))
  fireEvent.click(await button('下载模板'))
  expect(await screen.findByText(/模板正在生成/)).toBeTruthy()
  await waitFor(async () => expect((await button('下载模板')).getAttribute('aria-busy')).toBeNull())
  expect(around.downloads).toEqual([])
})

test('an import that was begun is found again: what is wrong stands at its cells', async () => {
  await opened(imported())
  await table()
  await waitFor(() => expect(cells().join('|')).toContain('请填写航次名称'))
  expect(screen.getByText('航次.xlsx')).toBeTruthy()
  expect(screen.getByText('可导入 1')).toBeTruthy()
  expect(screen.getByText('有误 2')).toBeTruthy()
  expect(screen.queryByText(/^已存在/)).toBeNull()
  const bad = [...document.querySelectorAll('[role=gridcell][aria-invalid=true]')].map(({ textContent }) => textContent)
  expect(bad).toEqual(['请填写航次名称', '火星没有此港口', 'x不是数字'])
})

test('wrong rows stand alone at first, the others are shown on request', async () => {
  await opened(imported())
  await waitFor(() => expect(document.querySelectorAll('[role=rowheader]')).toHaveLength(2))
  fireEvent.click(screen.getByRole('checkbox', { name: '只看有误的行' }))
  await waitFor(() => expect(document.querySelectorAll('[role=rowheader]')).toHaveLength(3))
})

test('what the file had before, and columns that are not imported, are said', async () => {
  await opened(imported({ earlier: Date.UTC(2026, 10, 1), passedOver: ['船长', '船旗'] }))
  expect(await screen.findByText(/^该文件曾于 .*2026.* 导入过/)).toBeTruthy()
  expect(screen.getByText('以下列不会导入：船长、船旗')).toBeTruthy()
})

test('arrows go from cell to cell and stop at the edges, and the whole of what is wrong is said below', async () => {
  await opened(imported())
  const grid = await table()
  await waitFor(() => expect(cells().join('|')).toContain('火星'))
  const at = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent
  grid.focus()
  expect(at()).toBe('请填写航次名称')
  key('ArrowLeft')
  key('ArrowUp')
  expect(at()).toBe('请填写航次名称')
  key('ArrowRight')
  await waitFor(() => expect(at()).toBe('大连'))
  expect(screen.getByText('方向键移动，回车修改，Esc 放弃')).toBeTruthy()
  key('ArrowDown')
  await waitFor(() => expect(at()).toBe('火星没有此港口'))
  expect(screen.queryByText('方向键移动，回车修改，Esc 放弃')).toBeNull()
  key('ArrowDown')
  key('ArrowRight')
  key('ArrowRight')
  await waitFor(() => expect(at()).toBe('x不是数字'))
  key('PageUp')
  await waitFor(() => expect(at()).toBe('1'))
})

test('F8 leads from one wrong cell to the next, and from the last back to the beginning', async () => {
  await opened(imported())
  const grid = await table()
  await waitFor(() => expect(cells().join('|')).toContain('火星'))
  const at = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent
  grid.focus()
  key('F8')
  await waitFor(() => expect(at()).toBe('火星没有此港口'))
  key('F8')
  await waitFor(() => expect(at()).toBe('x不是数字'))
  fireEvent.click(await button('下一处错误 (F8)'))
  await waitFor(() => expect(at()).toBe('请填写航次名称'))
})

test('a cell is put right where it stands: the server checks it and the row is shown as it answers', async () => {
  const server = await opened(imported())
  const grid = await table()
  await waitFor(() => expect(cells().join('|')).toContain('请填写航次名称'))
  server.on(`POST ${path}/i1/row`, { row: line(3, { cells: { name: '北极', port: '大连', freight: '1' } }) })
  server.on(`GET ${path}/open`, imported({ counts: { right: 2, wrong: 1, there: 0, done: 0 } }))
  grid.focus()
  key('Enter')
  const box = await screen.findByLabelText<HTMLInputElement>('修改航次名称（第 3 行）')
  fireEvent.change(box, { target: { value: '北极' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(cells()[0]).toBe('北极'))
  expect(server.callsTo(`POST ${path}/i1/row`).map(({ body }) => body)).toEqual([{ row: 3, cells: { name: '北极' } }])
  expect(await screen.findByText('有误 1')).toBeTruthy()
  expect(document.querySelectorAll('[role=rowheader]')).toHaveLength(2)
})

test('Escape gives a change up, and a text that stays as it was is not sent', async () => {
  const server = await opened(imported())
  const grid = await table()
  await waitFor(() => expect(cells().join('|')).toContain('请填写航次名称'))
  grid.focus()
  key('F2')
  const box = await screen.findByLabelText<HTMLInputElement>('修改航次名称（第 3 行）')
  fireEvent.change(box, { target: { value: '北极' } })
  fireEvent.keyDown(box, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(grid))
  expect(cells()[0]).toBe('请填写航次名称')
  key('Enter')
  fireEvent.keyDown(await screen.findByLabelText('修改航次名称（第 3 行）'), { key: 'Enter' })
  await waitFor(() => expect(document.activeElement).toBe(grid))
  expect(server.callsTo(`POST ${path}/i1/row`)).toEqual([])
})

test('a cell of a column with choices offers them', async () => {
  await opened(imported())
  await waitFor(() => expect(cells().join('|')).toContain('火星'))
  const cell = screen.getByText('火星').closest<HTMLElement>('[role=gridcell]') ?? document.body
  fireEvent.doubleClick(cell)
  const box = await screen.findByLabelText<HTMLInputElement>('修改港口（第 4 行）')
  expect([...(box.list?.options ?? [])].map(({ value }) => value)).toEqual(['大连', '上海'])
})

test('only what is right is written, and how far that is and how it ended is told', async () => {
  const server = await opened(imported())
  await table()
  server.on(`POST ${path}/i1/write`, null)
  const writing = imported({ state: 'writing', rows: 1, total: 2 })
  server.on(`GET ${path}/i1`, writing).on(`GET ${path}/open`, writing)
  fireEvent.click(await button('只导入正确的 1 行'))
  expect(await screen.findByText('正在导入 1 / 2')).toBeTruthy()
  expect(server.callsTo(`POST ${path}/i1/write`)).toHaveLength(1)
  server.on(`GET ${path}/i1`, imported({ state: 'done', counts: { right: 0, wrong: 2, there: 0, done: 1 } }))
  expect(await screen.findByText('导入完成')).toBeTruthy()
  expect(screen.getByText('已导入 1 行，列表已刷新。')).toBeTruthy()
  fireEvent.click(await button(/^完\s?成$/))
  await waitFor(() => expect(screen.queryByText('导入完成')).toBeNull())
})

test('where nothing is wrong all is imported by one button, and no wrong rows are offered', async () => {
  await opened(imported({ counts: { right: 3, wrong: 0, there: 0, done: 0 } }))
  expect(await button('导入 3 行')).toBeTruthy()
  expect(screen.queryByText('下载有误的行')).toBeNull()
  expect(screen.queryByText('下一处错误 (F8)')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '只看有误的行' }).disabled).toBe(true)
})

test('where nothing is right nothing can be imported', async () => {
  await opened(imported({ counts: { right: 0, wrong: 3, there: 0, done: 0 } }))
  await table()
  expect(screen.queryByText(/^(只)?导入.* \d 行$/)).toBeNull()
})

test('a file that is imported as a whole waits until no row is wrong', async () => {
  await opened(imported({ whole: true, counts: { right: 2, wrong: 1, there: 0, done: 0 } }))
  await screen.findByText(/该文件须整体导入/)
  expect(screen.queryByText(/^(只)?导入.* \d 行$/)).toBeNull()
})

test('the wrong rows are downloaded to be put right in the workbook', async () => {
  const server = await opened(imported())
  await table()
  server.on(`GET ${path}/i1/marked`, new Response('x', { headers: { 'content-type': 'application/octet-stream' } }))
  fireEvent.click(await button('下载有误的行'))
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['航次.xlsx']))
})

test('an import that is called off is ended at the server, and its window closes', async () => {
  const server = await opened(imported())
  await table()
  server.on(`POST ${path}/i1/cancel`, null)
  fireEvent.click(await button('不导入'))
  await waitFor(() => expect(screen.queryByText('导入航次')).toBeNull())
  expect(server.callsTo(`POST ${path}/i1/cancel`)).toHaveLength(1)
})

test('what was written stays when the rest is left', async () => {
  await opened(imported({ counts: { right: 1, wrong: 1, there: 0, done: 5 } }))
  expect(await button('其余不导入')).toBeTruthy()
  expect(screen.getByText('已导入 5')).toBeTruthy()
})

test('another file begins anew although one waits', async () => {
  await opened(imported())
  await table()
  fireEvent.click(await button('换一个文件'))
  expect(await screen.findByText('下载模板')).toBeTruthy()
})

test('a check that goes on tells how many rows it has read, and is stopped on request', async () => {
  const server = await opened(imported({ state: 'checking', rows: 1200, total: 0 }))
  expect(await screen.findByText('正在校验，已读 1,200 行')).toBeTruthy()
  expect(screen.getByText('可以关闭窗口，完成后将通知您。')).toBeTruthy()
  server.on(`POST ${path}/i1/cancel`, null)
  fireEvent.click(await button(/^停\s?止$/))
  expect(await screen.findByText('下载模板')).toBeTruthy()
})

test('a check that ends shows its rows without anybody asking', async () => {
  const server = await opened(imported({ state: 'checking', rows: 1, total: 0 }))
  await screen.findByText('正在校验，已读 1 行')
  server.on(`GET ${path}/open`, imported())
  expect(await table()).toBeTruthy()
})

test('a file that could not be read says why, and another may be tried', async () => {
  await opened(imported({ state: 'failed', error: '文件已损坏' }))
  expect(await screen.findByText('文件未能导入')).toBeTruthy()
  expect(screen.getByText('文件已损坏')).toBeTruthy()
  fireEvent.click(await button('重新上传'))
  expect(await screen.findByText('下载模板')).toBeTruthy()
})

test('on a phone the steps are dots and the button an icon that is called so', async () => {
  await opened(null, 'phone')
  expect(await screen.findByText('下载模板')).toBeTruthy()
  expect(screen.getByLabelText('导入').textContent).toBe('')
})
