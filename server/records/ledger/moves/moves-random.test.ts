import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { pick, pickWeighted, randomNumbers } from '../../../../core/approval/testing/random.ts'
import type { CostMethod } from '../../../../core/description/ledger.ts'
import { Refusal } from '../../../../core/words/refusal.ts'
import { withinTransaction } from '../../write/within-transaction.ts'
import { moveProblems } from './ledger-line-consistency.ts'
import type { Move, Moves } from './move.ts'
import { postMoves } from './post-moves.ts'
import { reverseMoves } from './reverse-moves.ts'
import { yard, yardMove, type YardWorld, yardWorld } from './testing/yard.ts'

// `npm run prove` lets many more of them loose.
const [lanes, actions] = process.env['PROVE'] === 'whole' ? [8, 400] : [4, 40]
const methods: readonly CostMethod[] = ['moving-average', 'fifo', 'batch']

/** A transaction that breaks after it has moved. */
class Broken extends Error {}

type Random = () => number

test('moves, reversals and broken transactions of many at once, on any day, leave lines, balances and costs in agreement', async () => {
  const world = await yardWorld()
  const coals = methods.map((method) => ({ coalId: v7(), method }))
  const told = new Map<string, number>()
  const lane = async (seed: number) => {
    const random = randomNumbers(seed)
    const posted: Moves['source'][] = []
    for (let done = 0; done < actions; done += 1) {
      const outcome = await outcomeOf(act(world, random, coals, posted))
      told.set(outcome, (told.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(7_000 + at)))
  expect(await moveProblems(world.pool, yard, yardMove)).toEqual([])
  const expected = ['broken', 'ledger.not-enough', 'ledger.spent', 'moved', 'reversed']
  expect([...told.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([])
  expect(told.get('moved')).toBeGreaterThan(lanes)
}, 1_200_000)

async function outcomeOf(act: Promise<string>): Promise<string> {
  try {
    return await act
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (error instanceof Broken) return 'broken'
    throw error
  }
}

async function act(
  { ctx, unitId }: YardWorld,
  random: Random,
  coals: readonly { readonly coalId: string; readonly method: CostMethod }[],
  posted: Moves['source'][],
): Promise<string> {
  const day = `2026-11-${String(1 + Math.floor(random() * 20)).padStart(2, '0')}`
  const what = pickWeighted(random, [
    [8, 'move'],
    [posted.length > 0 ? 1.5 : 0, 'reverse'],
    [0.5, 'break'],
  ] as const)
  if (what === 'reverse') {
    await reverseMoves(ctx, yard, { event: '1', source: pick(random, posted), unitId, day })
    return 'reversed'
  }
  const source = { type: 'yard.delivery', id: v7(), no: 'RK' }
  const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, () => lineOf(random, coals))
  await withinTransaction(ctx, async (inside) => {
    await postMoves(inside, yard, { event: '1', source, unitId, day, lines })
    if (what === 'break') throw new Broken()
  })
  posted.push(source)
  return 'moved'
}

function lineOf(random: Random, coals: readonly { readonly coalId: string; readonly method: CostMethod }[]): Move {
  const { coalId, method } = pick(random, coals)
  const at = { coalId, warehouse: pick(random, ['甲', '乙']), batch: pick(random, ['PC-1', 'PC-2']) }
  const tons = (1 + random() * 50).toFixed(3)
  if (random() < 0.45) return { at, method, quantity: `-${tons}` }
  return { at, method, quantity: tons, amount: (1 + random() * 30_000).toFixed(2) }
}
