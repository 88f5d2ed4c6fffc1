import { expect, test } from 'vitest'
import type { DescribedField } from '../../core/described.ts'
import { gridOf, withPasted } from './paste-lines.ts'
import { totalOf, withCopy } from './edit-lines.ts'

const column = (name: string, kind: string, more: object = {}): DescribedField => ({
  name, kind, label: name, rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: kind !== 'text', ...more,
})
const columns = [
  column('goods', 'text'), column('qty', 'quantity', { digits: 3 }), column('uom', 'dictionary', { options: [{ code: 't', label: '吨' }], numeric: false }),
  column('due', 'date', { numeric: false }), column('amount', 'money', { calc: 'qty' }),
]

test('a single value is not a grid, rows and columns are', () => {
  expect(gridOf('动力煤')).toBeNull()
  expect(gridOf('a\tb\r\nc\td\r\n')).toEqual([['a', 'b'], ['c', 'd']])
})

test('rows of a spreadsheet become lines: separators, labels and slashed days are understood', () => {
  const lines = withPasted([], [['动力煤', '1,200.5', '吨', '2026/1/9', '7'], ['焦煤', '3', 't', '2026-02-10', '']], columns, { line: 0, column: 0 }, 'zh')
  expect(lines).toMatchObject([{ goods: '动力煤', qty: '1200.500', uom: 't', due: '2026-01-09' }, { goods: '焦煤', qty: '3.000', due: '2026-02-10' }])
  expect(lines[0]).not.toHaveProperty('amount')
})

test('what is no value stays as pasted for its check to name', () => {
  expect(withPasted([], [['a', 'many']], columns, { line: 0, column: 0 }, 'zh')[0]?.qty).toBe('many')
})

test('pasting begins at the cell, keeps the lines above and adds those that are missing', () => {
  const lines = withPasted([{ id: '1', goods: 'x' }, { id: '2', goods: 'y' }], [['5', 't'], ['6', 't']], columns, { line: 1, column: 1 }, 'zh')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toEqual({ id: '1', goods: 'x' })
  expect(lines[1]).toMatchObject({ id: '2', goods: 'y', qty: '5.000' })
})

test('a copy has its own id; a total passes over what is no number', () => {
  const [first, second] = withCopy([{ id: '1', qty: '2' }], 0, columns)
  expect(second?.qty).toBe('2')
  expect(second?.id).not.toBe(first?.id)
  expect(totalOf([{ qty: '0.1' }, { qty: '0.2' }, { qty: 'x' }, {}], 'qty')).toBe('0.3')
})
