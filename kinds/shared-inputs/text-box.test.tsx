import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import ContactNumberInput from '../contact-number/input.tsx'
import type { Input } from '../field-services.ts'
import PhoneInput from '../phone/input.tsx'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf } from '../testing/test-host.tsx'
import TextInput from '../text/input.tsx'
import TextareaInput from '../textarea/input.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const changed = vi.fn<(value: Json) => void>()
const box = () => screen.getByLabelText<HTMLInputElement>('栏目')

function Held({ Box }: { readonly Box: Input }) {
  const [value, setValue] = useState<Json>(null)
  return (
    <TestHost>
      <Box
        id="x"
        label="栏目"
        value={value}
        field={fieldOf('text')}
        record={{}}
        text={{ lang: 'zh', name: (_source, key) => key }}
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

test.each([
  ['one line', TextInput],
  ['several lines', TextareaInput],
] as const)('WID-01 text of %s hears of composed characters once they are chosen', (_name, Box) => {
  changed.mockClear()
  render(<Held Box={Box} />)
  fireEvent.compositionStart(box())
  for (const half of ['z', 'zh', 'zhong']) fireEvent.change(box(), { target: { value: half } })
  expect([changed.mock.calls.length, box().value]).toEqual([0, 'zhong'])
  fireEvent.change(box(), { target: { value: '中' } })
  fireEvent.compositionEnd(box())
  expect([changed.mock.lastCall, box().value]).toEqual([['中'], '中'])
  fireEvent.change(box(), { target: { value: '中a' } })
  expect(changed.mock.lastCall).toEqual(['中a'])
})

test('WID-02 a pasted mobile number loses its country code, spaces and hyphens', () => {
  render(<Held Box={PhoneInput} />)
  expect(box().maxLength).toBe(11)
  for (const pasted of ['+86 139-1234-5678', '0086 13912345678', '１３９ １２３４ ５６７８', '(139) 1234.5678']) {
    fireEvent.change(box(), { target: { value: '' } })
    fireEvent.paste(box(), { clipboardData: { getData: () => pasted } })
    expect(box().value, pasted).toBe('13912345678')
  }
})

test('WID-03 a contact number takes 13 characters and says that a landline needs its area code', () => {
  render(<Held Box={ContactNumberInput} />)
  expect([box().maxLength, box().placeholder]).toEqual([13, '固定电话请加区号'])
  fireEvent.paste(box(), { clipboardData: { getData: () => '(0451) 1234567' } })
  expect(box().value).toBe('(0451)1234567')
})
