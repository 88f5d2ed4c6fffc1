import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Described } from '../../core/description/described-document.ts'
import { LangContext } from '../platform/session/language.ts'
import { LogTab } from './log-tab.tsx'

afterEach(cleanup)

const doc: Described = {
  module: 'finance',
  name: 'payment',
  label: '付款单',
  title: 'payNo',
  numberField: null,
  stateField: null,
  approval: null,
  appendOnly: false,
  fields: [],
  form: [],
  lists: [],
  actions: [],
  verbs: [],
}

function show(lines: readonly object[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['doc', 'finance', 'payment', 'log', '1', 2, 'zh'], lines)
  const tab = <LogTab doc={doc} id="1" ver={2} />
  render(
    <QueryClientProvider client={client}>
      <LangContext value="zh">{tab}</LangContext>
    </QueryClientProvider>,
  )
}

const line = { at: Date.parse('2026-11-21T08:00:00Z'), personName: '孙晓燕', verb: 'bj', label: '修改' }
const purpose = { field: 'purpose', label: '用途', before: '', after: '港杂费' }
const bank = { field: 'bank', label: '开户行', before: '中国银行', after: '中国银行' }

test('a line of the log tells the changes that read as such', () => {
  show([
    { ...line, changes: [purpose, bank] },
    { ...line, label: '提交' },
    { ...line, changes: [bank] },
  ])
  const lines = screen.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.tagName === 'OL')
  expect(lines.map(({ textContent }) => textContent?.replace(/^.*?(?=孙)/, ''))).toEqual([
    '孙晓燕 修改用途 — → 港杂费',
    '孙晓燕 提交',
    '孙晓燕 修改',
  ])
})

test('a log without lines says so', () => {
  show([])
  expect(screen.getByText('暂无日志')).toBeTruthy()
})
