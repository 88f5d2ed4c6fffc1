import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { act, get, linksOf, makePdf, save, storeFile } from '../../server/module-api.ts'
import { relatedDocuments } from '../../server/records/derivation/related-documents.ts'
import { seenRecord } from '../../server/records/documents/requested-record.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { contract } from './contract.ts'
import { settlement } from './settlement.ts'
import { supplementaryAgreement } from './supplementary-agreement.ts'
import { type FreightDeal, freight, freightDeal } from './testing/freight-deal.ts'

let world: GroupWorld
let deal: FreightDeal

beforeAll(async () => {
  world = await groupWorld()
  deal = await freightDeal(world)
})

describe('T-CT-01 a total of 30 million, two million less from 10 June 2025', () => {
  let contractId: string
  let changed: { readonly id: string; readonly ver: number }

  beforeAll(async () => {
    contractId = await inForce({ signDate: '2025-05-06', validFrom: '2025-05-06' }, '40000', '750.0000')
    changed = await approve(await draft(contractId, '2025-06-10', priced('40000', '700.0000'), ['price']))
  })

  test('the contract comes to 28 million in its second version, and says so', async () => {
    expect(await read(contract, contractId)).toMatchObject({
      contractVersion: '2',
      totalAmount: '28000000.00',
      unpaidAmt: '28000000.00',
      leftAmt: '28000000.00',
      items: [{ unitPrice: '700.0000', amount: '28000000.00' }],
      payTerms: [{ amount: '8400000.00' }, { amount: '19600000.00' }],
    })
    expect(await read(supplementaryAgreement, changed.id)).toMatchObject({
      saNo: expect.stringMatching(/^BC-BLHY-202611-\d{4}$/),
      versionNo: '2',
      beforeTotal: '30000000.00',
      newTotal: '28000000.00',
      deltaAmount: '-2000000.00',
      beforeItems: [{ unitPrice: '750.0000' }],
    })
  })

  test('goods of 5 June are settled by the first version, those of 12 June by the second', async () => {
    expect(await filled(contractId, '2025-06-05')).toEqual(['1', '750.0000'])
    expect(await filled(contractId, '2025-06-09')).toEqual(['1', '750.0000'])
    expect(await filled(contractId, '2025-06-10')).toEqual(['2', '700.0000'])
    expect(await filled(contractId, '2025-06-12')).toEqual(['2', '700.0000'])
    const ctx = await world.ctx('seasales')
    const made = await save(ctx, settlement, bill(contractId, '2025-06-05', '1000', '750.0000'))
    expect(await read(settlement, made.id)).toMatchObject({ contractVersion: '1', differsPct: '97.50' })
    const later = await save(ctx, settlement, bill(contractId, '2025-06-12', '1000', '700.0000'))
    expect(await read(settlement, later.id)).toMatchObject({ contractVersion: '2', differsPct: '97.50' })
  })

  test('another day makes the price that of its version, and leaves alone what was typed otherwise', async () => {
    const ctx = await world.ctx('seasales')
    const asked = async (price: string) => {
      const { settled } = await suggested(ctx, settlement, bill(contractId, '2025-06-05', '1000', price), 'date')
      return (settled.items as readonly { readonly price: string }[]).map((line) => line.price)
    }
    expect(await asked('700.0000')).toEqual(['750.0000'])
    expect(await asked('684.7300')).toEqual(['684.7300'])
  })

  test('taken back, the contract is what it was', async () => {
    await revoke(changed.id)
    expect(await read(contract, contractId)).toMatchObject({
      contractVersion: '1',
      totalAmount: '30000000.00',
      leftAmt: '30000000.00',
      items: [{ unitPrice: '750.0000' }],
      payTerms: [{ amount: '9000000.00' }, { amount: '21000000.00' }],
    })
    expect((await read(supplementaryAgreement, changed.id)).versionNo).toBeNull()
    expect(await filled(contractId, '2025-06-12')).toEqual(['1', '750.0000'])
  })
})

// 12 000 t x 85 = 1 020 000; 10 000 t x 85 = 850 000 from 1 March; 10 000 t x 88.50 = 885 000 from 15 May.
test('three versions by hand: less from 1 March, dearer from 15 May', async () => {
  const contractId = await inForce({ signDate: '2026-01-15', validFrom: '2026-01-15' }, '12000', '85.0000')
  const first = await approve(await draft(contractId, '2026-03-01', priced('10000', '85.0000'), ['qty']))
  const second = await approve(await draft(contractId, '2026-05-15', priced('10000', '88.5000'), ['price']))
  expect(await read(supplementaryAgreement, first.id)).toMatchObject({ deltaAmount: '-170000.00', versionNo: '2' })
  expect(await read(supplementaryAgreement, second.id)).toMatchObject({ deltaAmount: '35000.00', versionNo: '3' })
  expect(await read(contract, contractId)).toMatchObject({ totalAmount: '885000.00', contractVersion: '3' })
  expect(await filled(contractId, '2026-02-28')).toEqual(['1', '85.0000'])
  expect(await filled(contractId, '2026-04-01')).toEqual(['2', '85.0000'])
  expect(await filled(contractId, '2026-05-15')).toEqual(['3', '88.5000'])
  // Of 1 000 t at 85 against 1 020 000 in the first version and 850 000 in the second.
  const ctx = await world.ctx('seasales')
  const made = await save(ctx, settlement, bill(contractId, '2026-02-28', '12000', '85.0000'))
  expect(await read(settlement, made.id)).toMatchObject({ contractVersion: '1', differsPct: '0.00' })
  const later = await save(ctx, settlement, bill(contractId, '2026-04-01', '12000', '85.0000'))
  expect(await read(settlement, later.id)).toMatchObject({ contractVersion: '2', differsPct: '20.00' })
  await expect(revoke(first.id)).rejects.toMatchObject({ code: 'agreement.later-first' })
})

test('a change says all that it changes, and is no earlier than what it follows', async () => {
  const contractId = await inForce({}, '100', '1000.0000')
  const refused = (effectDate: string, given: object, changeType: readonly string[], field: string, code: string) =>
    expect(draft(contractId, effectDate, given, changeType)).rejects.toMatchObject({ errors: { [field]: { code } } })
  await refused('2026-11-12', priced('90', '900.0000'), ['price'], 'changeType', 'agreement.not-as-stated')
  await refused('2026-11-12', priced('100', '1000.0000'), ['price'], 'changeType', 'agreement.nothing-changed')
  await refused('2026-11-01', priced('90', '1000.0000'), ['qty'], 'effectDate', 'agreement.before-contract')
  await refused('2026-11-12', {}, ['end'], 'changeType', 'agreement.end')
  await refused('2026-11-12', {}, ['party'], 'changeType', 'agreement.party')
  await refused('2026-11-12', { newItems: [] }, ['qty'], 'newItems', 'contract.no-lines')

  const longer = { newValidTo: '2027-09-30' }
  const waiting = await draft(contractId, '2026-11-12', longer, ['term'])
  await submit(waiting)
  const second = await draft(contractId, '2026-11-12', priced('90', '1000.0000'), ['qty'])
  await expect(submit(second)).rejects.toMatchObject({ errors: { contractId: { code: 'agreement.in-approval' } } })
  await world.agree(supplementaryAgreement, waiting.id, worldNow)
  expect(await read(contract, contractId)).toMatchObject({ validTo: '2027-09-30', totalAmount: '100000.00' })
  const earlier = await draft(contractId, '2026-11-11', priced('90', '1000.0000'), ['qty'])
  await expect(submit(earlier)).rejects.toMatchObject({ errors: { effectDate: { code: 'agreement.before-last' } } })

  const ctx = await world.ctx('seasales')
  const settled = await save(ctx, settlement, bill(contractId, '2026-11-15', '10', '1000.0000'))
  await act(ctx, settlement, settled.id, 'submit', { ver: settled.ver })
  await expect(submit(second)).rejects.toMatchObject({ errors: { effectDate: { code: 'agreement.settled' } } })
  await expect(revoke(waiting.id)).rejects.toMatchObject({ errors: { effectDate: { code: 'agreement.settled' } } })
})

test('a contract cannot be made smaller than what is paid of it', async () => {
  const contractId = await inForce({}, '100', '1000.0000')
  await world.pool.driver.query(`update contracts.contract set paid_amt = 60000, in_flight_amt = 20000 where id = $1`, [
    contractId,
  ])
  const less = await draft(contractId, '2026-11-12', priced('79', '1000.0000'), ['qty'])
  await expect(submit(less)).rejects.toMatchObject({ errors: { newTotal: { code: 'agreement.below-paid' } } })
  const enough = await draft(contractId, '2026-11-12', priced('80', '1000.0000'), ['qty'])
  await approve(enough)
  expect(await read(contract, contractId)).toMatchObject({ totalAmount: '80000.00', leftAmt: '0.00' })
})

test('two who hand in changes of one contract at once: one waits for the other', async () => {
  const contractId = await inForce({}, '100', '1000.0000')
  const both = [
    await draft(contractId, '2026-11-12', priced('90', '1000.0000'), ['qty']),
    await draft(contractId, '2026-11-12', priced('100', '950.0000'), ['price']),
  ]
  const answers = await Promise.allSettled(both.map(submit))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

// 100 t at 600 and 100 t at 650, of which those at 650 are settled; then these cost 640.
test('lines of the same goods stay the lines that they were, with what was settled of each, when a price changes', async () => {
  const goods = (unitPrice: string, grade: string) => ({ goods: '煤炭海运', grade, qty: '100', uom: 't', unitPrice })
  const contractId = await inForce({ items: [goods('600', '一级'), goods('650', '二级')] }, '', '')
  const ctx = await world.ctx('seasales')
  const made = await save(ctx, settlement, bill(contractId, '2026-11-11', '100', '650.0000'))
  await act(ctx, settlement, made.id, 'submit', { ver: made.ver })
  const newItems = [goods('600', '一级'), goods('640', '二级')]
  await approve(await draft(contractId, '2026-11-15', { newItems }, ['price']))

  const { settled } = await suggested(ctx, settlement, { relatedContract: contractId }, 'relatedContract')
  expect(settled.items).toMatchObject([{ qty: '100.000', price: '600.0000' }])
  const { taken } = await relatedDocuments(ctx, contract, await seenRecord(ctx, contract, contractId))
  const line = { label: '结算单 · 2. 煤炭海运', total: '100.000', taken: '100.000', left: '0.000', percent: '100.00' }
  expect(taken.filter(({ label }) => label.startsWith('结算单'))).toEqual([{ ...line, currency: 't' }])
  expect((await linksOf(ctx, contract, contractId)).filter(({ id }) => id === made.id)).toHaveLength(1)
})

async function inForce(dates: object, qty: string, unitPrice: string): Promise<string> {
  const ctx = await world.ctx('seasales')
  const items = [{ goods: '煤炭海运', qty, uom: 't', unitPrice }]
  const { id, ver } = await save(ctx, contract, { ...freight(deal), items, ...dates })
  await act(ctx, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  const keeper = (await world.ctx('keeper')).withoutScope('the test seals')
  const scan = [{ ...(await storeFile(keeper, { name: 'scan.pdf', bytes: makePdf(['signed']) })) }]
  await act(keeper, contract, id, 'sign', { ver: (await read(contract, id)).ver, scan })
  return id
}

function priced(qty: string, unitPrice: string) {
  return { newItems: [{ goods: '煤炭海运', qty, uom: 't', unitPrice }] }
}

async function draft(contractId: string, effectDate: string, given: object, changeType: readonly string[]) {
  const reason = '双方协商变更'
  const of = { contractId, counterparty: deal.carrier, currency: 'CNY' }
  return save(await world.ctx('seasales'), supplementaryAgreement, { ...of, effectDate, reason, changeType, ...given })
}

async function submit({ id, ver }: { readonly id: string; readonly ver: number }) {
  return act(await world.ctx('seasales'), supplementaryAgreement, id, 'submit', { ver })
}

async function approve(made: { readonly id: string; readonly ver: number }) {
  await submit(made)
  await world.agree(supplementaryAgreement, made.id, worldNow)
  return made
}

async function revoke(id: string) {
  const { ver } = await read(supplementaryAgreement, id)
  return act(await world.ctx('seasales'), supplementaryAgreement, id, 'revoke', { ver, opinion: '另议' })
}

/** Version and price that the form of a settlement of a day fills in. */
async function filled(relatedContract: string, date: string) {
  const { settled } = await suggested(
    await world.ctx('seasales'),
    settlement,
    { relatedContract, date },
    'relatedContract',
  )
  const [line] = settled.items as readonly { readonly price: string }[]
  return [settled.contractVersion, line?.price]
}

function bill(relatedContract: string, date: string, qty: string, price: string) {
  return {
    title: '运费结算',
    settleType: 'final',
    relatedContract,
    counterparty: deal.carrier,
    direction: 'buy',
    currency: 'CNY',
    vatRate: '9',
    date,
    content: '航次运费',
    items: [{ goods: '煤炭海运', qty, uom: 't', price }],
  }
}

async function read<D extends typeof contract | typeof settlement | typeof supplementaryAgreement>(doc: D, id: string) {
  return get((await world.ctx('findir')).withoutScope('the test reads'), doc, id)
}
