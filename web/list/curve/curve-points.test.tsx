import { expect, test } from 'vitest'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import { textIn } from '../../platform/data/reference-names.ts'
import { voyageDocument } from '../../testing/index.ts'
import { curveOf } from './curve-points.ts'

const base = voyageDocument()
const doc = {
  ...base,
  fields: [
    ...base.fields,
    fieldOf('date', { name: 'day', label: '日期' }),
    fieldOf('rate', { name: 'depth', label: '吃水' }),
  ],
}
const curve = { along: 'day', value: 'depth', by: ['port'], holds: false }
const at = (day: string, port: string, depth: string | null) => ({ day, port, depth })
const drawn = (rows: readonly ReturnType<typeof at>[], holds = false) =>
  curveOf(doc, { ...curve, holds }, rows, textIn('en'))

test('a line for each name goes from the oldest day to the latest, and has no point where nothing was entered', () => {
  const rows = [at('2026-03-01', 'B', '12'), at('2026-02-01', 'A', '10.5'), at('2026-01-01', 'B', '11')]
  const { chart, relative } = drawn(rows)
  expect(relative).toBe(false)
  expect(chart.categories).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
  expect(chart.series).toMatchObject([
    { label: 'A', values: [null, 10.5, null], texts: ['', '10.5000', ''] },
    { label: 'B', values: [11, null, 12] },
  ])
})

test('what holds until the next is drawn day by day, from where it begins', () => {
  const rows = [at('2026-01-04', 'B', '12'), at('2026-01-02', 'A', '10.5'), at('2026-01-01', 'B', '11')]
  const { chart } = drawn(rows, true)
  expect(chart.categories).toEqual(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
  expect(chart.series.map(({ values }) => values)).toEqual([
    [null, 10.5, 10.5, 10.5],
    [11, 11, 11, 12],
  ])
})

test('of what holds over many years only the changes are drawn', () => {
  const rows = [at('2026-01-01', 'A', '12'), at('1990-01-01', 'A', '10')]
  expect(drawn(rows, true).chart.categories).toEqual(['1990-01-01', '2026-01-01'])
})

test('lines of very different size are drawn by how they change, and read as they are', () => {
  const rows = [at('2026-02-01', 'A', '8'), at('2026-02-01', 'B', '0.09'), at('2026-01-01', 'A', '4')]
  const { chart, relative } = drawn([...rows, at('2026-01-01', 'B', '0.1')])
  expect(relative).toBe(true)
  expect(chart.series.map(({ values }) => values)).toEqual([
    [100, 200],
    [100, 90],
  ])
  expect(chart.series[1]?.texts).toEqual(['0.1000', '0.0900'])
})

test('of two records of one day and line the first counts, and one without a number is no point', () => {
  const rows = [at('2026-01-01', 'A', '4'), at('2026-01-01', 'A', '5'), at('2026-01-02', 'A', null)]
  expect(drawn(rows).chart.series).toMatchObject([{ values: [4, null] }])
})
