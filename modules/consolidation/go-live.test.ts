import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { everyLedgerProblem } from '../../app/every-ledger-problem.ts'
import { servers } from '../../app/module-servers.ts'
import { groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { dayMs } from '../../core/values/duration.ts'
import { act, find, get, postRun, save, systemContext } from '../../server/module-api.ts'
import { writeRunLines } from '../../server/records/batch-run/write-run-lines.ts'
import { goLive } from '../contracts/go-live/go-live.ts'
import { openingContract } from '../contracts/go-live/opening-contract.ts'
import { postGoLive, stepped } from '../contracts/go-live/post-go-live.server.ts'
import { contract } from '../contracts/index.ts'
import { bankAccount } from '../finance/bank-account.ts'
import { openItem } from '../finance/index.ts'
import { openingBank } from '../finance/opening/opening-bank.ts'
import { openingItem } from '../finance/opening/opening-item.ts'
import { debtsWorld, type DebtsWorld } from '../finance/testing/debts-world.ts'
import { company } from '../organisation/index.ts'
import { monthlyAverageRun, monthlyAverages } from '../stock/monthly-average/monthly-average.ts'
import { openingStock } from '../stock/opening/opening-stock.ts'
import { stockMove } from '../stock/stock-move.ts'
import { stockWorld, type StockWorld } from '../stock/testing/stock-world.ts'
import { goLiveReconciliationRows } from './go-live-reconciliation.server.ts'

let stock: StockWorld
let debts: DebtsWorld
let party: string
let goodsId: string
let ours: string
let accountId: string

beforeAll(async () => {
  const world = await groupWorld()
  stock = await stockWorld(world)
  debts = await debtsWorld(world)
  party = await debts.admitted()
  goodsId = await stock.coal('mon')
  ours = (await find(debts.all, company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  const account = {
    accountName: '欧元户',
    accountNo: '2100880099',
    bankName: '中国银行',
    company: ours,
    currency: 'EUR',
  }
  accountId = (await save(await world.ctx('findir'), bankAccount, { ...account, openDate: '2020-01-01' })).id
})

const yard = '锦州港一号堆场'
/** A total of the old system. */
type Control = Readonly<Record<string, string>>

const totals = (): Control[] => [
  { part: 'contract', currency: 'CNY', count: '1', amount: '600000.00' },
  { part: 'stock', warehouse: yard, goodsId, currency: 'CNY', quantity: '100.000', amount: '52000.00' },
  { part: 'ar', currency: 'CNY', count: '1', amount: '3000.00' },
  { part: 'ap', currency: 'USD', count: '1', amount: '500.00' },
  { part: 'bank', currency: 'EUR', count: '1', amount: '-70.00' },
]

/** A go-live with a contract, 60 batches of stock, two open items and an account. */
async function prepared(controls: readonly Control[] = totals()): Promise<string> {
  const opensAccount = controls.some(({ part }) => part === 'bank')
  const ctx = await stock.ctx('seafin')
  const { id } = await save(ctx, goLive, { company: ours, goLiveDay: '2026-11-01', controls })
  await save(ctx, openingContract, { ...oldContract(), goLiveId: id })
  const lots = Array.from({ length: 60 }, (_, at) => (at === 0 ? ['41.000', '22500.00'] : ['1.000', '500.00']))
  for (const [at, [quantity, amount]] of lots.entries())
    await save(ctx, openingStock, {
      goLiveId: id,
      warehouseId: stock.yard,
      goodsId,
      batchNo: `OLD-${at}`,
      inDate: '2026-09-01',
      quantity,
      amount,
    })
  const item = { goLiveId: id, counterparty: party, bizDate: '2026-08-01', dueDate: '2026-09-30' }
  await save(ctx, openingItem, { ...item, itemType: 'ar', docNo: 'YS-1', contractNo: 'OLD-HT-1', amount: '3000' })
  await save(ctx, openingItem, {
    ...item,
    itemType: 'ap',
    docNo: 'YF-1',
    amount: '500',
    currency: 'USD',
    fxRate: '7.1',
  })
  if (opensAccount) await save(ctx, openingBank, { goLiveId: id, accountId, amount: '-70' })
  return id
}

function oldContract() {
  return {
    contractNo: 'OLD-HT-1',
    contractName: '动力煤销售合同',
    contractType: 'xs',
    bizSegment: 'sea',
    counterparty: party,
    signDate: '2026-06-01',
    validFrom: '2026-06-01',
    validTo: '2027-06-01',
    goodsId,
    qty: '1000',
    unitPrice: '600',
    paymentConditions: '货到付款',
    deliveredQty: '400',
    invoicedAmt: '240000',
    paidAmt: '200000',
  }
}

async function does(code: string, id: string, verb: string, asked: object = {}): Promise<void> {
  const ctx = await stock.ctx(code)
  const { ver } = await get(debts.all, goLive, id)
  await act(ctx, goLive, id, verb, { ver, ...asked })
}

const system = () => systemContext(stock.pool, stock.running, stock.now, 'test').withoutScope('test')
const problems = () => everyLedgerProblem(debts.all.sql, servers)
const stateOf = async (id: string) => (await get(debts.all, goLive, id)).status

test('what was open in the old system is posted by another person once, and taken back as a whole', async () => {
  const id = await prepared()
  const sheet = await goLiveReconciliationRows(await stock.ctx('findir'), { goLiveId: id })
  expect(sheet.map(({ part, verdict, bookAmount }) => [part, verdict, bookAmount])).toEqual([
    ['contract', 'same', '0'],
    ['stock', 'same', '0'],
    ['ar', 'same', '0'],
    ['ap', 'same', '0'],
    ['bank', 'same', '0'],
  ])
  await does('seafin', id, 'handIn')
  await expect(does('seafin', id, 'confirm')).rejects.toMatchObject({ status: 403 })
  await does('findir', id, 'confirm')

  // Killed after the first steps: what was committed stays, and nothing of it comes twice.
  expect(await stepped(system(), id)).toBe(true)
  expect(await stepped(system(), id)).toBe(true)
  expect((await get(debts.all, goLive, id)).posted).toBe('3')
  await postGoLive(system(), { id })
  await postGoLive(system(), { id })
  expect(await get(debts.all, goLive, id)).toMatchObject({ status: '3', posted: '64', rows: '64' })

  const posted = await goLiveReconciliationRows(await stock.ctx('findir'), { goLiveId: id })
  expect(posted.map(({ bookQty, bookAmount }) => [bookQty, bookAmount])).toEqual([
    [null, '600000.00'],
    ['100.000', '52000.00'],
    [null, '3000.00'],
    [null, '500.00'],
    [null, '-70.00'],
  ])
  const [carried] = await find(debts.all, contract, { contractNo: 'OLD-HT-1' })
  expect(carried).toMatchObject({
    contractStatus: '4',
    approvalStatus: '2',
    receivedAmt: '200000.00',
    unreceivedAmt: '400000.00',
    openingDelivered: '400.000',
    settledAmt: '240000.00',
    unitId: stock.place('BLHY'),
  })
  const [owed] = await find(debts.all, openItem, { sourceNo: 'YS-1' })
  expect(owed).toMatchObject({ status: '0', balance: '3000.00', contractId: carried?.id, dueDate: '2026-09-30' })
  expect(await find(debts.all, stockMove, { goodsId, day: '2026-10-31' })).toHaveLength(60)
  expect(await problems()).toEqual([])

  await does('findir', id, 'reverse', { why: '原系统数据有误' })
  await postGoLive(system(), { id })
  expect(await get(debts.all, goLive, id)).toMatchObject({ status: '5', posted: '0', holds: null })
  expect(await problems()).toEqual([])
  const again = await goLiveReconciliationRows(await stock.ctx('findir'), { goLiveId: id })
  expect(again.filter(({ part }) => part === 'stock')).toMatchObject([{ bookQty: '0.000', bookAmount: '0.00' }])

  // Numbers and the company are free again.
  const next = await prepared()
  await does('seafin', next, 'handIn')
  await does('findir', next, 'confirm')
  await postGoLive(system(), { id: next })
  expect(await stateOf(next)).toBe('3')
  await expect(prepared()).rejects.toMatchObject({ errors: { company: {} } })

  // An account that was opened is not opened again, by whatever way.
  const { ver, balance } = await get(debts.all, bankAccount, accountId)
  expect(balance).toBe('-70.00')
  const twice = act(await stock.ctx('findir'), bankAccount, accountId, 'openWith', {
    ver,
    amount: '5',
    date: '2026-11-02',
  })
  await expect(twice).rejects.toMatchObject({ errors: { amount: { code: 'bank-account.opened-already' } } })

  // Averages that it is in bar the reversal until they are taken back.
  const { batchId } = await stock.inOf(await stock.came({ goodsId, billQty: '10', actualQty: '10', price: '600' }))
  await stock.went({ goodsId, batchId, outType: 'use', qty: '1' })
  const later = await stock.ctx('seafin', { at: worldNow + 20 * dayMs })
  const run = await postRun(later, monthlyAverages, { unitId: stock.place('BLHY'), month: '2026-11' })
  await expect(does('findir', next, 'reverse', { why: '-' })).rejects.toMatchObject({ code: 'stock.month-averaged' })
  const held = await get(later, monthlyAverageRun, run)
  await act(later, monthlyAverageRun, run, 'reverse', { ver: held.ver, why: '重算' })
  await writeRunLines(system(), { run: monthlyAverages.runs, id: run })

  // What goes on from there bars it for good.
  const [lot] = await find(debts.all, openingStock, { goLiveId: next }, { limit: 1 })
  await stock.went({ goodsId, batchId: lot?.batchId, outType: 'use', qty: '0.5' })
  await expect(does('findir', next, 'reverse', { why: '-' })).rejects.toMatchObject({ code: 'stock.opening-moved' })
  expect(await problems()).toEqual([])
})

test('differences are named before anybody else is asked', async () => {
  await freed()
  const others = totals().filter(({ part }) => part !== 'bank')
  const id = await prepared(others.map((one) => (one.part === 'ar' ? { ...one, amount: '3100.00' } : one)))
  await expect(does('seafin', id, 'handIn')).rejects.toMatchObject({ code: 'go-live.differences', params: { rows: 1 } })
  const { ver, controls } = await get(debts.all, goLive, id)
  const named = (controls ?? []).map((one) => (one.part === 'ar' ? { ...one, difference: '已在十一月收回' } : one))
  await save(await stock.ctx('seafin'), goLive, { id, ver, controls: named })
  await does('seafin', id, 'handIn')
  const [row] = await find(debts.all, openingItem, { goLiveId: id }, { limit: 1 })
  await expect(
    save(await stock.ctx('seafin'), openingItem, { id: row?.id ?? '', ver: row?.ver ?? 0, amount: '1' }),
  ).rejects.toMatchObject({ code: 'go-live.not-draft' })
  await does('findir', id, 'sendBack')
  expect(await stateOf(id)).toBe('0')
})

test('a total is of one currency, place and part', async () => {
  await freed()
  const ctx = await stock.ctx('seafin')
  const made = (controls: readonly Control[]) => save(ctx, goLive, { company: ours, goLiveDay: '2026-11-01', controls })
  const [, ofStock, ofDebts] = totals()
  await expect(made([{ ...ofStock, currency: 'USD' }])).rejects.toMatchObject({
    errors: { 'controls.0.currency': { code: 'go-live.stock-in-yuan' } },
  })
  await expect(made([{ ...ofStock, warehouse: '不存在' }])).rejects.toMatchObject({
    errors: { 'controls.0.warehouse': { code: 'stock.no-such-warehouse' } },
  })
  await expect(made([{ ...ofDebts }, { ...ofDebts }])).rejects.toMatchObject({
    errors: { 'controls.1.part': { code: 'go-live.total-twice' } },
  })
})

test('goods of other owners and later days are refused at their fields', async () => {
  await freed()
  const ctx = await stock.ctx('seafin')
  const { id: goLiveId } = await save(ctx, goLive, { company: ours, goLiveDay: '2026-11-01', controls: [] })
  const lot = { goLiveId, warehouseId: stock.yard, goodsId, batchNo: 'X', inDate: '2026-09-01' }
  await expect(save(ctx, openingStock, { ...lot, quantity: '1', amount: '1', owner: 'agent' })).rejects.toMatchObject({
    errors: { owner: { code: 'stock.opening-not-ours' } },
  })
  const item = { goLiveId, itemType: 'ar', counterparty: party, docNo: 'N', dueDate: '2026-12-01', amount: '1' }
  await expect(save(ctx, openingItem, { ...item, bizDate: '2026-11-05' })).rejects.toMatchObject({
    errors: { bizDate: { code: 'open-item.after-opening' } },
  })
})

/** Lets the company go live once more: each test begins with none. */
async function freed(): Promise<void> {
  await stock.pool.query(sql`update contracts.go_live set holds = null`)
  await stock.pool.query(
    sql`update contracts.contract set contract_no = 'F-' || right(id::text, 12) where go_live_id is not null and contract_status = '4'`,
  )
}
