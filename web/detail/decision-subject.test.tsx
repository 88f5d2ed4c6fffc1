import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../core/description/described-document.ts'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { show, signedIn, voyage, voyageDocument, voyages } from '../testing/index.ts'
import { DecisionSubject } from './decision-subject.tsx'

const base = voyageDocument()
const doc: Described = {
  ...base,
  fields: [
    ...base.fields.map((field) => (field.name === 'freight' ? { ...field, in: 'currency' } : field)),
    fieldOf('text', { name: 'currency', label: '币种' }),
    fieldOf('reference', { name: 'twin', label: '疑似重复', to: 'sea.voyage' }),
  ],
}

async function judged(record: Values, others: readonly Values[], names: readonly string[]) {
  const server = await signedIn()
  voyages([record, ...others], doc)
  await show(<DecisionSubject doc={doc} record={record} names={names} />)
  return server
}

test('a record that is held against another stands beside it, and where they differ is marked', async () => {
  const one = voyage(1, { twin: 'v2', currency: 'CNY' })
  await judged(one, [voyage(2, { port: '上海', name: '航次1', currency: 'CNY' })], ['twin', 'name', 'port', 'freight'])
  const region = await screen.findByRole('region', { name: '疑似重复' })
  await waitFor(() => expect(region.querySelectorAll('tbody tr').length).toBeGreaterThan(3))
  const rows = [...region.querySelectorAll('tbody tr')]
  const told = rows.map(
    (row) => [[...row.children].map(({ textContent }) => textContent), row.className !== ''] as const,
  )
  expect(told).toContainEqual([['航次名称', '航次1', '航次1'], false])
  expect(told).toContainEqual([['港口', '大连', '上海'], true])
  expect(told).toContainEqual([['运费', '1,200.00 CNY', '1,200.00 CNY'], false])
  expect(region.querySelector('thead')?.textContent).toContain('本笔')
})

test('the state and who made it are held against each other too, whatever the decision shows', async () => {
  await judged(voyage(1, { twin: 'v2' }), [voyage(2, { status: '2' })], ['twin'])
  const region = await screen.findByRole('region', { name: '疑似重复' })
  const terms = [...region.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  expect(terms).toEqual(['状态', '创建时间'])
})

test('a record without such another shows what the decision is about', async () => {
  const server = await judged(voyage(1, { twin: null }), [], ['twin', 'port', 'freight'])
  expect(await screen.findByText('大连')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '疑似重复' })).toBeNull()
  expect(server.callsTo('GET /api/sea/voyage/v2')).toEqual([])
})

test('until the other is here, and where it may not be read, what the decision is about is shown alone', async () => {
  await judged(voyage(1, { twin: 'v9' }), [], ['twin', 'port'])
  expect(await screen.findByText('大连')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
