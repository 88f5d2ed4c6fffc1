import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { company } from '../../organisation/index.ts'
import { contract } from '../contract.ts'
import { counterparty } from '../counterparty.ts'
import { port } from '../port.ts'
import { supplementaryAgreement } from '../supplementary-agreement.ts'
import { type AdmissionWorld, admissionWorld } from '../testing/admission-world.ts'
import { freight } from '../testing/freight-deal.ts'
import { counterpartyAccess } from './counterparty-access.ts'

type More = Readonly<Record<string, Json>>

let world: AdmissionWorld
let ours: string
let prepaying: string
let byLetter: string

const early = [
  { node: 'sign', pct: '30', daysAfter: '0' },
  { node: 'bship', pct: '70', daysAfter: '0' },
]
const late = [
  { node: 'sign', pct: '30', daysAfter: '0' },
  { node: 'arr', pct: '70', daysAfter: '10' },
]

beforeAll(async () => {
  world = await admissionWorld()
  ours = (await find(await world.ctx('findir'), company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  prepaying = await restricted('博列伊能源', 'prepay')
  byLetter = await restricted('斯沃博德煤业', 'lc')
}, 120_000)

async function restricted(name: string, condition: string): Promise<string> {
  const party = await world.entered(name)
  await world.agree(counterpartyAccess, await world.asked(party, { result: 'restricted', condition }), worldNow)
  return party
}

async function made(party: string, more: More) {
  const of = { ...freight({ ours, carrier: party }), contractType: 'xs', contractName: '动力煤销售合同' }
  return save(await world.ctx('seasales'), contract, { ...of, ...more })
}

describe('a party admitted for prepayment only', () => {
  test('is sold to for payments up to shipment, and no part of them comes later', async () => {
    await made(prepaying, { payTerms: early })
    await expect(made(prepaying, { payTerms: late })).rejects.toMatchObject({
      errors: { payTerms: { code: 'contract.prepayment-only', params: { name: '博列伊能源' } } },
    })
    const days = early.map((term) => ({ ...term, daysAfter: '1' }))
    await expect(made(prepaying, { payTerms: days })).rejects.toMatchObject({ errors: { payTerms: {} } })
  })

  test('pays in money or by a promise of a bank, neither by a commercial bill nor by a letter of credit', async () => {
    await made(prepaying, { payTerms: early, paymentMethod: 'bab' })
    for (const paymentMethod of ['cab', 'da', 'net', 'lcs'])
      await expect(made(prepaying, { payTerms: early, paymentMethod })).rejects.toMatchObject({
        errors: { paymentMethod: { code: 'contract.prepayment-only' } },
      })
  })

  test('stays so until it is admitted anew, whatever risk control does meanwhile', async () => {
    const party = await restricted('乌尔加尔矿业', 'prepay')
    const risk = await world.ctx('risk')
    const step = async (verb: string, more: More = {}) =>
      act(risk, counterparty, party, verb, { ver: (await world.partyOf(party)).ver, ...more })
    await expect(step('restore')).rejects.toMatchObject({ code: 'counterparty.restricted-by-admission' })
    await step('freeze', { reason: '逾期未付' })
    await step('unfreeze')
    expect((await world.partyOf(party)).status).toBe('2')
    await expect(made(party, { payTerms: late })).rejects.toMatchObject({ errors: { payTerms: {} } })
    await world.agree(counterpartyAccess, await world.asked(party), worldNow)
    await made(party, { payTerms: late })
  })

  test('is bought from as anybody: it is we who pay', async () => {
    await made(prepaying, { contractType: 'lc', borderStation: await station(), payTerms: late })
  })
})

describe('a party admitted for letters of credit only', () => {
  test('is dealt with by a letter of credit, whoever pays', async () => {
    for (const paymentMethod of ['lcs', 'lcu']) await made(byLetter, { payTerms: late, paymentMethod })
    const [paid, freighted]: readonly More[] = [
      { payTerms: early },
      { contractType: 'ys', ourSide: 'buy', payTerms: late },
    ]
    for (const more of [paid, freighted])
      await expect(made(byLetter, { ...more, paymentMethod: 'tt' })).rejects.toMatchObject({
        errors: { paymentMethod: { code: 'contract.letter-only' } },
      })
  })
})

test('whom risk control restricts pays in advance or by a letter of credit, in agreements on old contracts too', async () => {
  const party = await world.entered('尤里多贸易')
  await world.agree(counterpartyAccess, await world.asked(party), worldNow)
  const contractId = await signed((await made(party, { payTerms: late })).id)
  const draft = await made(party, { payTerms: late })
  const ver = (await world.partyOf(party)).ver
  await act(await world.ctx('risk'), counterparty, party, 'restrict', { ver, reason: '逾期未付' })
  const wrong = { code: 'contract.prepayment-or-letter' }
  await expect(
    act(await world.ctx('seasales'), contract, draft.id, 'submit', { ver: draft.ver }),
  ).rejects.toMatchObject({ errors: { payTerms: wrong } })
  await made(party, { payTerms: late, paymentMethod: 'lcu' })
  await made(party, { payTerms: early })
  await expect(agreed(contractId, [{ node: 'arr', pct: '100', daysAfter: '30' }])).rejects.toMatchObject({
    errors: { newPayTerms: wrong },
  })
  await agreed(contractId, early)
})

test('a contract that was agreed to is not sealed with whom risk control has frozen since', async () => {
  const party = await world.entered('阿穆尔港务')
  await world.agree(counterpartyAccess, await world.asked(party), worldNow)
  const { id } = await made(party, { payTerms: late })
  await passed(id)
  await act(await world.ctx('risk'), counterparty, party, 'freeze', {
    ver: (await world.partyOf(party)).ver,
    reason: '涉诉',
  })
  await expect(sealed(id)).rejects.toMatchObject({
    errors: { counterparty: { code: 'contract.counterparty-not-admitted' } },
  })
})

async function agreed(contractId: string, newPayTerms: readonly More[]) {
  const terms = { changeType: ['pay'], newPayTerms, newPaymentConditions: '另行约定' }
  const of = { contractId, effectDate: '2026-11-18', reason: '客户要求', ...terms }
  return save(await world.ctx('seasales'), supplementaryAgreement, of)
}

async function signed(id: string): Promise<string> {
  await passed(id)
  await sealed(id)
  return id
}

async function passed(id: string): Promise<void> {
  const drafter = await world.ctx('seasales')
  await act(drafter, contract, id, 'submit', { ver: (await get(drafter, contract, id)).ver })
  await world.agree(contract, id, worldNow)
}

async function sealed(id: string): Promise<void> {
  const keeper = (await world.ctx('keeper')).withoutScope('test')
  const scan = [{ ...(await storeFile(keeper, { name: '扫描.pdf', bytes: makePdf(['Signed']) })) }]
  await act(keeper, contract, id, 'sign', { ver: (await get(keeper, contract, id)).ver, scan })
}

async function station(): Promise<string> {
  const named = { portName: '绥芬河站', portNameRu: 'Суйфэньхэ', portNameEn: 'Suifenhe' }
  return (await save(await world.ctx('seabuy'), port, { portCode: 'SFH', portType: 'rail', ...named })).id
}
