import { expect, test } from 'vitest'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { recordOf, wireOf } from './record-values.ts'

const described = (name: string, kind: string, more: object = {}): DescribedField => ({
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
  described('day', 'date'),
  described('note', 'text'),
  described('lines', 'lines', { columns: [described('due', 'date')] }),
]
const noon = Date.UTC(2026, 10, 21, 3)

test('WID-07 a day arrives as ms of 11:00 in Shanghai, is held as a day and travels back the same', () => {
  const record = recordOf(fields, { id: '1', day: noon, note: 'a', lines: [{ id: 'l1', due: noon }] })
  expect(record).toEqual({ id: '1', day: '2026-11-21', note: 'a', lines: [{ id: 'l1', due: '2026-11-21' }] })
  expect(wireOf(fields, record)).toEqual({ id: '1', day: noon, note: 'a', lines: [{ id: 'l1', due: noon }] })
})

test('a line that was never saved travels without an id', () => {
  expect(wireOf(fields, { lines: [{ id: 'new-1', due: '2026-11-21' }] }).lines).toEqual([{ due: noon }])
})

test('empty stays empty', () => {
  expect(recordOf(fields, { day: null, lines: null })).toEqual({ day: null, lines: null })
})
