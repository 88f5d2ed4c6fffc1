import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import type { Lang } from '../../core/values/language.ts'
import CurrencyInput from '../currency/input.tsx'
import MoneyInput from '../money/input.tsx'
import NumberInput from '../number/input.tsx'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf, type HostParts } from '../testing/test-host.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const changed = vi.fn<(value: Json) => void>()
const held = () => changed.mock.lastCall?.[0]

function Held({
  Input,
  start,
  more,
  lang = 'zh',
  host = {},
}: {
  readonly Input: typeof MoneyInput
  readonly start: Json
  readonly more: object
  readonly lang?: Lang
  readonly host?: HostParts
}) {
  const [value, setValue] = useState(start)
  return (
    <TestHost lang={lang} host={host}>
      <Input
        id="x"
        label="金额"
        value={value}
        field={fieldOf('money', more)}
        record={{}}
        text={{ lang, name: (_source, key) => key }}
        disabled={false}
        error={null}
        onChange={(next) => {
          changed(next)
          setValue(next)
        }}
        onFill={() => undefined}
        onBlur={() => undefined}
      />
    </TestHost>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')

test('WID-13 money is separated when left and raw on focus', () => {
  render(<Held Input={MoneyInput} start="6200000.00" more={{ digits: 2 }} />)
  expect(box().value).toBe('6,200,000.00')
  fireEvent.focus(box())
  expect(box().value).toBe('6200000.00')
  fireEvent.change(box(), { target: { value: '1,234.5' } })
  expect(held()).toBe('1234.5')
  fireEvent.blur(box())
  expect(box().value).toBe('1,234.50')
})

test('WID-13 money is clamped to 0 and 99,999,999,999,999 when left, which is said, and takes 32 characters', () => {
  const error = vi.fn()
  render(
    <Held Input={MoneyInput} start={null} more={{ digits: 2 }} host={{ toast: { success: () => undefined, error } }} />,
  )
  fireEvent.focus(box())
  fireEvent.change(box(), { target: { value: '100000000000000' } })
  fireEvent.blur(box())
  expect(held()).toBe('99999999999999')
  fireEvent.focus(box())
  fireEvent.change(box(), { target: { value: '-5' } })
  fireEvent.blur(box())
  expect(held()).toBe('0')
  expect(error.mock.calls).toEqual([
    ['100,000,000,000,000 超出范围，已改为 99,999,999,999,999'],
    ['-5 超出范围，已改为 0'],
  ])
  expect(box().maxLength).toBe(32)
})

test('what is no number stays as typed for the check to name', () => {
  render(<Held Input={MoneyInput} start={null} more={{ digits: 2 }} />)
  fireEvent.focus(box())
  fireEvent.change(box(), { target: { value: '12元' } })
  fireEvent.blur(box())
  expect(held()).toBe('12元')
  expect(box().value).toBe('12元')
})

test('a Russian types a comma and reads spaces', () => {
  render(<Held Input={MoneyInput} start={null} more={{ digits: 2 }} lang="ru" />)
  fireEvent.focus(box())
  fireEvent.change(box(), { target: { value: '1234567,5' } })
  expect(held()).toBe('1234567.5')
  fireEvent.blur(box())
  expect(box().value).toBe('1\u00a0234\u00a0567,50')
})

test('WID-12 arrow keys step a number', () => {
  render(<Held Input={NumberInput} start="3" more={{}} />)
  fireEvent.keyDown(box(), { key: 'ArrowUp' })
  expect(held()).toBe('4')
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(held()).toBe('2')
})

test('WID-14 currency stands beside its sign, in its own separators, raw on focus, and is pulled within its limits', () => {
  render(
    <Held
      Input={CurrencyInput}
      start="1234567.50"
      more={{ symbol: '€', symbolAt: 'suffix', thousand: '.', point: ',' }}
    />,
  )
  expect(box().value).toBe('1.234.567,50')
  expect(screen.getByText('€')).not.toBeNull()
  fireEvent.focus(box())
  expect(box().value).toBe('1234567,50')
  for (const [typed, kept] of [
    ['2.500,5', '2500.5'],
    ['-5', '0'],
    ['99999999999999999', '9007199254740991'],
  ] as const) {
    fireEvent.focus(box())
    fireEvent.change(box(), { target: { value: typed } })
    fireEvent.blur(box())
    expect(held(), typed).toBe(kept)
  }
})

test('WID-14 the minus flag allows amounts below zero', () => {
  render(<Held Input={CurrencyInput} start={null} more={{ minus: true, symbol: '¥' }} />)
  fireEvent.focus(box())
  fireEvent.change(box(), { target: { value: '（1,234.5）' } })
  fireEvent.blur(box())
  expect([held(), box().value]).toEqual(['-1234.5', '-1,234.50'])
})

test('WID-12 a step may be a fraction, and arrow keys stop at the limits', () => {
  render(<Held Input={NumberInput} start="0.5" more={{ digits: 1, step: '0.5', max: '1' }} />)
  for (const next of ['1', '1']) {
    fireEvent.keyDown(box(), { key: 'ArrowUp' })
    expect(held()).toBe(next)
  }
  for (const next of ['0.5', '0', '0']) {
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    expect(held()).toBe(next)
  }
})
