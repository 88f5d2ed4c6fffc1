import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { creditCodeCheck } from '../../core/values/credit-code.ts'
import { addDays } from '../../core/values/day.ts'
import type { Json } from '../../core/values/json.ts'
import { act, asSystem, type Ctx, find, get, makePdf, save, setMonthClosed, storeFile } from '../../server/define.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-problems.ts'
import { contract, counterparty, settlement } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { ageItems } from './open-item-ages.server.ts'
import { openItemProblems } from './open-item-problems.server.ts'
import { openItem } from './open-item.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'
import { makeAccount } from './testing/funds-world.ts'

let world: GroupWorld
let all: Ctx
let ourCompany: string
let account: string
let number = 10
const october = { settleType: 'svc', date: '2026-10-20' }

beforeAll(async () => {
  world = await groupWorld()
  all = (await world.ctx('findir')).withoutScope('test')
  ourCompany = (await find(all, company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  account = await makeAccount(world.ctx, ourCompany, '1000000.00')
})

describe('what is settled is owed from its approval on', () => {
  test('a receipt clears what its contract owes, oldest due first, and the rest waits as an advance', async () => {
    const party = await admitted()
    const sale = await sold(party)
    const first = await settled(sale, party, '600', { ...october, dueDate: '2026-11-10' })
    const second = await settled(sale, party, '500', { ...october, dueDate: '2026-11-01' })
    expect(await itemOf(first)).toMatchObject({
      itemType: 'ar',
      status: '0',
      account: '1122',
      bizDate: '2026-10-20',
      dueDate: '2026-11-10',
      ageBand: '1',
      overdueLevel: '1',
      balance: '600.00',
      balanceCny: '600.00',
      unitId: world.place('BLHY'),
    })
    const money = await received(party, '800', { contractId: sale })
    expect(await itemOf(second)).toMatchObject({ status: '2', balance: '0.00' })
    expect(await itemOf(first)).toMatchObject({ status: '1', settled: '300.00', balance: '300.00' })
    expect(await itemOf(money)).toMatchObject({ itemType: 'ra', status: '2', balance: '0.00' })
    const more = await received(party, '400.01', { contractId: sale })
    expect(await itemOf(first)).toMatchObject({ status: '2', balance: '0.00' })
    expect(await itemOf(more)).toMatchObject({ status: '1', settled: '300.00', balance: '100.01' })
    expect(await problems()).toEqual([])
  })

  test('an advance waits for its contract, and clears no debt of another', async () => {
    const party = await admitted()
    const [one, other] = [await sold(party), await sold(party)]
    const owed = await settled(one, party, '900', { settleType: 'svc', dueDate: '2026-11-20' })
    const money = await received(party, '250', { contractId: other })
    expect(await itemOf(owed)).toMatchObject({ status: '0' })
    expect(await itemOf(money)).toMatchObject({ status: '0', balance: '250.00' })
    const later = await settled(other, party, '1000', { settleType: 'svc', dueDate: '2026-12-20' })
    expect(await itemOf(later)).toMatchObject({ status: '1', balance: '750.00' })
    expect(await itemOf(money)).toMatchObject({ status: '2' })
    expect(await problems()).toEqual([])
  })

  test('what is taken back frees what it cleared, which clears what else is open', async () => {
    const party = await admitted()
    const sale = await sold(party)
    const owed = await settled(sale, party, '100', { ...october, dueDate: '2026-11-01' })
    const next = await settled(sale, party, '70', { settleType: 'svc', dueDate: '2026-12-01' })
    const money = await received(party, '100', { contractId: sale })
    expect(await itemOf(owed)).toMatchObject({ status: '2' })
    await revoked(owed)
    expect(await itemOf(owed)).toMatchObject({ status: '3', settled: '0.00', balance: '0.00' })
    expect(await itemOf(next)).toMatchObject({ status: '2' })
    expect(await itemOf(money)).toMatchObject({ status: '1', balance: '30.00' })
    const { ver } = await get(all, receipt, money)
    await act(await world.ctx('seafin'), receipt, money, 'reverse', { ver, reason: '重复入账' })
    expect(await itemOf(money)).toMatchObject({ status: '3', balance: '0.00' })
    expect(await itemOf(next)).toMatchObject({ status: '0', balance: '70.00' })
    expect(await problems()).toEqual([])
  })

  test.each([
    // T-PROV-01, and once more worked by hand: 1,000 × 100 × 90 % is paid, 990 × 95 is what is owed in the end.
    ['3240000', '3529747', '2', '289747.00', '0.00'],
    ['90000', '94050', '2', '4050.00', '0.00'],
    ['90000', '80000', '2', '0.00', '10000.00'],
  ])(
    'a final settlement takes the place of the provisional one of %s and owes what differs',
    async (part, whole, _, left, free) => {
      const party = await admitted()
      const sale = await sold(party)
      const provisional = await settled(sale, party, part, { settleType: 'prov' })
      const money = await received(party, part, { contractId: sale })
      const final = await settled(sale, party, whole, { settleType: 'final' })
      expect(await itemOf(provisional)).toMatchObject({ status: '3', balance: '0.00' })
      expect(await itemOf(final)).toMatchObject({ balance: left })
      expect(await itemOf(money)).toMatchObject({ balance: free })
      await revoked(final)
      expect(await itemOf(final)).toMatchObject({ status: '3' })
      expect(await itemOf(provisional)).toMatchObject({ status: '2', balance: '0.00' })
      expect(await itemOf(money)).toMatchObject({ status: '2' })
      expect(await problems()).toEqual([])
    },
  )

  test('nothing is settled into a month whose receivables are closed, and its day says so', async () => {
    const party = await admitted()
    const sale = await sold(party)
    const unitId = world.place('BLHY')
    const draft = await drafted(sale, party, '10', { settleType: 'svc', date: '2026-09-15' })
    const late = await submitted(sale, party, '10', { settleType: 'svc', date: '2026-09-16' })
    await setMonthClosed(all, { unitId, month: '2026-09' }, 'settlement', true)
    const drafter = await world.ctx('seasales')
    await expect(act(drafter, settlement, draft.id, 'submit', { ver: draft.ver })).rejects.toMatchObject({
      errors: { date: { code: 'period.closed', params: { month: '2026-09', ledger: 'settlement' } } },
    })
    await expect(world.agree(settlement, late, worldNow)).rejects.toMatchObject({ code: 'period.closed' })
    expect(await find(all, openItem, { settlementId: late })).toEqual([])
    await setMonthClosed(all, { unitId, month: '2026-09' }, 'settlement', false)
  })
})

describe('ages', () => {
  // T-AGE-01, and a second row worked by hand on the days on which a band begins and ends.
  test.each([
    [
      '2025-06-30',
      [
        ['2025-07-15', '1200000', '0', '0.00'],
        ['2025-06-10', '800000', '1', '8000.00'],
        ['2025-05-05', '500000', '2', '15000.00'],
        ['2025-03-20', '300000', '4', '30000.00'],
        ['2024-11-30', '200000', '5', '60000.00'],
        ['2024-05-31', '100000', '6', '50000.00'],
      ],
      '163000.00',
    ],
    [
      '2026-11-18',
      [
        ['2026-11-18', '100', '0', '0.00'],
        ['2026-11-17', '100', '1', '1.00'],
        ['2026-10-19', '100', '1', '1.00'],
        ['2026-10-18', '100', '2', '3.00'],
        ['2026-09-18', '100', '3', '5.00'],
        ['2026-08-20', '100', '3', '5.00'],
        ['2025-11-18', '100', '5', '30.00'],
        ['2024-11-18', '100', '6', '50.00'],
        ['2024-11-17', '100', '7', '100.00'],
      ],
      '195.00',
    ],
  ] as const)('as of %s what is owed is in its band, with what is set aside for it', async (asOf, rows, loss) => {
    const party = await admitted()
    const sale = await sold(party)
    for (const [dueDate, amount] of rows)
      await settled(sale, party, amount, { settleType: 'svc', date: addDays(dueDate, -10), dueDate })
    await aged(asOf)
    const items = await find(all, openItem, { counterparty: party }, { sort: ['-dueDate'] })
    expect(items.map((item) => [item.dueDate, item.amount, item.ageBand, item.lossCny])).toEqual(
      rows.map(([day, amount, band, part]) => [day, `${amount}.00`, band, part]),
    )
    const [total] = await world.pool.query<{ loss: string }>(
      sql`select sum(loss_cny)::text as loss from finance.open_item where counterparty = ${party}::uuid`,
    )
    expect(total?.loss).toBe(loss)
    await aged('2026-11-18')
  })

  test('levels begin a week before the day and on the 1st, 15th, 30th and 90th day after it', async () => {
    const party = await admitted()
    const id = await settled(await sold(party), party, '1', { settleType: 'svc', dueDate: '2026-12-31' })
    const levelOn = async (day: string) => {
      await aged(day)
      return (await itemOf(id)).overdueLevel
    }
    const days = [-8, -7, 0, 1, 14, 15, 29, 30, 89, 90].map((late) => addDays('2026-12-31', late))
    const levels: string[] = []
    for (const day of days) levels.push(await levelOn(day))
    expect(levels).toEqual(['0', '-7', '-7', '1', '1', '15', '15', '30', '30', '90'])
    await aged('2026-11-18')
  })
})

test('a cent too much in an item, a clearing or an account is named', async () => {
  const party = await admitted()
  const sale = await sold(party)
  const id = await settled(sale, party, '100', { settleType: 'svc' })
  await received(party, '40', { contractId: sale })
  const { sourceNo } = await itemOf(id)
  const broken = async (statement: string) => {
    await world.pool.driver.query(statement, [id])
    return problems()
  }
  expect(await broken(`update finance.open_item set balance = balance + 0.01 where source_id = $1::text`)).toEqual([
    `an open item does not show what is left of it: ${sourceNo}`,
    expect.stringMatching(/^open items of a party differ from its account: .* 1122 CNY 0\.01$/),
  ])
  expect(
    await broken(
      `update finance.open_item set settled = settled + 0.01, balance = balance - 0.02 where source_id = $1::text`,
    ),
  ).toEqual([
    `an open item is not settled by what cleared it: ${sourceNo} 0.01`,
    expect.stringMatching(/^open items of a party differ from its account: .* 1122 CNY -0\.01$/),
  ])
  await broken(
    `update finance.open_item set settled = settled - 0.01, balance = balance + 0.01 where source_id = $1::text`,
  )
  expect(
    await broken(`update engine.balance set amount = amount + 0.01 where account = '1122' and key = (
    select counterparty::text from finance.open_item where source_id = $1::text)`),
  ).toEqual([expect.stringMatching(/^open items of a party differ from its account: .* 1122 CNY -0\.01$/)])
})

async function problems(): Promise<readonly string[]> {
  return openItemProblems(world.pool)
}

async function itemOf(sourceId: string) {
  const [item] = await find(all, openItem, { sourceId })
  if (item === undefined) throw new Error(`nothing is open of ${sourceId}`)
  return item
}

async function aged(day: string): Promise<void> {
  const ctx = await world.ctx('findir', { at: Date.parse(`${day}T00:05:00+08:00`) })
  await ageItems(asSystem(ctx, 'the night of the test'))
}

async function admitted(): Promise<string> {
  number += 1
  const body = `91230881MA1B2C${number}A`
  const { id } = await save(await world.ctx('seabuy'), counterparty, {
    cpName: `松原第${number}热电有限公司`,
    shortName: `松原${number}`,
    cpRole: ['cust'],
    cpNature: 'priv',
    country: 'CN',
    creditCode: `${body}${creditCodeCheck(body) ?? ''}`,
  })
  await act(await world.ctx('risk'), counterparty, id, 'admit', { ver: (await get(all, counterparty, id)).ver })
  return id
}

/** A contract of sale in force. */
async function sold(party: string): Promise<string> {
  const drafter = await world.ctx('seasales')
  const { id, ver } = await save(drafter, contract, {
    contractName: '动力煤销售合同',
    contractType: 'xs',
    bizSegment: 'sea',
    currency: 'CNY',
    signDate: '2026-11-10',
    validFrom: '2026-11-10',
    validTo: '2027-06-30',
    ourCompany,
    counterparty: party,
    paymentConditions: '到货后十日内付清',
    vatRate: '13',
    items: [{ goods: '动力煤', qty: '1', uom: 't', unitPrice: '4000000' }],
    payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
  })
  await act(drafter, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  const keeper = (await world.ctx('keeper')).withoutScope('test')
  const scan = [{ ...(await storeFile(keeper, { name: 'a.pdf', bytes: makePdf(['Signed']) })) }]
  await act(keeper, contract, id, 'sign', { scan })
  return id
}

async function drafted(relatedContract: string, party: string, amount: string, more: Record<string, Json>) {
  return save(await world.ctx('seasales'), settlement, {
    title: '煤款结算',
    relatedContract,
    counterparty: party,
    currency: 'CNY',
    vatRate: '13',
    date: '2026-11-18',
    content: '按质量结算',
    items: [{ goods: '动力煤', qty: '1', uom: 't', price: amount }],
    ...more,
  })
}

async function submitted(...of: Parameters<typeof drafted>): Promise<string> {
  const { id, ver } = await drafted(...of)
  await act(await world.ctx('seasales'), settlement, id, 'submit', { ver })
  return id
}

async function settled(...of: Parameters<typeof drafted>): Promise<string> {
  const id = await submitted(...of)
  await world.agree(settlement, id, worldNow)
  return id
}

async function revoked(id: string): Promise<void> {
  const { ver } = await get(all, settlement, id)
  await act(await world.ctx('seasales'), settlement, id, 'revoke', { ver, opinion: '数量有误' })
}

/** Money of a party for a receipt plan; answers the id of its receipt. */
async function received(party: string, amount: string, more: Record<string, Json>): Promise<string> {
  const drafter = await world.ctx('seasales')
  const { id, ver } = await save(drafter, receiptPlan, {
    receiptAttribute: 'goods',
    counterparty: party,
    bizSegment: 'sea',
    currency: 'CNY',
    expectedAmount: amount,
    expectedDate: '2026-11-20',
    ...more,
  })
  await act(drafter, receiptPlan, id, 'submit', { ver })
  await world.agree(receiptPlan, id, worldNow)
  const cashier = await world.ctx('cashier')
  const proof = [{ ...(await storeFile(cashier, { name: 'a.pdf', bytes: makePdf(['Received']) })) }]
  await act(cashier, receiptPlan, id, 'receive', {
    ver: (await get(all, receiptPlan, id)).ver,
    accountId: account,
    amount,
    receivedOn: '2026-11-18',
    payerName: '松原热电',
    proof,
    reason: '测试',
  })
  const [made] = await find(all, receipt, { planId: id })
  return made?.id ?? ''
}
