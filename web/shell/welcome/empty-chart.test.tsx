// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, signedIn } from '../../testing/index.ts'
import { BarsWidget } from './bars-widget.tsx'
import { LineWidget } from './line-widget.tsx'
import type { WidgetInfo } from './widget-info.ts'

const widgets = { bars: BarsWidget, line: LineWidget }

async function showChart(look: keyof typeof widgets, points: readonly object[]): Promise<void> {
  const widget: WidgetInfo = {
    module: 'finance',
    name: 'payments',
    label: '付款',
    look,
    size: 2,
    opens: '',
    hidden: false,
  }
  await signedIn({ answers: { 'GET /api/portal/widget/finance/payments': points } })
  const Widget = widgets[look]
  await show(<Widget widget={widget} />)
}

const zeros = [
  { label: '10月', value: '0' },
  { label: '11月', value: '0.00' },
]

test.each(['bars', 'line'] as const)('a %s chart without data says so', async (look) => {
  await showChart(look, [])
  expect(await screen.findByText('暂无数据')).toBeTruthy()
})

test.each(['bars', 'line'] as const)('a %s chart of nothing but zeros has no data', async (look) => {
  await showChart(look, zeros)
  expect(await screen.findByText('暂无数据')).toBeTruthy()
})

test.each(['bars', 'line'] as const)('a %s chart draws what there is', async (look) => {
  await showChart(look, [...zeros, { label: '12月', value: '-7.5' }])
  expect((await screen.findAllByText(/7\.5/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('暂无数据')).toBeNull()
})
