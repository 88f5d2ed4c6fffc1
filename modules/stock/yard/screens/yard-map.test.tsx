import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn } from '../../../../web/testing/index.ts'
import { yardMapWords } from '../yard-map-words.ts'
import type { MapPlace } from '../yard-map.ts'
import YardMap from './yard-map.tsx'

const label = yardMapWords.page
const path = 'GET /api/stock/yard/map'
const reshape = 'POST /api/stock/position/p1/action/reshape'
const corners = [
  { x: '12.0', y: '12.0' },
  { x: '102.0', y: '12.0' },
  { x: '102.0', y: '54.0' },
  { x: '12.0', y: '54.0' },
]
const place: MapPlace = {
  id: 'p1',
  ver: 3,
  name: 'JZ-01-A-01',
  code: 'A-01',
  goods: '动力煤 Q5500',
  qty: '12500.000',
  capacity: '32000.000',
  fillPct: '39.1',
  heatKcal: '5480.0',
  tempMax: '63.5',
  tempAt: null,
  light: '2',
  lightName: '黄色',
  lastTurn: '2026-11-01',
  batches: [{ id: 'b1', batchNo: 'PC-20261101-01' }],
  corners,
}
const map = {
  yards: [
    { id: 'y1', name: '锦州港煤场', warm: 1 },
    { id: 'y2', name: '同江保税库', warm: 0 },
  ],
  yard: 'y1',
  places: [place],
}
const editor = { permissions: ['hwgl-ck', 'hwgl-bj'] }

test('a place is opened from the drawing or the list, and its warmth is said in words', async () => {
  await signedIn({ answers: { [path]: map } })
  await show(<YardMap />, { label })
  await screen.findByRole('group', { name: '锦州港煤场平面图' })
  expect(screen.getAllByText('63.5 ℃ · 黄色')).toHaveLength(1)
  expect(screen.getAllByText('1 处偏热')).toHaveLength(1)
  await press(/^JZ-01-A-01：/)
  await screen.findByText('12,500.000 / 32,000 吨')
  await screen.findByRole('link', { name: 'PC-20261101-01' })
})

test('the arrow keys move a place by metres, and Enter sends its corners with the version that was read', async () => {
  const server = await signedIn({ ...editor, answers: { [path]: map, [reshape]: { id: 'p1', ver: 4 } } })
  await show(<YardMap />, { label })
  const at = await screen.findByRole('button', { name: /^JZ-01-A-01：/ })
  fireEvent.keyDown(at, { key: 'ArrowRight' })
  fireEvent.keyDown(at, { key: 'ArrowRight' })
  fireEvent.keyDown(at, { key: 'ArrowUp' })
  await screen.findByRole('button', { name: 'JZ-01-A-01：移动 2，-1 米' })
  fireEvent.keyDown(at, { key: 'Enter' })
  await screen.findByText('货位已移动')
  // 12 + 2 and 12 − 1.
  expect(server.callsTo(reshape)[0]?.body).toMatchObject({ ver: 3, corners: [{ x: '14', y: '11' }, {}, {}, {}] })
})

test('what overlaps springs back with the reason, and Escape gives a place back', async () => {
  const server = await signedIn({ ...editor, answers: { [path]: map } })
  server.on(reshape, refusal({ status: 422, code: 'record.invalid', message: '与货位 A-02 重叠' }))
  await show(<YardMap />, { label })
  const at = await screen.findByRole('button', { name: /^JZ-01-A-01：/ })
  fireEvent.keyDown(at, { key: 'ArrowDown' })
  fireEvent.keyDown(at, { key: 'Escape' })
  expect(at.getAttribute('aria-label')).toMatch(/^JZ-01-A-01：动力煤/)
  fireEvent.keyDown(at, { key: 'ArrowDown' })
  fireEvent.keyDown(at, { key: 'Enter' })
  await screen.findByText('与货位 A-02 重叠')
  await screen.findByRole('button', { name: /^JZ-01-A-01：动力煤/ })
})

test('who may not change places moves none', async () => {
  await signedIn({ permissions: ['hwgl-ck'], answers: { [path]: map } })
  await show(<YardMap />, { label })
  const at = await screen.findByRole('button', { name: /^JZ-01-A-01：/ })
  fireEvent.keyDown(at, { key: 'ArrowRight' })
  expect(at.getAttribute('aria-label')).toMatch(/^JZ-01-A-01：动力煤/)
})

test('a yard without places says what comes next', async () => {
  await signedIn({ answers: { [path]: { yards: [], yard: null, places: [] } } })
  await show(<YardMap />, { label })
  await screen.findByText('还没有货位')
})
