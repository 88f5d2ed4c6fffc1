import { act, asSystem, create, find, get, save } from '../../../server/module-api.ts'
import { matchingOf } from '../../../server/records/matching/find-matching-board.ts'
import { makePair } from '../../../server/records/matching/make-pairs.ts'
import { company } from '../../organisation/index.ts'
import { bankJournal } from '../bank-journal.ts'
import { bankMatch } from '../bank-match.ts'
import { bankReconciliation } from '../bank-reconciliation.ts'
import { bankStatementLine } from '../bank-statement-line.ts'
import { importLines } from '../bank-statement.server.ts'
import { type FundsWorld, fundsWorld, makeAccount } from './funds-world.ts'

interface More {
  readonly day?: string
  readonly name?: string
  readonly reqNo?: string
  readonly serial?: string
}

interface Balances {
  readonly month?: string
  readonly bankBalance: string
  readonly bankOpening?: string
}

/** The world of funds with accounts of which a test says what the bank told and what was booked. */
export async function reconcileWorld() {
  const world = await fundsWorld('1000.00')
  const system = async () => asSystem(await world.ctx('findir'), 'test')
  let serial = 0
  const next = () => (serial += 1)
  const tableOf = async (id: string) => get(await system(), bankReconciliation, id)
  const board = async (who = 'cashier') => {
    const ctx = await world.ctx(who)
    return { ctx, at: matchingOf(ctx, 'finance', 'bankReconcile') }
  }
  const table = async (accountId: string, { month = '2026-10', ...more }: Balances, who = 'cashier') =>
    (await save(await world.ctx(who), bankReconciliation, { accountId, month, ...more })).id
  const does = async (who: string, id: string, verb: string, body: object = {}) => {
    await act(await world.ctx(who), bankReconciliation, id, verb, { ver: (await tableOf(id)).ver, ...body })
  }
  return {
    world,
    system,
    board,
    table,
    tableOf,
    does,
    lineOf: async (id: string) => get(await system(), bankStatementLine, id),
    entryOf: async (id: string) => get(await system(), bankJournal, id),
    account: () => accountOf(world, system, 'BLHY', next()),
    accountOf: (code: string) => accountOf(world, system, code, next()),
    told: (accountId: string, amount: string, more: More = {}) =>
      told(system, accountId, amount, { at: next(), ...more }),
    booked: (accountId: string, amount: string, more: More = {}) =>
      booked(world, system, accountId, amount, { at: next(), ...more }),
    match: async (left: string, right: string, amount: string, who = 'cashier') => {
      const { ctx, at } = await board(who)
      await makePair(ctx, at, { left, right, amount })
      const [made] = await find(await system(), bankMatch, { statementLine: left, journalEntry: right, status: '1' })
      return made?.id ?? ''
    },
    reviewed: async (accountId: string, balances: Balances) => {
      const id = await table(accountId, balances)
      await does('cashier', id, 'hand')
      await does('seafin', id, 'review')
      return id
    },
  }
}

type System = () => Promise<ReturnType<typeof asSystem>>

/** An account of its own for each test; its journal begins with what the test writes. */
async function accountOf(world: FundsWorld, system: System, companyCode: string, at: number): Promise<string> {
  const [own] = await find(await system(), company, { companyCode })
  return makeAccount(world.ctx, own?.id ?? '', null, { accountNo: `21009${1000 + at}`, accountName: `对账户${at}` })
}

type Numbered = More & { readonly at: number }

/** A line of the bank: above zero it came in, below it went out. */
async function told(system: System, accountId: string, amount: string, { at, ...more }: Numbered): Promise<string> {
  const [kept] = await importLines(await system(), accountId, [
    {
      id: `B${at}`,
      account: '2100',
      day: more.day ?? '2026-10-15',
      direction: amount.startsWith('-') ? 'debit' : 'credit',
      amount: amount.replace('-', ''),
      currency: 'CNY',
      reqNo: more.reqNo ?? null,
      bankSerial: more.serial ?? `BS${at}`,
      counterpartyName: more.name ?? '辽海远通航运有限公司',
      counterpartyAccount: null,
      purpose: null,
    },
  ])
  return kept?.id ?? ''
}

/** An entry of our journal, as the books of another event would write it. */
async function booked(
  world: FundsWorld,
  system: System,
  accountId: string,
  amount: string,
  { at, ...more }: Numbered,
): Promise<string> {
  const out = amount.startsWith('-')
  const size = amount.replace('-', '')
  const { unitId, deptId } = await world.accountOf(accountId)
  const made = await create(await system(), bankJournal, {
    voucherNo: `V${at}`,
    date: more.day ?? '2026-10-15',
    accountId,
    currency: 'CNY',
    direction: out ? 'out' : 'in',
    amount: size,
    ...(out ? { paymentAmount: size } : { receiptAmount: size }),
    counterpartyName: more.name ?? '辽海远通航运有限公司',
    cashFlowItem: out ? 'op_out' : 'op_in',
    bankRef: more.reqNo ?? null,
    matchStatus: '0',
    unitId,
    deptId,
  })
  return made.id
}
