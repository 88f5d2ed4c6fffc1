import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, asSystem, find, get, save, setMonthClosed } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { matchingOf } from '../../server/records/matching/find-matching-board.ts'
import { makePair, pairTogether } from '../../server/records/matching/make-pairs.ts'
import { proposals } from '../../server/records/matching/proposals.ts'
import { contract } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { importLines } from './bank-statement.server.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'
import { type FundsWorld, fundsWorld, makeAccount, makeContract } from './testing/funds-world.ts'

let world: FundsWorld
let serial = 0
const payer = '辽海远通航运有限公司'

beforeAll(async () => {
  world = await fundsWorld('1000.00')
}, 120_000)
afterAll(() => world.close())

const system = async () => asSystem(await world.ctx('findir'), 'test')
const planOf = async (id: string) => get(await system(), receiptPlan, id)
const lineOf = async (id: string) => get(await system(), bankStatementLine, id)
const receiptsOf = async (planId: string) => find(await system(), receipt, { planId }, { sort: ['createTime'] })
const board = async (who: string) => {
  const ctx = await world.ctx(who)
  return { ctx, at: matchingOf(ctx, 'finance', 'receiptClaim') }
}
const everything = { left: {}, right: {} }

async function awaited(expectedAmount: string, more: object = {}): Promise<string> {
  const input = {
    receiptAttribute: 'frt',
    counterparty: world.party,
    bizSegment: 'sea',
    expectedAmount,
    expectedDate: '2026-11-25',
    ...more,
  }
  const made = await save(await world.ctx('seasales'), receiptPlan, input)
  await act(await world.ctx('seasales'), receiptPlan, made.id, 'submit', { ver: made.ver })
  await world.agree(receiptPlan, made.id, world.time())
  return made.id
}

async function credit(amount: string, more: { day?: string; purpose?: string; name?: string; account?: string } = {}) {
  serial += 1
  const line = {
    id: `M${serial}`,
    account: '2100880001',
    day: more.day ?? '2026-11-16',
    direction: 'credit' as const,
    amount,
    currency: 'CNY',
    reqNo: null,
    bankSerial: `MS${serial}`,
    counterpartyName: more.name ?? payer,
    counterpartyAccount: '6222',
    purpose: more.purpose ?? '运费',
  }
  const [kept] = await importLines(await system(), more.account ?? world.account, [line])
  return kept?.id ?? ''
}

async function proposalOf(line: string) {
  const { ctx, at } = await board('cashier')
  return (await proposals(ctx, at, everything)).proposals.find(({ left }) => left.id === line)
}

test('same payer and amount is worth 95, the same payer with less 70, the number of the contract in the description 20 more', async () => {
  const whole = await awaited('410.00')
  const equal = await credit('410.00')
  expect(await proposalOf(equal)).toMatchObject({
    right: { id: whole },
    amount: '410.00',
    score: 95,
    reasons: ['付款方与金额一致'],
  })
  await awaited('30.00', { expectedDate: '2026-11-20' })
  const part = await credit('17.00')
  expect(await proposalOf(part)).toMatchObject({ amount: '17.00', score: 70 })
  const contractId = await makeContract(world, '90000.00')
  const { contractNo } = await get(await system(), contract, contractId)
  const named = await awaited('5000.00', { contractId, receiptAttribute: 'dep', expectedDate: '2026-12-20' })
  expect(await proposalOf(await credit('25.00', { purpose: `保证金 ${contractNo}` }))).toMatchObject({
    right: { id: named },
    score: 90,
    reasons: ['付款方一致，金额不超过未到账金额', '摘要含合同编号'],
  })
  expect(await proposalOf(await credit('410.00', { name: '某某公司' }))).toBeUndefined()
})

test('a name is the same however the bank writes its spaces, quotes and brackets', async () => {
  await awaited('433.00')
  expect(await proposalOf(await credit('433.00', { name: ' 辽海远通 航运“有限公司”' }))).toMatchObject({ score: 95 })
})

test('a row is proposed once over, and none beyond what it still expects', async () => {
  const { ctx, at } = await board('cashier')
  await awaited('77.00')
  for (let n = 0; n < 3; n += 1) await credit('77.00')
  const { proposals: told } = await proposals(ctx, at, everything)
  const taken = new Map<string, number>()
  for (const { left, right, amount } of told) {
    expect(taken.has(left.id), 'a line of 95 points stands once').toBe(false)
    taken.set(left.id, 1)
    taken.set(right.id, (taken.get(right.id) ?? 0) + Number(amount))
  }
  for (const { right } of told) expect(taken.get(right.id)).toBeLessThanOrEqual(Number(right.remaining) + 1)
})

test('several credits and several plans are paired in one transaction, the oldest first, and a reversal restores both sides', async () => {
  const { ctx, at } = await board('cashier')
  const plans = [
    await awaited('60.00', { expectedDate: '2026-11-21' }),
    await awaited('100.00', { expectedDate: '2026-11-22' }),
  ]
  const lines = [await credit('90.00', { day: '2026-11-12' }), await credit('50.00', { day: '2026-11-13' })]
  const pairs = await pairTogether(ctx, at, { left: lines.toReversed(), right: plans.toReversed() }, {})
  expect(pairs.map(({ amount }) => amount)).toEqual(['60.00', '30.00', '50.00'])
  expect(await planOf(plans[0] ?? '')).toMatchObject({ recStatus: '2', leftAmount: '0.00' })
  expect(await planOf(plans[1] ?? '')).toMatchObject({ recStatus: '1', leftAmount: '20.00' })
  for (const line of lines) expect(await lineOf(line)).toMatchObject({ claimStatus: '2', unclaimed: '0.00' })
  for (const plan of plans)
    for (const { id, ver } of await receiptsOf(plan))
      await act(await world.ctx('seafin'), receipt, id, 'reverse', { ver, reason: '认领有误' })
  expect(await planOf(plans[0] ?? '')).toMatchObject({ recStatus: '0', actualAmount: '0.00', leftAmount: '60.00' })
  expect(await planOf(plans[1] ?? '')).toMatchObject({ recStatus: '0', actualAmount: '0.00', leftAmount: '100.00' })
  expect(await lineOf(lines[0] ?? '')).toMatchObject({ claimStatus: '0', unclaimed: '90.00' })
  expect(await lineOf(lines[1] ?? '')).toMatchObject({ claimStatus: '0', unclaimed: '50.00' })
})

test('what one pair is refused for leaves the whole choice unpaired, and rows of another currency or company are named', async () => {
  const { ctx, at } = await board('cashier')
  const plan = await awaited('40.00')
  const [ours, others] = [await credit('20.00'), await credit('20.00', { name: '别的付款人' })]
  await expect(pairTogether(ctx, at, { left: [ours, others], right: [plan] }, {})).rejects.toMatchObject({
    errors: { reason: { code: 'receipt.other-payer' } },
  })
  expect(await lineOf(ours)).toMatchObject({ unclaimed: '20.00' })
  expect(await receiptsOf(plan)).toEqual([])
  const hk = (await find(await system(), company, { companyCode: 'BLLY' }))[0]?.id ?? ''
  const elsewhere = await makeAccount(world.ctx, hk, null, { accountNo: '2100880500', accountName: '香港户' })
  const far = await credit('40.00', { account: elsewhere })
  await expect(makePair(await system(), { ...at }, { left: far, right: plan, amount: '40.00' })).rejects.toMatchObject({
    code: 'matching.not-alike',
    params: { field: expect.any(String) },
  })
})

test('32 people who take the last of one plan at once take it once', async () => {
  const plan = await awaited('1000.00')
  const lines: string[] = []
  for (let n = 0; n < 32; n += 1) lines.push(await credit('100.00', { day: '2026-11-15' }))
  const ended = await Promise.allSettled(
    lines.map(async (left) => {
      const { ctx, at } = await board('cashier')
      await makePair(ctx, at, { left, right: plan, amount: '100.00' })
    }),
  )
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await planOf(plan)).toMatchObject({ actualAmount: '1000.00', leftAmount: '0.00', recStatus: '2' })
  expect(await receiptsOf(plan)).toHaveLength(10)
})

test('32 people who take one credit at once take it once', async () => {
  const line = await credit('100.00', { day: '2026-11-15' })
  const plans: string[] = []
  for (let n = 0; n < 32; n += 1) plans.push(await awaited('100.00'))
  const ended = await Promise.allSettled(
    plans.map(async (right) => {
      const { ctx, at } = await board('cashier')
      await makePair(ctx, at, { left: line, right, amount: '100.00' })
    }),
  )
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lineOf(line)).toMatchObject({ unclaimed: '0.00', claimStatus: '2' })
})

test('whoever claimed a receipt neither approves it nor sends it back, and what is sent back is to be claimed again', async () => {
  const plan = await awaited('88.00')
  const { ctx, at } = await board('seafin')
  const line = await credit('88.00')
  await makePair(ctx, at, { left: line, right: plan, amount: '88.00' })
  const [made] = await receiptsOf(plan)
  const does = async (who: string, verb: string, body: object = {}) =>
    act(await world.ctx(who), receipt, made?.id ?? '', verb, {
      ver: (await get(await system(), receipt, made?.id ?? '')).ver,
      ...body,
    })
  await expect(does('seafin', 'review')).rejects.toMatchObject({ code: 'receipt.review-own' })
  await expect(does('seafin', 'sendBack', { reason: '有误' })).rejects.toMatchObject({ code: 'receipt.review-own' })
  await expect(does('cashier', 'review')).rejects.toMatchObject({ code: 'permission.missing' })
  expect(await world.waits('seafin', made?.id ?? '')).toEqual([])
  expect(await world.waits('findir', made?.id ?? '')).toEqual(['review'])
  await does('findir', 'sendBack', { reason: '合同不符' })
  expect(await get(await system(), receipt, made?.id ?? '')).toMatchObject({ status: '2', reversalReason: '合同不符' })
  expect(await lineOf(line)).toMatchObject({ claimStatus: '0', unclaimed: '88.00' })

  await makePair(ctx, at, { left: line, right: plan, amount: '88.00' })
  const [, again] = await receiptsOf(plan)
  await act(await world.ctx('findir'), receipt, again?.id ?? '', 'review', { ver: again?.ver ?? 0 })
  expect(await get(await system(), receipt, again?.id ?? '')).toMatchObject({
    status: '3',
    reviewedBy: (await world.ctx('findir')).actor.id,
    reviewedOn: '2026-11-18',
  })
  expect(await planOf(plan)).toMatchObject({ actualAmount: '88.00', recStatus: '2' })
})

test('a claim in a closed month is refused, and so is taking one back there', async () => {
  const plan = await awaited('66.00')
  const line = await credit('66.00', { day: '2026-11-14' })
  const { ctx, at } = await board('cashier')
  const unitId = world.place('BLHY')
  const parts = ['stock', 'settlement', 'fund'] as const
  const close = async (closed: boolean) => {
    for (const part of closed ? parts : parts.toReversed())
      await setMonthClosed(await system(), { unitId, month: '2026-11' }, part, closed)
  }
  await makePair(ctx, at, { left: line, right: plan, amount: '16.00' })
  await close(true)
  try {
    await expect(makePair(ctx, at, { left: line, right: plan, amount: '50.00' })).rejects.toMatchObject({
      errors: { receivedOn: { code: 'period.closed' } },
    })
    const [made] = await receiptsOf(plan)
    await expect(
      act(await world.ctx('seafin'), receipt, made?.id ?? '', 'reverse', { ver: made?.ver ?? 0, reason: '有误' }),
    ).rejects.toMatchObject({ code: 'period.closed' })
  } finally {
    await close(false)
  }
})

test('a board is closed to whoever may not read its sides', async () => {
  const ctx = await world.ctx('seasales')
  expect(() => matchingOf(ctx, 'finance', 'receiptClaim')).toThrow(
    expect.objectContaining({ code: 'permission.missing' }),
  )
  expect(() => matchingOf(ctx, 'finance', 'nothing')).toThrow(expect.objectContaining({ code: 'route.unknown' }))
})

test('books, journal, plans and statement agree after all of it', async () => {
  expect(await fundProblems(world.pool)).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
})
