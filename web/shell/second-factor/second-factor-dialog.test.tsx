// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import SecondFactorDialog from './second-factor-dialog.tsx'

beforeEach(() => {
  // The browser's own dialog, which jsdom does not open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, init: RequestInit) {
        super(`http://amur.test${url}`, init)
      }
    },
  )
  vi.stubGlobal('fetch', async () => new Response('{"code":"0","data":{"password":true}}'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('SES-13 whoever has to set up a second factor first may sign out instead, and whoever chose to may cancel', async () => {
  const nothing = () => undefined
  const { unmount } = render(<SecondFactorDialog must onClose={nothing} onDone={nothing} />)
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  unmount()
  render(<SecondFactorDialog must={false} onClose={nothing} onDone={nothing} />)
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
})
