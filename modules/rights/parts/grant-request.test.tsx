// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LangContext } from '../../../web/platform/session/language.ts'
import { signedIn } from '../../../web/testing/signed-in.ts'
import type { StoredSheet } from '../sheet.ts'
import { GrantRequestBar } from './grant-request.tsx'

const path = '/api/rights/roles/7/request'
const answers = new Map<string, unknown>()

beforeEach(() => signedIn(answers))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sheet: StoredSheet = {
  id: '7',
  ver: 1,
  changedBy: '',
  changedAt: 0,
  names: {},
  role: {
    roleCode: 'cashier',
    roleName: '出纳',
    nameRu: null,
    nameEn: null,
    roleType: '1',
    unitId: null,
    mutexRoles: [],
    remark: null,
  },
  permissions: [],
  scopes: [],
  members: [],
  grantable: [],
}

test('whether a change of a role waits is said to be unknown where it could not be read, and read again on demand', async () => {
  answers.set(path, new Error('系统繁忙'))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LangContext value="zh">
        <GrantRequestBar sheet={sheet} catalogue={{ parts: [], scopes: [], grantable: [] }} />
      </LangContext>
    </QueryClientProvider>,
  )
  const retry = await screen.findByRole('button', { name: /重\s?试/ })
  expect(screen.getByText(/系统繁忙/)).toBeTruthy()
  answers.set(path, { id: '1', changes: [], askedBy: '顾文斌', askedAt: 0, mine: false })
  fireEvent.click(retry)
  expect((await screen.findByRole('region')).textContent).toContain('顾文斌')
})
