import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn } from '../../../web/testing/index.ts'
import { SecondFactor } from './second-factor.tsx'

const path = 'GET /api/system/my/secondFactor'

test('where the state of the second factor could not be read, its line says so and is read again on demand', async () => {
  const server = await signedIn({ answers: { [path]: refusal({ status: 500, code: 'error', message: '系统繁忙' }) } })
  await show(<SecondFactor />)
  expect((await screen.findByRole('listitem')).textContent).toContain('系统繁忙')
  server.on(path, { since: null, codesLeft: 0, demanded: false })
  await press(/重\s?试/)
  expect(await screen.findByRole('button', { name: /启\s?用/ })).toBeTruthy()
  expect(screen.queryByText(/系统繁忙/)).toBeNull()
})
