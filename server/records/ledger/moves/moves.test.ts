import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CostMethod } from '../../../../core/description/ledger.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { withinTransaction } from '../../write/within-transaction.ts'
import { setMonthClosed } from '../month-closing.ts'
import { balancesAt } from './balances-at.ts'
import { moveProblems } from './ledger-line-consistency.ts'
import { ledgersDiff } from './ledger-table-migration.ts'
import type { Move, Moved, Moves } from './move.ts'
import { postMoves } from './post-moves.ts'
import { reverseMoves } from './reverse-moves.ts'
import { yard, yardMove, type YardWorld, yardWorld } from './testing/yard.ts'

let world: YardWorld
let ctx: Ctx
/** A warehouse of its own for each test, and a sort of coal nobody else moves. */
let at: Readonly<Record<string, string>>

beforeAll(async () => {
  world = await yardWorld()
  ctx = world.ctx
})
beforeEach(() => {
  at = { warehouse: '一号场', coalId: v7(), batch: 'PC-01' }
})

describe('what goes out of a ledger', () => {
  const costs: readonly (readonly [string, CostMethod, string])[] = [
    ['T-INV-01', 'moving-average', '-13420000.00'],
    ['T-INV-02', 'fifo', '-13140000.00'],
  ]
  test.each(costs)('%s costs by %s what it should', async (_, method, amount) => {
    await move('2026-11-01', { quantity: '20000', amount: '10400000.00', method })
    await move('2026-11-02', { quantity: '30000', amount: '16440000.00', method })
    const { lines } = await move('2026-11-03', { quantity: '-25000', method })
    expect(lines).toMatchObject([{ amount }])
  })

  test('T-INV-02 costs by batch what its batch cost', async () => {
    await move('2026-11-01', { quantity: '20000', amount: '10400000.00', method: 'batch' })
    const other = { ...at, batch: 'PC-02' }
    await move('2026-11-01', { at: other, quantity: '30000', amount: '16440000.00', method: 'batch' })
    const { lines } = await moves('2026-11-03', [
      { at, quantity: '-20000', method: 'batch' },
      { at: other, quantity: '-5000', method: 'batch' },
    ])
    expect(lines.map((line) => line.amount)).toEqual(['-10400000.00', '-2740000.00'])
  })

  test('is never more than there is, and the refusal names goods, batch and what is left', async () => {
    at = { ...at, coalId: world.coals[0] }
    await move('2026-11-01', { quantity: '10', amount: '100.00' })
    await move('2026-11-01', { at: { ...at, batch: 'PC-02' }, quantity: '10', amount: '100.00' })
    await expect(move('2026-11-05', { quantity: '-10.001' })).rejects.toMatchObject({
      code: 'ledger.not-enough',
      params: { what: '一号场 · 混煤 · PC-01', day: '2026-11-05', left: '10.000', asked: '10.001' },
      status: 409,
    })
    await expect(move('2026-10-31', { quantity: '-1' })).rejects.toMatchObject({ code: 'ledger.not-enough' })
  })

  test('is not more than there is on a later day either when the move is dated back', async () => {
    await move('2026-11-01', { quantity: '10', amount: '100.00' })
    await move('2026-11-05', { quantity: '-10' })
    await move('2026-11-08', { quantity: '10', amount: '100.00' })
    const elsewhere = { ...at, warehouse: '二号场' }
    await move('2026-11-01', { at: elsewhere, quantity: '50', amount: '500.00' })
    await expect(move('2026-11-03', { quantity: '-1' })).rejects.toMatchObject({
      code: 'ledger.not-enough',
      params: { day: '2026-11-05', left: '0.000', asked: '1.000' },
    })
    expect((await move('2026-11-08', { quantity: '-1' })).isNew).toBe(true)
  })
})

describe('a move', () => {
  test('is written once for each event of a source', async () => {
    const source = sourced()
    const first = await moves('2026-11-01', [{ at, quantity: '10', amount: '100.00' }], { source })
    const again = await moves('2026-11-01', [{ at, quantity: '10', amount: '100.00' }], { source })
    expect(again).toEqual({ lines: first.lines, corrected: [], isNew: false })
    expect(await quantityAt('2026-11-30')).toBe('10.000')
  })

  test('that two transactions write at once is written by one of them', async () => {
    const source = sourced()
    const both = [1, 2].map(() => moves('2026-11-01', [{ at, quantity: '10', amount: '100.00' }], { source }))
    expect((await Promise.all(both)).map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  })

  test('leads to the document that it comes from', async () => {
    const id = world.coals[1]
    await moves('2026-11-01', [{ at, quantity: '1', amount: '1.00' }], {
      source: { type: 'yard.coal', id, no: 'RK-1' },
    })
    const { rows } = await world.pool.driver.query(
      'select delivery_id, source_no from yard.yard_move where coal_id = $1',
      [at['coalId']],
    )
    expect(rows).toEqual([{ delivery_id: id, source_no: 'RK-1' }])
  })

  test('is in what stood on every day from its own on', async () => {
    await move('2026-11-01', { quantity: '10', amount: '100.00' })
    await move('2026-11-10', { quantity: '-4' })
    await move('2026-11-05', { quantity: '5', amount: '200.00' })
    const on = await Promise.all(['2026-10-31', '2026-11-04', '2026-11-05', '2026-11-09', '2026-11-10'].map(quantityAt))
    expect(on).toEqual([undefined, '10.000', '15.000', '15.000', '11.000'])
  })

  test('without an amount comes not in, and with one goes not out', async () => {
    await expect(move('2026-11-01', { quantity: '1' })).rejects.toThrow('amount of cents')
    await expect(move('2026-11-01', { quantity: '-1', amount: '1.00' })).rejects.toThrow('amount of cents')
    await expect(move('2026-11-01', { quantity: '1', amount: '1.001' })).rejects.toThrow('amount of cents')
    await expect(move('2026-11-01', { quantity: '0', amount: '0.00' })).rejects.toThrow('amount of cents')
  })
})

describe('a move on an earlier day', () => {
  test('corrects the cost of what went out after it, beside it, and what its reversal brought back', async () => {
    await move('2026-11-01', { quantity: '10', amount: '100.00' })
    const source = sourced()
    const out = await moves('2026-11-05', [{ at, quantity: '-5' }], { source })
    await reverse(source, '2026-11-06')
    const late = await move('2026-11-02', { quantity: '10', amount: '300.00' })
    expect(late.corrected).toMatchObject([
      { day: '2026-11-05', amount: '-50.00', event: '1', source: { id: source.id } },
      { day: '2026-11-06', amount: '50.00', event: '1-REV', source: { id: source.id } },
    ])
    expect(out.lines).toMatchObject([{ amount: '-50.00' }])
    const [held] = await balancesAt(ctx, yard, { unitIds: [world.unitId], day: '2026-11-30', at })
    expect(held).toMatchObject({ quantity: '20.000', amount: '400.00' })
  })

  test('gives back at the corrected cost what is reversed after it', async () => {
    await move('2026-11-01', { quantity: '10', amount: '100.00' })
    const source = sourced()
    await moves('2026-11-05', [{ at, quantity: '-5' }], { source })
    await move('2026-11-02', { quantity: '10', amount: '300.00' })
    expect((await reverse(source, '2026-11-07')).lines).toMatchObject([{ amount: '100.00' }])
  })

  test('is taken in order by the method oldest first', async () => {
    const method = 'fifo'
    await move('2026-11-02', { quantity: '10', amount: '100.00', method })
    await move('2026-11-05', { quantity: '-5', method })
    const late = await move('2026-11-01', { quantity: '10', amount: '300.00', method })
    expect(late.corrected).toMatchObject([{ day: '2026-11-05', amount: '-100.00' }])
    expect((await move('2026-11-06', { quantity: '-10', method })).lines).toMatchObject([{ amount: '-200.00' }])
  })
})

describe('a reversal', () => {
  test('is the opposite, once, and not before its original', async () => {
    const source = sourced()
    await moves('2026-11-05', [{ at, quantity: '10', amount: '100.00' }], { source })
    const back = await reverse(source, '2026-11-03')
    expect(back).toMatchObject({ lines: [{ amount: '-100.00' }], isNew: true })
    expect((await reverse(source, '2026-11-07')).isNew).toBe(false)
    expect(await quantityAt('2026-11-05')).toBeUndefined()
    await expect(reverse(sourced(), '2026-11-07')).rejects.toMatchObject({ code: 'ledger.nothing-moved' })
  })

  test('of what has gone out at its cost is refused', async () => {
    const source = sourced()
    await move('2026-11-01', { quantity: '10', amount: '100.00' })
    await moves('2026-11-02', [{ at, quantity: '10', amount: '300.00' }], { source })
    await move('2026-11-03', { quantity: '-10' })
    await expect(reverse(source, '2026-11-05')).rejects.toMatchObject({ code: 'ledger.spent', status: 409 })
  })
})

describe('the database itself refuses', () => {
  test.each([
    'update yard.yard_move set worth = 1',
    "update yard.yard_move set day = '2026-01-01'",
    'delete from yard.yard_move',
    'truncate yard.yard_move',
  ])('%s', async (statement) => {
    await expect(world.pool.driver.query(statement)).rejects.toThrow('never changed or deleted')
  })

  test('to be less guarded than the description says', async () => {
    await world.pool.driver.query('drop trigger yard_move_only_grows on yard.yard_move')
    const drafted = await ledgersDiff(world.pool, [yard], [yardMove])
    expect(drafted).toEqual([expect.stringContaining('create trigger yard_move_only_grows')])
    await world.pool.driver.query(drafted.join('\n'))
    expect(await ledgersDiff(world.pool, [yard], [yardMove])).toEqual([])
  })
})

describe('a month closed for stock', () => {
  test('takes no move, and waits for the ones that are being written', async () => {
    const month = { unitId: world.unitId, month: '2026-09' }
    // The month is known already: what is waited for is the move, not the first row of the month.
    await move('2026-09-01', { quantity: '1', amount: '1.00' })
    const order: string[] = []
    const closing = await withinTransaction(ctx, async (inside) => {
      await postMoves(inside, yard, moved('2026-09-30', [{ at, quantity: '10', amount: '1.00' }]))
      const waits = setMonthClosed(ctx, month, 'stock', true).then(() => order.push('closed'))
      await world.pool.query(sql`select 1`)
      order.push('written')
      return () => waits
    })
    await closing()
    expect(order).toEqual(['written', 'closed'])
    // On an earlier day it would change what the closed month ended with.
    for (const day of ['2026-08-31', '2026-09-30'])
      await expect(move(day, { quantity: '1', amount: '1.00' })).rejects.toMatchObject({
        code: 'period.closed',
        params: { month: '2026-09', ledger: 'stock' },
      })
    await setMonthClosed(ctx, month, 'stock', false)
    await expect(setMonthClosed(ctx, month, 'fund', true)).rejects.toMatchObject({
      code: 'period.before-open',
      params: { ledger: 'stock' },
    })
  })
})

test('shares of an amount are together what is there, whichever places are asked for', async () => {
  const places = ['甲', '乙', '丙'].map((warehouse) => ({ ...at, warehouse }))
  await moves(
    '2026-11-01',
    places.map((place) => ({ at: place, quantity: '1', amount: '33.34' })),
  )
  await move('2026-11-02', { at: places[0] ?? at, quantity: '0', amount: '-0.02' })
  const all = await balancesAt(ctx, yard, { unitIds: null, day: '2026-11-02', at: { coalId: at['coalId'] } })
  expect(all.map(({ amount }) => amount).toSorted()).toEqual(['33.33', '33.33', '33.34'])
  const each = await Promise.all(
    places.map((place) => balancesAt(ctx, yard, { unitIds: [world.unitId], day: '2026-11-02', at: place })),
  )
  expect(
    each
      .flat()
      .map(({ amount }) => amount)
      .toSorted(),
  ).toEqual(['33.33', '33.33', '33.34'])
})

test('a thousand lines are written in one statement and agree with their balances', async () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({
    at: { ...at, batch: `PC-${n % 40}`, warehouse: `场${n % 5}` },
    quantity: `${n + 1}.125`,
    amount: `${n}.17`,
  }))
  const { lines } = await moves('2026-11-01', many)
  expect(lines).toHaveLength(1000)
  const { lines: out } = await moves(
    '2026-11-02',
    many.map(({ at: place, quantity }) => ({ at: place, quantity: `-${quantity}` })),
  )
  expect(out).toHaveLength(1000)
  expect(await balancesAt(ctx, yard, { unitIds: null, day: '2026-11-02', at: { coalId: at['coalId'] } })).toEqual([])
})

test('the ledger agrees with itself after all this, and a cent too much is named', async () => {
  expect(await moveProblems(world.pool, yard, yardMove)).toEqual([])
  const broken = await yardWorld()
  await postMoves(broken.ctx, yard, {
    ...moved('2026-11-01', [{ at, quantity: '2', amount: '10.00' }]),
    unitId: broken.unitId,
  })
  await broken.pool.driver.query(
    `alter table yard.yard_move disable trigger all; update yard.yard_move set worth = worth + 0.01; update yard.yard_place set quantity = quantity + 0.001`,
  )
  const told = await moveProblems(broken.pool, yard, yardMove)
  expect(told.map((problem) => problem.split(': ')[1])).toEqual([
    'a balance is not the sum of its lines',
    'quantity, amount or number of what shares a cost are not those of its lines',
    'the cost of a day is not the sum of the lines until then',
    'what stands after a line is not the sum so far',
  ])
})

function sourced() {
  return { type: 'yard.delivery', id: v7(), no: 'RK-0' }
}

function moved(day: string, lines: readonly Move[], more: Partial<Moves> = {}): Moves {
  return { event: '1', source: sourced(), unitId: world.unitId, day, lines, ...more }
}

function moves(day: string, lines: readonly Move[], more: Partial<Moves> = {}): Promise<Moved> {
  return postMoves(ctx, yard, moved(day, lines, more))
}

function move(day: string, line: Partial<Move> & Pick<Move, 'quantity'>): Promise<Moved> {
  return moves(day, [{ at, ...line }])
}

function reverse(source: Moves['source'], day: string): Promise<Moved> {
  return reverseMoves(ctx, yard, { event: '1', source, unitId: world.unitId, day })
}

async function quantityAt(day: string): Promise<string | undefined> {
  return (await balancesAt(ctx, yard, { unitIds: null, day, at }))[0]?.quantity
}
