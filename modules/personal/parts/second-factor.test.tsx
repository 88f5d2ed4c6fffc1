// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LangContext } from '../../../web/platform/session/language.ts'
import { signedIn } from '../../../web/testing/signed-in.ts'
import { SecondFactor } from './second-factor.tsx'

const path = '/api/system/my/secondFactor'
const answers = new Map<string, unknown>()

beforeEach(() => signedIn(answers))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('where the state of the second factor could not be read, its line says so and is read again on demand', async () => {
  answers.set(path, new Error('系统繁忙'))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LangContext value="zh">
        <SecondFactor />
      </LangContext>
    </QueryClientProvider>,
  )
  const retry = await screen.findByRole('button', { name: /重\s?试/ })
  expect(screen.getByRole('listitem').textContent).toContain('系统繁忙')
  answers.set(path, { since: null, codesLeft: 0, demanded: false })
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: /启\s?用/ })).toBeTruthy()
  expect(screen.queryByText(/系统繁忙/)).toBeNull()
})
