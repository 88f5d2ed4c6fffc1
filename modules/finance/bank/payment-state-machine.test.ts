import { expect, test } from 'vitest'
import { stepPayment } from './payment-state-machine.ts'
import { occupiesPlan } from './payment-state.ts'
import type { PaymentState } from './payment-state.ts'
import type { Trigger } from './payment-trigger.ts'
import {
  day,
  hour,
  inFlight,
  inStatus,
  line,
  made,
  minute,
  play,
  said,
  sendNow,
  silence,
  snapshot,
  ten,
} from './testing/sample-payment.ts'

const nextMorning = Date.UTC(2026, 10, 21, 1)

test('T-BNK-01 a lost answer is asked about, found missing, proved by the statement and paid once under a new number', () => {
  const unknown = play(inFlight, ten + 10_000, silence()).payment
  expect(unknown).toMatchObject({ status: '02', nextQueryAt: ten + minute })
  const early = play(unknown, ten + 10 * minute, said('RJCT', 'NOOR')).payment
  expect(early.status).toBe('02')
  const missing = stepPayment(early, said('RJCT', 'NOOR'), ten + 35 * minute)
  expect(missing.payment.status).toBe('07')
  expect(missing.effects).toContainEqual({
    kind: 'statement',
    account: '6222010001',
    from: '2026-11-20',
    through: '2026-11-20',
    at: nextMorning,
  })
  const searched = play(missing.payment, nextMorning, said('RJCT', 'NOOR'), {
    type: 'statement',
    from: '2026-11-20',
    through: '2026-11-20',
    line: null,
    linked: false,
  })
  expect(searched.payment).toMatchObject({ status: '07', statementThrough: '2026-11-20' })
  const failed = stepPayment(searched.payment, { type: 'confirm-not-debited', by: 'manager' }, nextMorning + hour)
  expect(failed).toMatchObject({ payment: { status: '03' }, effects: [{ kind: 'plan', change: 'release' }] })
  const { payment: old, created } = stepPayment(
    failed.payment,
    { type: 'repay', by: 'cashier', id: 'p2', reqNo: 'REQ2', snapshot },
    nextMorning + hour,
  )
  expect(old).toMatchObject({ status: '03', repaidById: 'p2' })
  expect(created).toMatchObject({
    id: 'p2',
    status: '00',
    stage: 'made',
    reqNo: 'REQ2',
    oldPayId: 'p1',
    reviewerId: null,
    sentAt: null,
  })
})

test('T-BNK-02 the maker himself cannot say that his payment is no duplicate', () => {
  const twin = inStatus('09')
  expect(
    refusal(twin, { type: 'confirm-not-duplicate', by: 'cashier', reason: 'second cargo', planCovered: false }),
  ).toBe('bank-payment.manager-is-maker')
  const { payment, effects } = stepPayment(
    twin,
    { type: 'confirm-not-duplicate', by: 'manager', reason: 'second cargo', planCovered: false },
    ten,
  )
  expect(payment).toMatchObject({ status: '00', stage: 'authorised', dupConfirmed: true })
  expect(effects).toContainEqual({ kind: 'send' })
  const sent = stepPayment(payment, { ...sendNow, duplicateOfId: 'p0' }, ten)
  expect(sent).toMatchObject({
    payment: { status: '00', sentAt: ten },
    effects: expect.arrayContaining([{ kind: 'call-bank' }]),
  })
})

test('T-BNK-03 a double click sends one instruction under one request number', () => {
  expect(inFlight).toMatchObject({ status: '00', sentAt: ten, reqNo: 'REQ1' })
  expect(refusal(inFlight, sendNow)).toBe('bank-payment.sent-already')
  expect(refusal(inFlight, { type: 'send-again', by: 'authoriser' })).toBe('bank-payment.sent-already')
  expect(refusal(inStatus('02'), sendNow)).toBe('bank-payment.wrong-state')
})

test('maker, reviewer and authoriser are three people, and a refusal of either gives the payment back', () => {
  expect(refusal(made, { type: 'review', by: 'cashier', snapshotHash: 'h1' })).toBe('bank-payment.reviewer-is-maker')
  const reviewed = play(made, ten, { type: 'review', by: 'reviewer', snapshotHash: 'h1' }).payment
  for (const by of ['cashier', 'reviewer'])
    expect(refusal(reviewed, { type: 'authorise', by, snapshotHash: 'h1' })).toBe('bank-payment.authoriser-is-other')
  for (const [payment, by] of [
    [made, 'reviewer'],
    [reviewed, 'authoriser'],
  ] as const) {
    const { payment: back, effects } = stepPayment(payment, { type: 'reject', by, reason: 'wrong account' }, ten)
    expect(back).toMatchObject({ status: '00', stage: 'refused', reviewerId: null, returnReason: 'wrong account' })
    expect(effects).toEqual([])
    const again = play(back, ten, {
      type: 'hand-in',
      by: 'cashier',
      snapshot: { ...snapshot, snapshotHash: 'h2' },
    }).payment
    expect(again).toMatchObject({ stage: 'made', snapshotHash: 'h2' })
    expect(refusal(again, { type: 'review', by: 'reviewer', snapshotHash: 'h1' })).toBe('bank-payment.snapshot-changed')
  }
})

test('a payee changed after authorisation is not sent but goes back to the maker', () => {
  const authorised = play(
    made,
    ten,
    { type: 'review', by: 'reviewer', snapshotHash: 'h1' },
    { type: 'authorise', by: 'authoriser', snapshotHash: 'h1' },
  ).payment
  const { payment, effects } = stepPayment(authorised, { ...sendNow, snapshotHash: 'h2' }, ten)
  expect(payment).toMatchObject({ status: '00', stage: 'refused', sentAt: null })
  expect(effects).toEqual([])
})

test('when the bank could not be reached nothing was sent: the plan is free, a person sends again, under the same number', () => {
  const { payment, effects } = stepPayment(
    inFlight,
    { type: 'answer', via: 'send', answer: { kind: 'not-sent', cause: 'refused' } },
    ten + 1_000,
  )
  expect(payment).toMatchObject({ status: '00', stage: 'authorised', sentAt: null, nextQueryAt: null, reqNo: 'REQ1' })
  expect(effects).toEqual([{ kind: 'plan', change: 'release' }])
  const again = stepPayment(payment, { type: 'send-again', by: 'authoriser' }, ten + hour)
  expect(again.effects).toEqual([{ kind: 'send' }])
  // A question that never reached the bank says nothing about the instruction that did.
  expect(
    play(inStatus('02'), ten + minute, { type: 'answer', via: 'query', answer: { kind: 'not-sent', cause: 'refused' } })
      .payment.status,
  ).toBe('02')
})

test('an answer lost with our own process is found by the question that was planned with the sending', () => {
  expect(inFlight.nextQueryAt).toBe(ten + minute)
  expect(play(inFlight, ten + minute, said('ACSP')).payment.status).toBe('08')
  expect(play(inFlight, ten + minute, said('RJCT', 'NOOR')).payment.status).toBe('02')
})

test('unknown is asked about after 1, 2, 5, 10, 30 minutes, then every hour for a day, then people must look', () => {
  let payment = inStatus('02')
  const asked: number[] = []
  while (payment.status === '02' && payment.nextQueryAt !== null) {
    asked.push((payment.nextQueryAt - ten) / minute)
    payment = play(payment, payment.nextQueryAt, silence('timeout', 'query')).payment
  }
  expect(asked.slice(0, 8)).toEqual([1, 2, 5, 10, 30, 60, 120, 180])
  expect(asked.at(-1)).toBe(24 * 60)
  expect(payment).toMatchObject({ status: '04', nextQueryAt: null })
})

test('in trading for more than a day becomes suspicious, and so does a code we cannot read', () => {
  const trading = inStatus('08')
  expect(play(trading, ten + 23 * hour, said('ACSP')).payment.status).toBe('08')
  expect(play(trading, ten + 24 * hour, said('ACSP')).payment.status).toBe('04')
  expect(play(trading, ten + minute, said('BLCK')).payment.status).toBe('04')
  expect(play(trading, ten + minute, said('ACSC', null, { amount: '62000.00' })).payment.status).toBe('04')
})

test('success said at once still needs one question, asked right away, and the journal is written exactly once', () => {
  const sent = stepPayment(inFlight, { ...said('ACSC', null, { bankSerial: 'S1' }), via: 'send' } as Trigger, ten + 500) // said() builds an answer trigger
  expect(sent.payment).toMatchObject({ status: '08', bankSerial: 'S1' })
  expect(sent.effects).toContainEqual({ kind: 'query', at: ten + 500 })
  const paid = stepPayment(sent.payment, said('ACSC', null, { bankSerial: 'S1' }), ten + 900)
  expect(paid).toMatchObject({
    payment: { status: '01' },
    effects: [{ kind: 'plan', change: 'paid' }, { kind: 'journal' }],
  })
  const twice = stepPayment(paid.payment, said('ACSC', null, { bankSerial: 'S1' }), ten + hour)
  expect(twice).toEqual({ payment: paid.payment, effects: [], created: null })
  expect(stepPayment(paid.payment, said('ACSP'), ten + hour).payment).toEqual(paid.payment)
})

test('a bank that contradicts a final status moves nothing, calls people and shuts the second payment', () => {
  const failed = inStatus('03')
  const late = stepPayment(failed, said('ACSC'), ten + day)
  expect(late).toMatchObject({
    payment: { status: '03', contradicted: true },
    effects: [{ kind: 'warn', of: 'contradiction' }],
  })
  expect(refusal(late.payment, { type: 'repay', by: 'cashier', id: 'p2', reqNo: 'REQ2', snapshot })).toBe(
    'bank-payment.bank-says-paid',
  )
  expect(stepPayment(inStatus('01'), said('RJCT', 'AC04'), ten + day)).toMatchObject({
    payment: { status: '01', contradicted: true },
  })
})

test('waiting for authorisation never ends by our clock: the bank cancels, and until then a person is reminded', () => {
  const waiting = inStatus('05')
  const overdue = stepPayment(waiting, said('PATC'), ten + 8 * day)
  expect(overdue).toMatchObject({ payment: { status: '05' } })
  expect(overdue.effects).toContainEqual({ kind: 'warn', of: 'authorisation-overdue' })
  expect(play(waiting, ten + 8 * day, said('CANC')).payment.status).toBe('03')
  expect(play(waiting, ten + hour, said('RJCT', 'AC04')).payment.status).toBe('06')
  expect(play(waiting, ten + hour, said('ACSP')).payment.status).toBe('08')
})

test('a suspicious payment is settled by two people and a proof, the second neither first nor maker', () => {
  const suspicious = inStatus('04')
  const debit: Trigger = {
    type: 'propose-verdict',
    by: 'reviewer',
    finding: { verdict: 'debited', line: line(), linked: false },
  }
  const proposed = play(suspicious, ten + day, debit).payment
  expect(refusal(proposed, debit)).toBe('bank-payment.verdict-waits')
  expect(refusal(proposed, { type: 'confirm-verdict', by: 'reviewer', linked: false })).toBe(
    'bank-payment.second-is-first',
  )
  expect(refusal(proposed, { type: 'confirm-verdict', by: 'cashier', linked: false })).toBe(
    'bank-payment.second-is-maker',
  )
  expect(refusal(proposed, { type: 'confirm-verdict', by: 'manager', linked: true })).toBe('bank-payment.line-linked')
  expect(play(proposed, ten + day, { type: 'confirm-verdict', by: 'manager', linked: false })).toMatchObject({
    payment: { status: '01', statementLineId: 'L1' },
    effects: expect.arrayContaining([{ kind: 'journal' }]),
  })
  expect(play(proposed, ten + day, { type: 'decline-verdict', by: 'manager' }).payment).toMatchObject({
    status: '04',
    verdict: null,
  })
  const letter: Trigger = {
    type: 'propose-verdict',
    by: 'reviewer',
    finding: { verdict: 'not-debited', attachmentId: 'letter.pdf' },
  }
  expect(
    play(suspicious, ten + day, letter, { type: 'confirm-verdict', by: 'manager', linked: false }).payment.status,
  ).toBe('03')
  const saidPaid = play(suspicious, ten + day, letter, said('ACSC')).payment
  expect(refusal(saidPaid, { type: 'confirm-verdict', by: 'manager', linked: false })).toBe(
    'bank-payment.bank-says-paid',
  )
})

test('only a debit of our amount, our account and our number proves a payment', () => {
  const verdict = (change: Parameters<typeof line>[0], linked = false): Trigger => ({
    type: 'propose-verdict',
    by: 'reviewer',
    finding: { verdict: 'debited', line: line(change), linked },
  })
  const suspicious = inStatus('04')
  expect(refusal(suspicious, verdict({ amount: '6200000.01' }))).toBe('bank-payment.line-other-amount')
  expect(refusal(suspicious, verdict({ currency: 'USD' }))).toBe('bank-payment.line-other-amount')
  expect(refusal(suspicious, verdict({ account: '1' }))).toBe('bank-payment.line-other-account')
  expect(refusal(suspicious, verdict({ direction: 'credit' }))).toBe('bank-payment.line-not-debit')
  expect(refusal(suspicious, verdict({ reqNo: 'REQ9' }))).toBe('bank-payment.line-other-request')
  expect(refusal(suspicious, verdict({}, true))).toBe('bank-payment.line-linked')
})

test('not known to the bank is concluded only with a full statement and a bank that still does not know it next day', () => {
  const missing = inStatus('07')
  const confirm: Trigger = { type: 'confirm-not-debited', by: 'manager' }
  const searched: Trigger = { type: 'statement', from: '2026-11-20', through: '2026-11-20', line: null, linked: false }
  expect(refusal(missing, confirm)).toBe('bank-payment.statement-missing')
  expect(refusal(missing, searched)).toBe('bank-payment.statement-incomplete')
  const after = play(missing, nextMorning, searched).payment
  expect(refusal(after, confirm)).toBe('bank-payment.ask-bank-again')
  expect(refusal(play(after, nextMorning, said('ACSP')).payment, confirm)).toBe('bank-payment.bank-knows-it')
  const asked = play(after, nextMorning, said('RJCT', 'NOOR')).payment
  expect(refusal(asked, { type: 'confirm-not-debited', by: 'cashier' })).toBe('bank-payment.manager-is-maker')
  expect(play(asked, nextMorning, confirm).payment.status).toBe('03')
  expect(play(missing, nextMorning, { ...searched, line: line() }).payment).toMatchObject({
    status: '01',
    statementLineId: 'L1',
  })
})

test('money that comes back leaves the payment paid, with its own mark, and opens the plan again, once', () => {
  const back: Trigger = { type: 'refund', line: line({ id: 'L2', direction: 'credit' }), linked: false }
  const step = stepPayment(inStatus('01'), back, ten + day)
  expect(step).toMatchObject({
    payment: { status: '01', refundFlag: true, refundLineId: 'L2' },
    effects: [{ kind: 'plan', change: 'reopen' }, { kind: 'reverse-journal' }],
  })
  expect(refusal(step.payment, back)).toBe('bank-payment.refunded-already')
})

test('a failed payment is made again once, never under its old number', () => {
  const failed = inStatus('03')
  expect(refusal(failed, { type: 'repay', by: 'cashier', id: 'p2', reqNo: 'REQ1', snapshot })).toBe(
    'bank-payment.request-reused',
  )
  const again = play(failed, ten, { type: 'repay', by: 'cashier', id: 'p2', reqNo: 'REQ2', snapshot }).payment
  expect(refusal(again, { type: 'repay', by: 'cashier', id: 'p3', reqNo: 'REQ3', snapshot })).toBe(
    'bank-payment.repaid-already',
  )
})

test('a number that the bank itself refused as a duplicate is never sent again', () => {
  const held = play(inFlight, ten, said('RJCT', 'DUPL')).payment
  expect(held.status).toBe('09')
  expect(refusal(held, { type: 'confirm-not-duplicate', by: 'manager', reason: 'other', planCovered: false })).toBe(
    'bank-payment.bank-says-duplicate',
  )
  expect(play(held, ten, { type: 'confirm-duplicate', by: 'manager', reason: 'same' })).toMatchObject({
    payment: { status: '03' },
    effects: [{ kind: 'plan', change: 'release' }],
  })
})

test('the amount is held in 02, 04, 05, 07, 08, 09 and while the bank is being called', () => {
  const held = (['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'] as const).filter((status) =>
    occupiesPlan(inStatus(status)),
  )
  expect(held).toEqual(['02', '04', '05', '07', '08', '09'])
  expect(occupiesPlan(inFlight)).toBe(true)
})

function refusal(payment: PaymentState, trigger: Trigger): string {
  try {
    stepPayment(payment, trigger, nowFor(payment))
  } catch (error) {
    if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  }
  return 'nothing refused'
}

// Shortly after the payment's last move, so that only the asked rule can refuse.
function nowFor(payment: PaymentState): number {
  return (
    Math.max(payment.statusAt, payment.bankSaysAt ?? 0, payment.statementThrough === null ? 0 : nextMorning) + 1_000
  )
}
