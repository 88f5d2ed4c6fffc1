import { expect, test } from 'vitest'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { fromClipboard } from './clipboard.ts'
import { cellsText, filledDown, pasted, type Target } from './paste-into-cells.ts'

const field = (name: string, kind: string, more: object = {}): DescribedField => ({
  name,
  kind,
  label: name,
  rights: { read: true, write: true },
  sortable: true,
  filter: 'none',
  numeric: false,
  ...more,
})
const fields = [
  field('name', 'text'),
  field('qty', 'quantity', { digits: 2 }),
  field('day', 'date'),
  field('made', 'text'),
]
const rows = [
  { id: '1', name: '煤', qty: '1234.50', day: '2026-11-02', made: '=1' },
  { id: '2', name: '矿', qty: null, day: null, made: '' },
]
const allows: Target['allows'] = ({ name }) => name !== 'made'
const valueOf = (row: Values, at: string) => row[at] ?? null
const context = { lang: 'ru', codeOf: () => null } as const
const name = (_: string, key: string) => key

test('WID-17 copied cells read in a spreadsheet of the person’s language and come back as the same values', () => {
  const text = cellsText(rows, fields, valueOf, { lang: 'ru', name })
  expect(fromClipboard(text)).toEqual([
    ['煤', '1234,50', '02.11.2026', "'=1"],
    ['矿', '', '', ''],
  ])
  const back = pasted(
    fromClipboard(text),
    { top: 0, bottom: 0, left: 0, right: 0 },
    { fields, rows, allows: () => true },
    context,
  )
  expect(back.changes.map(({ value }) => value)).toEqual(['煤', '1234.50', '2026-11-02', '=1', '矿', null, null, null])
})

test('what nobody may type and what lies beyond the list is passed over and counted', () => {
  const { changes, skipped } = pasted(
    [
      ['a', '1', '', 'x'],
      ['b', '2', '', 'y'],
      ['c', '3', '', 'z'],
    ],
    { top: 0, bottom: 0, left: 0, right: 0 },
    { fields, rows, allows },
    context,
  )
  expect(changes).toHaveLength(6)
  expect(skipped).toBe(2 + 4)
})

test('one copied cell fills the whole rectangle; filling down repeats the row above', () => {
  expect(
    pasted(
      [['7']],
      { top: 0, bottom: 1, left: 1, right: 1 },
      { fields: fields.slice(1), rows, allows },
      context,
    ).changes.map(({ row, field: at, value }) => [row.id, at, value]),
  ).toEqual([
    ['1', 'qty', '7.00'],
    ['2', 'qty', '7.00'],
  ])
  const [first, second] = rows
  expect(
    first &&
      filledDown(first, valueOf, { fields: fields.slice(0, 2), rows: [second], allows }).changes.map(
        ({ row, value }) => [row.id, value],
      ),
  ).toEqual([
    ['2', '煤'],
    ['2', '1234.50'],
  ])
})
