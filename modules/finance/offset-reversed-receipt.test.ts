import { afterAll, expect, test } from 'vitest'
import { find, get } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { bankMatch } from './bank-match.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { offsetBoth } from './offset-reversed-receipt.server.ts'
import { reconcileWorld } from './testing/reconcile-world.ts'

const { world, system, account, told, booked, match, reviewed, lineOf, entryOf } = await reconcileWorld()
afterAll(() => world.close())

/** An entry that is matched with a line, and the entry that takes it back. */
async function takenBack(own: string, day: string) {
  const line = await told(own, '500.00', { day })
  const entry = await booked(own, '500.00', { day })
  await match(line, entry, '500.00')
  const back = await booked(own, '-500.00', { day: '2026-11-17' })
  const offset = async () =>
    offsetBoth(await system(), await get(await system(), bankAccount, own), await entryOf(entry), await entryOf(back))
  return { line, entry, back, offset }
}

test('an entry and its reversal settle each other, and the line that was matched with it is free', async () => {
  const { line, entry, back, offset } = await takenBack(await account(), '2026-10-15')
  await offset()
  expect(await entryOf(entry)).toMatchObject({ matchStatus: '3', offsetBy: back })
  expect(await entryOf(back)).toMatchObject({ matchStatus: '3', offsetBy: entry })
  expect(await lineOf(line)).toMatchObject({ matchStatus: '0' })
  expect(await find(await system(), bankMatch, { journalEntry: entry, status: '1' })).toEqual([])
  expect(await fundProblems(world.pool)).toEqual([])
})

test('what a reviewed table fixed stays matched, and the reversal waits for what follows it', async () => {
  const own = await account()
  const { line, entry, back, offset } = await takenBack(own, '2026-10-15')
  await reviewed(own, { bankBalance: '500.00', bankOpening: '0.00' })
  await offset()
  expect(await entryOf(entry)).toMatchObject({ matchStatus: '2', offsetBy: null })
  expect(await entryOf(back)).toMatchObject({ matchStatus: '0', offsetBy: null })
  expect(await lineOf(line)).toMatchObject({ matchStatus: '2' })
})
