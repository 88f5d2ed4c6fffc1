import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press } from '../web/testing/index.ts'
import { InputBox } from './input.tsx'

const typed = vi.fn<(text: string) => void>()

beforeEach(() => typed.mockClear())
afterEach(cleanup)

function Held({
  start,
  disabled = false,
  clearable = true,
}: {
  start: string
  disabled?: boolean
  clearable?: boolean
}) {
  const [value, setValue] = useState(start)
  return (
    <InputBox
      value={value}
      onChange={(text) => {
        typed(text)
        setValue(text)
      }}
      disabled={disabled}
      clearable={clearable}
      start={<i data-testid="sign" />}
      aria-label="搜索"
    />
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' })
const cross = () => document.querySelector<HTMLElement>('button')

test('the cross empties the box and leaves the focus in it, and goes once it is empty', async () => {
  render(<Held start="大豆" />)
  // The focus is not taken from the box by the press itself.
  expect(fireEvent.mouseDown(cross() ?? box())).toBe(false)
  await press(cross() ?? box())
  expect([typed.mock.calls, box().value, document.activeElement === box(), cross()]).toEqual([[['']], '', true, null])
})

test('the cross is no stop of the keyboard and is not read out', () => {
  render(<Held start="大豆" />)
  expect([cross()?.tabIndex, cross()?.getAttribute('aria-hidden')]).toEqual([-1, 'true'])
})

test.each([
  ['empty', { start: '' }],
  ['disabled', { start: '大豆', disabled: true }],
  ['not to be emptied', { start: '大豆', clearable: false }],
])('a box that is %s has no cross', (_what, given) => {
  render(<Held {...given} />)
  expect(cross()).toBeNull()
})

test('what is composed in an input method is told once it is chosen', () => {
  render(<Held start="" />)
  fireEvent.compositionStart(box())
  for (const half of ['d', 'da', 'dadou']) fireEvent.change(box(), { target: { value: half } })
  expect([typed.mock.calls, box().value]).toEqual([[], 'dadou'])
  fireEvent.change(box(), { target: { value: '大豆' } })
  fireEvent.compositionEnd(box())
  expect([typed.mock.calls, box().value]).toEqual([[['大豆']], '大豆'])
})

test('a press on the sign before the text is one into the box', () => {
  render(<Held start="" />)
  fireEvent.mouseDown(screen.getByTestId('sign'))
  expect(document.activeElement).toBe(box())
})
