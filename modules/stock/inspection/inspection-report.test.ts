import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { tradeWorld, type TradeWorld } from '../../trade/testing/trade-world.ts'
import { batch } from '../batch.ts'
import { inspectionReport } from './inspection-report.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

const clerk = 'sealog'
const trader = 'seabuy'
const read = async (id: string) => get(await world.ctx(clerk), inspectionReport, id)

async function newBatch(): Promise<string> {
  return (await save(await world.ctx(trader), batch, { goodsId: world.coal })).id
}

const qualityOf = async (id: string) => get(await world.ctx(trader), batch, id)

/** A report of our own laboratory that states its calorific value. */
async function sampled(more: More): Promise<string> {
  const values = { goodsId: world.coal, ownLab: '1', stage: 'in', qty: '1000', mt: '10', mad: '3', ...more }
  return (await save(await world.ctx(clerk), inspectionReport, values)).id
}

async function does(id: string, verb: string, who = clerk, body: More = {}): Promise<void> {
  const { ver } = await read(id)
  await act(await world.ctx(who), inspectionReport, id, verb, { ver, ...body })
}

async function issued(more: More): Promise<string> {
  const id = await sampled(more)
  await does(id, 'issue')
  return id
}

/** The reports of both sides over one batch, issued. */
async function pair(seller: string, buyer: string, more: More = {}) {
  const batchId = await newBatch()
  const theirs = await issued({ batchId, stage: 'load', side: 'seller', qnetKcal: seller })
  const ours = await issued({ batchId, stage: 'disch', qnetKcal: buyer, counterId: theirs, basis: 'avg', ...more })
  return { batchId, theirs, ours }
}

describe('the quality of a batch', () => {
  test('T-LAB-03: three confirmed reports of 22 000, 18 000 and 10 000 t make it 5 389.4 kcal/kg', async () => {
    const batchId = await newBatch()
    const found = [
      ['22000', '5420'],
      ['18000', '5310'],
      ['10000', '5465'],
    ] as const
    const ids: string[] = []
    for (const [qty, qnetKcal] of found) ids.push(await issued({ batchId, qty, qnetKcal }))
    expect((await qualityOf(batchId)).heatKcal).toBeNull()
    for (const id of ids) await does(id, 'confirm', trader)
    expect((await qualityOf(batchId)).heatKcal).toBe('5389.4')
    // Without the last (22 000 × 5 420 + 18 000 × 5 310) / 40 000 = 5 370.5.
    await does(ids[2] ?? '', 'reopen', trader)
    expect((await qualityOf(batchId)).heatKcal).toBe('5370.5')
  })

  test('what left for a buyer is none of it', async () => {
    const batchId = await newBatch()
    await does(await issued({ batchId, qnetKcal: '5100', qty: '100' }), 'confirm', trader)
    await does(await issued({ batchId, qnetKcal: '4700', qty: '900', stage: 'plant' }), 'confirm', trader)
    expect((await qualityOf(batchId)).heatKcal).toBe('5100.0')
  })
})

describe('two laboratories', () => {
  test('120 kcal apart they agree: the mean of both counts, for both and for the batch', async () => {
    const { batchId, theirs, ours } = await pair('5520', '5400')
    expect(await read(ours)).toMatchObject({ labDiff: '120', labResult: 'within' })
    await does(ours, 'confirm', trader)
    for (const id of [ours, theirs])
      expect(await read(id)).toMatchObject({ status: '3', bound: 'mean', bindQ: '5460.0' })
    expect((await qualityOf(batchId)).heatKcal).toBe('5460.0')
    await does(theirs, 'reopen', trader)
    expect(await read(ours)).toMatchObject({ status: '2', bound: null, bindQ: null })
    expect((await qualityOf(batchId)).heatKcal).toBeNull()
  })

  test('121 kcal apart they do not: the result of the arbitration binds both', async () => {
    const { batchId, theirs, ours } = await pair('5521', '5400')
    await expect(does(ours, 'confirm', trader)).rejects.toMatchObject({
      code: 'stock.labs-differ',
      params: { diff: '121', tol: '120' },
    })
    await does(ours, 'dispute', trader, { reason: '差值超过120' })
    await expect(does(ours, 'confirm', trader)).rejects.toMatchObject({ status: 409 })
    await does(ours, 'settle', trader)
    await does(ours, 'dispute', trader, { reason: '差值超过120，请仲裁' })
    await does(ours, 'arbitrate', trader)
    const { settled } = await suggested(await world.ctx(clerk), inspectionReport, { disputeId: ours }, 'disputeId')
    expect(settled).toMatchObject({ stage: 'arb', side: 'third', batchId })
    await expect(sampled({ ...settled, disputeId: ours, stage: 'in' })).rejects.toMatchObject({ errors: { stage: {} } })
    const third = await issued({ ...settled, disputeId: ours, qnetKcal: '5433' })
    await does(third, 'confirm', trader)
    for (const id of [ours, theirs])
      expect(await read(id)).toMatchObject({ status: '3', bound: 'arbitration', bindQ: '5433.0', arbitrationId: third })
    expect((await qualityOf(batchId)).heatKcal).toBe('5433.0')
    await expect(does(ours, 'reopen', trader)).rejects.toMatchObject({ status: 409 })
  })

  test('a contract may allow more or less, and names whose result counts', async () => {
    const narrow = await pair('5500', '5440', { labTol: '50' })
    await expect(does(narrow.ours, 'confirm', trader)).rejects.toMatchObject({ code: 'stock.labs-differ' })
    const load = await pair('5500', '5440', { basis: 'load' })
    await does(load.ours, 'confirm', trader)
    expect(await read(load.ours)).toMatchObject({ bound: 'counter', bindQ: '5500.0' })
    const third = await pair('5500', '5440', { basis: 'third' })
    await expect(does(third.ours, 'confirm', trader)).rejects.toMatchObject({
      errors: { basis: { code: 'stock.basis-of-neither' } },
    })
  })

  test('they are of two sides and of one cargo', async () => {
    const { batchId, theirs } = await pair('5500', '5440')
    const refused = async (more: More, code: string) =>
      expect(sampled({ counterId: theirs, basis: 'avg', qnetKcal: '5400', ...more })).rejects.toMatchObject({
        errors: { counterId: { code } },
      })
    await refused({ batchId, side: 'seller' }, 'stock.counter-of-same-side')
    await refused({ batchId: await newBatch() }, 'stock.counter-of-other-cargo')
  })
})

describe('a report', () => {
  test('is refused at the field whose value no coal has', async () => {
    const batchId = await newBatch()
    const refused = async (more: More, errors: object) =>
      expect(sampled({ batchId, ...more })).rejects.toMatchObject({ errors })
    await refused({ mt: '60.01' }, { mt: {} })
    await refused({ qnetKcal: '7501' }, { qnetKcal: {} })
    await refused({ stad: '8.5' }, { stad: {} })
    // 59 × 100 / 97 = 60.82.
    await refused({ aad: '59' }, { aad: { code: 'stock.value-too-high' } })
    await refused({ mad: '10.5' }, { mad: { code: 'stock.mad-above-mt' } })
    await refused({ qgrad: '9000', had: '4' }, { qgrad: { code: 'stock.heat-range' } })
    await refused({ batchId: null }, { billId: { code: 'stock.report-of-nothing' } })
    await sampled({ batchId, mt: '60', qnetKcal: '7500', stad: '7.7' })
  })

  test('is of the cargo of its bill, and is issued with values only', async () => {
    const billId = await world.shipped(await world.bought('5000'), { billQty: '5000' })
    const { settled, offered } = await suggested(await world.ctx(clerk), inspectionReport, { billId }, 'billId')
    expect({ ...settled, ...offered }).toMatchObject({ goodsId: world.coal, qty: '5000.000' })
    const id = await sampled({ billId, ...settled, ...offered, mt: null, mad: null })
    expect(await read(id)).toMatchObject({ counterparty: world.party, segment: 'sea' })
    await expect(does(id, 'issue')).rejects.toMatchObject({ code: 'stock.report-empty' })
  })

  test('that was entered wrongly goes back to the laboratory', async () => {
    const id = await sampled({ batchId: await newBatch(), qnetKcal: '5000' })
    for (const verb of ['test', 'issue', 'correct']) await does(id, verb)
    expect((await read(id)).status).toBe('1')
    await expect(does(id, 'confirm', trader)).rejects.toMatchObject({ status: 409 })
  })

  test('is confirmed by the trader, not by whoever took the sample', async () => {
    const id = await issued({ batchId: await newBatch(), qnetKcal: '5000' })
    await expect(does(id, 'confirm', clerk)).rejects.toMatchObject({ status: 403 })
    await expect(world.ctx('hr').then((ctx) => get(ctx, inspectionReport, id))).rejects.toMatchObject({ status: 404 })
  })
})
