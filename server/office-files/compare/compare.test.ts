import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { letter } from '../testing/packages.ts'
import { cellDiff, cellTexts } from './cell-diff.ts'
import { lineDiff } from './line-diff.ts'
import { textLines } from './text-lines.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const diff = (before: string, after: string) =>
  lineDiff(before.split(' '), after.split(' ')).map(({ sort, text }) => marks[sort] + text)

test('paragraphs that were changed, moved in or taken out are told in their order', () => {
  expect(diff('a b c d', 'a x c d')).toEqual([' a', '-b', '+x', ' c', ' d'])
  expect(diff('a b c', 'a b new c')).toEqual([' a', ' b', '+new', ' c'])
  expect(diff('a b c d e', 'b d e f')).toEqual(['-a', ' b', '-c', ' d', ' e', '+f'])
  expect(diff('a b', 'a b')).toEqual([' a', ' b'])
})

test('letters of thousands of other paragraphs are compared at once', () => {
  const many = (mark: string) => Array.from({ length: 5_000 }, (_, index) => `${mark}${index}`)
  expect(lineDiff(many('a'), many('b'))).toHaveLength(10_000)
})

test('the text of a letter is its paragraphs, without fields and what tracked changes deleted', async () => {
  const run =
    'a &lt;b&gt; &#x6e2f;</w:t><w:tab/></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>z'
  expect(await textLines(letter(['运输合同', run]))).toEqual(['运输合同', 'a <b> 港\tz'])
})

test('OFF-02 workbooks are compared by their cells, with formulas, days and sheets that came or went', async () => {
  const book = async (
    rows: readonly (readonly (string | number | boolean | Date | null)[])[],
    more: readonly string[] = [],
  ) =>
    cellTexts(
      await writeXlsx({
        sheets: [
          {
            name: '煤炭',
            rows: rows.map((row) => [...row]),
            cells: new Map([['1,2', { value: 30, formula: 'A2*B2', formulaResult: 30 }]]),
          },
          ...more.map((name) => ({ name, rows: [[name]] })),
        ],
      }),
    )
  const before = await book([['单价', '数量'], [10, 3], [new Date('2026-11-20T00:00:00Z')], ['删']], ['旧'])
  const after = await book(
    [
      ['单价', '数量'],
      [10, 4],
      [new Date('2026-11-21T00:00:00Z'), true],
    ],
    ['新'],
  )
  expect(cellDiff(before, after).map(({ sort, text }) => marks[sort] + text)).toEqual([
    '-煤炭!B2  3',
    '+煤炭!B2  4',
    '-煤炭!A3  2026-11-20',
    '+煤炭!A3  2026-11-21',
    '+煤炭!B3  TRUE',
    '-煤炭!A4  删',
    '-旧!A1  旧',
    '+新!A1  新',
  ])
  expect(cellDiff(before, before)).toEqual([])
  const many = new Map([['x', Array.from({ length: 6_000 }, (_, row) => [String(row)])]])
  expect(
    cellDiff(many, new Map())
      .slice(4_999)
      .map(({ text }) => text),
  ).toEqual(['x!A5000  4999', '…'])
})
