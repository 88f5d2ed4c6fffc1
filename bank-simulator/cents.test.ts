import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BankAdapter } from '../modules/finance/bank/bank-interface.ts'
import type { RunningBank } from './start.ts'
import { bankAtTen, day, instruction, minute, payer, Payer, ten } from './test-samples.ts'

let bank: RunningBank & { readonly adapter: BankAdapter }

beforeEach(async () => {
  bank = await bankAtTen()
})

afterEach(() => bank.close())

test('.00 and every other amount succeeds: one question, one debit, one journal', async () => {
  const pay = new Payer(bank, '6200000.00')
  expect(await pay.send()).toBe('08')
  expect(await pay.ask()).toBe('01')
  expect(pay.now).toBe(ten)
  expect(pay.debits()).toBe(1)
  expect(pay.effects.filter(({ kind }) => kind === 'journal')).toHaveLength(1)
  expect(bank.bank.book.balance(payer)).toBe('993800000')
})

test('.01 fails at once and debits nothing', async () => {
  const pay = new Payer(bank, '100.01')
  expect(await pay.send()).toBe('03')
  expect(pay.payment).toMatchObject({ bankCode: 'RJCT/AC04', bankMsg: '收款账户已销户' })
  expect(pay.debits()).toBe(0)
})

test('.02 times out and is not found: unknown until 30 minutes, then missing, then failed with the next-day statement', async () => {
  const pay = new Payer(bank, '100.02')
  expect(await pay.send()).toBe('02')
  expect(await pay.ask(ten + 10 * minute)).toBe('02')
  expect(await pay.ask(ten + 35 * minute)).toBe('07')
  const wanted = pay.effects.find((effect) => effect.kind === 'statement')
  if (wanted?.kind !== 'statement') throw new Error('no statement asked for')
  await pay.ask(wanted.at)
  const lines = await bank.adapter.statement(wanted.account, wanted.through)
  const line = lines.find(({ reqNo }) => reqNo === pay.payment.reqNo) ?? null
  pay.step({ type: 'statement', from: wanted.from, through: wanted.through, line, linked: false })
  pay.step({ type: 'confirm-not-debited', by: 'manager' })
  expect(pay.payment.status).toBe('03')
  expect(bank.bank.received.get('REQ1')).toBe(1)
})

test('.03 times out but was paid: the first question finds it, nothing is sent again', async () => {
  const pay = new Payer(bank, '100.03')
  expect(await pay.send()).toBe('02')
  expect(await pay.ask()).toBe('01')
  expect(pay.now).toBe(ten + minute)
  expect(bank.bank.received.get('REQ1')).toBe(1)
  expect(pay.debits()).toBe(1)
})

test('.04 waits for the bank’s own authorisation; the operator lets it through, or the bank cancels after seven days', async () => {
  const pay = new Payer(bank, '100.04')
  expect(await pay.send()).toBe('05')
  expect(await pay.ask(ten + 2 * 60 * minute)).toBe('05')
  expect(await operate('authorise/REQ1')).toBe(200)
  expect(await pay.ask()).toBe('08')
  expect(await pay.ask()).toBe('01')
  const late = new Payer(bank, '200.04', 'REQ2')
  late.at(pay.now)
  await late.send()
  expect(await late.ask()).toBe('03')
  expect(late.now).toBe(pay.now + 7 * day)
  expect(late.debits()).toBe(1)
})

test('.05 is suspicious: two people and the statement settle it once the bank has let it through', async () => {
  const pay = new Payer(bank, '100.05')
  expect(await pay.send()).toBe('08')
  expect(await pay.ask()).toBe('04')
  expect(await operate('authorise/REQ1')).toBe(200)
  const line = (await bank.adapter.statement(payer, '2026-11-20')).find(({ reqNo }) => reqNo === 'REQ1')
  if (line === undefined) throw new Error('no debit in the statement')
  pay.step({ type: 'propose-verdict', by: 'reviewer', finding: { verdict: 'debited', line, linked: false } })
  pay.step({ type: 'confirm-verdict', by: 'manager', linked: false })
  expect(pay.payment).toMatchObject({ status: '01', statementLineId: line.id })
})

test('.06 is refused by who should authorise it', async () => {
  const pay = new Payer(bank, '100.06')
  expect(await pay.send()).toBe('05')
  expect(await pay.ask()).toBe('06')
  expect(pay.debits()).toBe(0)
})

test('.07 is answered with "no such transaction": unknown first, missing after 30 minutes', async () => {
  const pay = new Payer(bank, '100.07')
  expect(await pay.send()).toBe('02')
  expect(await pay.ask()).toBe('07')
  expect(pay.now).toBe(ten + 30 * minute)
})

test('.08 stays in trading and becomes suspicious after a day', async () => {
  const pay = new Payer(bank, '100.08')
  expect(await pay.send()).toBe('08')
  expect(await pay.ask()).toBe('04')
  expect(pay.now).toBe(ten + day)
})

test('.10 tells the newer status first: the older one does not take the payment back', async () => {
  const pay = new Payer(bank, '100.10')
  expect(await pay.send()).toBe('08')
  await pay.ask(ten)
  expect(pay.payment).toMatchObject({ status: '08', bankCode: 'ACSP' })
  expect(await pay.ask()).toBe('01')
  expect(pay.debits()).toBe(1)
})

test('.11 succeeds after a day: suspicious by then, and the statement of the second day proves it', async () => {
  const pay = new Payer(bank, '100.11')
  expect(await pay.send()).toBe('08')
  expect(await pay.ask()).toBe('04')
  pay.at(ten + day + 10 * minute)
  const [line] = await bank.adapter.statement(payer, '2026-11-21')
  expect(line).toMatchObject({
    reqNo: 'REQ1',
    amount: '100.11',
    direction: 'debit',
    counterpartyName: 'ООО «Восток & Запад» <порт>',
    purpose: '运费 / freight & "demurrage"',
  })
  expect(await bank.adapter.query('REQ1')).toMatchObject({ txStatus: 'ACSC', amount: '100.11', currency: 'CNY' })
})

test('the same order twice is debited once and answered the same; another order under its number is refused', async () => {
  const pay = new Payer(bank, '100.00')
  await pay.send()
  const again = await bank.adapter.send(instruction('REQ1', '100.00'))
  expect(again).toMatchObject({ txStatus: 'ACSC' })
  const other = await bank.adapter.send(instruction('REQ1', '999.00'))
  expect(other).toMatchObject({ txStatus: 'RJCT', reason: 'AM05' })
  expect(pay.debits()).toBe(1)
})

test('an account without the money refuses, and a refund comes back as a credit line once', async () => {
  const poor = await bankAtTen({ opening: '50.00' })
  try {
    expect(await new Payer(poor, '100.00').send()).toBe('03')
  } finally {
    await poor.close()
  }
  const pay = new Payer(bank, '100.00')
  await pay.send()
  await pay.ask()
  expect(await operate('refund/REQ1')).toBe(200)
  expect(await operate('refund/REQ1')).toBe(409)
  const line = (await bank.adapter.statement(payer, '2026-11-20')).find(({ direction }) => direction === 'credit')
  if (line === undefined) throw new Error('no credit in the statement')
  pay.step({ type: 'refund', line, linked: false })
  expect(pay.payment).toMatchObject({ status: '01', refundFlag: true })
  expect(bank.bank.book.balance(payer)).toBe('1000000000')
})

async function operate(path: string): Promise<number> {
  return (await fetch(new URL(path, bank.url), { method: 'POST' })).status
}
