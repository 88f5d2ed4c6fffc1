import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { PastedLines } from '../../core/api-types/pasted-lines.ts'
import type { Json } from '../../core/values/json.ts'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf } from '../testing/test-host.tsx'
import LinesInput from './input.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const field = fieldOf('lines', {
  label: '明细',
  fields: {},
  pasteCall: '/api/trade/order/lines/items',
  columns: [
    fieldOf('reference', { name: 'goodsId', label: '货品', to: 'contracts.goods' }),
    fieldOf('quantity', { name: 'qty', label: '数量', digits: 0 }),
    fieldOf('money', { name: 'price', label: '单价', digits: 2 }),
  ],
})

function Held({ read, inner = {} }: { readonly read: PastedLines; readonly inner?: Readonly<Record<string, string>> }) {
  const [value, setValue] = useState<Json>([{ id: 'l1', qty: '1' }])
  return (
    <TestHost host={{ readPasted: () => Promise.resolve(read) }}>
      <Suspense>
        <LinesInput
          {...{ id: 'x', value, field, inner, record: { currency: 'USD' }, disabled: false, error: null }}
          text={{ lang: 'zh', name: (_source, key) => key }}
          onChange={setValue}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </TestHost>
  )
}

/** Pastes behind the line that is there, and answers the cell of a column of a line. */
async function pasted(read: PastedLines, inner?: Readonly<Record<string, string>>) {
  render(<Held read={read} {...(inner === undefined ? {} : { inner })} />)
  fireEvent.paste(screen.getByRole('button', { name: /添加一行/ }), {
    clipboardData: { getData: () => 'a\tb\nc\td' },
  })
  await waitFor(() => expect(document.getElementById('x-1-qty')).not.toBeNull(), { timeout: 10_000 })
  return (at: number, name: string) => document.getElementById(`x-${at}-${name}`) ?? document.body
}

const told = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

function write(cell: HTMLElement, text: string): void {
  fireEvent.focus(cell)
  fireEvent.change(cell, { target: { value: text } })
  fireEvent.blur(cell)
}

test('names that stand for nothing stay in their cells, each told until its line is mended or deleted', async () => {
  const lines = [{ goodsId: '液压阀' }, { goodsId: '密封圈' }, { goodsId: '液压阀' }]
  const problems = [{ code: 'unknown', column: 'goodsId', lines: [0, 1, 2] }] as const
  const cell = await pasted({ lines, problems }, { '1.goodsId': '所选内容不存在' })
  expect(told()).toEqual(['货品未找到：液压阀 · 密封圈。请先建档，或在红色单元格中另选'])
  expect(cell(1, 'goodsId').closest('td')?.textContent).toContain('液压阀')
  expect(document.getElementById('x-1-goodsId-error')?.textContent).toBe('所选内容不存在')
  fireEvent.click(screen.getByRole('button', { name: '删除 3' }))
  expect(told()).toEqual(['货品未找到：液压阀。请先建档，或在红色单元格中另选'])
  fireEvent.click(screen.getByRole('button', { name: '删除 3' }))
  fireEvent.click(screen.getByRole('button', { name: '删除 2' }))
  expect(told()).toEqual([])
})

test('figures that cannot be taken are told with their rows until they are typed anew', async () => {
  const lines: PastedLines['lines'] = [{ price: '450 EUR' }, { price: '9', qty: '3 箱' }]
  const cell = await pasted({
    lines,
    problems: [
      { code: 'currency', column: 'price', lines: [0] },
      { code: 'figure', column: 'qty', lines: [1] },
    ],
  })
  const figure = '数量不是可换算的数字：第 3 行“3 箱”。重量单位请用千克或吨，其他只填数字'
  expect(told()).toEqual(['单价不是 USD 金额：第 2 行“450 EUR”。一份单据只用一种币种，请换算后填写数字', figure])
  write(cell(1, 'price'), '520')
  expect(told()).toEqual([figure])
  write(cell(2, 'qty'), '3')
  expect(told()).toEqual([])
})

// The line that was there before counts for nothing here: 2 and 3 are 5, the list says 7.
test('a row of totals is held against the pasted lines until they come to it', async () => {
  const problems = [{ code: 'totals', column: 'qty', lines: [0, 1], total: '7' }] as const
  const cell = await pasted({ lines: [{ qty: '2' }, { qty: '3' }], problems })
  expect(told()).toEqual(['合计行数量为 7，各行之和为 5，请核对'])
  write(cell(2, 'qty'), '4')
  expect(told()).toEqual(['合计行数量为 7，各行之和为 6，请核对'])
  write(cell(1, 'qty'), '3')
  expect(told()).toEqual([])
})
