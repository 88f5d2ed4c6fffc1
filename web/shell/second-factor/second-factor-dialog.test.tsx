// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, TestServer } from '../../testing/index.ts'
import SecondFactorDialog from './second-factor-dialog.tsx'

const nothing = () => undefined

test('SES-13 whoever has to set up a second factor first may sign out instead, and cannot cancel', async () => {
  new TestServer({ 'GET /api/system/my/secondFactor': { password: true } })
  await show(<SecondFactorDialog must onClose={nothing} onDone={nothing} />, { language: 'en' })
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('SES-13 whoever chose to set up a second factor may cancel', async () => {
  new TestServer({ 'GET /api/system/my/secondFactor': { password: true } })
  await show(<SecondFactorDialog must={false} onClose={nothing} onDone={nothing} />, { language: 'en' })
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
})
