import { expect, test } from 'vitest'
import { textBytes, writePackage, readPackage } from './office-package.ts'
import { WorkbookProblem } from './problem.ts'
import { readWorkbook } from './read-workbook.ts'
import { bookOf, rowsOf, withPart } from './testing/make-test-workbook.ts'

function problemOf(bytes: Uint8Array): string {
  try {
    readWorkbook(readPackage(bytes))
    return 'opened'
  } catch (error) {
    return error instanceof WorkbookProblem ? error.code : `thrown: ${String(error)}`
  }
}

const good = bookOf(rowsOf({ A1: 1 }))

test('OFF-02 bytes that are no workbook are named', () => {
  expect(problemOf(good)).toBe('opened')
  expect(problemOf(textBytes('a,b\n1,2'))).toBe('notAWorkbook')
  expect(problemOf(new Uint8Array())).toBe('notAWorkbook')
  expect(problemOf(writePackage(new Map([['word/document.xml', textBytes('<w/>')]])))).toBe('notAWorkbook')
  expect(problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]))).toBe('locked')
  expect(problemOf(good.slice(0, good.length - 40))).toBe('broken')
})

test('OFF-02 a broken part is named and nothing is shown', () => {
  const sheet = 'xl/worksheets/sheet1.xml'
  expect(problemOf(withPart(good, sheet, '<worksheet><sheetData><row>'))).toBe('broken')
  expect(problemOf(withPart(good, sheet, ''))).toBe('broken')
  expect(problemOf(withPart(good, sheet, '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>'))).toBe('broken')
  expect(problemOf(withPart(good, 'xl/styles.xml', '<styleSheet'))).toBe('broken')
})

test('OFF-02 a sheet of 200,000 rows is refused before it is read', () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(200_000)
  const started = performance.now()
  expect(problemOf(bookOf(rows))).toBe('tooLarge')
  expect(performance.now() - started).toBeLessThan(5000)
})

test('OFF-02 a package that inflates without end is refused before anything of it is inflated', () => {
  const heavy = good.slice()
  const directory = heavy.findIndex((byte, place) => byte === 0x50 && heavy[place + 2] === 1 && heavy[place + 3] === 2)
  new DataView(heavy.buffer).setUint32(directory + 24, 300 * 1024 * 1024, true)
  expect(problemOf(heavy)).toBe('tooLarge')
})
