import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChartData, ChartLook } from './chart-data.ts'
import { chartOption } from './chart-option.ts'
import { hintOf } from './chart-tooltip.ts'
import { Chart } from './chart.tsx'

const chart: ChartData = {
  kind: 'stacked',
  label: '合同额（按月、板块）',
  categories: ['1 月', '2 月'],
  series: [
    { label: '海运', values: [1_200, null], texts: ['1,200.00', ''] },
    { label: '<b>陆运</b>', values: [800, 50], texts: ['800.00', '50.00'] },
  ],
}
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
const asValues = (kind: ChartData['kind'], more: Partial<ChartData> = {}) =>
  chartOption({ ...chart, kind, ...more }, look)

test('values of a chart stand in a table for whoever does not see it', () => {
  render(<Chart chart={chart} numbers={look} title="合同额" />)
  const table = within(screen.getByRole('figure', { name: '合同额（按月、板块）' })).getByRole('table')
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['海运<b>陆运</b>', '1 月1,200.00800.00', '2 月50.00'])
  expect(table.className).toBe('sr-only')
})

test('of a curve of 1,200 values every third is read, and the last', () => {
  const categories = Array.from({ length: 1_200 }, (_, at) => `第 ${at} 点`)
  const series = [{ label: '功率', values: categories.map(() => 1), texts: categories.map((_, at) => `${at}`) }]
  render(<Chart chart={{ ...chart, kind: 'line', categories, series }} numbers={look} />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(0, 3)).toEqual(['功率', '第 0 点0', '第 3 点3'])
  expect(rows.at(-1)).toBe('第 1199 点1199')
  expect(rows).toHaveLength(402)
})

test('records that are called the same keep their own rows and columns', () => {
  const series = [chart.series[0], chart.series[0]].flatMap((one) => one ?? [])
  render(<Chart chart={{ ...chart, categories: ['其他', '其他'], series }} numbers={look} />)
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '海运海运',
    '其他1,200.001,200.00',
    '其他',
  ])
})

test('columns of a stack stand upon each other, months have their places although nothing is in them', () => {
  expect(asValues('stacked')).toMatchObject({
    color: ['#111111', '#222222'],
    animation: false,
    legend: { type: 'scroll' },
    xAxis: { type: 'category', data: ['1 月', '2 月'] },
    yAxis: { type: 'value', axisLabel: { formatter: look.short } },
    series: [
      { name: '海运', type: 'bar', stack: 'all', data: [1_200, null] },
      { type: 'bar', stack: 'all' },
    ],
  })
  expect(asValues('column')).toMatchObject({ series: [{ type: 'bar' }, { type: 'bar' }] })
  expect(asValues('column')).not.toHaveProperty('series.0.stack')
})

test('bars lie, the first at the top; a line has no columns under its pointer, an area is filled', () => {
  expect(asValues('bar')).toMatchObject({ xAxis: { type: 'value' }, yAxis: { type: 'category', inverse: true } })
  expect(asValues('line')).toMatchObject({
    tooltip: { axisPointer: { type: 'line' } },
    xAxis: { boundaryGap: false },
    series: [{ type: 'line', sampling: 'lttb' }, {}],
  })
  expect(asValues('line')).not.toHaveProperty('series.0.areaStyle')
  expect(asValues('area')).toHaveProperty('series.0.areaStyle')
})

test('a ring has a part for each category and its own legend; one series has none', () => {
  expect(asValues('ring', { series: [{ label: '额', values: [3, 1], texts: ['3.00', '1.00'] }] })).toMatchObject({
    legend: {},
    series: [
      {
        type: 'pie',
        data: [
          { name: '1 月', value: 3 },
          { name: '2 月', value: 1 },
        ],
      },
    ],
  })
  expect(asValues('area', { series: chart.series.slice(0, 1) })).not.toHaveProperty('legend')
})

test('a name has its colour in every chart that is given it', () => {
  const colours = new Map([
    ['1 月', 1],
    ['<b>陆运</b>', 0],
  ])
  expect(asValues('stacked', { colours })).toMatchObject({
    series: [{}, { name: '<b>陆运</b>', itemStyle: { color: '#111111' } }],
  })
  expect(asValues('stacked', { colours })).not.toHaveProperty('series.0.itemStyle')
  expect(asValues('ring', { colours })).toMatchObject({ series: [{ data: [{ itemStyle: { color: '#222222' } }, {}] }] })
})

test('a hint says what is there as it is read, names as they are, and of a ring its share', () => {
  const said = hintOf(
    chart,
    [
      { seriesIndex: 0, dataIndex: 1, color: 'red' },
      { seriesIndex: 1, dataIndex: 1, color: 'blue' },
    ],
    look.share,
  )
  expect(said.textContent).toBe('2 月<b>陆运</b>50.00')
  expect(
    hintOf({ ...chart, kind: 'ring' }, { seriesIndex: 0, dataIndex: 0, percent: 60 }, look.share).textContent,
  ).toBe('1 月海运1,200.00 · 60 per cent')
  expect(hintOf(chart, [], look.share).textContent).toBe('')
})
