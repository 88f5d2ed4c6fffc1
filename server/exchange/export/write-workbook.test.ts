import { expect, test } from 'vitest'
import { readWorkbook } from '../read-spreadsheet/read-workbook.ts'
import { writeBook } from './write-workbook.ts'

test('texts stand in a template and in a workbook of wrong rows as they were', async () => {
  const texts = ['_x0041_', 'a_x0041_x0042_', '_x41_', '<b> & "c"', ' 前后 ', 'a\nb\tc', '𠮷']
  const book = await writeBook({ sheets: [{ name: 'rows', rows: [texts], columns: texts.map(() => ({ width: 10 })) }] })
  const read = []
  for await (const { cells } of (await readWorkbook(book)).rows) read.push(cells)
  expect(read).toEqual([texts])
})
