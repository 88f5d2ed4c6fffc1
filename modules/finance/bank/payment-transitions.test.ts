import { expect, test } from 'vitest'
import dictionaries from '../../../base/dictionaries.json' with { type: 'json' }
import { Refusal } from '../../../core/words/refusal.ts'
import type { Answer } from './bank-interface.ts'
import { stepPayment } from './payment-state-machine.ts'
import { bankPayStatuses } from './payment-state.ts'
import type { PaymentState } from './payment-state.ts'
import { transitions } from './payment-transitions.ts'
import { triggerTypes } from './payment-trigger.ts'
import type { Trigger } from './payment-trigger.ts'
import { bankRefusalWords } from './refusal-words.ts'
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

// The table of the specification, written down a second time on purpose: from, what happens, to.
const specified: Readonly<Record<string, readonly string[]>> = {
  '00': ['send 08', 'send 09', 'answer 05', 'answer 08', 'answer 03', 'answer 02', 'answer 09', 'drop 03'],
  '09': ['confirm-not-duplicate 00', 'confirm-duplicate 03'],
  '05': ['answer 08', 'answer 06', 'answer 03'],
  '08': ['answer 01', 'answer 03', 'answer 04', 'statement 01', 'confirm-verdict 01', 'confirm-verdict 03'],
  '02': ['answer 01', 'answer 08', 'answer 05', 'answer 03', 'answer 07', 'answer 04'],
  '04': ['confirm-verdict 01', 'confirm-verdict 03'],
  '07': ['statement 01', 'confirm-not-debited 03'],
  '01': [],
  '03': [],
  '06': [],
}

test('WFL-05 the bank’s statuses are the ten that are named, for people and for the machine', () => {
  const wanted = [
    'To be paid',
    'Paid',
    'Status unknown',
    'Failed',
    'Suspicious',
    'Waiting for authorisation',
    'Authorisation refused',
    'Transaction does not exist',
    'Processing',
    'Duplicate payment awaiting confirmation',
  ]
  expect(dictionaries.bankPayStatus.map(({ dicNameEn }) => dicNameEn)).toEqual(wanted)
  expect(dictionaries.bankPayStatus.map(({ dicCode }) => dicCode)).toEqual([...bankPayStatuses])
})

test('WFL-05 every pair of status and trigger either follows the table or is refused, with every fact there can be', () => {
  const seen = new Set<string>()
  let refused = 0
  for (const payment of everyState()) {
    for (const trigger of everyTrigger()) {
      for (const now of [ten + 5 * minute, ten + 40 * minute, ten + 2 * day, ten + 8 * day]) {
        const to = statusAfter(payment, trigger, now)
        if (to === null) refused += 1
        else if (to !== payment.status) seen.add(`${payment.status} ${trigger.type} ${to}`)
      }
    }
  }
  const expected = Object.entries(specified).flatMap(([from, ways]) => ways.map((way) => `${from} ${way}`))
  expect([...seen].sort()).toEqual(expected.sort())
  expect(refused).toBeGreaterThan(1_000)
})

test('the table names no way that the specification does not know and leaves none out', () => {
  for (const from of bankPayStatuses) {
    const ways = Object.entries(transitions[from]).flatMap(([trigger, targets]) =>
      targets.filter((to) => to !== from).map((to) => `${trigger} ${to}`),
    )
    expect(ways.sort(), from).toEqual([...(specified[from] ?? [])].sort())
  }
})

test('what the bank has in hand is found out by nobody but the bank, what was paid by hand by two people', () => {
  const found = {
    type: 'propose-verdict',
    by: 'cashier',
    finding: { verdict: 'debited', line: line(), linked: false },
  } as const
  expect(refusalOf(inStatus('08'), found)).toMatchObject({ code: 'bank-payment.wrong-state' })
  const byHand = play(
    made,
    ten,
    { type: 'review', by: 'reviewer', snapshotHash: 'h1' },
    { type: 'authorise', by: 'authoriser', snapshotHash: 'h1' },
    { ...sendNow, byHand: true },
    found,
  )
  expect(byHand).toMatchObject({ payment: { status: '08', nextQueryAt: null, verdict: 'debited' }, effects: [] })
  expect(refusalOf(byHand.payment, { type: 'confirm-verdict', by: 'cashier', linked: false })).toMatchObject({
    code: 'bank-payment.second-is-first',
  })
  expect(
    play(byHand.payment, ten + hour, { type: 'confirm-verdict', by: 'manager', linked: false }).payment,
  ).toMatchObject({ status: '01', statementLineId: 'L1' })
})

test('a trigger that a status does not know is a 409 that names the status', () => {
  for (const status of bankPayStatuses) {
    const payment = inStatus(status)
    for (const type of triggerTypes.filter((one) => transitions[status][one] === undefined)) {
      const trigger = everyTrigger().find((one) => one.type === type)
      if (trigger === undefined) throw new Error(`no sample of ${type}`)
      expect(refusalOf(payment, trigger)).toMatchObject({
        code: 'bank-payment.wrong-state',
        status: 409,
        params: { status },
      })
    }
  }
})

function statusAfter(payment: PaymentState, trigger: Trigger, now: number): string | null {
  try {
    return stepPayment(payment, trigger, now).payment.status
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(bankRefusalWords).toHaveProperty([error.code])
    return null
  }
}

function refusalOf(payment: PaymentState, trigger: Trigger): unknown {
  try {
    stepPayment(payment, trigger, ten + hour)
  } catch (error) {
    return error
  }
  return null
}

function everyState(): readonly PaymentState[] {
  const reviewed = play(made, ten, { type: 'review', by: 'reviewer', snapshotHash: 'h1' }).payment
  const authorised = play(reviewed, ten, { type: 'authorise', by: 'authoriser', snapshotHash: 'h1' }).payment
  const refused = play(reviewed, ten, { type: 'reject', by: 'authoriser', reason: 'why' }).payment
  const verdicts = [
    { verdict: 'debited' as const, line: line(), linked: false },
    { verdict: 'not-debited' as const, attachmentId: 'a1' },
  ]
  const proposed = verdicts.map(
    (finding) => play(inStatus('04'), ten + hour, { type: 'propose-verdict', by: 'reviewer', finding }).payment,
  )
  const searched = play(
    inStatus('07'),
    ten + day,
    { type: 'statement', from: '2026-11-20', through: '2026-11-20', line: null, linked: false },
    said('RJCT', 'NOOR'),
  ).payment
  const byHand = play(authorised, ten, { ...sendNow, byHand: true }).payment
  const foundOut = verdicts.map(
    (finding) => play(byHand, ten + hour, { type: 'propose-verdict', by: 'reviewer', finding }).payment,
  )
  const bankDuplicate = play(inFlight, ten, said('RJCT', 'AM05')).payment
  return [
    ...bankPayStatuses.map(inStatus),
    reviewed,
    authorised,
    refused,
    inFlight,
    ...proposed,
    searched,
    bankDuplicate,
    byHand,
    ...foundOut,
  ]
}

function everyTrigger(): readonly Trigger[] {
  return people().concat(
    ['send', 'query', 'callback'].flatMap((via) =>
      answers().map((answer) => ({ type: 'answer', via, answer }) as Trigger),
    ), // via is one of the three names above
    [true, false].flatMap((flag) => [
      { type: 'send', snapshotHash: 'h1', barred: null, duplicateOfId: flag ? 'p0' : null, planCovered: false },
      { type: 'send', snapshotHash: flag ? 'h1' : 'h2', barred: null, duplicateOfId: null, planCovered: flag },
      { type: 'send', snapshotHash: 'h1', barred: null, duplicateOfId: null, planCovered: false, byHand: flag },
      { type: 'statement', from: '2026-11-20', through: '2026-11-20', line: flag ? line() : null, linked: false },
      { type: 'statement', from: '2026-11-20', through: '2026-12-20', line: null, linked: flag },
      { type: 'refund', line: line({ id: 'L2', direction: 'credit' }), linked: flag },
    ]),
  )
}

function people(): Trigger[] {
  return ['cashier', 'reviewer', 'authoriser', 'manager'].flatMap((by): Trigger[] => [
    { type: 'review', by, snapshotHash: 'h1' },
    { type: 'authorise', by, snapshotHash: 'h1' },
    { type: 'review', by, snapshotHash: 'h2' },
    { type: 'reject', by, reason: 'why' },
    { type: 'reject', by, reason: ' ' },
    { type: 'hand-in', by, snapshot },
    { type: 'drop', by },
    { type: 'send-again', by },
    { type: 'confirm-not-duplicate', by, reason: 'why', planCovered: false },
    { type: 'confirm-not-duplicate', by, reason: 'why', planCovered: true },
    { type: 'confirm-duplicate', by, reason: 'why' },
    { type: 'propose-verdict', by, finding: { verdict: 'debited', line: line(), linked: false } },
    { type: 'propose-verdict', by, finding: { verdict: 'not-debited', attachmentId: '' } },
    { type: 'confirm-verdict', by, linked: false },
    { type: 'confirm-verdict', by, linked: true },
    { type: 'decline-verdict', by },
    { type: 'confirm-not-debited', by },
    { type: 'repay', by, id: 'p2', reqNo: 'REQ2', snapshot },
    { type: 'repay', by, id: 'p2', reqNo: 'REQ1', snapshot },
  ])
}

function answers(): readonly Answer[] {
  const codes = [
    'ACTC',
    'ACCP',
    'ACSP',
    'RCVD',
    'ACWC',
    'PATC',
    'PDNG',
    'ACSC',
    'ACCC',
    'RJCT',
    'CANC',
    'BLCK',
    'PART',
    '',
  ]
  const reports = codes.flatMap((code) =>
    [null, 'AM05', 'DUPL', 'NOOR', '交易不存在', 'auth', 'AC04'].map((reason) => said(code, reason)),
  )
  const odd = [
    said('ACSC', null, { amount: '6200000.01' }),
    said('ACSC', null, { currency: 'USD' }),
    said('ACSC', null, { reqNo: 'REQ9' }),
    said('ACSC', null, { amount: 'x' }),
  ]
  const silent: Answer[] = [
    { kind: 'not-sent', cause: 'refused' },
    { kind: 'no-answer', cause: 'interrupted' },
  ]
  return [...reports, ...odd, silence()]
    .flatMap((trigger) => (trigger.type === 'answer' ? [trigger.answer] : []))
    .concat(silent)
}
