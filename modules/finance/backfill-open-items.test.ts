import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { makePdf, setMonthClosed, storeFile, systemContext } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { openItemsOfBefore } from './backfill-open-items.server.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { debtsWorld } from './testing/debts-world.ts'
import { day, fundsWorld, makeContract } from './testing/funds-world.ts'
import { booksOf, forgetItems } from './testing/installation-before-open-items.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

type World = Pick<Awaited<ReturnType<typeof debtsWorld>>, 'pool' | 'running' | 'now'>

test('what was sold and received before items were kept is opened once, in its order, also after a kill', async () => {
  const world = await debtsWorld()
  const party = await world.admitted()
  const [sale, other] = [await world.sold(party), await world.sold(party)]
  const of = { settleType: 'svc', date: '2026-10-20' }
  await world.settled(sale, party, '600', { ...of, dueDate: '2026-12-10' })
  await world.received(party, '450', { contractId: sale })
  // Due before what the money has cleared by then.
  await world.settled(sale, party, '500', { ...of, dueDate: '2026-11-01' })
  await world.settled(other, party, '90', { ...of, settleType: 'prov' })
  await world.received(party, '70', { contractId: other })
  await world.settled(other, party, '100', { ...of, settleType: 'final' })
  await world.revoked(await world.settled(other, party, '7', of))
  await world.submitted(other, party, '8', of)
  await world.received(party, '33', { receiptAttribute: 'frt' })
  const ordinary = await booksOf(world.pool)

  await forgetItems(world.pool)
  expect(await ledgerProblems(world.pool)).toEqual([])
  expect(await openItemProblems(world.pool)).toHaveLength(4)

  await world.pool.query(sql`alter table finance.open_item add constraint cut_off check (amount <> 500) not valid`)
  await expect(upgraded(world)).rejects.toThrow('cut_off')
  expect((await booksOf(world.pool))[0]).toHaveLength(2)
  await world.pool.query(sql`alter table finance.open_item drop constraint cut_off`)
  await Promise.all([upgraded(world), upgraded(world)])
  expect(await booksOf(world.pool)).toEqual(ordinary)
  await changesNothing(world)
}, 120_000)

test('what was settled in a month that is closed by now is booked on the first open day, and as old as it is', async () => {
  const world = await debtsWorld()
  const party = await world.admitted()
  const sale = await world.sold(party)
  const id = await world.settled(sale, party, '100', { settleType: 'svc', date: '2026-09-15', dueDate: '2026-09-30' })
  const ordinary = await booksOf(world.pool)
  await forgetItems(world.pool)
  const unitId = world.place('BLHY')
  await setMonthClosed(world.all, { unitId, month: '2026-09' }, 'settlement', true)
  await setMonthClosed(world.all, { unitId, month: '2026-10' }, 'profit', true)
  await upgraded(world)
  expect(await booksOf(world.pool)).toEqual(ordinary)
  const { voucherNo, bizDate, ageBand } = await world.itemOf(id)
  expect([bizDate, ageBand]).toEqual(['2026-09-15', '2'])
  expect(await world.pool.query(sql`select day from engine.posting where voucher_no = ${voucherNo}`)).toEqual([
    { day: '2026-11-01' },
  ])
  await changesNothing(world)
}, 120_000)

test('what was paid, paid ahead, paid before it was planned and came back is opened as it would have been', async () => {
  const world = await fundsWorld()
  closing.push(world.close)
  const contractId = await makeContract(world, '620000.00')
  await world.sentOff('100000.00', { paymentAttribute: 'frt', contractId, advance: '1' })
  world.pass(day)
  await world.sentOff('170000.00', { paymentAttribute: 'frt', contractId })
  const back = await world.sentOff('5.00')
  const proof = await storeFile(await world.ctx('seasales'), { name: 'a.pdf', bytes: makePdf(['Paid']) })
  const supplementary = {
    supplementary: '1',
    planDate: '2026-11-17',
    planMonth: '2026-11',
    attachments: [{ ...proof }],
  }
  await world.approved({ ...supplementary, paymentAttribute: 'frt', contractId, planAmount: '60.00' })
  world.bank.bank.refund((await world.payment(back)).reqNo)
  world.pass(day)
  await world.runMorning()
  const ordinary = await booksOf(world.pool)
  expect(ordinary[0]).toHaveLength(3)
  await forgetItems(world.pool)
  await upgraded(world)
  expect(await booksOf(world.pool)).toEqual(ordinary)
  await changesNothing(world)
}, 120_000)

function upgraded({ pool, running, now }: World): Promise<void> {
  return openItemsOfBefore(systemContext(pool, running, now, 'test'))
}

/** Everything is right, and the upgrade once more finds nothing to do. */
async function changesNothing(world: World): Promise<void> {
  const all = () => world.pool.query(sql`select id, ver from finance.open_item order by id`)
  const vouchers = () => world.pool.query(sql`select id from engine.posting order by id`)
  const before = [await all(), await vouchers()]
  await upgraded(world)
  expect([await all(), await vouchers()]).toEqual(before)
  expect(await openItemProblems(world.pool)).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
}
