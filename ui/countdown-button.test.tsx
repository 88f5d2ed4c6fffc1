import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountdownButton } from './countdown-button.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const button = () => screen.getByRole<HTMLButtonElement>('button')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('WID-16 a press disables the button for 3 s in which it says 3, 2, 1; then it can be pressed again', async () => {
  const pressed = vi.fn<() => void>()
  render(<CountdownButton onPress={pressed}>发送</CountdownButton>)
  button().focus()
  for (const round of [1, 2]) {
    fireEvent.click(button())
    for (const left of ['3', '2', '1']) {
      expect([button().textContent, button().disabled]).toEqual([left, true])
      fireEvent.click(button())
      await pass(999)
      expect(button().textContent).toBe(left)
      await pass(1)
    }
    expect([button().textContent, button().disabled]).toEqual(['发送', false])
    expect(pressed).toHaveBeenCalledTimes(round)
    expect(document.activeElement, 'whoever works by keyboard keeps his place').toBe(button())
  }
})

test('WID-16 a refused request begins no pause, an accepted one begins it when it is answered', async () => {
  let answer: (accepted: boolean) => void = () => undefined
  render(
    <CountdownButton
      seconds={60}
      waiting={(left) => `${left} 秒`}
      onPress={() =>
        new Promise<boolean>((resolve) => {
          answer = resolve
        })
      }
    >
      发送
    </CountdownButton>,
  )
  fireEvent.click(button())
  expect([button().textContent, button().disabled]).toEqual(['发送', true])
  await act(async () => {
    answer(false)
  })
  expect([button().textContent, button().disabled]).toEqual(['发送', false])
  fireEvent.click(button())
  await act(async () => {
    answer(true)
  })
  expect([button().textContent, button().disabled]).toEqual(['60 秒', true])
  for (let second = 0; second < 59; second += 1) await pass(1000)
  expect(button().textContent).toBe('1 秒')
  await pass(1000)
  expect(button().disabled).toBe(false)
})
