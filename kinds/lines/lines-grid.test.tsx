import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { linesIn } from '../../core/values/sub-table-lines.ts'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf, type HostParts, loaded } from '../testing/test-host.tsx'
import LinesInput from './input.tsx'

let held: Json = null

installJsdomPolyfills()
afterEach(() => {
  cleanup()
  held = null
})

const columns = [
  fieldOf('text', { name: 'goods', label: '品名' }),
  fieldOf('quantity', { name: 'qty', label: '数量' }),
  fieldOf('dictionary', { name: 'uom', label: '单位', options: [{ code: 't', label: '吨' }] }),
]
const start = [
  { id: 'l1', goods: '煤', qty: '1.000', uom: 't' },
  { id: 'l2', goods: '焦', qty: '2.000', uom: 't' },
]
const left = vi.fn<(...cells: (readonly [number, string])[]) => void>()

function Held({
  phone = false,
  inner = {},
  value: begin = start,
  columns: own = columns,
  host = {},
}: {
  readonly phone?: boolean
  readonly inner?: Readonly<Record<string, string>>
  readonly value?: readonly Json[]
  readonly columns?: typeof columns
  readonly host?: HostParts
}) {
  const [value, setValue] = useState<Json>([...begin])
  return (
    <TestHost host={{ ...host, phone }}>
      <Suspense>
        <LinesInput
          id="x"
          value={value}
          field={fieldOf('lines', { fields: {}, columns: own, totals: ['qty'], label: '明细' })}
          record={{}}
          text={{ lang: 'zh', name: (_source, key) => key }}
          disabled={false}
          error={null}
          inner={inner}
          onChange={(next) => {
            held = next
            setValue(next)
          }}
          onInnerBlur={left}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </TestHost>
  )
}

const cell = (at: number, name: string) => document.getElementById(`x-${at}-${name}`) ?? document.body
const goods = () => linesIn(held).map((line) => line.goods)
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

async function shown(): Promise<void> {
  await waitFor(() => expect(document.getElementById('x-0-uom')).not.toBeNull(), { timeout: 10_000 })
}

test('keys go from cell to cell, and Enter in the last line opens a new one', async () => {
  render(<Held />)
  await shown()
  cell(0, 'goods').focus()
  press('Enter')
  expect(document.activeElement).toBe(cell(1, 'goods'))
  press('Enter', { shiftKey: true })
  press('ArrowDown')
  expect(document.activeElement).toBe(cell(1, 'goods'))
  const box = cell(1, 'goods')
  if (box instanceof HTMLInputElement) box.setSelectionRange(1, 1)
  press('ArrowRight')
  expect(document.activeElement).toBe(cell(1, 'qty'))
  press('ArrowUp')
  expect([document.activeElement, held]).toEqual([cell(0, 'qty'), null])
  press('End', { ctrlKey: true })
  press('Enter')
  expect(document.activeElement).toBe(cell(2, 'qty'))
  expect(goods()).toHaveLength(3)
  press('Home', { ctrlKey: true })
  press('d', { ctrlKey: true })
  expect([goods(), document.activeElement]).toEqual([['煤', '煤', '焦', undefined], cell(1, 'qty')])
  press('Delete', { ctrlKey: true })
  expect([goods(), document.activeElement]).toEqual([['煤', '焦', undefined], cell(1, 'qty')])
})

test('a key that composes a character stays in its cell', async () => {
  render(<Held />)
  await shown()
  cell(0, 'goods').focus()
  press('Enter', { isComposing: true })
  expect(document.activeElement).toBe(cell(0, 'goods'))
})

test('a paste fills cells, asks for their check, shows the number typed over and is taken back by Ctrl+Z', async () => {
  render(<Held />)
  await shown()
  cell(0, 'qty').focus()
  left.mockClear()
  fireEvent.paste(cell(0, 'qty'), { clipboardData: { getData: () => '1,234.5\t吨\n7\tpud\n8\tt' } })
  expect(linesIn(held)).toMatchObject([
    { goods: '煤', qty: '1234.500', uom: 't' },
    { qty: '7.000', uom: 'pud' },
    { qty: '8.000', uom: 't' },
  ])
  expect(left.mock.calls).toEqual([
    [
      [0, 'qty'],
      [0, 'uom'],
      [1, 'qty'],
      [1, 'uom'],
      [2, 'qty'],
      [2, 'uom'],
    ],
  ])
  expect(cell(0, 'qty')).toHaveProperty('value', '1234.500')
  expect(screen.getByRole('status').textContent).toContain('已粘贴 3 行')
  press('z', { ctrlKey: true })
  expect(held).toEqual(start)
  press('z', { ctrlKey: true })
  expect(held).toEqual(start)
})

test('a removed line can be brought back until something else is changed', async () => {
  render(<Held />)
  await shown()
  fireEvent.click(screen.getByRole('button', { name: '删除 1' }))
  expect(goods()).toEqual(['焦'])
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(goods()).toEqual(['煤', '焦'])
  fireEvent.click(screen.getByRole('button', { name: '删除 1' }))
  fireEvent.change(cell(0, 'goods'), { target: { value: '石油焦' } })
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('a table says to a screen reader how many rows and columns it has', async () => {
  render(<Held inner={{ '1.qty': '请填写数量' }} />)
  await shown()
  const grid = screen.getByRole('grid', { name: '明细' })
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['3', '5'])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '序号',
    '品名',
    '数量',
    '单位',
    '操作',
  ])
  expect(cell(1, 'qty').getAttribute('aria-describedby')).toBe('x-1-qty-error')
  expect(document.getElementById('x-1-qty-error')?.textContent).toBe('请填写数量')
  expect(screen.getByText('1 行有误')).not.toBeNull()
})

test('on a phone twenty cards are shown at a time, and a wrong one comes into sight', async () => {
  const many = Array.from({ length: 45 }, (_, at) => ({ id: `l${at}`, goods: `煤 ${at + 1}`, qty: '1.000', uom: 't' }))
  const { rerender } = render(<Held phone value={many} />)
  await shown()
  expect(document.querySelectorAll('section')).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(screen.getByText('第 21 行')).not.toBeNull()
  rerender(<Held phone value={many} inner={{ '44.qty': '请填写数量' }} />)
  expect(screen.getByText('第 45 行')).not.toBeNull()
})

test('whoever removes lines by keyboard keeps his place to the last', async () => {
  render(<Held />)
  await shown()
  fireEvent.click(screen.getByRole('button', { name: '删除 1' }))
  expect(document.activeElement).toBe(cell(0, 'goods'))
  press('Delete', { ctrlKey: true })
  expect(document.activeElement?.textContent).toBe('添加一行')
})

test('a record chosen in a line is held with what it fills beside it', async () => {
  const coal = { id: 'g1', title: '动力煤', number: null, record: { uom: 't' } }
  const host = { useReferences: () => loaded({ rows: [coal], total: 1 }), useNames: () => () => '动力煤' }
  const goods = fieldOf('reference', { name: 'goodsId', label: '货品', to: 'contracts.goods', fill: { uom: 'uom' } })
  render(<Held host={host} columns={[goods, columns[2] ?? goods]} value={[{ id: 'l1' }]} />)
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '货品' }, { timeout: 25_000 }))
  fireEvent.click(await screen.findByTitle('动力煤'))
  expect(held).toEqual([{ id: 'l1', goodsId: 'g1', uom: 't' }])
})

test('what is wrong with a column that nobody types stands in its cell', async () => {
  const counted = fieldOf('money', { name: 'total', label: '总价', calc: 'qty' })
  render(<Held columns={[...columns, counted]} inner={{ '1.total': '总价不能为零' }} />)
  await shown()
  expect(document.getElementById('x-1-total-error')?.textContent).toBe('总价不能为零')
})
