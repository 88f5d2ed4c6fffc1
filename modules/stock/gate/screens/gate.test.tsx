import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn, type } from '../../../../web/testing/index.ts'
import { gateWords } from '../gate-words.ts'
import Gate from './gate.tsx'

const label = gateWords.page
const path = 'GET /api/stock/gate/today'
const lorry = { customer: '松原热电', goods: '动力煤 Q5500', place: 'JZ-01-A-02', left: '60.000' }
const expected = [{ ...lorry, releaseId: 'r1', number: 'FH-1', validTo: '2026-11-25', plate: '辽G85101', driver: null }]
const inside = [{ ...lorry, id: 'p1', ver: 1, number: 'MG-1', plate: '辽G85212', tare: '15.200' }]

test('a lorry that is on a release is let in with its tare, and a refusal stands at the plate', async () => {
  const server = await signedIn({ answers: { [path]: { hasScale: false, expected, inside } } })
  await show(<Gate />, { label })
  await press(/辽G85101.*货位 JZ-01-A-02/)
  server.on(
    'POST /api/stock/gatePass/save',
    refusal({ status: 422, code: 'record.invalid', message: '不能进场', fields: { plateNo: '放货单已提完' } }),
  )
  await type('皮重(吨)', '15.2')
  await press('进场')
  await screen.findByText('放货单已提完')
  server.on('POST /api/stock/gatePass/save', { id: 'p2', ver: 1 })
  await press('进场')
  await screen.findByText('请选择车辆')
  expect(server.callsTo('POST /api/stock/gatePass/save')[1]?.body).toEqual({
    plateNo: '辽G85101',
    releaseId: 'r1',
    tare: '15.2',
  })
})

test('a lorry that is inside leaves with its gross weight and the ticket is printed', async () => {
  const server = await signedIn({
    answers: {
      [path]: { hasScale: false, expected, inside },
      'POST /api/stock/gatePass/p1/action/leave': { id: 'p1', ver: 2 },
      'GET /api/stock/gatePass/p1': { record: { id: 'p1', ticketId: 't1' } },
    },
  })
  await show(<Gate />, { label })
  await press(/辽G85212/)
  expect(screen.queryByRole('button', { name: gateWords.scale.zh })).toBeNull()
  await type('毛重(吨)', '47.7')
  // 47.7 − 15.2.
  await screen.findByText('32.500')
  await press('出场并出磅单')
  await screen.findByText('辽G85212 已出场，净重 32.500 吨')
  await screen.findByRole('button', { name: '打印磅单' })
  expect(server.callsTo('POST /api/stock/gatePass/p1/action/leave')[0]?.body).toEqual({ ver: 1, gross: '47.7' })
})

test('the weight is taken from the scale, and what speaks against it stands at the weight', async () => {
  const server = await signedIn({
    answers: {
      [path]: { hasScale: true, expected, inside },
      'POST /api/stock/gatePass/p1/action/leave': { id: 'p1', ver: 2 },
      'GET /api/stock/gatePass/p1': { record: { id: 'p1', ticketId: 't1' } },
    },
  })
  await show(<Gate />, { label })
  await press(/辽G85212/)
  const asked = 'GET /api/stock/gate/weight/out'
  server.on(asked, refusal({ status: 409, code: 'gate.scale-moving', message: '读数未稳定' }))
  await press(gateWords.scale.zh)
  await screen.findByText('读数未稳定')
  server.on(asked, { weight: '47.700', reading: '2-57' })
  await press(gateWords.scale.zh)
  await screen.findByText('32.500')
  expect(screen.queryByText('读数未稳定')).toBeNull()
  await press('出场并出磅单')
  await screen.findByText('辽G85212 已出场，净重 32.500 吨')
  const leaving = server.callsTo('POST /api/stock/gatePass/p1/action/leave')
  expect(leaving[0]?.body).toEqual({ ver: 1, gross: '47.700', reading: '2-57' })
})

test('a weight that was typed over that of the scale is no reading of it', async () => {
  const server = await signedIn({
    answers: {
      [path]: { hasScale: true, expected, inside },
      'GET /api/stock/gate/weight/out': { weight: '47.700', reading: '2-57' },
      'POST /api/stock/gatePass/p1/action/leave': { id: 'p1', ver: 2 },
      'GET /api/stock/gatePass/p1': { record: { id: 'p1', ticketId: 't1' } },
    },
  })
  await show(<Gate />, { label })
  await press(/辽G85212/)
  await press(gateWords.scale.zh)
  await screen.findByText('32.500')
  await type('毛重(吨)', '48.2')
  await press('出场并出磅单')
  await screen.findByText('辽G85212 已出场，净重 33.000 吨')
  const leaving = server.callsTo('POST /api/stock/gatePass/p1/action/leave')
  expect(leaving[0]?.body).toEqual({ ver: 1, gross: '48.2' })
})

test('a plate that is on no release is not found', async () => {
  await signedIn({ answers: { [path]: { hasScale: false, expected, inside } } })
  await show(<Gate />, { label })
  await type('车牌号', '黑A00001')
  await screen.findByText('没有可提车辆')
})
