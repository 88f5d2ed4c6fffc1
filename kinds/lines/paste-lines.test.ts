import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DescribedField } from '../../core/description/described-document.ts'
import { processorTime } from '../../core/testing/processor-time.ts'
import { totalOf, withCopy, type Line } from './edit-lines.ts'
import { gridOf, passedOver, pastedCells, withPasted } from './paste-lines.ts'

const column = (name: string, kind: string, more: object = {}): DescribedField => ({
  name,
  kind,
  label: name,
  rights: { read: true, write: true },
  sortable: false,
  filter: 'none',
  numeric: kind !== 'text',
  ...more,
})
const columns = [
  column('goods', 'text'),
  column('qty', 'quantity', { digits: 3 }),
  column('uom', 'dictionary', { options: [{ code: 't', label: '吨' }], numeric: false }),
  column('due', 'date', { numeric: false }),
  column('amount', 'money', { calc: 'qty' }),
]

test('a single value is not a grid, rows and columns are', () => {
  expect(gridOf('动力煤')).toBeNull()
  expect(gridOf('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('rows of a spreadsheet become lines: separators, labels and slashed days are understood', () => {
  const lines = withPasted(
    [],
    [
      ['动力煤', '1,200.5', '吨', '2026/1/9', '7'],
      ['焦煤', '3', 't', '2026-02-10', ''],
    ],
    columns,
    { line: 0, column: 0 },
    'zh',
  )
  expect(lines).toMatchObject([
    { goods: '动力煤', qty: '1200.500', uom: 't', due: '2026-01-09' },
    { goods: '焦煤', qty: '3.000', due: '2026-02-10' },
  ])
  expect(lines[0]).not.toHaveProperty('amount')
})

test('columns that count by themselves and were pasted over are named, empty cells are not', () => {
  expect(
    passedOver(
      [
        ['a', '1', 't', '', '7'],
        ['b', '2', 't', '', ''],
      ],
      columns,
      { column: 0 },
    ).map(({ name }) => name),
  ).toEqual(['amount'])
  expect(passedOver([['t', '2026-01-09', ' ']], columns, { column: 2 })).toEqual([])
})

test('what is no value stays as pasted for its check to name', () => {
  expect(withPasted([], [['a', 'many']], columns, { line: 0, column: 0 }, 'zh')[0]?.qty).toBe('many')
})

test('pasting begins at the cell, keeps the lines above and adds those that are missing', () => {
  const lines = withPasted(
    [
      { id: '1', goods: 'x' },
      { id: '2', goods: 'y' },
    ],
    [
      ['5', 't'],
      ['6', 't'],
    ],
    columns,
    { line: 1, column: 1 },
    'zh',
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).toEqual({ id: '1', goods: 'x' })
  expect(lines[1]).toMatchObject({ id: '2', goods: 'y', qty: '5.000' })
})

test('a copy has its own id; a total passes over what is no number', () => {
  const [first, second] = withCopy([{ id: '1', qty: '2' }], 0, columns)
  expect(second?.qty).toBe('2')
  expect(second?.id).not.toBe(first?.id)
  expect(totalOf([{ qty: '0.1' }, { qty: '0.2' }, { qty: 'x' }, {}], { name: 'qty' })).toBe('0.3')
})

test('whatever stands in the cells of a spreadsheet is read back, quotes, tabs and line breaks included', () => {
  const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const cell = fc.string({ unit: fc.constantFrom('a', '煤', '"', '\t', '\n', ',', ' '), maxLength: 6 })
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 4 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
        ),
      (rows) => {
        expect(gridOf(`${rows.map((row) => row.map(quoted).join('\t')).join('\r\n')}\r\n`)).toEqual(rows)
      },
    ),
  )
})

test('two thousand rows are read within the time of a blink, and each pasted cell is named', () => {
  const grid = gridOf(Array.from({ length: 2000 }, (_, at) => `煤 ${at}\t1,200.5\t吨\t2026/1/9`).join('\n')) ?? []
  const pasted = () => withPasted([{ id: '1', goods: 'x' }], grid, columns, { line: 0, column: 0 }, 'zh')
  expect(processorTime(pasted)).toBeLessThan(1_000)
  const lines = pasted()
  expect(lines).toHaveLength(2000)
  expect(lines[1999]).toMatchObject({ goods: '煤 1999', qty: '1200.500', uom: 't', due: '2026-01-09' })
  expect(pastedCells([['a', 'b', 'c', 'd', 'e']], columns, { line: 3, column: 0 })).toEqual([
    [3, 'goods'],
    [3, 'qty'],
    [3, 'uom'],
    [3, 'due'],
  ])
})

test('tonnes and pieces are not added up', () => {
  const mixed: readonly Line[] = [{ qty: '1', uom: 't' }, { qty: '2', uom: 'pc' }, { uom: 'kg' }]
  expect([
    totalOf(mixed, { name: 'qty', in: 'uom' }),
    totalOf(mixed.slice(0, 1), { name: 'qty', in: 'uom' }),
    totalOf(mixed, { name: 'qty' }),
    totalOf(mixed, { name: 'qty', in: 'currency' }),
  ]).toEqual([null, '1', '3', '3'])
})
