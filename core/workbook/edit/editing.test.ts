import { expect, test } from 'vitest'
import { partText, readPackage } from '../office-package.ts'
import { bookOf, edited, rowsOf } from '../testing/make-test-workbook.ts'
import { contents } from '../testing/sample-workbooks.ts'
import { makers, workbookBy } from '../testing/workbook-makers.ts'

const sheet = 'xl/worksheets/sheet1.xml'
const text = (bytes: Uint8Array, part: string) => partText(readPackage(bytes), part)

function excel(name: string): Uint8Array {
  const [maker] = makers
  const content = contents.find((candidate) => candidate.name === name)
  if (maker === undefined || content === undefined) throw new Error(name)
  return workbookBy(maker, content)
}

test('OFF-02 nothing changed writes nothing', () => {
  const bytes = excel('a list of goods')
  expect(edited(bytes).saved()).toEqual(bytes)
})

test('OFF-02 what was typed and taken back writes nothing', () => {
  const bytes = excel('a list of goods')
  const book = edited(bytes)
  book.type('B2', '7')
  book.editing.undo()
  expect(book.shown('B2')).toBe('1,234.50元')
  expect(book.saved()).toEqual(bytes)
  book.editing.redo()
  expect(edited(book.saved()).value('B2')).toBe(7)
})

test('OFF-02 a changed number takes its formulas along, and only their results are written', () => {
  const book = edited(excel('formulas, shared ones and an array'))
  book.type('B1', '10')
  const after = text(book.saved(), sheet)
  expect(after).toContain('<c r="C1"><f>A1*B1</f><v>20</v></c>')
  expect(after).toContain('<c r="C2"><f t="shared" ref="C2:C4" si="0">A2+$B$1</f><v>14</v></c>')
  expect(after).toContain('<c r="C3"><f t="shared" si="0"/><v>16</v></c>')
  expect(after).toContain('<f t="array" ref="A4:B4">A1:B1*2</f>')
})

test('OFF-02 a formula that is not counted here makes the next program count the file', () => {
  const book = edited(excel('formulas, shared ones and an array'))
  book.type('B1', '10')
  expect(book.uncounted()).toEqual(['A4'])
  expect(text(book.saved(), 'xl/workbook.xml')).toContain('<calcPr fullCalcOnLoad="1"/></workbook>')
})

test('OFF-02 typing over the first of shared formulas leaves the others their own', () => {
  const book = edited(excel('formulas, shared ones and an array'))
  book.type('C2', '1')
  const after = text(book.saved(), sheet)
  expect(after).toContain('<c r="C2"><v>1</v></c>')
  expect(after).toContain('<c r="C3"><f>A3+$B$1</f><v>9</v></c>')
  expect(after).toContain('<c r="C4"><f>A4+$B$1</f><v>7</v></c>')
})

test('OFF-02 cells of an array formula, of a protected sheet and of a signed file are not typed into', () => {
  expect(edited(excel('formulas, shared ones and an array')).type('B4', '1')).toBe('array')
  expect(edited(bookOf(rowsOf({ A1: 1 }), { behind: '<sheetProtection sheet="1"/>' })).type('A1', '2')).toBe(
    'protected',
  )
})

test('OFF-02 a validation refuses what it does not offer', () => {
  const book = edited(excel('merged cells, widths, frozen panes, validation and a chart'))
  expect(book.editing.offered(0, 1, 1)).toEqual(['甲', '乙', '丙'])
  expect(book.type('B2', '丁')).toBe('invalid')
  expect(book.type('B3', '乙')).toBeNull()
})

test('OFF-02 what is typed is understood by the language: numbers, percent, days, codes', () => {
  const book = edited(bookOf(''))
  for (const [name, typed, language] of [
    ['A1', '1234.5', 'zh'],
    ['A2', '1234,5', 'ru'],
    ['A3', '12%', 'en'],
    ['A4', '2026-11-27', 'zh'],
    ['A5', '27.11.2026', 'ru'],
    ['A6', '007', 'zh'],
    ['A7', '6222021234567890123', 'zh'],
    ['A8', "'=x", 'en'],
    ['A9', 'TRUE', 'en'],
  ] as const)
    expect(book.type(name, typed, language)).toBeNull()
  const names = Array.from({ length: 9 }, (_, row) => `A${row + 1}`)
  expect(names.map(book.value)).toEqual([
    1234.5,
    1234.5,
    0.12,
    46_353,
    46_353,
    '007',
    '6222021234567890123',
    '=x',
    true,
  ])
  const again = edited(book.saved())
  expect(names.map((name) => again.shown(name))).toEqual([
    '1234.5',
    '1234.5',
    '12%',
    '2026-11-27',
    '2026-11-27',
    '007',
    '6222021234567890123',
    '=x',
    'TRUE',
  ])
})

test('OFF-02 days counted from 1904 are shown and typed as days', () => {
  const book = edited(excel('days counted from 1904'))
  expect(book.shown('A2')).toBe('2026-11-27')
  book.type('A2', '2026-11-28')
  expect(book.value('A2')).toBe(44_892)
})

test('OFF-02 a look is added behind the formats of the file and no other cell takes it', () => {
  const bytes = excel('a list of goods')
  const book = edited(bytes)
  book.editing.look(0, [{ row: 1, column: 1 }], { bold: true })
  book.editing.look(0, [{ row: 1, column: 1 }], { horizontal: 'right', numberFormat: '0.0' })
  const saved = book.saved()
  const styles = text(saved, 'xl/styles.xml')
  expect(styles).toContain('<fonts count="3">')
  expect(styles).toContain('<font><b/><sz val="11"/><name val="宋体"/></font></fonts>')
  expect(styles).toContain('<numFmt numFmtId="177" formatCode="0.0"/></numFmts>')
  expect(text(saved, sheet)).toMatch(/<c r="B2" s="5"><v>1234.5<\/v><\/c>/)
  const again = edited(saved)
  expect(again.editing.format(0, 1, 1)).toMatchObject({ bold: true, horizontal: 'right', numberFormat: '0.0' })
  expect(again.editing.format(0, 0, 0)).toEqual(book.editing.format(0, 0, 0))
})

test('OFF-02 a cell far below and right of all others is written into a row of its own', () => {
  const book = edited(excel('a list of goods'))
  expect(book.type('F40', 'far')).toBeNull()
  const saved = book.saved()
  expect(text(saved, sheet)).toContain('<dimension ref="A1:F40"/>')
  expect(edited(saved).value('F40')).toBe('far')
  expect(edited(saved).value('D2')).toEqual({ error: '#N/A' })
})

test('OFF-02 texts that XML cannot hold, and 32,767 characters, come back as they were typed', () => {
  const book = edited(bookOf(''))
  const typed = ['a\u0007b', '_x0041_', ' spaces ', 'two\nlines', '长'.repeat(32_767)]
  typed.forEach((value, row) => expect(book.type(`A${row + 1}`, value)).toBeNull())
  expect(book.type('A9', '长'.repeat(32_768))).toBe('tooLong')
  const again = edited(book.saved())
  expect(typed.map((_, row) => again.value(`A${row + 1}`))).toEqual(typed)
})

test('OFF-02 a function of later programs is written with the sign that they expect', () => {
  const book = edited(bookOf(rowsOf({ A1: 1 })))
  book.type('B1', '=IFS(A1=1,"IFS(")')
  expect(text(book.saved(), sheet)).toContain('<f>_xlfn.IFS(A1=1,"IFS(")</f><v>IFS(</v>')
})
