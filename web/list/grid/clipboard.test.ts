import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '../../../core/testing/processor-time.ts'
import { fromClipboard, inert, plain, toClipboard } from './clipboard.ts'

test('WID-17 cells copied and pasted are the same cells, whatever stands in them', () => {
  const cell = fc
    .oneof(fc.string(), fc.constantFrom('', '"', '""', '"a"', 'a\tb', 'a\nb', '"a\tb', '动力煤', '1 234,56'))
    .map((text) => text.replaceAll('\r', ''))
  const rows = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }))
  fc.assert(
    fc.property(rows, (given) => {
      expect(fromClipboard(toClipboard(given))).toEqual(given)
    }),
  )
})

test('what spreadsheets put on the clipboard is read: breaks of both sorts, quotes round breaks, a last break that opens no row', () => {
  expect(fromClipboard('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(fromClipboard('a\tb\nc\td')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(fromClipboard('"two\nlines"\t"says ""yes"""\n')).toEqual([['two\nlines', 'says "yes"']])
  expect(fromClipboard('5" pipe\t"loose')).toEqual([['5" pipe', '"loose']])
  expect(fromClipboard('a\t\n')).toEqual([['a', '']])
  expect(fromClipboard('')).toEqual([['']])
})

test('a text that looks like a formula is copied as text and comes back as it was; numbers stay numbers', () => {
  expect(['=1+1', '@x', '+7 912', '-5.20', '-a', 'x=1'].map(inert)).toEqual([
    "'=1+1",
    "'@x",
    '+7 912',
    '-5.20',
    "'-a",
    'x=1',
  ])
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/^'[=+@-]/.test(text)),
      (text) => {
        expect(plain(inert(text))).toBe(text)
      },
    ),
  )
})

test('ten thousand cells are read at once', () => {
  const text = toClipboard(
    Array.from({ length: 1000 }, (_, row) => Array.from({ length: 10 }, (_, column) => `cell ${row} ${column}`)),
  )
  expect(processorTime(() => expect(fromClipboard(text)).toHaveLength(1000))).toBeLessThan(200)
})
