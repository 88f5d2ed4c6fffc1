import { expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { attachment, dictionary, lines, money, quantity, text, yesNo } from '../../kinds/index.ts'
import { createForm } from './form-store.ts'

const fields = {
  title: text({ required: true, max: 10 }),
  currency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
  swift: text({ visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
  supplementary: yesNo({}),
  receipt: attachment({ required: "supplementary == '1'" }),
  payer: text({ readonly: true }),
  items: lines({
    fields: {
      qty: quantity({ required: true, digits: 3 }),
      price: money({ required: true, digits: 2 }),
      amount: money({ digits: 2, calc: 'round(mul(qty, price), 2)' }),
    },
    totals: ['amount'],
  }),
  total: money({ digits: 2, calc: 'sum(items, "amount")' }),
}
const form = (record: Record<string, string | number | null> | null = null) =>
  createForm({ fields, record, asker: { today: '2026-11-21', me: 'p1' }, writable: () => true })

test('a new form carries initial values and says nothing until one leaves a field', () => {
  const { store } = form()
  expect(store.getState().values.currency).toBe('CNY')
  expect(Object.keys(store.getState().problems)).toContain('title')
  expect(store.getState().tried).toBe(false)
})

test('conditions show and require fields as one types', () => {
  const { store, set } = form()
  expect(store.getState().hidden.has('swift')).toBe(true)
  set({ currency: 'USD' })
  expect(store.getState().hidden.has('swift')).toBe(false)
  expect(store.getState().required.has('swift')).toBe(true)
  expect(store.getState().problems.swift?.code).toBe('kind.fill')
  set({ supplementary: '1' })
  expect(store.getState().problems.receipt?.code).toBe('kind.upload')
})

test('what was typed into a field that is hidden again is kept for the eye but not saved', () => {
  const { store, set } = form()
  set({ currency: 'USD', swift: 'BKCHCNBJ' })
  set({ currency: 'CNY' })
  expect(store.getState().checked.swift).toBeNull()
  set({ currency: 'USD' })
  expect(store.getState().values.swift).toBe('BKCHCNBJ')
})

test('line amounts and the total follow each key, and half-typed numbers stay as typed', () => {
  const { store, set } = form()
  set({
    items: [
      { id: 'new-1', qty: '12.5', price: '100.10' },
      { id: 'new-2', qty: 'x', price: '1' },
    ],
  })
  const [first, second] = store.getState().values.items as Record<string, unknown>[]
  expect(first).toMatchObject({ id: 'new-1', qty: '12.5', amount: '1251.25' })
  expect(second?.qty).toBe('x')
  expect(store.getState().values.total).toBe('1251.25')
  expect(store.getState().problems['items.1.qty']).toBeDefined()
})

test('what a choice fills in is taken even where nobody types', () => {
  const { store, set, fill } = form()
  set({ payer: 'typed' })
  expect(store.getState().checked.payer).toBeNull()
  fill({ payer: '北陆海运' })
  expect(store.getState().checked.payer).toBe('北陆海运')
  expect(store.getState().locked.has('payer')).toBe(true)
})

test('a refusal of the server stands at its field until that field changes', () => {
  const { store, set, refuse } = form()
  refuse({ title: '已存在', 'items.0.qty': '超出库存' })
  set({ items: null })
  expect(store.getState().refused).toEqual({ title: '已存在' })
  set({ title: 'b' })
  expect(store.getState().refused).toEqual({})
})

test('a newer version is laid under the changes made here', () => {
  const { store, set, rebase } = form({ id: '1', ver: 1, title: 'a', currency: 'CNY' })
  set({ title: 'mine' })
  rebase({ id: '1', ver: 2, title: 'theirs', currency: 'USD' }, new Set(['title']))
  expect(store.getState().values).toMatchObject({ title: 'mine', currency: 'USD', ver: 2 })
  rebase({ id: '1', ver: 3, title: 'theirs', currency: 'USD' }, new Set())
  expect(store.getState().values.title).toBe('theirs')
  expect(store.getState().changed.size).toBe(0)
})

test('a pasted unit that its group does not have is wrong at once, one that a stored line holds is left to the server', () => {
  const uom = { ...dictionary({ group: 'uom' }), options: [{ code: 't', label: '吨' }] }
  const make = (record: Readonly<Record<string, Json>> | null) =>
    createForm({
      fields: { items: lines({ fields: { uom } }) },
      record,
      asker: { today: '2026-11-21', me: 'p1' },
      writable: () => true,
    })
  const { store, set } = make(null)
  set({
    items: [
      { id: 'new-1', uom: 'pud' },
      { id: 'new-2', uom: 't' },
    ],
  })
  expect(store.getState().problems).toEqual({ 'items.0.uom': { code: 'choice.unknown' } })
  const stored = make({ items: [{ id: 'l1', uom: 'old' }] })
  expect(stored.store.getState().problems).toEqual({})
})

test('what follows from a choice goes over what was typed before it, not over what was typed since', () => {
  const { store, set, suggest } = form()
  set({ title: 'before', swift: 'BEFORE' })
  const { values } = store.getState()
  set({ swift: 'SINCE' })
  suggest(
    { offered: {}, settled: { title: 'settled', swift: 'SETTLED', payer: 'P1' }, choices: {} },
    { opening: false, values },
  )
  expect(store.getState().values).toMatchObject({ title: 'settled', swift: 'SINCE', payer: 'P1' })
  // Nobody typed the title any more, so the next choice may bring another.
  suggest({ offered: { title: 'next', swift: 'NEXT' }, settled: {}, choices: {} }, { opening: false, values })
  expect(store.getState().values).toMatchObject({ title: 'next', swift: 'SINCE' })
})

test('what the server settles of a field that nobody types counts in conditions and sums', () => {
  const { store, suggest } = createForm({
    fields: {
      direction: text({ readonly: true }),
      rate: text({ visible: "direction == 'buy'" }),
      twice: text({ calc: 'direction + direction' }),
    },
    record: null,
    asker: { today: '2026-11-21', me: 'p1' },
    writable: () => true,
  })
  expect(store.getState().hidden).toContain('rate')
  suggest({ offered: {}, settled: { direction: 'buy' }, choices: {} }, { opening: false, values: {} })
  expect(store.getState().hidden).not.toContain('rate')
  expect(store.getState().checked).toMatchObject({ direction: 'buy', twice: 'buybuy' })
})
