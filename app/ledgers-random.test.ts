import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { pickWeighted, randomNumbers } from '../core/approval/testing/random.ts'
import { proving, share } from '../core/testing/long-proof-share.ts'
import { Refusal } from '../core/words/refusal.ts'
import { codeOf } from '../server/platform/database/busy-errors.ts'
import { openPool } from '../server/platform/database/pool.ts'
import { inTransaction } from '../server/platform/database/transaction.ts'
import { everyLedgerProblem } from './every-ledger-problem.ts'
import { servers } from './module-servers.ts'
import { ledgersWorld, NothingThere } from './testing/all-ledgers-world.ts'

// `npm run prove` takes all of them; LEDGERS_SEED repeats a walk.
const actions = share(10_000, 60)
const lanes = 3
const seed = Number(process.env['LEDGERS_SEED'] ?? 261_118)
const isKilled = 0.12
const everyLedger = [
  'a sale is settled',
  'money is received',
  'freight is settled',
  'freight is paid',
  'goods come in',
  'goods are sold',
  'goods that went out are settled',
  'coal is blended',
]
let killed = 0

const world = await ledgersWorld()
const killer = openPool(world.group.database.address, { max: 1, name: 'killer' })
afterAll(async () => {
  await killer.end()
  await world.close()
})

test(`after ${actions} actions, of which every eighth dies on its way, every ledger agrees with the books to the cent`, async () => {
  const outcomes = new Map<string, number>()
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const lane = async (random: () => number) => {
    for (let done = 0; done < actions / lanes; done += 1) {
      const name = pickWeighted(
        random,
        Object.entries(world.actions).map(([key, [weight]]) => [weight, key] as const),
      )
      count(await outcomeOf(name, random))
    }
  }
  for (const name of everyLedger) await surely(name)
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(randomNumbers(seed + at))))
  // The walk may have reversed the last of something, and closed a month: a cent is planted in every ledger.
  await world.openMonths()
  for (const name of everyLedger) await surely(name)
  // Settlements may go further than the goods that went out: some are to be out and not settled.
  while (await allIsSettled()) for (const name of ['goods come in', 'goods are sold']) await surely(name)
  if (proving) console.log(`seed ${seed}, ${killed} killed`, Object.fromEntries([...outcomes].toSorted()))
  expect(await everyLedgerProblem(world.group.pool, servers)).toEqual([])
  expect(killed).toBeGreaterThan(0)
  // The walk is wild only when it goes everywhere.
  if (proving) expect([...outcomes.keys()]).toEqual(expect.arrayContaining(Object.keys(world.actions)))
}, 7_200_000)

/** A cent in each place where amounts are kept, and which proof has to name it. */
const planted = [
  ['finance.open_item', 'balance', 'an open item does not show what is left of it'],
  ["finance.open_item where status <> '3'", 'amount', 'an item has another amount than its document'],
  ['finance.item_clearing', 'amount', 'an open item is not settled by what cleared it'],
  ["finance.receipt where status <> '2'", 'amount', 'an item has another amount than its document'],
  ["finance.bank_payment where status = '01'", 'amount', 'a plan does not show what its payments did'],
  ['finance.bank_account', 'balance', 'an account is not the sum of its journal'],
  ['finance.bank_journal', 'receipt_amount', 'an account is not the sum of its journal'],
  ['stock.stock_move', 'amount', 'the stock ledger and account 1405 differ'],
  ["stock.stock_out where status = '1'", 'cost_amount', 'goods that went out do not show their cost'],
  ['stock.stock_out', 'settled_cost', 'goods that went out are not a cost by the part of them that is settled'],
  ["engine.balance where account = '1406'", 'amount', 'account 1406 is not the cost of what is out and not settled'],
  ["stock.stock_blend where status = '4'", 'input_cost', 'a blend does not hold what its entries took and made'],
  ['stock.stock_place', 'quantity', 'stock: a balance is not the sum of its lines'],
  ['stock.stock_cost', 'amount', 'of what shares a cost are not those of its lines'],
  ['profit.profit_line', 'amount', 'and its lines of the profit differ'],
  ['engine.posting_line', 'debit', 'a voucher does not balance'],
  [
    "engine.balance where ledger = 'arap' and account = '1122'",
    'amount',
    'open items of a party differ from its account',
  ],
  [
    "engine.balance where ledger = 'fund' and account = '1002'",
    'amount',
    'an account does not hold what its books say',
  ],
  ["engine.balance where ledger = 'stock' and account = '1405'", 'amount', 'the stock ledger and account 1405 differ'],
  [
    "engine.balance where ledger = 'profit' and account = '6001'",
    'amount',
    'the revenue of a contract and account 6001 differ',
  ],
] as const

test.each(planted)('a cent too much in %s, its %s, is named', async (place, column, named) => {
  const [table, where = 'true'] = place.split(' where ')
  const found = inTransaction(world.group.pool, async (on) => {
    // What only grows refuses the change of a line.
    await on.query(sql`set local session_replication_role = replica`)
    const changed = await on.query({
      text: `update ${table} set ${column} = ${column} + 0.01 where ctid = (
        select ctid from ${table} where ${column} <> 0 and ${where} order by 1 limit 1) returning 1`,
      values: [],
    })
    expect(changed, 'a row to plant a cent in').toHaveLength(1)
    throw new Planted(await everyLedgerProblem(on, servers))
  })
  await expect(found).rejects.toMatchObject({ problems: expect.arrayContaining([expect.stringContaining(named)]) })
})

class Planted extends Error {
  constructor(readonly problems: readonly string[]) {
    super('planted')
  }
}

/** Does an action, with other figures where those of the first try are refused: more goods than there are. */
async function surely(name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await world.actions[name]?.[1](randomNumbers(seed + tries))
    } catch (error) {
      if (!(error instanceof Refusal) || tries === 50) throw error
    }
  }
}

async function allIsSettled(): Promise<boolean> {
  return (
    (await world.group.pool.query(sql`select from engine.balance where account = '1406' and amount <> 0`)).length === 0
  )
}

/** What came of an action: its name where it was done, the code of its refusal, or that it died. */
async function outcomeOf(name: string, random: () => number): Promise<string> {
  const over = new AbortController()
  const death = random() < isKilled ? killOne(random() * 150, over.signal) : null
  try {
    await world.actions[name]?.[1](random)
    return name
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (error instanceof NothingThere) return 'nothing there'
    if (codeOf(error) === '57P01') return 'died'
    throw error
  } finally {
    over.abort()
    await death
  }
}

/** Kills a session within its transaction, after a while: that of this action, or of one beside it. */
async function killOne(after: number, over: AbortSignal): Promise<void> {
  await wait(after)
  while (!over.aborted) {
    const sessions = await killer.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'killer' and xact_start is not null and state <> 'idle'
      order by random() limit 1`)
    killed += sessions.length
    if (sessions.length > 0) return
  }
}
