import { expect, test } from 'vitest'
import type { DescribedField } from '../../core/description/described-document.ts'
import { narrowedReference } from './filtered-reference-field.ts'

const field = (more: object): DescribedField => ({
  name: 'line',
  kind: 'reference',
  label: '',
  rights: { read: true, write: true },
  filter: 'oneOf',
  numeric: false,
  sortable: false,
  ...more,
})

test('evidence is offered that agrees with the payment, not earlier than that was sent', () => {
  const asked = field({
    offers: { direction: 'debit' },
    alike: { accountId: 'payerAccountId', amount: 'amount' },
    since: { day: 'sendTime' },
  })
  const record = { payerAccountId: 'a1', amount: '12.00', sendTime: Date.UTC(2026, 10, 20, 17) }
  expect(narrowedReference(asked, record).offers).toEqual({
    direction: 'debit',
    accountId: 'a1',
    amount: '12.00',
    day: { from: '2026-11-21' },
  })
  expect(narrowedReference(asked, { ...record, sendTime: null }).offers).toEqual({
    direction: 'debit',
    accountId: 'a1',
    amount: '12.00',
  })
})

test('a field that says nothing of the record stays as it is', () => {
  const plain = field({ offers: { direction: 'debit' } })
  expect(narrowedReference(plain, { id: '1' })).toBe(plain)
})
