import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DiagramDescribed, DiagramNow, SymbolNow } from '../../../core/api-types/diagram.ts'
import { press, show, signedIn } from '../../testing/index.ts'
import { PointsTable } from './points-table.tsx'

const described: DiagramDescribed = {
  label: '接线图',
  filters: [],
  any: true,
  symbols: [
    { name: 'grid', sort: 'grid', x: 0, y: 0, label: '电网' },
    { name: 'q', sort: 'breaker', x: 0, y: 4, label: '断路器' },
    { name: 'load', sort: 'load', x: 0, y: 8, label: '负荷' },
  ],
  lines: [{ from: 'grid.b', to: 'q.a', carries: 'power' }],
  fields: [{ name: 'power', label: '功率', unit: 'kW', digits: 1, sort: 'gauge' }],
  series: { module: 'plant', name: 'reading' },
  opens: { module: 'plant', name: 'device' },
}
const one = (name: string, more: Partial<SymbolNow>): SymbolNow => ({
  name,
  live: 'live',
  on: null,
  alarmed: false,
  stale: false,
  record: null,
  readId: null,
  readAt: null,
  values: [],
  ...more,
})
const now: DiagramNow = {
  title: '一号站',
  at: 0,
  silent: false,
  symbols: [
    one('grid', {}),
    one('q', { on: 'off' }),
    one('load', {
      live: 'dead',
      alarmed: true,
      values: [{ field: 'power', value: '9.5', low: null, high: '8', mark: 'high' }],
    }),
  ],
  lines: ['live'],
}

test('the table says in words what the drawing shows in colours, what is wrong first, and opens a symbol', async () => {
  await signedIn({})
  const opened: string[] = []
  await show(<PointsTable described={described} now={now} onOpen={(name) => opened.push(name)} />)
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent)
  expect(rows.slice(1)).toEqual(['负荷告警失电功率: 9.5\u00a0kW · 高于上限 8.0\u00a0kW', '电网带电', '断路器分闸'])
  await press('断路器')
  expect(opened).toEqual(['q'])
})
