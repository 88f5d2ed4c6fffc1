import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import {
  act,
  type Ctx,
  find,
  get,
  save,
  setMonthClosed,
  systemContext,
  withinTransaction,
} from '../../../server/module-api.ts'
import { opened } from '../../../server/records/documents/opened-record.ts'
import { company } from '../../organisation/index.ts'
import { counterparty } from '../counterparty.ts'
import { goods } from '../goods.ts'
import { contract } from '../index.ts'
import { freightDeal } from '../testing/freight-deal.ts'
import { goLive } from './go-live.ts'
import { openingContract } from './opening-contract.ts'
import { postGoLive } from './post-go-live.server.ts'

let world: GroupWorld
let all: Ctx
let party: string
let goodsId: string
let ours: string

beforeAll(async () => {
  world = await groupWorld()
  all = (await world.ctx('findir')).withoutScope('test')
  party = (await freightDeal(world)).carrier
  goodsId = (await save(all, goods, { goodsCode: 'M-1', goodsName: '动力煤', costMethod: 'mwa' })).id
  ours = (await find(all, company, { companyCode: 'BLHY' }))[0]?.id ?? ''
})

const total = { part: 'contract', currency: 'CNY', count: '1', amount: '600000.00' }

/** What a contract of the old system was when its company went live. */
function old(of: object = {}) {
  return {
    contractNo: 'OLD-HT-1',
    contractName: '动力煤采购合同',
    contractType: 'hc',
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
    ...of,
  }
}

/** A go-live with one contract, as the finance office of the company enters it. */
async function prepared(of: object = {}): Promise<string> {
  const ctx = await world.ctx('seafin')
  const { id } = await save(ctx, goLive, { company: ours, goLiveDay: '2026-11-01', controls: [total] })
  await save(ctx, openingContract, { ...old(of), goLiveId: id })
  return id
}

async function does(code: string, id: string, verb: string, asked: object = {}): Promise<void> {
  const { ver } = await get(all, goLive, id)
  await act(await world.ctx(code), goLive, id, verb, { ver, ...asked })
}

const work = (id: string) => postGoLive(systemContext(world.pool, world.running, world.now, 'test'), { id })
const goLiveOf = (id: string) => get(all, goLive, id)

/** Lets the company go live once more: each test begins with none. */
async function freed(): Promise<void> {
  await world.pool.query(sql`update contracts.go_live set holds = null`)
}

test('a contract goes on with its number and what was paid, and is free again once it is reversed', async () => {
  const id = await prepared()
  await does('seafin', id, 'handIn')
  await expect(does('seafin', id, 'confirm')).rejects.toMatchObject({ status: 403 })
  await expect(does('seasales', id, 'confirm')).rejects.toMatchObject({ status: 403 })
  await does('findir', id, 'confirm')
  await work(id)
  expect(await goLiveOf(id)).toMatchObject({ status: '3', posted: '1', openingDay: '2026-10-31' })
  const [made] = await find(all, contract, { contractNo: 'OLD-HT-1' })
  expect(made).toMatchObject({
    contractStatus: '4',
    approvalStatus: '2',
    paidAmt: '200000.00',
    leftAmt: '400000.00',
    executionPct: '33.33',
    openingDelivered: '400.000',
    openingInvoiced: '240000.00',
    settledAmt: '240000.00',
  })
  await expect(prepared()).rejects.toMatchObject({ errors: { company: {} } })

  await world.pool.query(sql`update contracts.contract set paid_amt = 300000 where id = ${made?.id ?? ''}::uuid`)
  await expect(does('findir', id, 'reverse', { why: '-' })).rejects.toMatchObject({ code: 'go-live.contract-used' })
  await world.pool.query(sql`update contracts.contract set paid_amt = 200000 where id = ${made?.id ?? ''}::uuid`)
  await does('findir', id, 'reverse', { why: '原系统数据有误' })
  await work(id)
  expect(await goLiveOf(id)).toMatchObject({ status: '5', posted: '0', reason: '原系统数据有误' })
  expect((await get(all, contract, made?.id ?? '')).contractStatus).toBe('7')
  expect(await find(all, contract, { contractNo: 'OLD-HT-1' })).toEqual([])
})

test('whoever prepared or submitted does not confirm', async () => {
  await freed()
  const id = await prepared()
  await does('seafin', id, 'handIn')
  const findir = world.person('findir')
  await world.pool.query(sql`update contracts.go_live set submitted_by = ${findir}::uuid where id = ${id}::uuid`)
  await expect(does('findir', id, 'confirm')).rejects.toMatchObject({ code: 'go-live.same-person' })
  await world.pool.query(sql`
    update contracts.go_live set submitted_by = null, create_by = ${findir}::uuid where id = ${id}::uuid`)
  await expect(does('findir', id, 'confirm')).rejects.toMatchObject({ code: 'go-live.same-person' })
})

test('what stops the posting is told, and once it is right the posting goes on', async () => {
  await freed()
  const id = await prepared({ contractNo: 'OLD-HT-2' })
  await does('seafin', id, 'handIn')
  await does('findir', id, 'confirm')
  const before = await get(all, counterparty, party)
  await world.pool.query(sql`update contracts.counterparty set status = '4' where id = ${party}::uuid`)
  await work(id)
  const told = await opened(await world.ctx('findir', { lang: 'en' }), goLive, id)
  expect(told.record).toMatchObject({
    status: '6',
    posted: '0',
    stoppedBy: expect.stringMatching(/^OLD-HT-2: .*[a-z]/),
  })
  await world.pool.query(sql`update contracts.counterparty set status = ${before.status} where id = ${party}::uuid`)
  await does('findir', id, 'resume')
  await work(id)
  expect(await goLiveOf(id)).toMatchObject({ status: '3', posted: '1', stoppedBy: null })
})

test('rows stay as they were submitted until they are sent back', async () => {
  await freed()
  const id = await prepared({ contractNo: 'OLD-HT-3' })
  await does('seafin', id, 'handIn')
  const [row] = await find(all, openingContract, { goLiveId: id })
  const changed = { id: row?.id ?? '', ver: row?.ver ?? 0, qty: '900' }
  await expect(save(await world.ctx('seafin'), openingContract, changed)).rejects.toMatchObject({
    code: 'go-live.not-draft',
  })
  await does('findir', id, 'sendBack')
  await save(await world.ctx('seafin'), openingContract, changed)
})

test('a month that is closed, a day to come and a go-live without rows are refused', async () => {
  await freed()
  const ctx = await world.ctx('seafin')
  const { id } = await save(ctx, goLive, { company: ours, goLiveDay: '2026-11-01', controls: [] })
  await expect(does('seafin', id, 'handIn')).rejects.toMatchObject({ code: 'go-live.no-rows' })
  await freed()
  const later = await prepared({ contractNo: 'OLD-HT-4' })
  await save(ctx, goLive, { id: later, ver: (await goLiveOf(later)).ver, goLiveDay: '2027-01-01' })
  await does('seafin', later, 'handIn')
  await expect(does('findir', later, 'confirm')).rejects.toMatchObject({
    errors: { goLiveDay: { code: 'go-live.future' } },
  })
  await freed()
  const closed = { unitId: world.place('BLHY'), month: '2026-03' }
  await withinTransaction(all, (inside) => setMonthClosed(inside, closed, 'stock', true))
  await expect(save(ctx, goLive, { company: ours, goLiveDay: '2026-04-01', controls: [] })).rejects.toMatchObject({
    errors: { goLiveDay: { code: 'period.closed' } },
  })
})

test('a contract that is known, overpaid or overdelivered is refused at its field', async () => {
  await freed()
  const ctx = await world.ctx('seafin')
  const { id: goLiveId } = await save(ctx, goLive, { company: ours, goLiveDay: '2026-11-01', controls: [] })
  const refused = (of: object, field: string, code: string) =>
    expect(save(ctx, openingContract, { ...old(of), goLiveId })).rejects.toMatchObject({
      errors: { [field]: { code } },
    })
  await refused({ contractNo: 'OLD-HT-2' }, 'contractNo', 'go-live.contract-exists')
  await refused({ contractNo: 'N', paidAmt: '900000' }, 'paidAmt', 'go-live.over-total')
  await refused({ contractNo: 'N', deliveredQty: '2000' }, 'deliveredQty', 'go-live.over-delivered')
})
