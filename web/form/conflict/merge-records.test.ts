import { expect, test } from 'vitest'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { keptNames, mergeOf } from './merge-records.ts'

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const
const field = (name: string, kind: string, more: object = {}): DescribedField => ({
  ...plain,
  name,
  kind,
  label: name,
  ...more,
})
const fields = [
  field('title', 'text'),
  field('note', 'text'),
  field('tons', 'quantity', { numeric: true, digits: 3 }),
  field('party', 'reference', { to: 'a.b', fill: { bank: 'bankName' } }),
  field('bank', 'text', { readonly: true }),
  field('total', 'money', { calc: 'sum(items, "amount")' }),
  field('items', 'lines', {
    columns: [
      field('goods', 'text'),
      field('qty', 'quantity', { digits: 3 }),
      field('amount', 'money', { calc: 'qty' }),
    ],
  }),
]
const base = {
  title: 'a',
  note: '',
  tons: '8.000',
  party: '1',
  bank: 'x',
  total: '3',
  items: [
    { id: '1', goods: 'coal', qty: '1.000', amount: '1' },
    { id: '2', goods: 'oil', qty: '2.000', amount: '2' },
  ],
}
const of = (mine: object, theirs: object, changed: readonly string[]) =>
  mergeOf({
    fields,
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
    changed: new Set(changed),
    since: new Set(),
  })

test('a field that only one of two people changed merges by itself, one that both changed differently is for a person to choose', () => {
  expect(of({ title: 'mine', note: 'n' }, { title: 'theirs', tons: '9.000' }, ['title', 'note'])).toEqual({
    contested: ['title'],
    theirs: ['tons'],
    mine: ['note'],
    merged: {},
  })
})

test('two who came to the same have nothing to choose, however they wrote it', () => {
  expect(of({ tons: '9', note: null }, { tons: '9.000' }, ['tons', 'note'])).toEqual({
    contested: [],
    theirs: [],
    mine: [],
    merged: {},
  })
})

test('computed fields and those that a choice fills in are never a matter of their own', () => {
  expect(
    of({ party: '2', bank: 'y', total: '5' }, { party: '3', bank: 'z', total: '9' }, ['party', 'bank', 'total']),
  ).toEqual({ contested: ['party'], theirs: [], mine: [], merged: {} })
  expect([...keptNames(fields, new Set(['party', 'bank', 'note', 'total']), new Set())]).toEqual([
    'party',
    'note',
    'bank',
  ])
  expect([...keptNames(fields, new Set(['party', 'bank', 'note']), new Set(['party']))]).toEqual(['note'])
})

test('lines go together when two people worked on different lines or columns', () => {
  const [coal, oil] = base.items
  const mine = [{ ...coal, qty: '5' }, oil, { id: 'new-1', goods: 'gas', qty: '1' }]
  const theirs = [
    { ...coal, goods: 'coke' },
    { id: '3', goods: 'ore', qty: '4.000' },
  ]
  expect(of({ items: mine }, { items: theirs }, ['items'])).toEqual({
    contested: [],
    theirs: [],
    mine: [],
    merged: { items: [{ ...coal, goods: 'coke', qty: '5' }, theirs[1], mine[2]] },
  })
})

test('lines that contradict each other are for a person to choose: one cell changed twice, or a changed line removed', () => {
  const [coal, oil] = base.items
  expect(
    of({ items: [{ ...coal, qty: '5' }, oil] }, { items: [{ ...coal, qty: '6' }, oil] }, ['items']).contested,
  ).toEqual(['items'])
  expect(of({ items: [oil] }, { items: [{ ...coal, qty: '6' }, oil] }, ['items']).contested).toEqual(['items'])
  expect(of({ items: [{ ...coal, qty: '6' }, oil] }, { items: [oil] }, ['items']).contested).toEqual(['items'])
})

test('without the record that was typed over, what was changed since is known by name', () => {
  const merge = mergeOf({
    fields,
    base: null,
    mine: { ...base, title: 'mine', note: 'n' },
    theirs: base,
    changed: new Set(['title', 'note']),
    since: new Set(['title', 'tons']),
  })
  expect(merge).toEqual({ contested: ['title'], theirs: ['tons'], mine: ['note'], merged: {} })
})
