import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChartData, ChartLook } from './chart-data.ts'
import { chartOption } from './chart-option.ts'
import { hrefOf } from './chart-point.ts'
import { hintOf } from './chart-tooltip.ts'
import { Chart } from './chart.tsx'

const look: ChartLook = {
  colours: ['#111111', '#222222'],
  tones: { good: 'green', warning: 'orange', bad: 'red' },
  ink: '#333333',
  line: '#444444',
  surface: '#555555',
  font: 'serif',
  short: (value) => `${value / 1_000}k`,
  share: (percent) => `${percent} per cent`,
}
const risks: ChartData = {
  kind: 'heat',
  label: '敞口',
  categories: ['甲', '乙'],
  series: [
    { label: '预付', values: [600, null], texts: ['600.00', ''], hrefs: ['/advance/a', null] },
    { label: '应收', values: [200, 142], texts: ['200.00', '142.00'], hrefs: ['/claim/a', '/claim/b'] },
  ],
}
const asValues = (more: Partial<ChartData>) => chartOption({ ...risks, ...more }, look)

test('a field of colours has a row for each category and a column for each series, and no cell where nothing is', () => {
  expect(asValues({})).toMatchObject({
    tooltip: { trigger: 'item' },
    xAxis: { data: ['预付', '应收'] },
    yAxis: { data: ['甲', '乙'], inverse: true },
    visualMap: { min: 0, max: 600, inRange: { color: ['#555555', '#111111'] } },
    series: [
      {
        type: 'heatmap',
        data: [
          [0, 0, 600],
          [1, 0, 200],
          [1, 1, 142],
        ],
      },
    ],
  })
  expect(asValues({}), 'the axes name what stands on them').not.toHaveProperty('legend')
})

test('a cell of the field says and opens what it stands for, by its place and not by its number', () => {
  const cell = { seriesIndex: 0, dataIndex: 2, value: [1, 1, 142] }
  expect(hintOf(risks, cell, look.share).textContent).toBe('乙应收142.00')
  expect(hrefOf(risks, cell)).toBe('/claim/b')
  expect(hrefOf(risks, { value: [0, 1, 0] })).toBeNull()
})

test('a gauge is coloured in stretches up to the end of its scale, and reads its value as it is told', () => {
  const option = asValues({
    kind: 'gauge',
    categories: ['集中度'],
    series: [{ label: '集中度', values: [2_850], texts: ['2,850'] }],
    bands: [
      { to: 2_500, tone: 'good' },
      { to: 10_000, tone: 'bad' },
    ],
  })
  const [gauge] = option.series as readonly { readonly detail: { readonly formatter: () => string } }[] // one
  expect(gauge).toMatchObject({
    type: 'gauge',
    max: 10_000,
    axisLine: {
      lineStyle: {
        color: [
          [0.25, 'green'],
          [1, 'red'],
        ],
      },
    },
    data: [{ value: 2_850, name: '集中度' }],
  })
  expect(gauge?.detail.formatter()).toBe('2,850')
})

test('a web has a corner for each category and a line for each series, whose hint says all corners', () => {
  const option = asValues({ kind: 'radar' })
  expect(option).toMatchObject({
    legend: {},
    radar: {
      indicator: [
        { name: '甲', max: 600 },
        { name: '乙', max: 600 },
      ],
    },
    series: [
      {
        type: 'radar',
        data: [
          { name: '预付', value: [600, 0] },
          { name: '应收', value: [200, 142] },
        ],
      },
    ],
  })
  expect(hintOf({ ...risks, kind: 'radar' }, { dataIndex: 1 }, look.share).textContent).toBe('应收甲200.00乙142.00')
})

test('a point of a scatter stands by two figures and says both', () => {
  const option = asValues({ kind: 'scatter' })
  expect(option).toMatchObject({
    xAxis: { name: '预付' },
    yAxis: { name: '应收' },
    series: [
      {
        type: 'scatter',
        data: [
          [600, 200],
          [null, 142],
        ],
      },
    ],
  })
  expect(option).not.toHaveProperty('legend')
  expect(hintOf({ ...risks, kind: 'scatter' }, { dataIndex: 0 }, look.share).textContent).toBe('甲预付600.00应收200.00')
})

test('steps stand upon each other, below nothing too, and their sum stands on the ground', () => {
  const option = asValues({
    kind: 'waterfall',
    categories: ['收入', '其他收入', '成本', '补贴', '利润'],
    series: [{ label: '额', values: [100, 30, -160, 50, 20], texts: ['100', '30', '-160', '50', '20'] }],
  })
  const [holdUp, above, holdDown, below] = option.series as readonly { readonly data: readonly unknown[] }[] // four parts
  const sizes = (part: typeof above) =>
    part?.data.map((one) => (typeof one === 'object' && one !== null && 'value' in one ? one.value : one))
  expect(sizes(holdUp)).toEqual([0, 100, 0, 0, 0])
  expect(sizes(above)).toEqual([100, 30, 130, 20, 20])
  expect(sizes(holdDown)?.map((value) => Number(value) + 0)).toEqual([0, 0, 0, 0, 0])
  expect(sizes(below)?.map((value) => Number(value) + 0)).toEqual([0, 0, -30, -30, 0])
  expect(above?.data).toMatchObject([
    { itemStyle: { color: 'green' } },
    { itemStyle: { color: 'green' } },
    { itemStyle: { color: 'red' } },
    { itemStyle: { color: 'green' } },
    { itemStyle: { color: '#111111' } },
  ])
})

test('a figure that was made of records is a link to them beside the drawing', () => {
  const opened: string[] = []
  render(<Chart chart={risks} numbers={look} onOpen={(href) => opened.push(href)} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['600.00', '200.00', '142.00'])
  fireEvent.click(screen.getByRole('link', { name: '142.00' }))
  expect(opened).toEqual(['/claim/b'])
})
