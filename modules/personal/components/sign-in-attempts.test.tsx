import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, signedIn } from '../../../web/testing/index.ts'
import { Attempts } from './sign-in-attempts.tsx'

const attempt = { at: Date.UTC(2026, 10, 24, 3), way: 'pwd', device: 'Firefox 145 · Windows', ip: '10.0.0.1' }
const [first, second, third] = [
  { ...attempt, id: '1', outcome: 'ok' },
  { ...attempt, id: '2', outcome: 'wrong' },
  { ...attempt, id: '3', outcome: 'wrong' },
]

test('attempts of one moment are lines of their own, which keep apart when another one comes before them', async () => {
  await signedIn()
  const { again } = await show(<Attempts attempts={[second, first]} />)
  const [shown] = screen.getAllByRole('listitem')
  again(<Attempts attempts={[third, second, first]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('listitem')[1]).toBe(shown)
})
