import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookOf, edited, rowsOf, withPart } from '../../../../core/workbook/testing/make-test-workbook.ts'
import { contents } from '../../../../core/workbook/testing/sample-workbooks.ts'
import { makers, workbookBy } from '../../../../core/workbook/testing/workbook-makers.ts'
import { press, show } from '../../../testing/index.ts'
import SheetView from './sheet-view.tsx'

interface FrameHandle {
  readonly save: () => Promise<Uint8Array>
}

type Language = 'zh' | 'ru' | 'en'

async function open(
  bytes: Uint8Array,
  {
    language = 'zh',
    editing = true,
    width = 'desk',
  }: { readonly language?: Language; readonly editing?: boolean; readonly width?: 'desk' | 'phone' } = {},
) {
  let handle: FrameHandle | null = null
  let changes = 0
  const source = {
    name: 'book.xlsx',
    size: bytes.length,
    bytes: async () => new Uint8Array(bytes).buffer,
    part: async () => new ArrayBuffer(0),
  }
  const view = (
    <SheetView
      source={source}
      editing={editing}
      onChange={() => (changes += 1)}
      onHandle={(given) => (handle = given)}
    />
  )
  await show(view, { language, width })
  return {
    changes: () => changes,
    saved: async () => {
      const { save } = handle as unknown as FrameHandle // given by the effect of the view
      return edited(await save())
    },
  }
}

function byMaker(content: string): Uint8Array {
  const [maker] = makers
  const chosen = contents.find(({ name }) => name === content)
  if (maker === undefined || chosen === undefined) throw new Error(content)
  return workbookBy(maker, chosen)
}

const cell = (text: string) => screen.findByText(text, { selector: '[role=gridcell] *' })
const line = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^(公式栏|Строка формул|Formula bar) ${name}$`))

async function point(text: string): Promise<void> {
  fireEvent.pointerDown((await cell(text)).closest('[role=gridcell]') ?? document.body)
}

async function typeInto(name: string, text: string): Promise<void> {
  fireEvent.change(await line(name), { target: { value: text } })
  fireEvent.keyDown(await line(name), { key: 'Enter' })
}

test('OFF-02 a workbook is shown with its formats, and a typed number takes its formulas along and is saved', async () => {
  const book = await open(bookOf(rowsOf({ A1: 2, B1: ['A1*10', 20], C1: ['B1+1', 21] })))
  await point('2')
  await typeInto('A1', '7')
  expect(await cell('70')).toBeTruthy()
  expect(await cell('71')).toBeTruthy()
  expect(book.changes()).toBe(1)
  const saved = await book.saved()
  expect([saved.value('A1'), saved.value('B1'), saved.value('C1')]).toEqual([7, 70, 71])
})

test('OFF-02 Enter leads down, Shift and Tab back, and what was typed is taken back and done again', async () => {
  await open(bookOf(rowsOf({ A1: 1, B1: 5 })))
  await point('1')
  await typeInto('A1', '9')
  fireEvent.keyDown(await line('A2'), { key: 'ArrowUp' })
  fireEvent.keyDown(await line('A1'), { key: 'Tab' })
  fireEvent.keyDown(await line('B1'), { key: 'Tab', shiftKey: true })
  fireEvent.keyDown(await line('A1'), { key: 'z', ctrlKey: true })
  expect((await line('A1')).value).toBe('1')
  fireEvent.keyDown(await line('A1'), { key: 'z', ctrlKey: true, shiftKey: true })
  expect((await line('A1')).value).toBe('9')
})

test.each([
  ['zh', '公式直接或间接引用了自己的单元格'],
  ['ru', 'ссылается сама на себя'],
  ['en', 'refers to its own cell'],
] as const)('OFF-02 a circular formula is refused in words: %s', async (language, words) => {
  const book = await open(bookOf(rowsOf({ A1: 1, B1: ['A1+1', 2] })), { language })
  await point('1')
  await typeInto('A1', '=B1')
  expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  expect((await line('A1')).value).toBe('=B1')
  expect(book.changes()).toBe(0)
})

test('OFF-02 a circle that stands in the file is told, and which cells', async () => {
  await open(bookOf(rowsOf({ A1: ['B1', 5], B1: ['A1', 5] })), { language: 'en' })
  expect((await screen.findByText(/in a circle/)).textContent).toContain('A1, B1')
})

test('OFF-02 a formula that is not counted here says so and keeps its result', async () => {
  await open(bookOf(rowsOf({ A1: 1, B1: ['INDIRECT(&quot;A&quot;&amp;A1)', 4] })), { language: 'en' })
  await point('1')
  await typeInto('A1', '2')
  expect((await screen.findByText(/are not counted here/)).textContent).toContain('B1')
  expect(await cell('4')).toBeTruthy()
})

test('OFF-02 what stands on a sheet and is not shown is named, and merged cells are one', async () => {
  await open(byMaker('merged cells, widths, frozen panes, validation and a chart'), { language: 'en' })
  expect((await screen.findByText(/This sheet also has/)).textContent).toContain(
    'a filter, conditional formats, charts or pictures',
  )
  const wide = (await cell('Итого')).closest('[role=gridcell]')
  expect(wide).toHaveProperty('style.width', '227px')
})

test('OFF-02 a list of the validation is offered and another value is refused', async () => {
  await open(byMaker('merged cells, widths, frozen panes, validation and a chart'))
  await point('甲')
  await typeInto('B2', '丁')
  expect(await screen.findByText(/数据验证/)).toBeTruthy()
  fireEvent.keyDown(await line('B2'), { key: 'Escape' })
  fireEvent.change(await screen.findByLabelText('从列表选择'), { target: { value: '乙' } })
  expect(await screen.findByText('乙', { selector: '[role=gridcell] *' })).toBeTruthy()
})

test('OFF-02 bold is written for the chosen cell alone', async () => {
  const book = await open(bookOf(rowsOf({ A1: 1, B1: 5 })))
  await point('5')
  await press(await screen.findByLabelText('加粗'))
  const saved = await book.saved()
  expect(saved.editing.format(0, 0, 1).bold).toBe(true)
  expect(saved.editing.format(0, 0, 0).bold).toBe(false)
})

test('OFF-02 a block of cells is pasted and copied', async () => {
  const book = await open(bookOf(rowsOf({ A1: 1 })))
  await point('1')
  const typing = await screen.findByLabelText('A1 的内容')
  fireEvent.paste(typing, { clipboardData: { getData: () => 'x\t2\r\n"a\nb"\t=B1*2\r\n' } })
  const saved = await book.saved()
  expect([saved.value('A1'), saved.value('B1'), saved.value('A2'), saved.value('B2')]).toEqual(['x', 2, 'a\nb', 4])
  fireEvent.keyDown(typing, { key: 'ArrowDown', shiftKey: true })
  const copied: string[] = []
  fireEvent.copy(typing, { clipboardData: { setData: (_: string, text: string) => copied.push(text) } })
  expect(copied).toEqual(['x\n"a\nb"'])
})

test('OFF-02 a phone and a reader see the cells and cannot type', async () => {
  await open(bookOf(rowsOf({ A1: ['1+1', 2] })), { width: 'phone' })
  await point('2')
  expect(await screen.findByText('=1+1')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('OFF-02 a sheet is chosen among those that are not hidden', async () => {
  await open(byMaker('a list of goods'))
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["收入 & 'доход'"])
})

test.each([
  ['zh', '文件已损坏'],
  ['ru', 'Файл повреждён'],
  ['en', 'The file is broken'],
] as const)('OFF-02 a broken file says what to do: %s', async (language, words) => {
  await open(withPart(bookOf(''), 'xl/worksheets/sheet1.xml', '<worksheet>'), { language })
  await waitFor(() => expect(document.body.textContent).toContain(words))
  expect(document.body.textContent).toContain('sheet1.xml')
})
