import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { checkRecord } from '../check-record.ts'
import { errorText } from '../error-text.ts'
import { dictionaryCheckboxes, select, selects } from '../index.ts'
import { onPage } from '../kind-components.ts'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf, loaded } from '../testing/test-host.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const asker = { today: '2026-11-21' }
const choices = [
  { code: 'sea', label: { zh: '海运', ru: 'Море', en: 'Sea' } },
  { code: 'rail', label: { zh: '铁路', ru: 'Железная дорога', en: 'Rail' } },
  { code: 'road', label: { zh: '公路', ru: 'Авто', en: 'Road' } },
]

test('WID-06 an empty required choice is asked for, one too many is refused, and a limit of 0 is none', () => {
  const said = (fields: Parameters<typeof checkRecord>[0], it: Json) => {
    const { errors } = checkRecord(fields, { it }, asker)
    return errors.it ? errorText(errors.it, '运输方式', 'zh') : null
  }
  expect(said({ it: select({ choices, required: true }) }, null)).toBe('请选择运输方式')
  expect(said({ it: selects({ choices, required: true }) }, [])).toBe('请选择运输方式')
  expect(said({ it: selects({ choices, limit: 2 }) }, ['sea', 'rail', 'road'])).toBe('运输方式最多选择2项')
  expect(said({ it: selects({ choices, limit: 0 }) }, ['sea', 'rail', 'road'])).toBe(null)
  expect(said({ it: dictionaryCheckboxes({ group: 'cpRole', limit: 1 }) }, ['1', '2'])).toBe('运输方式最多选择1项')
  expect(said({ it: select({ choices }) }, 'air')).toBe('所选运输方式不存在或已停用，请重新选择')
})

test('WID-06 a dictionary of 5,000 entries opens at once, draws what is seen, and is found by text, pinyin and initials', async () => {
  const entries = Array.from({ length: 5000 }, (_, at) => ({
    code: `c${at}`,
    label: at === 4321 ? '秦皇岛港' : `港口${at}`,
  }))
  const onChange = vi.fn()
  await draw('dictionary', { group: 'ports' }, { entries, onChange })
  const box = screen.getByRole('combobox')
  const begun = performance.now()
  fireEvent.mouseDown(box)
  await waitFor(() => expect(shownOptions().length).toBeGreaterThan(5))
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(shownOptions().length).toBeLessThan(60)
  fireEvent.change(box, { target: { value: '皇岛' } })
  await waitFor(() => expect(shownOptions()).toEqual(['秦皇岛港']))
  for (const typed of ['qinhuang', 'qhdg', 'QHD']) {
    fireEvent.change(box, { target: { value: '港口12' } })
    fireEvent.change(box, { target: { value: typed } })
    await waitFor(() => expect(shownOptions()).toEqual(['秦皇岛港']), { timeout: 10_000 })
  }
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(onChange).toHaveBeenCalledWith('c4321')
})

test('WID-06 an entry that is no longer in use is still shown for the record that holds it, and cannot be chosen again', async () => {
  await draw('dictionaryRadio', { group: 'ports' }, { value: 'old', name: '老港口' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '老港口' })).toMatchObject({
    checked: true,
    disabled: true,
  })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '人民币' })).toMatchObject({
    checked: false,
    disabled: false,
  })
  cleanup()
  await draw('dictionary', { group: 'ports' }, { value: 'old', name: '老港口' })
  expect(screen.getByText('老港口')).toBeTruthy()
})

test('WID-06 at the limit the other boxes are closed, and what need not be chosen can be taken back', async () => {
  await draw('checkboxes', { choices, limit: 2 }, { value: ['sea', 'rail'] })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked, disabled }) => [checked, disabled])).toEqual(
    [
      [true, false],
      [true, false],
      [false, true],
    ],
  )
  expect(screen.getByText('最多选择 2 项')).toBeTruthy()
  cleanup()
  const onChange = vi.fn()
  await draw('radio', { choices }, { value: 'sea', onChange })
  fireEvent.click(screen.getByText('清除'))
  expect(onChange).toHaveBeenCalledWith(null)
  cleanup()
  await draw('radio', { choices, required: true }, { value: 'sea' })
  expect(screen.queryByText('清除')).toBeNull()
})

test('a status is searched for by what lists show of it besides, and never set to that', async () => {
  const options = [{ code: '0', label: '未审批' }]
  const marks = [{ code: 'returned', label: '已退回' }]
  for (const search of [true, false]) {
    await draw('dictionary', { group: 'approvalStatus', options, marks }, { search })
    fireEvent.mouseDown(screen.getByRole('combobox'))
    await waitFor(() => expect(shownOptions()).toEqual(search ? ['未审批', '已退回'] : ['未审批']))
    cleanup()
  }
})

interface Drawn {
  readonly value?: Json
  readonly name?: string
  readonly entries?: readonly { readonly code: string; readonly label: string }[]
  readonly search?: boolean
  readonly onChange?: (value: Json) => void
}

async function draw(
  kind: string,
  options: object,
  {
    value = null,
    name = '',
    entries = [{ code: 'CNY', label: '人民币' }],
    onChange = () => undefined,
    search = false,
  }: Drawn,
) {
  const { Input } = onPage(kind)
  render(
    <TestHost host={{ useDictionary: () => loaded(entries) }}>
      <Suspense>
        <Input
          id="it"
          value={value}
          field={fieldOf(kind, options)}
          record={{}}
          text={{ lang: 'zh', name: () => name }}
          disabled={false}
          error={null}
          search={search}
          onChange={onChange}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </TestHost>,
  )
  await waitFor(() => expect(document.getElementById('it')).not.toBeNull(), { timeout: 10_000 })
}

function shownOptions(): readonly string[] {
  return [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent ?? '')
}
