import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { sum } from '../../core/values/decimal.ts'
import {
  act,
  balanceOf,
  find,
  findPosted,
  get,
  makePdf,
  save,
  setMonthClosed,
  storeFile,
} from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { bankAccount } from './bank-account.ts'
import { itemClearing } from './item-clearing.ts'
import { netting } from './netting.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

const problems = async () => [...(await openItemProblems(world.pool)), ...(await ledgerProblems(world.pool))]
const freight = { settleType: 'frt', content: '航次运费' } as const

/** A party that owes so much for coal and is owed so much for freight. */
async function both(claim: string, debt: string) {
  const party = await world.admitted()
  const [sale, purchase] = [await world.sold(party), await world.bought(party)]
  const owedToUs = await world.itemOf(
    await world.settled(sale, party, claim, { settleType: 'svc', dueDate: '2026-11-25' }),
  )
  const owedByUs = await world.itemOf(await world.settled(purchase, party, debt, { ...freight, dueDate: '2026-11-28' }))
  return { party, sale, purchase, claim: owedToUs, debt: owedByUs }
}

interface Part {
  readonly id: string
}

async function drafted(party: string, claims: readonly [Part, string][], debts: readonly [Part, string][], more = {}) {
  const ctx = await world.ctx('seafin')
  const agreement = [{ ...(await storeFile(ctx, { name: 'a.pdf', bytes: makePdf(['Agreement']) })) }]
  const lines = (of: readonly [Part, string][]) => of.map(([{ id }, amount]) => ({ item: id, amount }))
  const values = { counterparty: party, currency: 'CNY', date: '2026-11-18', agreement, ...more }
  return save(ctx, netting, { ...values, claims: lines(claims), debts: lines(debts) })
}

async function submitted(...of: Parameters<typeof drafted>): Promise<string> {
  const { id, ver } = await drafted(...of)
  await act(await world.ctx('seafin'), netting, id, 'submit', { ver })
  return id
}

async function agreed(...of: Parameters<typeof drafted>): Promise<string> {
  const id = await submitted(...of)
  await world.agree(netting, id, worldNow)
  return id
}

const nettingOf = (id: string) => get(world.all, netting, id)
const left = async ({ sourceId }: { readonly sourceId: string }) => (await world.itemOf(sourceId)).balance
const onAccount = async (account: string, key: string) =>
  balanceOf(await world.ctx('findir'), world.place('BLHY'), { ledger: 'arap', account, key, currency: 'CNY' })

describe('what is agreed to', () => {
  test('clears claims against debts pair by pair by one voucher, and shows on both', async () => {
    const { party, claim, debt } = await both('900.50', '650.25')
    const id = await agreed(party, [[claim, '650.25']], [[debt, '650.25']])
    const made = await nettingOf(id)
    expect(made).toMatchObject({ netStatus: '1', claimTotal: '650.25', debtTotal: '650.25', difference: '0.00' })
    expect(made.voucherNo).toMatch(/^PZ-BLHY-202611/)
    expect([await left(claim), await left(debt)]).toEqual(['250.25', '0.00'])
    expect([await onAccount('1122', party), await onAccount('2202', party)]).toEqual(['250.25', '0.00'])
    expect(await find(world.all, itemClearing, { netting: id })).toMatchObject([
      { origin: 'netting', status: '1', debt: claim.id, money: debt.id, amount: '650.25', voucherNo: made.voucherNo },
    ])
    expect(await problems()).toEqual([])
  })

  // By hand: 300 and 200 of claims against 350 and 150 of debts are 300, 50 and 150.
  test('of several items takes each in its turn, money that was received among them', async () => {
    const { party, sale, claim, debt } = await both('300', '350')
    const second = await world.itemOf(await world.settled(sale, party, '220', { settleType: 'svc' }))
    const money = await world.itemOf(await world.received(party, '150', { contractId: await world.sold(party) }))
    const id = await agreed(
      party,
      [
        [claim, '300'],
        [second, '200'],
      ],
      [
        [debt, '350'],
        [money, '150'],
      ],
    )
    const lines = await find(world.all, itemClearing, { netting: id })
    expect(lines.map(({ amount }) => amount).toSorted()).toEqual(['150.00', '300.00', '50.00'])
    expect([await left(claim), await left(second), await left(debt), await left(money)]).toEqual([
      '0.00',
      '20.00',
      '0.00',
      '0.00',
    ])
    // Of both receivables 350 went against what we owed; the rest stays on one account.
    expect((await findPosted(world.all, 'NETTING', id))?.balances).toHaveLength(2)
    expect([await onAccount('1122', party), await onAccount('2202', party)]).toEqual(['20.00', '0.00'])
    expect(await problems()).toEqual([])
  })

  test('comes back whole by its revocation', async () => {
    const { party, claim, debt } = await both('100', '80')
    const id = await agreed(party, [[claim, '80']], [[debt, '80']])
    const { ver } = await nettingOf(id)
    await act(await world.ctx('seafin'), netting, id, 'revoke', { ver, opinion: '协议作废' })
    expect(await nettingOf(id)).toMatchObject({ netStatus: '2' })
    expect([await left(claim), await left(debt)]).toEqual(['100.00', '80.00'])
    expect([await onAccount('1122', party), await onAccount('2202', party)]).toEqual(['100.00', '-80.00'])
    expect(await find(world.all, itemClearing, { netting: id, status: '1' })).toEqual([])
    expect(await problems()).toEqual([])
  })

  test('falls as a whole when one of its sources is taken back, and is revoked without a second reversal', async () => {
    const { party, sale, claim, debt } = await both('60', '100')
    const second = await world.itemOf(await world.settled(sale, party, '40', { settleType: 'svc' }))
    const id = await agreed(
      party,
      [
        [claim, '60'],
        [second, '40'],
      ],
      [[debt, '100']],
    )
    await world.revoked(claim.sourceId)
    expect(await nettingOf(id)).toMatchObject({ netStatus: '2', approvalStatus: '2' })
    expect([await left(claim), await left(second), await left(debt)]).toEqual(['0.00', '40.00', '100.00'])
    expect(await problems()).toEqual([])
    const { ver } = await nettingOf(id)
    await act(await world.ctx('seafin'), netting, id, 'revoke', { ver, opinion: '来源已撤销' })
    expect(await problems()).toEqual([])
  })

  test('falls with money that is reversed', async () => {
    const { party, claim } = await both('90', '10')
    const money = await world.itemOf(await world.received(party, '70', { contractId: await world.sold(party) }))
    const id = await agreed(party, [[claim, '70']], [[money, '70']])
    expect(await nettingOf(id)).toMatchObject({ netStatus: '1', voucherNo: null })
    const { ver } = await get(world.all, receipt, money.sourceId)
    await act(await world.ctx('seafin'), receipt, money.sourceId, 'reverse', { ver, reason: '重复入账' })
    expect(await nettingOf(id)).toMatchObject({ netStatus: '2' })
    expect(await left(claim)).toBe('90.00')
    expect(await problems()).toEqual([])
  })
})

describe('what is refused', () => {
  test('sums that differ, and no agreement, are told at the submission', async () => {
    const { party, claim, debt } = await both('100', '80')
    const { id, ver } = await drafted(party, [[claim, '80.01']], [[debt, '80']], { agreement: [] })
    await expect(act(await world.ctx('seafin'), netting, id, 'submit', { ver })).rejects.toMatchObject({
      errors: {
        difference: { code: 'netting.unequal', params: { claims: '80.01', debts: '80.00' } },
        agreement: { code: 'netting.no-agreement' },
      },
    })
  })

  test('more than is left, an item twice, one of another party or side', async () => {
    const { party, claim, debt } = await both('100', '80')
    const other = await both('100', '80')
    const refused = (claims: readonly [Part, string][], debts: readonly [Part, string][]) =>
      expect(drafted(party, claims, debts)).rejects
    await refused([[claim, '100.01']], [[debt, '80']]).toMatchObject({
      errors: { claims: { code: 'netting.more-than-left', params: { line: 1, left: '100.00' } } },
    })
    await refused(
      [
        [claim, '1'],
        [claim, '2'],
      ],
      [[debt, '3']],
    ).toMatchObject({
      errors: { claims: { code: 'netting.item-twice', params: { line: 2 } } },
    })
    await refused([[claim, '1']], [[other.debt, '1']]).toMatchObject({
      errors: { debts: { code: 'netting.another-item' } },
    })
    await refused([[debt, '1']], [[claim, '1']]).toMatchObject({
      errors: { claims: { code: 'netting.another-item' }, debts: { code: 'netting.another-item' } },
    })
  })

  test('a closed month, and whoever may not', async () => {
    const { party, claim, debt } = await both('100', '80')
    const { id, ver } = await drafted(party, [[claim, '5']], [[debt, '5']], { date: '2026-09-20' })
    await setMonthClosed(world.all, { unitId: world.place('BLHY'), month: '2026-09' }, 'settlement', true)
    await expect(act(await world.ctx('seafin'), netting, id, 'submit', { ver })).rejects.toMatchObject({
      errors: { date: { code: 'period.closed' } },
    })
    await setMonthClosed(world.all, { unitId: world.place('BLHY'), month: '2026-09' }, 'settlement', false)
    await expect(act(await world.ctx('cashier'), netting, id, 'submit', { ver })).rejects.toMatchObject({ status: 403 })
  })

  test('what was cleared during the approval is told to whoever decides', async () => {
    const { party, sale, claim, debt } = await both('100', '80')
    const id = await submitted(party, [[claim, '80']], [[debt, '80']])
    await world.received(party, '50', { contractId: sale })
    await expect(world.agree(netting, id, worldNow)).rejects.toMatchObject({
      errors: { claims: { code: 'netting.changed', params: { line: 1, left: '50.00' } } },
    })
    expect([await left(claim), await left(debt)]).toEqual(['50.00', '80.00'])
    expect(await problems()).toEqual([])
  })
})

test('the form is filled with as much of one side as of the other, due first before', async () => {
  const { party, sale, claim, debt } = await both('100', '130')
  const early = await world.itemOf(await world.settled(sale, party, '20', { settleType: 'svc', dueDate: '2026-11-19' }))
  const told = await suggested(
    await world.ctx('seafin'),
    netting,
    { counterparty: party, currency: 'CNY' },
    'counterparty',
  )
  expect(told.settled).toMatchObject({
    claims: [
      { item: early.id, amount: '20.00', balance: '20.00' },
      { item: claim.id, amount: '100.00' },
    ],
    debts: [{ item: debt.id, amount: '120.00', balance: '130.00' }],
  })
})

test('a plan is for no more than netting has left, and what is planned is not netted', async () => {
  const { party, sale, claim, debt } = await both('500', '300')
  await agreed(party, [[claim, '120']], [[debt, '120']])
  const ctx = await world.ctx('seasales')
  const planned = async (expectedAmount: string) => {
    const { id, ver } = await save(ctx, receiptPlan, {
      receiptAttribute: 'goods',
      settlementId: claim.sourceId,
      contractId: sale,
      counterparty: party,
      bizSegment: 'sea',
      currency: 'CNY',
      expectedAmount,
      expectedDate: '2026-11-25',
    })
    await act(ctx, receiptPlan, id, 'submit', { ver })
  }
  await expect(planned('380.01')).rejects.toMatchObject({
    errors: { expectedAmount: { code: 'netting.netted', params: { netted: '120.00', left: '380.00' } } },
  })
  await planned('379')
  await expect(submitted(party, [[claim, '2']], [[debt, '2']])).rejects.toMatchObject({
    errors: { claims: { code: 'netting.planned', params: { line: 1, left: '1.00' } } },
  })
  await agreed(party, [[claim, '1']], [[debt, '1']])
  expect(await problems()).toEqual([])
})

test('a payment plan is for no more of a settlement than netting has left, in however many lines', async () => {
  const { party, purchase, claim, debt } = await both('500', '300')
  await agreed(party, [[claim, '120']], [[debt, '120']])
  const ctx = await world.ctx('seasales')
  const [payer] = await find(world.all, bankAccount, { accountNo: '2100880002' })
  const payee = await world.banked(party)
  const usual = { backToBack: '0', supplementary: '0', advance: '0', payeeCountry: 'CN' } as const
  const planned = async (...amounts: readonly string[]) => {
    const { id, ver } = await save(ctx, paymentPlan, {
      paymentAttribute: 'frt',
      contractId: purchase,
      bizSegment: 'sea',
      currency: 'CNY',
      settlements: amounts.map((amount) => ({ settlementId: debt.sourceId, amount })),
      planAmount: sum(amounts),
      planMonth: '2026-11',
      planDate: '2026-11-25',
      payerAccountId: payer?.id ?? null,
      budgetSubject: 'freight',
      ...payee,
      ...usual,
      purpose: '运费',
    })
    await act(ctx, paymentPlan, id, 'submit', { ver })
  }
  await expect(planned('100', '80.01')).rejects.toMatchObject({
    errors: { 'settlements.0.amount': { code: 'netting.netted', params: { netted: '120.00', left: '180.00' } } },
  })
  await planned('100', '80')
})
