import { expect, test } from 'vitest'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import { copyOf } from './copy-record.ts'

const open = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const
const field = (name: string, kind: string, more: object = {}): DescribedField => ({
  ...open,
  name,
  kind,
  label: name,
  ...more,
})

const doc: Described = {
  module: 'sea',
  name: 'voyage',
  label: 'Voyage',
  title: 'title',
  numberField: 'no',
  stateField: 'state',
  approval: null,
  appendOnly: false,
  actions: [],
  verbs: [],
  lists: [],
  form: [
    {
      name: 'all',
      label: '',
      fields: ['no', 'state', 'title', 'code', 'party', 'bank', 'sum', 'phone', 'files', 'items', 'day', 'paid'],
    },
  ],
  fields: [
    field('no', 'text'),
    field('state', 'dictionary', { group: 's' }),
    field('title', 'text'),
    field('code', 'text', { unique: true }),
    field('party', 'reference', { to: 'a.b', fill: { bank: 'bankName' } }),
    field('bank', 'text', { readonly: true }),
    field('paid', 'money', { readonly: true }),
    field('sum', 'money', { calc: 'x' }),
    field('phone', 'text', { rights: { read: false, write: false } }),
    field('files', 'attachment'),
    field('day', 'date'),
    field('items', 'lines', {
      columns: [field('goods', 'text'), field('cost', 'money', { rights: { read: false, write: true } })],
    }),
    field('unitId', 'unit'),
  ],
}

test('a copy takes what people type, references with what they fill in, and lines; never numbers, states, unique, computed, masked values or files', () => {
  const record = {
    id: '1',
    ver: 3,
    no: 'V-1',
    state: 'done',
    title: 'First',
    code: 'X',
    party: 'p',
    bank: 'Bank',
    paid: '9',
    sum: '5',
    phone: '138****',
    files: [{ fileName: 'a' }],
    day: null,
    items: [{ id: 'l1', goods: 'coal', cost: '7' }],
    unitId: 'u',
  }
  expect(copyOf(doc, record)).toEqual({
    title: 'First',
    party: 'p',
    bank: 'Bank',
    items: [{ id: 'new-1', goods: 'coal' }],
  })
})

test('what a reference would have filled in is not taken without the reference', () => {
  expect(copyOf(doc, { title: 'First', bank: 'Bank', party: null })).toEqual({ title: 'First' })
})
