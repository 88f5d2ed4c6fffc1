import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { act, asSystem, find, get, makePdf, save, setMonthClosed, storeFile } from '../../server/module-api.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankJournal } from './bank-journal.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { importLines } from './bank-statement.server.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'
import { type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld
let serial = 0

beforeAll(async () => {
  world = await fundsWorld('1000.00')
}, 120_000)
afterAll(() => world.close())

const system = async () => asSystem(await world.ctx('findir'), 'test')
const planOf = async (id: string) => get(await system(), receiptPlan, id)
const lineOf = async (id: string) => get(await system(), bankStatementLine, id)
const receiptsOf = async (planId: string) => find(await system(), receipt, { planId }, { sort: ['createTime'] })
const journalOf = async (receiptId: string) =>
  find(await system(), bankJournal, { receiptId }, { sort: ['createTime'] })

async function approved(expectedAmount: string): Promise<string> {
  const input = {
    receiptAttribute: 'frt',
    counterparty: world.party,
    bizSegment: 'sea',
    expectedAmount,
    expectedDate: '2026-11-25',
  }
  const made = await save(await world.ctx('seasales'), receiptPlan, input)
  await act(await world.ctx('seasales'), receiptPlan, made.id, 'submit', { ver: made.ver })
  await world.agree(receiptPlan, made.id, world.time())
  return made.id
}

async function credit(
  amount: string,
  day = '2026-11-16',
  accountId = world.account,
  counterpartyName = '辽海远通航运有限公司',
): Promise<string> {
  serial += 1
  const line = {
    id: `L${serial}`,
    account: '2100880001',
    day,
    direction: 'credit' as const,
    amount,
    currency: 'CNY',
    reqNo: null,
    bankSerial: `S${serial}`,
    counterpartyName,
    counterpartyAccount: '6222',
    purpose: '运费',
  }
  const [kept] = await importLines(await system(), accountId, [line])
  return kept?.id ?? ''
}

async function receive(planId: string, more: object): Promise<void> {
  const proof = [
    { ...(await storeFile(await world.ctx('cashier'), { name: '进账单.pdf', bytes: makePdf(['credited']) })) },
  ]
  const body = {
    accountId: world.account,
    amount: '100.00',
    receivedOn: '2026-11-17',
    payerName: '松花江钢铁',
    payerBank: '中国银行',
    proof,
    ...more,
  }
  await act(await world.ctx('cashier'), receiptPlan, planId, 'receive', { ver: (await planOf(planId)).ver, ...body })
}

test('money that came is booked on our account, each receipt with its own day and bank, and a plan follows them all', async () => {
  const id = await approved('300.00')
  await receive(id, {})
  await receive(id, { amount: '150.00', receivedOn: '2026-11-18', payerBank: '工商银行' })
  expect(await planOf(id)).toMatchObject({
    actualAmount: '250.00',
    receiptDate: '2026-11-18',
    recStatus: '1',
    fullAmountFlag: '0',
  })
  const [first, second] = await receiptsOf(id)
  expect([first, second]).toMatchObject([
    { date: '2026-11-17', payerBank: '中国银行', amount: '100.00', status: '1' },
    { date: '2026-11-18', payerBank: '工商银行', amount: '150.00' },
  ])
  expect(first?.proof).toHaveLength(1)
  expect(await journalOf(first?.id ?? '')).toMatchObject([
    {
      direction: 'in',
      date: '2026-11-17',
      receiptAmount: '100.00',
      runningBalance: '1100.00',
      voucherNo: first?.voucherNo,
      counterpartyName: '松花江钢铁',
    },
  ])
  expect(await world.accountOf()).toMatchObject({ balance: '1250.00' })
})

test('a receipt is refused on another company’s account, in another currency, in a closed month, above the plan and without proof, all at once', async () => {
  const id = await approved('300.00')
  const ours = (await find(await system(), company, { companyCode: 'BLLY' }))[0]?.id ?? ''
  const foreign = await makeAccount(world.ctx, ours, null, { accountNo: '2100880055', accountName: '陆运户' })
  await setMonthClosed(await system(), { unitId: world.place('BLHY'), month: '2026-10' }, 'fund', true)
  await expect(receive(id, { accountId: foreign, amount: '999.00', receivedOn: '2026-10-15' })).rejects.toMatchObject({
    code: 'record.invalid',
    errors: {
      accountId: { code: 'receipt.account-of-another-company' },
      amount: { code: 'receipt-plan.too-much', params: { left: '300.00' } },
      receivedOn: { code: 'period.closed', params: { month: '2026-10', ledger: 'fund' } },
    },
  })
  await expect(receive(id, { proof: null })).rejects.toMatchObject({ errors: { proof: { code: 'kind.upload' } } })
  const dollars = await makeAccount(
    world.ctx,
    (await find(await system(), company, { companyCode: 'BLHY' }))[0]?.id ?? '',
    null,
    { accountNo: '2100880056', accountName: '美元户', currency: 'USD' },
  )
  await expect(receive(id, { accountId: dollars })).rejects.toMatchObject({ code: 'receipt.other-currency' })
  expect(await receiptsOf(id)).toEqual([])
})

test('a credit of the statement is claimed for several plans and never for more than it is', async () => {
  const [one, other] = [await approved('400.00'), await approved('900.00')]
  const line = await credit('1000.00')
  await receive(one, {
    statementLine: line,
    amount: '400.00',
    receivedOn: '2026-11-16',
    payerName: '辽海远通航运有限公司',
    proof: null,
  })
  expect(await lineOf(line)).toMatchObject({ unclaimed: '600.00', claimStatus: '1' })
  await expect(
    receive(other, { statementLine: line, amount: '700.00', receivedOn: '2026-11-17' }),
  ).rejects.toMatchObject({
    errors: {
      amount: { code: 'receipt.line-has-less', params: { left: '600.00' } },
      receivedOn: { code: 'receipt.day-of-line' },
    },
  })
  await act(await world.ctx('cashier'), bankStatementLine, line, 'claim', {
    ver: (await lineOf(line)).ver,
    plan: other,
  })
  expect(await lineOf(line)).toMatchObject({ unclaimed: '0.00', claimStatus: '2' })
  expect(await planOf(other)).toMatchObject({ actualAmount: '600.00', recStatus: '1', receiptDate: '2026-11-16' })
  await expect(
    act(await world.ctx('cashier'), bankStatementLine, line, 'claim', { ver: (await lineOf(line)).ver, plan: other }),
  ).rejects.toMatchObject({ code: 'record.not-possible' })
})

test('a credit of a closed month is booked on a day of an open one', async () => {
  const id = await approved('50.00')
  const line = await credit('50.00', '2026-10-30')
  await expect(receive(id, { statementLine: line, amount: '50.00', receivedOn: '2026-10-30' })).rejects.toMatchObject({
    code: 'period.closed',
  })
  await receive(id, { statementLine: line, amount: '50.00', receivedOn: '2026-11-02' })
  expect((await receiptsOf(id))[0]).toMatchObject({ date: '2026-11-02', statementLine: line })
})

test('a receipt is undone by a reversal: books, journal, line and plan are as before, and it is reversed once', async () => {
  const id = await approved('70.00')
  const line = await credit('70.00')
  const before = (await world.accountOf()).balance
  await receive(id, { statementLine: line, amount: '70.00', receivedOn: '2026-11-16' })
  expect(await planOf(id)).toMatchObject({ recStatus: '2', fullAmountFlag: '1' })
  const [made] = await receiptsOf(id)
  const reverse = async (who: string) =>
    act(await world.ctx(who), receipt, made?.id ?? '', 'reverse', {
      ver: (await get(await system(), receipt, made?.id ?? '')).ver,
      reason: '认错计划',
    })
  await expect(reverse('cashier')).rejects.toMatchObject({ status: 403 })
  await reverse('seafin')
  expect(await planOf(id)).toMatchObject({
    recStatus: '0',
    actualAmount: '0.00',
    receiptDate: null,
    fullAmountFlag: '0',
  })
  expect(await lineOf(line)).toMatchObject({ unclaimed: '70.00', claimStatus: '0' })
  expect((await world.accountOf()).balance).toBe(before)
  const [first, second] = await journalOf(made?.id ?? '')
  expect(second).toMatchObject({ receiptAmount: '-70.00', reversalOf: first?.id })
  await expect(reverse('seafin')).rejects.toMatchObject({ code: 'record.wrong-state' })
})

test('what papers proved is tied to its line when the bank sends it, and not booked twice', async () => {
  const [id, other] = [await approved('81.00'), await approved('81.00')]
  await receive(id, { amount: '81.00', receivedOn: '2026-11-16' })
  const line = await credit('81.00')
  const [made] = await receiptsOf(id)
  await expect(
    receive(other, { statementLine: line, amount: '81.00', receivedOn: '2026-11-16' }),
  ).rejects.toMatchObject({ code: 'receipt.booked-already', params: { number: made?.receiptNo } })
  await act(await world.ctx('cashier'), receipt, made?.id ?? '', 'prove', { ver: made?.ver ?? 0, line })
  expect(await lineOf(line)).toMatchObject({ unclaimed: '0.00', claimStatus: '2' })
  expect(await get(await system(), receipt, made?.id ?? '')).toMatchObject({ statementLine: line })
})

test('papers do not book what the statement tells, nor twice what looks the same without a word why', async () => {
  const id = await approved('500.00')
  const paper = { amount: '91.00', receivedOn: '2026-11-16' }
  const line = await credit('91.00')
  await expect(receive(id, paper)).rejects.toMatchObject({ errors: { statementLine: { code: 'receipt.line-there' } } })
  await receive(id, { ...paper, statementLine: line, payerName: '辽海远通航运有限公司', proof: null })
  const [first] = await receiptsOf(id)
  await expect(receive(id, paper)).rejects.toMatchObject({
    errors: { reason: { code: 'receipt.like-another', params: { number: first?.receiptNo } } },
  })
  await receive(id, { ...paper, reason: '同日第二笔' })
  expect((await receiptsOf(id)).map(({ bookingReason }) => bookingReason)).toEqual([null, '同日第二笔'])
})

test('money of another payer is claimed with a word why, or with papers', async () => {
  const id = await approved('500.00')
  const line = await credit('92.00', '2026-11-16', world.account, '松花江钢铁')
  await expect(world.does('cashier', bankStatementLine, line, 'claim', { plan: id })).rejects.toMatchObject({
    errors: { reason: { code: 'receipt.other-payer', params: { payer: '松花江钢铁', party: '辽海远通航运有限公司' } } },
  })
  await world.does('cashier', bankStatementLine, line, 'claim', { plan: id, reason: '关联方代付' })
  expect(await receiptsOf(id)).toMatchObject([{ payerName: '松花江钢铁', bookingReason: '关联方代付' }])
})

test('who claims a line waits for its plan before he holds the line, as whoever books a receipt does', async () => {
  const id = await approved('94.00')
  const line = await credit('94.00')
  const claimed = await inTransaction(world.pool, async (on) => {
    await on.query(sql`select 1 from finance.receipt_plan where id = ${id} for update`)
    const claim = world.does('cashier', bankStatementLine, line, 'claim', { plan: id })
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect(await world.pool.query(waiting)).toHaveLength(1), {
      timeout: 10_000,
      interval: 20,
    })
    await on.query(sql`select 1 from finance.bank_statement_line where id = ${line} for update nowait`)
    return { claim }
  })
  await claimed.claim
  expect(await lineOf(line)).toMatchObject({ claimStatus: '2' })
})

test('claims and receipts of the same plans and lines from both sides leave each line claimed once', async () => {
  const plans = await Promise.all(['96.00', '96.00'].map((amount) => approved(amount)))
  const lines = [await credit('96.00'), await credit('96.00')]
  const fromLine = lines.map((line, at) => world.does('cashier', bankStatementLine, line, 'claim', { plan: plans[at] }))
  const fromPlan = plans.map((plan, at) =>
    receive(plan, {
      statementLine: lines[at],
      amount: '96.00',
      receivedOn: '2026-11-16',
      payerName: '辽海远通航运有限公司',
      proof: null,
    }),
  )
  const ended = await Promise.allSettled([...fromLine, ...fromPlan])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const line of lines) expect(await lineOf(line)).toMatchObject({ unclaimed: '0.00', claimStatus: '2' })
})

test('a line that one person entered proves no receipt: it is claimed with papers, and replaces none', async () => {
  const [id, other] = [await approved('61.00'), await approved('62.00')]
  const ours = (await find(await system(), company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  const paper = await makeAccount(world.ctx, ours, null, {
    accountNo: '2100880078',
    accountName: '海运纸质户',
    directLink: '0',
  })
  const enter = async (lineNo: string, amount: string) =>
    (
      await save(await world.ctx('cashier'), bankStatementLine, {
        lineNo,
        accountId: paper,
        day: '2026-11-16',
        direction: 'credit',
        amount,
        counterpartyName: '辽海远通航运有限公司',
      })
    ).id
  const line = await enter('P1', '61.00')
  const claim = async (more: object) => world.does('cashier', bankStatementLine, line, 'claim', { plan: id, ...more })
  await expect(claim({})).rejects.toMatchObject({ errors: { proof: { code: 'receipt.line-needs-proof' } } })
  await expect(
    receive(id, { accountId: paper, statementLine: line, amount: '61.00', receivedOn: '2026-11-16', proof: null }),
  ).rejects.toMatchObject({ errors: { proof: { code: 'receipt.line-needs-proof' } } })
  await claim({
    proof: [{ ...(await storeFile(await world.ctx('cashier'), { name: '进账单.pdf', bytes: makePdf(['credited']) })) }],
  })
  expect(await receiptsOf(id)).toMatchObject([{ statementLine: line, proof: [{ fileName: '进账单.pdf' }] }])

  await receive(other, { accountId: paper, amount: '62.00', receivedOn: '2026-11-16' })
  const [byPaper] = await receiptsOf(other)
  const second = await enter('P2', '62.00')
  const prove = async () =>
    act(await world.ctx('cashier'), receipt, byPaper?.id ?? '', 'prove', { ver: byPaper?.ver ?? 0, line: second })
  await expect(prove()).rejects.toMatchObject({ errors: { line: { code: 'bank-statement.unconfirmed' } } })
  await world.does('seafin', bankStatementLine, second, 'confirm')
  await prove()
  expect(await lineOf(second)).toMatchObject({ source: 'confirmed', claimStatus: '2' })
  const wrong = await enter('P3', '63.00')
  await world.does('seafin', bankStatementLine, wrong, 'decline', { reason: '银行无此流水' })
  expect(await lineOf(wrong)).toMatchObject({ source: 'declined', claimStatus: null })
  await expect(world.does('cashier', bankStatementLine, wrong, 'claim', { plan: other })).rejects.toMatchObject({
    code: 'record.not-possible',
  })
})

test('books, journal, plans and statement agree after all of it', async () => {
  expect(await fundProblems(world.pool)).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
  expect(await get(await system(), bankAccount, world.account)).toMatchObject({ inFlight: '0.00' })
})
