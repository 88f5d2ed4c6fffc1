import { attachment, reference, textarea } from '../../kinds/index.ts'
import { proven } from './bank-statement-line.ts'

const reason = { reason: textarea({ required: true, max: 500 }) } as const
// Evidence of this payment: of its account, amount and direction, not before it was sent, and of no other payment.
const alike = { accountId: 'payerAccountId', amount: 'amount', currency: 'currency' } as const
const debit = {
  statementLine: reference({
    to: 'finance.bankStatementLine',
    required: true,
    offers: { direction: 'debit', source: proven, paymentId: { empty: '1' } },
    alike,
    since: { day: 'sendTime' },
  }),
} as const
const credit = {
  statementLine: reference({
    to: 'finance.bankStatementLine',
    required: true,
    offers: { direction: 'credit', source: proven, paymentId: { empty: '1' }, claimStatus: '0' },
    alike,
    since: { day: 'sendTime' },
  }),
} as const
// The bank cannot say it: its answer is unclear, or it was never asked.
const unsettled = "empty(resolution) && (status == '04' || byHand == '1')"
const note = { note: textarea({ required: true, max: 500 }) } as const
const letter = { letter: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 3, required: true }) } as const

// What a person signs with his press: how much goes to whom, and from which account.
const signed = [
  'amount',
  'payeeName',
  'payeeBank',
  'payeeAccount',
  'payeeChanged',
  'payerName',
  'payerAccountId',
  'payerAccount',
  'purpose',
] as const
const twin = [...signed, 'dupOfId'] as const
const judged = [...signed, 'resolution', 'resolvedBy', 'resolvedNote', 'resolvedLetter'] as const
const debited = [...judged, 'resolvedProof'] as const
const absent = [...signed, 'bankSays', 'bankSaysTime', 'statementThrough'] as const

/** What people ask, and the moves of the system. */
export const bankPaymentActions = {
  review: {
    from: ['00'],
    to: 'same',
    needs: 'fh',
    decides: true,
    look: 'primary',
    when: "stage == 'made'",
    shows: signed,
  },
  refuseReview: {
    from: ['00'],
    to: 'same',
    needs: 'fh',
    decides: true,
    look: 'danger',
    when: "stage == 'made'",
    asks: reason,
    shows: signed,
  },
  authorise: {
    from: ['00'],
    to: 'same',
    needs: 'sq',
    decides: true,
    look: 'primary',
    when: "stage == 'reviewed'",
    shows: signed,
  },
  refuseAuthorise: {
    from: ['00'],
    to: 'same',
    needs: 'sq',
    decides: true,
    look: 'danger',
    when: "stage == 'reviewed' || (stage == 'authorised' && empty(sendTime))",
    asks: reason,
    shows: signed,
  },
  remake: { from: ['00'], to: 'same', needs: 'fk', look: 'primary', when: "stage == 'refused'", shows: signed },
  drop: {
    from: ['00'],
    to: 'same',
    needs: 'fk',
    look: 'danger',
    irreversible: true,
    when: "stage == 'refused'",
    shows: signed,
  },
  sendAgain: {
    from: ['00'],
    to: 'same',
    needs: 'sq',
    look: 'primary',
    when: "stage == 'authorised' && empty(sendTime)",
    shows: signed,
  },
  query: {
    from: ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'],
    to: 'same',
    needs: 'fk',
    when: "filled(sendTime) && byHand != '1'",
    shows: signed,
  },
  notDuplicate: { from: ['09'], to: 'same', needs: 'js', decides: true, asks: reason, shows: twin },
  duplicate: {
    from: ['09'],
    to: 'same',
    needs: 'js',
    decides: true,
    look: 'danger',
    irreversible: true,
    asks: reason,
    shows: twin,
  },
  searchStatement: { from: ['04', '07'], to: 'same', needs: 'fk', when: 'empty(resolution)' },
  proposePaid: {
    from: ['04', '08'],
    to: 'same',
    needs: 'fk',
    decides: true,
    asks: { ...note, ...debit },
    when: unsettled,
    shows: signed,
  },
  proposeNotPaid: {
    from: ['04', '08'],
    to: 'same',
    needs: 'fk',
    decides: true,
    asks: { ...note, ...letter },
    when: unsettled,
    shows: signed,
  },
  confirmPaid: {
    from: ['04', '08'],
    to: 'same',
    needs: 'js',
    decides: true,
    look: 'primary',
    when: "resolution == 'debited'",
    shows: debited,
  },
  confirmNotPaid: {
    from: ['04', '08'],
    to: 'same',
    needs: 'js',
    decides: true,
    look: 'danger',
    irreversible: true,
    when: "resolution == 'not-debited'",
    shows: judged,
  },
  declineResolution: {
    from: ['04', '08'],
    to: 'same',
    needs: 'js',
    decides: true,
    when: 'filled(resolution)',
    shows: judged,
  },
  confirmNotDebited: {
    from: ['07'],
    to: 'same',
    needs: 'js',
    decides: true,
    look: 'danger',
    irreversible: true,
    shows: absent,
  },
  repay: { from: ['03', '06'], to: 'same', needs: 'fk', look: 'primary', when: 'empty(repaidById)', shows: signed },
  refund: { from: ['01'], to: 'same', needs: 'fk', asks: credit, when: "refundFlag != '1'", shows: signed },
  answered: { from: ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'], to: 'same', needs: 'system' },
  released: { from: ['09'], to: '00', needs: 'system' },
  bankPaid: { from: ['02', '04', '07', '08'], to: '01', needs: 'system' },
  bankUnknown: { from: ['00'], to: '02', needs: 'system' },
  bankFailed: { from: ['00', '02', '04', '05', '07', '08', '09'], to: '03', needs: 'system' },
  bankUnclear: { from: ['02', '08'], to: '04', needs: 'system' },
  bankWaiting: { from: ['00', '02'], to: '05', needs: 'system' },
  bankRefused: { from: ['05'], to: '06', needs: 'system' },
  bankAbsent: { from: ['02'], to: '07', needs: 'system' },
  bankTrading: { from: ['00', '02', '05'], to: '08', needs: 'system' },
  heldDuplicate: { from: ['00'], to: '09', needs: 'system' },
} as const
