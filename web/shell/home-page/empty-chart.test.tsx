import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HomeWidget } from '../../../core/api-types/home-page.ts'
import type { ChartFigures } from '../../../core/description/chart.ts'
import { show, signedIn } from '../../testing/index.ts'
import { BarsWidget } from './bars-widget.tsx'
import { ChartWidget } from './chart-widget.tsx'

const widgets = { bars: BarsWidget, chart: ChartWidget }

async function showChart(look: keyof typeof widgets, points: readonly Point[]): Promise<void> {
  const widget: HomeWidget = {
    module: 'finance',
    name: 'payments',
    label: '付款',
    look,
    size: 2,
    opens: '',
    hidden: false,
    place: null,
  }
  const answer = look === 'bars' ? points : chartOf(points)
  await signedIn({ answers: { 'GET /api/portal/widget/finance/payments': answer } })
  const Widget = widgets[look]
  await show(<Widget widget={widget} />)
}

interface Point {
  readonly label: string
  readonly value: string
}

function chartOf(points: readonly Point[]): ChartFigures {
  const values = points.map(({ value }) => value)
  return {
    kind: 'column',
    label: '付款',
    categories: points.map(({ label }) => label),
    series: [{ label: '付款', values, texts: values }],
  }
}

const zeros = [
  { label: '10月', value: '0' },
  { label: '11月', value: '0.00' },
]

test.each(['bars', 'chart'] as const)('a %s chart without data says so', async (look) => {
  await showChart(look, [])
  expect(await screen.findByText('暂无数据')).toBeTruthy()
})

test.each(['bars', 'chart'] as const)('a %s chart of nothing but zeros has no data', async (look) => {
  await showChart(look, zeros)
  expect(await screen.findByText('暂无数据')).toBeTruthy()
})

test.each(['bars', 'chart'] as const)('a %s chart draws what there is', async (look) => {
  await showChart(look, [...zeros, { label: '12月', value: '-7.5' }])
  expect((await screen.findAllByText(/7\.5/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('暂无数据')).toBeNull()
})
