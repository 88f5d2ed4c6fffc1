import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import DepartmentsInput from '../departments/input.tsx'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf, loaded } from '../testing/test-host.tsx'
import UnitInput from '../unit/input.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const nodes = [
  { id: 'g', name: '北陆能源集团', pid: null, disabled: true, search: 'beiluny\nbl' },
  { id: 'sea', name: '海运', pid: 'g', search: 'haiyun\nhy' },
  { id: 'land', name: '陆运', pid: 'g', search: 'luyun\nly' },
]
const shared = {
  id: 'it',
  record: {},
  text: { lang: 'zh' as const, name: (_source: string, key: string) => key },
  disabled: false,
  error: null,
  onFill: () => undefined,
  onBlur: () => undefined,
  label: '单位',
}
const host = { useTree: () => loaded(nodes) }

function open(): void {
  fireEvent.mouseDown(screen.getByRole('combobox'))
}

test('WID-08 one unit: what stands above the scope is shown and cannot be chosen; pinyin finds', () => {
  const onChange = vi.fn()
  render(
    <TestHost host={host}>
      <UnitInput {...shared} value={null} field={fieldOf('unit', { scope: 'zjgl' })} onChange={onChange} />
    </TestHost>,
  )
  open()
  fireEvent.click(screen.getByTitle('北陆能源集团'))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'luyun' } })
  expect(screen.queryByTitle('海运')).toBe(null)
  fireEvent.click(screen.getByTitle('陆运'))
  expect(onChange).toHaveBeenCalledWith('land')
})

test('WID-08 several departments: each by itself, nobody’s children with it', () => {
  const onChange = vi.fn()
  const free = { useTree: () => loaded(nodes.map((node) => ({ ...node, disabled: false }))) }
  render(
    <TestHost host={free}>
      <DepartmentsInput {...shared} value={['land']} field={fieldOf('departments')} onChange={onChange} />
    </TestHost>,
  )
  open()
  const boxes = document.querySelectorAll('[class*=tree-checkbox-inner], .ant-select-tree-checkbox')
  fireEvent.click(boxes[0] ?? document.body)
  expect(onChange).toHaveBeenCalledWith(['land', 'g'])
})
