import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KitProvider } from './kit-provider.tsx'
import { loadKitWords } from './kit-words.ts'

test('WID-17 what was typed before the words of the kit came is still there when they have', async () => {
  render(
    <KitProvider>
      <input aria-label="search" />
    </KitProvider>,
  )
  const before = screen.getByRole('textbox', { name: 'search' })
  await act(() => loadKitWords('zh').then(() => undefined))
  expect(screen.getByRole('textbox', { name: 'search' })).toBe(before)
})
