import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { amountInWords } from '../../core/values/amount-in-words.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { draw } from '../../server/exchange/print/draw-in-worker.ts'
import { makeSheet } from '../../server/exchange/print/make-print-document.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { act, find, get, makePdf, save, storeFile } from '../../server/module-api.ts'
import { readRecord } from '../../server/records/read/read-stored-records.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { counterpartyStatement } from './counterparty-statement.ts'
import { openItem } from './open-item.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

const statementOf = (id: string) => get(world.all, counterpartyStatement, id)
const paper = async () => [
  { ...(await storeFile(await world.ctx('seafin'), { name: 'a.pdf', bytes: makePdf(['Signed']) })) },
]

/** A party with coal sold to it, freight that it carried, and money that it paid. */
async function between() {
  const party = await world.admitted()
  const [sale, purchase] = [await world.sold(party), await world.bought(party)]
  const owes = (amount: string, date: string) =>
    world.settled(sale, party, amount, { settleType: 'svc', date, dueDate: '2026-12-31' })
  const isOwed = (amount: string, date: string) =>
    world.settled(purchase, party, amount, { settleType: 'frt', content: '运费', date, dueDate: '2026-12-31' })
  return { party, sale, owes, isOwed }
}

async function drafted(counterparty: string, more: object = {}) {
  const values = { counterparty, currency: 'CNY', periodFrom: '2026-10-01', asOf: '2026-11-18', language: 'zh-ru' }
  return save(await world.ctx('seafin'), counterpartyStatement, { ...values, ...more })
}

async function press(id: string, verb: 'send' | 'confirm' | 'dispute', asked: object = {}, by = 'seafin') {
  await act(await world.ctx(by), counterpartyStatement, id, verb, { ver: (await statementOf(id)).ver, ...asked })
  return statementOf(id)
}

test('what was before, what came to it and what was paid come to the closing balance', async () => {
  const { party, sale, owes, isOwed } = await between()
  await owes('1000.10', '2026-08-05')
  await isOwed('300', '2026-09-10')
  await owes('2500.55', '2026-10-15')
  await isOwed('120.05', '2026-11-02')
  await world.received(party, '900', { contractId: sale })
  const { id } = await drafted(party)
  // By hand: 1,000.10 less 300 are 700.10; and 2,500.55 less 120.05 and 900 of 2026-11-18 are 2,180.60.
  const statement = await statementOf(id)
  expect(statement).toMatchObject({
    status: '0',
    opening: '700.10',
    debitTotal: '2500.55',
    creditTotal: '1020.05',
    closing: '2180.60',
    inFavour: 'ours',
    owed: '2180.60',
  })
  expect(statement.movements?.map(({ day, itemType, debit, credit }) => [day, itemType, debit, credit])).toEqual([
    ['2026-10-15', 'ar', '2500.55', null],
    ['2026-11-02', 'ap', null, '120.05'],
    ['2026-11-18', 'ra', null, '900.00'],
  ])
})

test('where the party is owed more the balance is below zero, and other days are another balance', async () => {
  const { party, owes, isOwed } = await between()
  await owes('50.25', '2026-10-31')
  await isOwed('400', '2026-11-01')
  await owes('99.99', '2026-11-10')
  // By hand: 50.25 less 400 are 349.75 that we owe at the end of 2026-11-01.
  const { id } = await drafted(party, { periodFrom: '2026-11-01', asOf: '2026-11-01' })
  expect(await statementOf(id)).toMatchObject({
    opening: '50.25',
    debitTotal: '0.00',
    creditTotal: '400.00',
    closing: '-349.75',
    inFavour: 'theirs',
    owed: '349.75',
  })
  // A day before it was 50.25, and nothing had moved on that day alone.
  const { id: before } = await drafted(party, { periodFrom: '2026-10-31', asOf: '2026-10-31' })
  expect(await statementOf(before)).toMatchObject({ opening: '0.00', debitTotal: '50.25', closing: '50.25' })
  await expect(drafted(party, { periodFrom: '2026-11-02', asOf: '2026-11-01' })).rejects.toMatchObject({
    errors: { periodFrom: { code: 'statement.period' } },
  })
})

test('what is sent stays as it was sent, is confirmed on paper to the cent, and the next begins behind it', async () => {
  const { party, owes } = await between()
  await owes('777.77', '2026-10-15')
  const { id } = await drafted(party)
  await owes('1.23', '2026-10-16')
  const sent = await press(id, 'send')
  expect(sent).toMatchObject({ status: '1', closing: '779.00', replyBy: '2026-12-03' })
  await owes('5', '2026-10-17')
  await expect(drafted(party, { id, ver: sent.ver, asOf: '2026-11-17' })).rejects.toMatchObject({ status: 409 })
  expect(await statementOf(id)).toMatchObject({ closing: '779.00' })

  await expect(press(id, 'confirm', { balance: '779.00' })).rejects.toMatchObject({
    errors: { paper: expect.anything() },
  })
  await expect(press(id, 'confirm', { balance: '778.99', paper: await paper() })).rejects.toMatchObject({
    errors: { balance: { code: 'statement.unequal', params: { closing: '779.00', difference: '-0.01' } } },
  })
  const read = press(id, 'confirm', { balance: '779.00', paper: await paper() }, 'risk')
  await expect(read).rejects.toMatchObject({ status: 403 })
  const confirmed = await press(id, 'confirm', { balance: '779', paper: await paper() })
  expect(confirmed).toMatchObject({ status: '2', confirmedBalance: '779.00', difference: '0.00' })
  expect(confirmed.scan).toHaveLength(1)

  const next = await suggested(
    await world.ctx('seafin', { at: worldNow + 86_400_000 }),
    counterpartyStatement,
    { counterparty: party, currency: 'CNY' },
    'counterparty',
  )
  const dayOf = (name: string) => dayOfMs(Number(next.offered[name]))
  expect([dayOf('periodFrom'), dayOf('asOf')]).toEqual(['2026-11-19', '2026-11-19'])
})

test('a party that deals in another currency than the form stands in is offered its own', async () => {
  const { party, owes } = await between()
  await owes('500', '2026-10-15')
  const choose = async (of: object, chosen: string) =>
    (await suggested(await world.ctx('seafin'), counterpartyStatement, { counterparty: party, ...of }, chosen)).settled
  expect(await choose({ currency: 'USD' }, 'counterparty')).toMatchObject({ currency: 'CNY', movements: [{}] })
  // What stands is not written over: neither where the party deals in it, nor where somebody asks for it.
  const same = await choose({ currency: 'CNY' }, 'counterparty')
  const asked = await choose({ currency: 'USD' }, 'currency')
  expect([same['movements'], asked['movements']]).toMatchObject([[{}], []])
  expect([same, asked].flatMap((settled) => Object.keys(settled))).not.toContain('currency')
})

test('another balance of the party is a difference with its reason, until it agrees after all', async () => {
  const { party, owes } = await between()
  await owes('500', '2026-10-15')
  const { id } = await drafted(party)
  await press(id, 'send')
  await expect(press(id, 'dispute', { balance: '500.00', why: 'x' })).rejects.toMatchObject({
    errors: { balance: { code: 'statement.equal' } },
  })
  const disputed = await press(id, 'dispute', { balance: '420.5', why: '对方未登记运费' })
  expect(disputed).toMatchObject({ status: '3', difference: '-79.50', disputeReason: '对方未登记运费', scan: null })
  expect(await press(id, 'confirm', { balance: '500', paper: await paper() })).toMatchObject({ status: '2' })

  const nobody = await drafted(await world.admitted())
  await expect(press(nobody.id, 'send')).rejects.toMatchObject({ code: 'statement.nothing', status: 409 })
})

test('it prints in Chinese with Russian or English, with the balance in words and a place to sign for each party', async () => {
  const { party, owes } = await between()
  const id = await owes('8000.40', '2026-10-15')
  const { id: statement } = await drafted(party)
  const ctx = await world.ctx('seafin')
  const record = (await readRecord(ctx, counterpartyStatement, statement)) ?? { id: '' }
  const sheet = await makeSheet(ctx, counterpartyStatement, record, 'zh-ru')
  const signing = sheet.parts.find((part) => part.kind === 'signing')
  expect(signing?.parties).toHaveLength(2)
  expect(signing?.parties[0]?.name).toBe('北陆海运贸易有限公司\nООО «Бэйлу Морская торговля»')
  expect(sheet.owner).toBe(signing?.parties[0]?.name)
  const pdf = await readPdf(await draw(sheet))
  const [item] = await find(world.all, openItem, { sourceId: id })
  for (const text of [
    '客户对账单',
    'Актсверки',
    amountInWords('8000.40', 'CNY', 'ru').replaceAll(/\s/g, ''),
    amountInWords('8000.40', 'CNY', 'zh'),
    String(item?.sourceNo),
    '双方签章',
    'М.П.',
  ])
    expect(pdf.text).toContain(text)
  const english = await readPdf(await draw(await makeSheet(ctx, counterpartyStatement, record, 'zh-en')))
  expect(english.text).toContain('Statementofaccount')
  expect(english.text).not.toContain('Актсверки')
})
