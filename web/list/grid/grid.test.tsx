import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, key, press, row, showList, signedIn, voyage, voyageDocument, voyages } from '../../testing/index.ts'

const three = [voyage(1), voyage(2, { port: '上海' }), voyage(3, { port: '天津' })]

/** The list of these voyages, its grid in the focus. */
async function atGrid(rows = three, doc = voyageDocument()) {
  const server = await signedIn()
  voyages(rows, doc)
  const { opened } = await showList(doc)
  await row('HC-001')
  const grid = screen.getByRole('grid')
  grid.focus()
  return { server, opened, grid }
}

/** What the cell says that a screen reader is told to stand on. */
function standsOn(grid: HTMLElement): string | null {
  const id = grid.getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

/** What a spreadsheet would be given by Ctrl+C. */
function copied(grid: HTMLElement): string {
  const data = new Map<string, string>()
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text), getData: () => '' }
  grid.focus()
  fireEvent(document, Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData }))
  return data.get('text/plain') ?? ''
}

test('arrows go from cell to cell and stop at the edges, Home and End to the ends of the row', async () => {
  const { grid } = await atGrid()
  key('ArrowDown')
  await waitFor(() => expect(standsOn(grid)).toBe('HC-001'))
  key('ArrowRight')
  await waitFor(() => expect(standsOn(grid)).toBe('航次1'))
  key('ArrowDown')
  await waitFor(() => expect(standsOn(grid)).toBe('航次2'))
  key('End')
  await waitFor(() => expect(standsOn(grid)).toBe('在航'))
  key('ArrowRight')
  key('Home')
  await waitFor(() => expect(standsOn(grid)).toBe('HC-002'))
  key('ArrowLeft')
  key('ArrowDown')
  key('ArrowDown')
  key('ArrowDown')
  await waitFor(() => expect(standsOn(grid)).toBe('HC-003'))
})

test('Ctrl with an arrow goes to the end of the list, Ctrl+Home back to its first cell', async () => {
  const { grid } = await atGrid()
  key('ArrowDown')
  key('ArrowDown', { ctrl: true })
  key('ArrowRight', { ctrl: true })
  await waitFor(() => expect(standsOn(grid)).toBe('在航'))
  expect(
    within(await row('HC-003'))
      .getByText('在航')
      .closest('[id]')?.id,
  ).toBe(grid.getAttribute('aria-activedescendant'))
  key('Home', { ctrl: true })
  await waitFor(() => expect(standsOn(grid)).toBe('HC-001'))
})

test('Enter opens the record of the row that the keyboard stands on', async () => {
  const { opened } = await atGrid()
  key('ArrowDown')
  key('ArrowDown')
  key('Enter')
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v2']))
})

test('the space bar chooses the row, Shift and space all from the last one chosen, Escape none', async () => {
  await atGrid()
  key('ArrowDown')
  key(' ')
  expect(await screen.findByText('已选 1 条')).toBeTruthy()
  key('ArrowDown')
  key('ArrowDown')
  key(' ', { shift: true })
  expect(await screen.findByText('已选 3 条')).toBeTruthy()
  key('Escape')
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
})

test('Ctrl+A chooses all that the list finds, and once more chooses none', async () => {
  await atGrid()
  const ctrlA = () => fireEvent.keyDown(screen.getByRole('grid'), { key: 'a', code: 'KeyA', ctrlKey: true })
  ctrlA()
  expect(await screen.findByText('已选 3 条')).toBeTruthy()
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选符合条件的数据' })
  expect(all.checked).toBe(true)
  ctrlA()
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
})

test('Shift with arrows makes a rectangle, copied as a spreadsheet has it; Escape makes it one cell again', async () => {
  const { grid } = await atGrid()
  key('ArrowDown')
  key('ArrowRight')
  key('ArrowRight', { shift: true })
  key('ArrowDown', { shift: true })
  await waitFor(() => expect(grid.querySelectorAll('[data-column][aria-selected=true]')).toHaveLength(4))
  expect(copied(grid)).toBe('航次1\t大连\r\n航次2\t上海\r\n')
  expect(await screen.findByText('已复制 4 个单元格')).toBeTruthy()
  key('Escape')
  await waitFor(() => expect(standsOn(grid)).toBe('上海'))
  await waitFor(() => expect(copied(grid)).toBe('上海\r\n'))
})

test('money is copied as a number that a spreadsheet counts with, an entry by its label, a formula as text', async () => {
  const { grid } = await atGrid([voyage(1, { name: '=1+1', freight: '1234567.80' })])
  key('ArrowDown')
  key('End', { shift: true })
  await waitFor(() => expect(grid.querySelectorAll('[data-column][aria-selected=true]')).toHaveLength(6))
  expect(copied(grid)).toBe("HC-001\t'=1+1\t大连\t2026-11-25\t1234567.80\t在航\r\n")
})

test('nothing is put on the clipboard where the keyboard stands on no cell', async () => {
  const { grid } = await atGrid()
  expect(copied(grid)).toBe('')
  expect(around.copied).toEqual([])
})

test('F2 says of a cell that nobody may type in that it cannot be changed', async () => {
  await atGrid()
  key('ArrowDown')
  key('F2')
  expect(await screen.findByText('此处不可修改')).toBeTruthy()
})

test('on the titles Enter sorts, Shift with Enter by several columns', async () => {
  const { server } = await atGrid()
  const last = () => server.callsTo('POST /api/sea/voyage/page').at(-1)?.body
  key('ArrowRight')
  key('Enter')
  await waitFor(() => expect(last()).toMatchObject({ sort: 'name' }))
  key('ArrowRight')
  key('Enter', { shift: true })
  await waitFor(() => expect(last()).toMatchObject({ sort: 'name,port' }))
})

test('on the titles Alt with an arrow moves the column and goes along, Shift makes it wider', async () => {
  const { grid, server } = await atGrid()
  server.on('POST /api/sea/voyage/layout', { at: 1 })
  const titles = () =>
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  key('ArrowRight')
  await waitFor(() => expect(standsOn(grid)).toBe('航次名称'))
  const width = () => parseFloat(within(grid).getByRole('columnheader', { name: '航次名称' }).style.width)
  key('ArrowRight', { alt: true })
  await waitFor(() => expect(titles().indexOf('航次名称')).toBeGreaterThan(titles().indexOf('港口')))
  expect(standsOn(grid)).toBe('航次名称')
  const before = width()
  key('ArrowRight', { shift: true })
  await waitFor(() => expect(width()).toBe(before + 16))
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/layout').at(-1)?.body).toMatchObject({
      list: 'main',
      layout: { order: ['no', 'port', 'name', 'sails', 'freight', 'status'], widths: { name: before + 16 } },
    }),
  )
})

test('a title dragged onto another takes its place, from left to right too', async () => {
  const { grid, server } = await atGrid()
  server.on('POST /api/sea/voyage/layout', { at: 1 })
  const title = (name: string) => within(grid).getByRole('columnheader', { name })
  const hold = title('港口').querySelector('[draggable]')
  if (!hold) throw new Error('the title cannot be taken')
  fireEvent.dragStart(hold)
  fireEvent.dragOver(title('运费'))
  fireEvent.drop(title('运费'))
  const order = () =>
    within(grid)
      .getAllByRole('columnheader')
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
  await waitFor(() => expect(order().join()).toContain('航次名称,开航日期,运费,港口,状态'))
})

test('a press stands on a cell, with Shift it makes a rectangle, with Ctrl it chooses the row', async () => {
  const { grid, opened } = await atGrid()
  const cell = async (number: string, text: string) => within(await row(number)).getByText(text)
  fireEvent.mouseDown(await cell('HC-001', '航次1'), { button: 0 })
  await waitFor(() => expect(standsOn(grid)).toBe('航次1'))
  fireEvent.mouseDown(await cell('HC-002', '上海'), { button: 0, shiftKey: true })
  await waitFor(() => expect(grid.querySelectorAll('[data-column][aria-selected=true]')).toHaveLength(4))
  fireEvent.click(await cell('HC-002', '上海'), { shiftKey: true })
  fireEvent.click(await cell('HC-003', '天津'), { ctrlKey: true })
  expect(await screen.findByText('已选 1 条')).toBeTruthy()
  expect((await row('HC-003')).getAttribute('aria-selected')).toBe('true')
  expect(opened).toEqual([])
})

test('the pointer drawn over cells with its button down makes a rectangle, without it none', async () => {
  const { grid } = await atGrid()
  const cell = async (number: string, text: string) => within(await row(number)).getByText(text)
  fireEvent.mouseDown(await cell('HC-001', '航次1'), { button: 0 })
  await waitFor(() => expect(standsOn(grid)).toBe('航次1'))
  fireEvent.mouseMove(await cell('HC-003', '天津'), { buttons: 0 })
  expect(standsOn(grid)).toBe('航次1')
  fireEvent.mouseMove(await cell('HC-003', '天津'), { buttons: 1 })
  await waitFor(() => expect(grid.querySelectorAll('[data-column][aria-selected=true]')).toHaveLength(6))
})

test('a press on a cell that nobody edits here opens the record', async () => {
  const { opened } = await atGrid()
  await press(within(await row('HC-002')).getByText('上海'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v2']))
})

test('of a long list only what is in sight is drawn, and PageDown goes a screen on', async () => {
  const { grid } = await atGrid(Array.from({ length: 400 }, (_, at) => voyage(at + 1)))
  expect(grid.getAttribute('aria-rowcount')).toBe('401')
  expect(grid.querySelectorAll('[data-row]').length).toBeLessThan(100)
  key('ArrowDown')
  key('PageDown')
  key('Enter')
  await waitFor(() => expect(standsOn(grid)).not.toBe('HC-001'))
})

test('rows far from sight are read from the server before they are put on the clipboard', async () => {
  const { grid, server } = await atGrid(Array.from({ length: 400 }, (_, at) => voyage(at + 1)))
  key('ArrowDown')
  key('ArrowDown', { ctrl: true, shift: true })
  const before = server.callsTo('POST /api/sea/voyage/page').length
  await waitFor(() => expect(grid.querySelectorAll('[data-column][aria-selected=true]').length).toBeGreaterThan(1))
  expect(copied(grid)).toBe('')
  await waitFor(() => expect(around.copied).toHaveLength(1))
  const lines = (around.copied[0] ?? '').split('\r\n')
  expect([lines[0], lines[399], lines[400]]).toEqual(['HC-001', 'HC-400', ''])
  expect(server.callsTo('POST /api/sea/voyage/page').length).toBeGreaterThan(before)
})
