import { expect, test } from 'vitest'
import type { DescribedField } from './described-document.ts'
import { dueLight } from './due-light.ts'

const day: DescribedField = {
  kind: 'date',
  name: 'due',
  label: '期限',
  rights: { read: true, write: true },
  sortable: true,
  filter: 'range',
  numeric: false,
}
const due: DescribedField = { ...day, dueSoon: 3, doneIn: { field: 'state', codes: ['done'] } }
const lightOf = (on: string | null, state = 'open') => dueLight(due, { due: on, state }, '2026-11-26')

test('a day is red once it has passed, yellow from so many days before, and plain until then', () => {
  expect(['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30'].map((on) => lightOf(on))).toEqual([
    'overdue',
    'soon',
    'soon',
    null,
  ])
})

test('what is done has no light, nor has a day that was not set or that nothing is due by', () => {
  expect(lightOf('2026-11-01', 'done')).toBeNull()
  expect(lightOf(null)).toBeNull()
  expect(dueLight(day, { due: '2026-11-01' }, '2026-11-26')).toBeNull()
})
