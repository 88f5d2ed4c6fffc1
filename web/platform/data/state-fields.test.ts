import { expect, test } from 'vitest'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { stateFields } from './state-fields.ts'

const field = (name: string): DescribedField => ({
  name,
  label: name,
  kind: 'dictionary',
  rights: { read: true, write: false },
  sortable: true,
  filter: 'oneOf',
  numeric: false,
})

const doc = (stateField: string | null): Described => ({
  module: 'sea',
  name: 'voyage',
  label: 'Voyage',
  title: 'title',
  numberField: null,
  stateField,
  approval: null,
  appendOnly: false,
  fields: [field('approvalStatus'), field('status')],
  form: [],
  lists: [],
  actions: [],
  verbs: [],
})

test.each([
  ['0', ['approvalStatus']],
  ['1', ['approvalStatus']],
  ['2', ['status']],
  ['3', ['approvalStatus']],
  ['4', ['approvalStatus']],
])('a record with approval status %s says one state, its own once it is approved', (approvalStatus, shown) => {
  expect(stateFields(doc('status'), { approvalStatus, status: '1' }).map(({ name }) => name)).toEqual(shown)
})

test('a record with one sort of state says that one', () => {
  const names = (described: Described, record: Record<string, string>) =>
    stateFields(described, record).map(({ name }) => name)
  expect(names(doc(null), { approvalStatus: '2' })).toEqual(['approvalStatus'])
  expect(names(doc('status'), { status: '1' })).toEqual(['status'])
  expect(names(doc('status'), { approvalStatus: '2' })).toEqual(['approvalStatus'])
  expect(names(doc('status'), {})).toEqual([])
})
