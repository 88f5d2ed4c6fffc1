import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Json } from '../core/values/json.ts'
import { kindsOnPage, onPage } from './kind-components.ts'
import { kinds } from './kinds.ts'
import { samples as sampled } from './testing/all-kind-samples.ts'
import { installJsdomPolyfills } from './testing/jsdom-polyfills.ts'
import { TestHost, fieldOf } from './testing/test-host.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const options: Readonly<Record<string, object>> = {
  dictionary: { group: 'currency' },
  dictionaries: { group: 'currency' },
  unit: { scope: 'zjgl' },
  department: { scope: 'zjgl' },
  units: { limit: 2 },
  departments: { scope: 'zjgl' },
  reference: { to: 'contracts.contract' },
  references: { to: 'contracts.contract' },
  lines: {
    fields: {},
    columns: [fieldOf('text', { name: 'goods' }), fieldOf('money', { name: 'amount', digits: 2 })],
    totals: ['amount'],
  },
}
const samples: Readonly<Record<string, Json>> = {
  number: '3',
  money: '1.50',
  quantity: '1.500',
  rate: '7.2000',
  currency: '1234.50',
  slider: '40',
  color: '#ff8060',
  date: '2026-11-21',
  dateTime: Date.UTC(2026, 10, 21, 3),
  yearMonth: '2026-11',
  yesNo: '1',
  dictionary: 'CNY',
  dictionaries: ['CNY', 'USD'],
  person: 'p1',
  people: ['p1', 'p2'],
  unit: 'u2',
  department: 'u2',
  units: ['u1', 'u2'],
  departments: ['u2'],
  reference: 'c1',
  references: ['c1'],
  lines: [{ id: 'l1', goods: '煤', amount: '2.00' }],
  attachment: [{ userId: 'p1', userName: '王伟', fileName: 'a.pdf', fileAdd: '/a.pdf', fileType: 'pdf', fileSize: 10 }],
  file: [{ userId: 'p1', userName: '王伟', fileName: 'a.pdf', fileAdd: '/a.pdf', fileType: 'pdf', fileSize: 10 }],
  image: [{ userId: 'p1', userName: '王伟', fileName: 'a.png', fileAdd: '/a.png', fileType: 'image', fileSize: 10 }],
}

test('every kind has a cell and an input', () => {
  expect([...kindsOnPage].toSorted()).toEqual(kinds.map(({ name }) => name).toSorted())
})

// In one language: the gallery shows every one of them in all three, to a real browser.
test.each(kinds.map(({ name }) => name))(
  'the input and cell of %s are drawn empty, filled and wrong without a word in the console',
  async (kind) => {
    const { Input, Cell } = onPage(kind)
    const held = samples[kind] ?? sampled[kind]?.good[0]?.[1] ?? '甲'
    const field = fieldOf(kind, options[kind] ?? sampled[kind]?.field)
    const shared = {
      field,
      record: {},
      text: { lang: 'ru' as const, name: (_source: string, key: string) => key },
      disabled: false,
      onChange: () => undefined,
      onFill: () => undefined,
      onBlur: () => undefined,
    }
    render(
      <TestHost lang="ru">
        <Suspense fallback="coming">
          <Input {...shared} id="empty" value={null} error={null} label="empty" />
          <Input {...shared} id="filled" value={held} error={null} label="filled" />
          <Input {...shared} id="wrong" value={held} error="wrong" label="wrong" />
          <Input {...shared} id="search" value={null} error={null} label="search" search compact />
        </Suspense>
        <div>
          <Cell value={held} field={field} text={shared.text} />
          <Cell value={null} field={field} text={shared.text} />
        </div>
      </TestHost>,
    )
    await waitFor(() => expect(document.getElementById('filled')).not.toBeNull(), { timeout: 25_000 })
    expect(document.getElementById('empty'), 'a label must find the input').not.toBeNull()
  },
)

test('WID-06 an empty yes or no is no', async () => {
  const { Input } = onPage('yesNo')
  render(
    <TestHost>
      <Suspense>
        <Input
          id="x"
          value={null}
          field={fieldOf('yesNo')}
          record={{}}
          text={{ lang: 'zh', name: (_source, key) => key }}
          disabled={false}
          error={null}
          onChange={() => undefined}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </TestHost>,
  )
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '否' }, { timeout: 25_000 })).checked).toBe(true)
})
