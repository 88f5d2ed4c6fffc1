import { screen } from '@testing-library/react'
import { test } from 'vitest'
import type { DiagramDescribed } from '../../../core/api-types/diagram.ts'
import { press, refusal, show, signedIn } from '../../testing/index.ts'
import { DiagramPage } from './diagram-page.tsx'

const at = 'GET /api/diagram/plant/wiring'
const label = { zh: '接线图', ru: 'Схема', en: 'Diagram' }
const described: DiagramDescribed = {
  label: '接线图',
  filters: [],
  any: true,
  symbols: [
    { name: 'grid', sort: 'grid', x: 0, y: 0, label: '电网' },
    { name: 'q', sort: 'breaker', x: 0, y: 4, label: '断路器' },
  ],
  lines: [{ from: 'grid.b', to: 'q.a', carries: 'power' }],
  fields: [],
  series: { module: 'plant', name: 'reading' },
  opens: { module: 'plant', name: 'device' },
}

test('without a record that has the diagram the page says how there will be one', async () => {
  await signedIn({ answers: { [at]: { ...described, any: false } } })
  await show(<DiagramPage module="plant" name="wiring" label={label} />, { label })
  await screen.findByText('还没有可查看的对象')
})

test('what could not be read is asked for again', async () => {
  const server = await signedIn({
    answers: { [at]: refusal({ status: 500, code: 'server.broken', message: '服务器出错' }) },
  })
  await show(<DiagramPage module="plant" name="wiring" label={label} />, { label })
  await screen.findByText(/服务器出错/)
  server.on(at, { ...described, any: false })
  await press(/重\s?试/)
  await screen.findByText('还没有可查看的对象')
})
