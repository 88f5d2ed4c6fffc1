import { expect, test } from 'vitest'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { addressOf, askedPart, readAsked, withAsked } from './filter-address.ts'

const field = (name: string, kind: string, filter: DescribedField['filter']): DescribedField => ({
  name,
  kind,
  label: name,
  filter,
  rights: { read: true, write: true },
  sortable: true,
  numeric: false,
})
const doc = {
  fields: [
    field('currency', 'dictionary', 'oneOf'),
    field('planDate', 'date', 'range'),
    field('payeeName', 'text', 'contains'),
    field('kind', 'dictionary', 'oneOf'),
  ],
} as unknown as Described // the fields are all that is read
const read = (text: string) => readAsked(doc, askedPart(doc, {}, new URLSearchParams(text)))

test('what is asked of a list comes back from its address as it was', () => {
  const asked = {
    param: '港 & "1"',
    filters: { currency: ['CNY', 'USD'], planDate: { from: '2026-11-01', to: null }, payeeName: '[港]' },
  }
  expect(read(addressOf(asked))).toEqual(asked)
  expect(
    read(addressOf({ param: '', filters: { planDate: { relative: 'thisYear' }, payeeName: { empty: true } } })),
  ).toEqual({ param: '', filters: { planDate: { relative: 'thisYear' }, payeeName: { empty: true } } })
  expect(addressOf({ param: '', filters: { currency: [], payeeName: '' } })).toBe('')
})

test('links that name one value ask for it, a day from its beginning to its end', () => {
  expect(read('currency=CNY&planDate=2026-11-24')).toEqual({
    param: '',
    filters: { currency: 'CNY', planDate: { from: '2026-11-24', to: '2026-11-24' } },
  })
})

test('what a column cannot be asked is passed over, and other parameters stay', () => {
  expect(read('planDate=[1]&payeeName=["a"]&currency={"drop":1}&secret=1&q=x')).toEqual({ param: 'x', filters: {} })
  expect(withAsked(doc, { kind: 'b' }, new URLSearchParams('view=7&kind=b&currency=USD'), 'currency=CNY')).toBe(
    'view=7&kind=b&currency=CNY',
  )
})
