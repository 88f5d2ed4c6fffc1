import { v7 } from 'uuid'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { correctCosts } from './correct-costs.ts'
import { moveProblems } from './ledger-line-consistency.ts'
import type { Move } from './move.ts'
import { postMoves } from './post-moves.ts'
import { reverseMoves } from './reverse-moves.ts'
import { yard, yardMove, type YardWorld, yardWorld } from './testing/yard.ts'

let world: YardWorld

beforeAll(async () => {
  world = await yardWorld()
})
afterEach(async () => {
  expect(await moveProblems(world.pool, yard, yardMove)).toEqual([])
})

test('a cost that is corrected comes back corrected where it was turned back on a later day', async () => {
  const at = { warehouse: '一号场', coalId: v7(), batch: 'PC-01' }
  const source = sourced()
  await moved('2026-11-01', { at, quantity: '10', amount: '100.00' })
  const out = await moved('2026-11-05', { at, quantity: '-5' }, source)
  await moved('2026-11-08', { at, quantity: '-1' })
  await reverseMoves(world.ctx, yard, { event: '1', source, unitId: world.unitId, day: '2026-11-20' })
  const { corrected } = await correctCosts(world.ctx, yard, {
    event: '2',
    source: sourced(),
    unitId: world.unitId,
    day: '2026-11-10',
    lines: out.lines.map(({ id }) => ({ id, amount: '-20.00' })),
  })
  expect(corrected).toMatchObject([
    { day: '2026-11-10', amount: '-20.00', event: '1', source: { id: source.id } },
    { day: '2026-11-20', amount: '20.00', event: '1-REV', source: { id: source.id } },
  ])
  expect((await moved('2026-11-21', { at, quantity: '-9' })).lines).toMatchObject([{ amount: '-90.00' }])
})

function sourced() {
  return { type: 'yard.delivery', id: v7(), no: 'RK-0' }
}

function moved(day: string, line: Move, source = sourced()) {
  return postMoves(world.ctx, yard, { event: '1', source, unitId: world.unitId, day, lines: [line] })
}
