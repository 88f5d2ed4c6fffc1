// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drop, DropItem } from './drop-down-menu.tsx'

const chosen = vi.fn<(name: string) => void>()

beforeEach(() => {
  chosen.mockClear()
  render(
    <>
      <input aria-label="别处" />
      <Drop label="语言" button="中">
        {(close) =>
          ['中文', 'Русский', 'English'].map((name) => (
            <DropItem
              key={name}
              chosen={name === '中文'}
              onClick={() => {
                chosen(name)
                close()
              }}
            >
              {name}
            </DropItem>
          ))
        }
      </Drop>
    </>,
  )
})
afterEach(cleanup)

const button = () => screen.getByRole('button', { name: '语言' })
const item = (name: string) => screen.getByRole('button', { name })
const isOpen = () => [button().getAttribute('aria-expanded'), screen.queryByText('English') !== null]
const open = () => {
  button().focus()
  fireEvent.click(button())
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('the button opens its sheet and closes it again, and says which', () => {
  expect(isOpen()).toEqual(['false', false])
  open()
  expect(isOpen()).toEqual(['true', true])
  fireEvent.click(button())
  expect(isOpen()).toEqual(['false', false])
})

test('a chosen line does its work and may close the sheet; the present one is marked', () => {
  open()
  expect([item('中文'), item('English')].map((one) => one.getAttribute('aria-current'))).toEqual(['true', null])
  fireEvent.click(item('English'))
  expect([chosen.mock.calls, isOpen()]).toEqual([[['English']], ['false', false]])
})

test('Esc closes the sheet, gives the button the focus back and closes nothing around it', () => {
  const around = vi.fn<() => void>()
  document.addEventListener('keydown', around)
  try {
    open()
    item('English').focus()
    press('Escape')
    expect([isOpen(), document.activeElement === button(), around.mock.calls.length]).toEqual([
      ['false', false],
      true,
      0,
    ])
    press('Escape')
    expect(around).toHaveBeenCalledTimes(1)
  } finally {
    document.removeEventListener('keydown', around)
  }
})

test('a press or the focus elsewhere closes the sheet, one within it does not', () => {
  open()
  fireEvent.pointerDown(item('English'))
  act(() => item('English').focus())
  expect(isOpen()).toEqual(['true', true])
  fireEvent.pointerDown(screen.getByLabelText('别处'))
  expect(isOpen()).toEqual(['false', false])
  open()
  act(() => screen.getByLabelText('别处').focus())
  expect(isOpen()).toEqual(['false', false])
})

test('arrows walk through the sheet and round its ends, and the page behind does not scroll', () => {
  const walk = (key: string) => {
    const scrolls = press(key)
    return [document.activeElement?.textContent, scrolls]
  }
  open()
  expect(walk('ArrowDown')).toEqual(['中文', false])
  expect(walk('ArrowDown')).toEqual(['Русский', false])
  expect(walk('ArrowUp')).toEqual(['中文', false])
  expect(walk('ArrowUp')).toEqual(['中', false])
  expect(walk('ArrowUp')).toEqual(['English', false])
  expect(walk('ArrowDown')).toEqual(['中', false])
})

test('arrows on a closed button are the page’s', () => {
  button().focus()
  expect(press('ArrowDown')).toBe(true)
  expect(document.activeElement).toBe(button())
})
