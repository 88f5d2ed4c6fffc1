import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, find, get, save } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { type TradeWorld, tradeWorld } from '../../trade/testing/trade-world.ts'
import { contract } from '../contract.ts'
import { tradePlan } from './trade-plan.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld
let years = 2000

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

const read = async (id: string) => {
  const all = (await world.ctx('findir')).withoutScope('the test reads')
  const [plan] = await find(all, tradePlan, { id }, { lines: true })
  return plan ?? expect.fail('the plan is gone')
}

/** A draft of the sea company for a year of its own. */
async function drafted(row: More, more: More = {}): Promise<string> {
  const ctx = await world.ctx('seasales')
  years += 1
  const values = { year: `${years}`, bookUnit: ctx.actor.unitId, bizSegment: 'sea', direction: 'buy', ...more }
  return (await save(ctx, tradePlan, { ...values, rows: [{ goodsId: world.coal, ...row }] })).id
}

async function submitted(id: string): Promise<void> {
  await act(await world.ctx('seasales'), tradePlan, id, 'submit', { ver: (await read(id)).ver })
}

async function issued(id: string): Promise<string> {
  await submitted(id)
  await world.agree(tradePlan, id, worldNow)
  return id
}

async function adjusted(previousId: string, row: More): Promise<string> {
  const rows = [{ goodsId: world.coal, ...row }]
  const made = await save(await world.ctx('seasales'), tradePlan, { previousId, reason: '冬储需求增加', rows })
  return made.id
}

describe('a plan of twelve months', () => {
  // 1 200 × 545.50 = 654 600.00; 800.5 × 540.25 = 432 470.125, rounded to 432 470.13; together 1 087 070.13.
  test('adds its months up by goods and as a whole', async () => {
    const ctx = await world.ctx('seasales')
    const { id } = await save(ctx, tradePlan, {
      year: '2027',
      bookUnit: ctx.actor.unitId,
      bizSegment: 'sea',
      direction: 'buy',
      rows: [{ goodsId: world.coal, q1: '1200', p1: '545.5', q12: '800.5', p12: '540.25' }],
    })
    const plan = await read(id)
    expect(plan).toMatchObject({ planQty: '2000.500', planAmount: '1087070.13', version: '1', status: '0' })
    expect(plan.rows?.[0]).toMatchObject({ qty: '2000.500', amount: '1087070.13' })
  })

  test('asks for a price where there are tonnes, for goods once, and for a quantity at all', async () => {
    await expect(drafted({ q3: '100' })).rejects.toMatchObject({ errors: { 'rows.0.p3': {} } })
    const twice = { rows: [{ goodsId: world.coal }, { goodsId: world.coal }] }
    const ctx = await world.ctx('seasales')
    const values = { year: '2025', bookUnit: ctx.actor.unitId, bizSegment: 'sea', direction: 'buy' }
    await expect(save(ctx, tradePlan, { ...values, ...twice })).rejects.toMatchObject({
      errors: { rows: { code: 'trade-plan.goods-twice' } },
    })
    await expect(drafted({ q3: '100', p3: '500' }, { year: '2028' })).rejects.toMatchObject({
      errors: { year: { code: 'year.beyond-next' } },
    })
    const empty = await drafted({})
    await expect(submitted(empty)).rejects.toMatchObject({ errors: { rows: { code: 'trade-plan.nothing-planned' } } })
  })

  test('is drawn up once for a company, segment and direction of a year', async () => {
    await drafted({ q1: '1', p1: '500' }, { year: '2026' })
    await expect(drafted({ q1: '2', p1: '500' }, { year: '2026' })).rejects.toMatchObject({ errors: {} })
    await drafted({ q1: '2', p1: '500' }, { year: '2026', direction: 'sell' })
  })

  test('is agreed to by three offices, and is not changed any more', async () => {
    const id = await drafted({ q1: '10', p1: '500' })
    await submitted(id)
    expect((await read(id)).status).toBe('1')
    await world.agree(tradePlan, id, worldNow, 2)
    expect((await read(id)).currentHandlers).toEqual([world.person('qiangm')])
    await world.agree(tradePlan, id, worldNow)
    const plan = await read(id)
    expect(plan).toMatchObject({ status: '2', approvalStatus: '2' })
    const changed = { id, ver: plan.ver, rows: [{ goodsId: world.coal, q1: '11', p1: '500' }] }
    await expect(save(await world.ctx('seasales'), tradePlan, changed)).rejects.toMatchObject({ status: 409 })
  })
})

describe('an adjustment', () => {
  test('begins with what the plan says, and takes its place once it is agreed to', async () => {
    const first = await issued(await drafted({ q1: '100', p1: '500', q2: '200', p2: '510' }))
    const ctx = await world.ctx('seasales')
    const { offered, settled } = await suggested(ctx, tradePlan, { previousId: first }, 'previousId')
    const rows = { ...offered, ...settled }['rows'] as readonly More[]
    expect(rows).toMatchObject([{ goodsId: world.coal, q1: '100.000', q2: '200.000', p2: '510.00' }])
    const second = await adjusted(first, { q1: '150', p1: '500', q2: '200', p2: '510' })
    expect(await read(second)).toMatchObject({ version: '2', bizSegment: 'sea', year: (await read(first)).year })
    expect((await read(first)).status, 'until then the first holds').toBe('2')
    await issued(second)
    expect(await read(first)).toMatchObject({ status: '3', planQty: '300.000' })
    expect(await read(second)).toMatchObject({ status: '2', planQty: '350.000' })
  })

  test('is made of the version in force, and of it once at a time', async () => {
    const first = await issued(await drafted({ q1: '100', p1: '500' }))
    const second = await adjusted(first, { q1: '110', p1: '500' })
    await expect(adjusted(first, { q1: '120', p1: '500' })).rejects.toMatchObject({ errors: {} })
    await issued(second)
    await expect(adjusted(first, { q1: '130', p1: '500' })).rejects.toThrow()
  })

  test('that is revoked leaves the version before in force; one that was adjusted is not revoked', async () => {
    const first = await issued(await drafted({ q1: '100', p1: '500' }))
    const second = await issued(await adjusted(first, { q1: '110', p1: '500' }))
    const drafter = await world.ctx('seasales')
    const close = async (id: string) =>
      act(drafter, tradePlan, id, 'close', { ver: (await read(id)).ver, reason: '市场变化' })
    await expect(close(first)).rejects.toThrow()
    await close(second)
    expect(await read(second)).toMatchObject({ status: '9' })
    expect(await read(first)).toMatchObject({ status: '2' })
  })
})

test('a contract is made of an issued plan of its segment and side', async () => {
  const planId = await issued(await drafted({ q1: '1000', p1: '500' }))
  const id = await world.bought('1000', { planId })
  expect((await get(await world.ctx('seasales'), contract, id)).planId).toBe(planId)
  const sale = await issued(await drafted({ q1: '1000', p1: '500' }, { direction: 'sell' }))
  await expect(world.bought('1000', { planId: sale })).rejects.toThrow()
  const draft = await drafted({ q1: '1000', p1: '500' })
  await expect(world.bought('1000', { planId: draft })).rejects.toThrow()
})
