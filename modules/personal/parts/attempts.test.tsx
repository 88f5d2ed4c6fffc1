// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LangContext } from '../../../web/platform/session/language.ts'
import { signedIn } from '../../../web/testing/signed-in.ts'
import { Attempts } from './attempts.tsx'

beforeEach(() => signedIn())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const attempt = { at: Date.UTC(2026, 10, 24, 3), way: 'pwd', device: 'Firefox 145 · Windows', ip: '10.0.0.1' }
const [first, second, third] = [
  { ...attempt, id: '1', outcome: 'ok' },
  { ...attempt, id: '2', outcome: 'wrong' },
  { ...attempt, id: '3', outcome: 'wrong' },
]

test('attempts of one moment are lines of their own, which keep apart when another one comes before them', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const list = (attempts: Parameters<typeof Attempts>[0]['attempts']) => (
    <LangContext value="zh">
      <Attempts attempts={attempts} />
    </LangContext>
  )
  const { rerender } = render(list([second, first]))
  const [shown] = screen.getAllByRole('listitem')
  rerender(list([third, second, first]))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('listitem')[1]).toBe(shown)
  expect(complaint).not.toHaveBeenCalled()
})
