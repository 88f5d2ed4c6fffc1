import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../../core/description/described-document.ts'
import {
  key,
  press,
  refusal,
  row,
  showList,
  signedIn,
  type,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'
// What the page brings later is here before the first test, whose time it would take.
import './inline-edit-cell.tsx'

const bulk = 'POST /api/sea/voyage/bulk'
const [main] = voyageDocument().lists
const inline: Described = voyageDocument({ lists: main ? [{ ...main, inline: true }] : [] })
const three = [voyage(1), voyage(2, { port: '上海' }), voyage(3, { port: '天津' })]

/** The list whose cells may be typed into, its grid in the focus. */
async function atGrid(doc: Described = inline, rows = three) {
  const server = await signedIn()
  voyages(rows, doc)
  const { opened } = await showList(doc)
  await row('HC-001')
  const grid = screen.getByRole('grid')
  grid.focus()
  return { server, opened, grid }
}

async function standOn(number: string, text: string): Promise<void> {
  const cell = within(await row(number)).getByText(text)
  fireEvent.mouseDown(cell, { button: 0 })
  await waitFor(() => expect(cell.closest('[role=gridcell]')?.id).not.toBe(''))
}

function input(): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[data-editing] input, [data-editing] textarea')
    if (!found || document.activeElement !== found) throw new Error('no cell is open')
    return found
  })
}

/** Opens a cell by F2; it opens a moment later where typing is still on its way. */
async function open(number: string, text: string): Promise<HTMLInputElement> {
  await standOn(number, text)
  key('F2')
  return input()
}

async function change(number: string, from: string, to: string): Promise<void> {
  const box = await open(number, from)
  await type(box, to)
  key('Enter')
  await waitFor(() => expect(document.querySelector('[data-editing]')).toBeNull())
  await within(await row(number)).findByText(to)
}

const text = async (number: string) => (await row(number)).textContent

test('F2 opens a cell with all its text marked, Enter leaves it for the one below', async () => {
  const { grid } = await atGrid()
  const box = await open('HC-001', '大连')
  expect(box.value).toBe('大连')
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 2])
  await type(box, '营口')
  key('Enter')
  await waitFor(() => expect(document.activeElement).toBe(grid))
  const standing = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  expect(standing?.textContent).toBe('上海')
  expect(await text('HC-001')).toContain('营口')
  expect(await screen.findByText('已修改 1 行，尚未保存')).toBeTruthy()
})

test('Tab goes on to the next cell that may be typed, Shift+Tab back', async () => {
  await atGrid()
  const box = await open('HC-001', '大连')
  fireEvent.keyDown(box, { key: 'Tab' })
  await waitFor(async () => expect((await input()).value).toContain('2026'))
  fireEvent.keyDown(await input(), { key: 'Tab', shiftKey: true })
  await waitFor(async () => expect((await input()).value).toBe('大连'))
})

test('Escape takes back what was typed since the cell was opened', async () => {
  await atGrid()
  const box = await open('HC-001', '大连')
  await type(box, '营口')
  fireEvent.keyDown(box, { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('[data-editing]')).toBeNull())
  expect(await text('HC-001')).toContain('大连')
  expect(screen.queryByText(/尚未保存/)).toBeNull()
})

test('the number, which nobody writes, cannot be opened', async () => {
  await atGrid()
  await open('HC-001', '大连')
  key('Escape')
  await standOn('HC-002', 'HC-002')
  key('F2')
  expect(await screen.findByText('此处不可修改')).toBeTruthy()
  expect(document.querySelector('[data-editing]')).toBeNull()
})

test('Ctrl+Z takes the last change of a cell back, whole words and not single keys', async () => {
  await atGrid()
  await change('HC-001', '大连', '营口')
  await standOn('HC-001', '营口')
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'z', code: 'KeyZ', ctrlKey: true })
  await waitFor(async () => expect(await text('HC-001')).toContain('大连'))
  await waitFor(() => expect(screen.queryByText(/尚未保存/)).toBeNull())
})

test('Delete empties the cells of a rectangle that may be typed', async () => {
  await atGrid()
  await open('HC-001', '大连')
  key('Escape')
  await standOn('HC-001', '大连')
  fireEvent.mouseDown(within(await row('HC-002')).getByText('上海'), { button: 0, shiftKey: true })
  screen.getByRole('grid').focus()
  key('Delete')
  await waitFor(async () => expect(await text('HC-001')).not.toContain('大连'))
  expect(await text('HC-002')).not.toContain('上海')
  expect(await text('HC-003')).toContain('天津')
  expect(await screen.findByText('已修改 2 行，尚未保存')).toBeTruthy()
})

test('Ctrl+D fills the cell from the one above', async () => {
  await atGrid()
  await open('HC-001', '大连')
  key('Escape')
  await standOn('HC-002', '上海')
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'd', code: 'KeyD', ctrlKey: true })
  await waitFor(async () => expect(await text('HC-002')).toContain('大连'))
})

test('what is pasted fills the cells from the first chosen one on and says how many it passed over', async () => {
  const { grid } = await atGrid()
  await open('HC-001', '大连')
  key('Escape')
  await standOn('HC-002', 'HC-002')
  grid.focus()
  const clipboardData = { getData: () => 'X-1\t新名\t青岛\r\nX-2\t又名\t烟台\r\nX-3\t末名\t威海\r\n' }
  fireEvent(document, Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
  await waitFor(async () => expect(await text('HC-002')).toContain('新名青岛'))
  expect(await text('HC-003')).toContain('又名烟台')
  expect(await text('HC-001')).not.toContain('威海')
  expect(await screen.findByText('已粘贴 4 个单元格，5 个不可修改或超出列表，已跳过')).toBeTruthy()
})

test('saving sends only the changed cells of each row with the version that was read', async () => {
  const { server } = await atGrid()
  await change('HC-001', '大连', '营口')
  await change('HC-003', '天津', '唐山')
  server.on(bulk, [
    { id: 'v1', code: '0', ver: 2 },
    { id: 'v3', code: '0', ver: 2 },
  ])
  server.on('POST /api/sea/voyage/page', {
    content: [voyage(1, { port: '营口', ver: 2 }), three[1], voyage(3, { port: '唐山', ver: 2 })],
    totalElements: 3,
    next: null,
  })
  await press(await screen.findByText('全部保存'))
  expect(await screen.findByText('已保存 2 行')).toBeTruthy()
  expect(server.callsTo(bulk).map(({ body }) => body)).toEqual([
    {
      verb: 'bj',
      rows: [
        { id: 'v1', ver: 1, values: { port: '营口' } },
        { id: 'v3', ver: 1, values: { port: '唐山' } },
      ],
    },
  ])
  await waitFor(() => expect(screen.queryByText(/尚未保存/)).toBeNull())
  expect(await text('HC-001')).toContain('营口')
})

test('Ctrl+S saves as the button does', async () => {
  const { server } = await atGrid()
  await change('HC-001', '大连', '营口')
  server.on(bulk, [{ id: 'v1', code: '0', ver: 2 }])
  fireEvent.keyDown(screen.getByRole('grid'), { key: 's', code: 'KeyS', ctrlKey: true })
  await waitFor(() => expect(server.callsTo(bulk)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/尚未保存/)).toBeNull())
})

test('a value that the server refuses marks its cell and says why, F8 leads there, and a change clears it', async () => {
  const { server, grid } = await atGrid()
  await change('HC-002', '上海', '外港')
  server.on(bulk, [{ id: 'v2', code: 'form.wrong', msg: '填写有误', errors: { port: '港口不在名录中' } }])
  await press(await screen.findByText('全部保存'))
  expect(await screen.findByText('1 行未保存，请修改标红的单元格')).toBeTruthy()
  const cell = (await screen.findByTitle('港口不在名录中')) as HTMLElement
  expect(cell.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^1 处错误/)).toBeTruthy()
  await standOn('HC-001', 'HC-001')
  grid.focus()
  key('F8')
  await waitFor(() => expect(grid.getAttribute('aria-activedescendant')).toBe(cell.id))
  const box = await open('HC-002', '外港')
  await type(box, '洋山')
  key('Enter')
  await waitFor(() => expect(screen.queryByText(/处错误/)).toBeNull())
  expect(screen.queryByTitle('港口不在名录中')).toBeNull()
})

test('a row that somebody else changed elsewhere is saved over his version when the cells do not meet', async () => {
  const { server } = await atGrid()
  await change('HC-001', '大连', '营口')
  const answers = [[{ id: 'v1', code: 'record.changed', msg: '已被修改' }], [{ id: 'v1', code: '0', ver: 6 }]]
  server.on(bulk, () => answers.shift())
  server.on('GET /api/sea/voyage/v1', { record: voyage(1, { ver: 5, name: '别人改的' }) })
  await press(await screen.findByText('全部保存'))
  expect(await screen.findByText('已保存 1 行')).toBeTruthy()
  expect(server.callsTo(bulk).map(({ body }) => (body as { rows: unknown }).rows)).toEqual([
    [{ id: 'v1', ver: 1, values: { port: '营口' } }],
    [{ id: 'v1', ver: 5, values: { port: '营口' } }],
  ])
})

test('a row whose changed cell somebody else changed too is not saved over him and says so', async () => {
  const { server } = await atGrid()
  await change('HC-001', '大连', '营口')
  server.on(bulk, [{ id: 'v1', code: 'record.changed', msg: '记录已被他人修改' }])
  server.on('GET /api/sea/voyage/v1', { record: voyage(1, { ver: 5, port: '锦州' }) })
  await press(await screen.findByText('全部保存'))
  expect(await screen.findByText('1 行未保存，请修改标红的单元格')).toBeTruthy()
  expect(server.callsTo(bulk)).toHaveLength(1)
  expect(await screen.findByTitle('记录已被他人修改')).toBeTruthy()
  expect(await text('HC-001')).toContain('营口')
})

test('a required cell that was emptied is wrong here already and is not sent', async () => {
  const { server } = await atGrid()
  await open('HC-001', '航次1')
  key('Escape')
  await standOn('HC-001', '航次1')
  screen.getByRole('grid').focus()
  key('Delete')
  expect(await screen.findByText(/^1 处错误/)).toBeTruthy()
  await press(await screen.findByText('全部保存'))
  expect(await screen.findByText('1 行未保存，请修改标红的单元格')).toBeTruthy()
  expect(server.callsTo(bulk)).toEqual([])
})

test('changes are given up only after a question', async () => {
  await atGrid()
  await change('HC-001', '大连', '营口')
  await press(await screen.findByText('放弃修改'))
  expect(await screen.findByText('放弃 1 行尚未保存的修改？')).toBeTruthy()
  await press(await screen.findByText(/取\s?消$/))
  expect(await text('HC-001')).toContain('营口')
  await press(await screen.findByText('放弃修改'))
  await screen.findByText('放弃 1 行尚未保存的修改？')
  await press(await screen.findByText(/确\s?定/))
  await waitFor(async () => expect(await text('HC-001')).toContain('大连'))
  expect(screen.queryByText(/尚未保存/)).toBeNull()
})

test('a save that does not arrive says so and keeps what was typed', async () => {
  const { server } = await atGrid()
  await change('HC-001', '大连', '营口')
  server.on(bulk, refusal({ status: 409, code: 'record.busy', message: '航次正在结算' }))
  await press(await screen.findByText('全部保存'))
  expect(await screen.findByText(/航次正在结算/)).toBeTruthy()
  expect(await screen.findByText('已修改 1 行，尚未保存')).toBeTruthy()
  expect(await text('HC-001')).toContain('营口')
})

test('whoever may not edit opens records by a press and types nowhere', async () => {
  const { opened } = await atGrid({ ...inline, verbs: ['ck'] })
  await press(within(await row('HC-002')).getByText('上海'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v2']))
  expect(document.querySelector('[data-editing]')).toBeNull()
})

test('a press on a cell that may be typed stands there, a double press opens it, the number opens the record', async () => {
  const { opened } = await atGrid()
  await open('HC-001', '大连')
  key('Escape')
  await press(within(await row('HC-002')).getByText('上海'))
  fireEvent.doubleClick(within(await row('HC-002')).getByText('上海'))
  expect((await input()).value).toBe('上海')
  expect(opened).toEqual([])
  key('Escape')
  await press(within(await row('HC-003')).getByText('HC-003'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v3']))
})
