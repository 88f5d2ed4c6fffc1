import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { example } from '../testing/quality-trial-example.ts'
import { qualityStandard } from './quality-standard.ts'

type More = Readonly<Record<string, Json>>

const counted = { worse: 'above', mode: 'PRORATA' } as const
const sulphur = { ...counted, idx: 'std', base: '0.8', per: '0.1', rate: '5', trial: '0.93' }
const ash = { ...counted, idx: 'ad', base: '18', per: '1', rate: '3', trial: '19.4' }

let world: GroupWorld
let count = 0

beforeAll(async () => {
  world = await groupWorld()
}, 120_000)

async function written(more: More = {}): Promise<string> {
  count += 1
  const named = { stdCode: `QS-${count}`, stdName: `动力煤标准 ${count}` }
  return (await save(await world.ctx('seabuy'), qualityStandard, { ...example, ...named, ...more })).id
}

const read = async (id: string) => get(await world.ctx('seabuy'), qualityStandard, id)

describe('a quality standard', () => {
  test('T-SET-01 keeps its example with every step to the price', async () => {
    const id = await written()
    expect(await read(id)).toMatchObject({ paidQty: '49333.333', paidPrice: '674.03', paidAmount: '33252146.44' })
    const { steps } = await get(await world.ctx('seabuy'), qualityStandard, id)
    expect(steps).toMatchObject([
      { step: 'mt', formula: '50000 × (100 − 11.2) ÷ (100 − 10)', change: null },
      { step: 'q', formula: '700 × 5380 ÷ 5500 = 684.73', change: '-15.27', price: '684.73' },
      { step: 'std', formula: '1.3 × 5', change: '-6.50', price: '678.23' },
      { step: 'ad', formula: '1.4 × 3', change: '-4.20', price: '674.03' },
    ])
  })

  // By hand: 585 − 10 of the band, sulphur 0.87 is one step of 5 begun, and 12 400 t stay: 570 × 12 400.
  test('prices by bands and begun steps', async () => {
    const bands = [{ from: '4700', to: '4900', change: '-10' }]
    const id = await written({
      mtMode: 'NONE',
      qBase: '5000',
      qReject: '4300',
      heatMode: 'BAND',
      bands,
      indices: [{ ...sulphur, mode: 'CEIL', trial: '0.87' }],
      trialPrice: '585',
      trialQty: '12400',
      trialHeat: '4860',
    })
    expect(await read(id)).toMatchObject({ paidQty: '12400.000', paidPrice: '570.00', paidAmount: '7068000.00' })
  })

  test('has no price for coal that is rejected, nor for coal that was not tested', async () => {
    expect(await read(await written({ trialHeat: '4799' }))).toMatchObject({ paidPrice: null })
    expect(await read(await written({ trialHeat: null }))).toMatchObject({ paidPrice: null })
  })

  test('refuses terms by which a coal has two prices or none, at their field', async () => {
    const refused = (more: More, errors: object) => expect(written(more)).rejects.toMatchObject({ errors })
    await refused({ qReject: '5500' }, { qReject: { code: 'quality-std.reject-within-limit' } })
    await refused({ qLimit: '4700' }, { qReject: { code: 'quality-std.reject-within-limit' } })
    await refused({ mtLimit: '9' }, { mtLimit: { code: 'quality-std.limit-within-base' } })
    await refused({ indices: [sulphur, ash, sulphur] }, { 'indices.2.idx': { code: 'quality-std.index-twice' } })
    await refused({ indices: [{ ...sulphur, rate: '-1' }] }, { 'indices.0.rate': {} })
    await refused(
      { tiers: [{ idx: 'hgi', from: '1', rate: '1' }] },
      { 'tiers.0.idx': { code: 'quality-std.tier-of-no-index' } },
    )
    const tiers = (...[from, to]: readonly [string, string | null]) => [
      { idx: 'ad', from: '18', to: '20', rate: '3' },
      { idx: 'ad', from, to, rate: '6' },
    ]
    await refused({ tiers: tiers('20.5', null) }, { 'tiers.1.from': { code: 'quality-std.tiers-with-gap' } })
    await refused({ tiers: tiers('20', '19') }, { 'tiers.1.from': { code: 'quality-std.tiers-with-gap' } })
    await expect(written({ tiers: tiers('20', null) })).resolves.toBeTypeOf('string')
    const bands = [
      { from: '5300', to: '5500', change: '-5' },
      { from: '5200', to: '5301', change: '-15' },
    ]
    await refused({ heatMode: 'BAND', bands }, { 'bands.1.from': { code: 'quality-std.bands-overlap' } })
    await refused({ heatMode: 'STEP' }, { heatPer: {}, heatRate: {} })
  })

  test('is put into force by the head of the department, and stays as it is from then on', async () => {
    const id = await written()
    await expect(act(await world.ctx('seabuy'), qualityStandard, id, 'enact', { ver: 1 })).rejects.toMatchObject({
      status: 403,
    })
    await act(await world.ctx('sealead'), qualityStandard, id, 'enact', { ver: 1 })
    const { ver, status } = await read(id)
    expect(status).toBe('1')
    await expect(save(await world.ctx('seabuy'), qualityStandard, { id, ver, qBase: '5400' })).rejects.toMatchObject({
      code: 'record.not-editable',
    })
    await expect(act(await world.ctx('hr'), qualityStandard, id, 'retire', { ver })).rejects.toMatchObject({
      status: 403,
    })
    await act(await world.ctx('sealead'), qualityStandard, id, 'retire', { ver })
    expect((await read(id)).status).toBe('2')
  })
})
