import type { RecordOf } from '../../core/document.ts'
import { document } from '../../core/document.ts'
import { attachment, date, dateTime, dictionary, money, number, person, reference, text, textarea, yesNo } from '../../kinds/index.ts'
import { proven } from './bank-statement-line.ts'

const reason = { reason: textarea({ required: true, max: 500 }) } as const
// Evidence of this payment: of its account, amount and direction, not before it was sent, and of no other payment.
const alike = { accountId: 'payerAccountId', amount: 'amount', currency: 'currency' } as const
const debit = { statementLine: reference({ to: 'finance.bankStatementLine', required: true, offers: { direction: 'debit', source: proven, paymentId: { empty: '1' } }, alike, since: { day: 'sendTime' } }) } as const
const credit = { statementLine: reference({ to: 'finance.bankStatementLine', required: true, offers: { direction: 'credit', source: proven, paymentId: { empty: '1' }, claimStatus: '0' }, alike, since: { day: 'sendTime' } }) } as const
// The bank cannot say it: its answer is unclear, or it was never asked.
const unsettled = "empty(resolution) && (status == '04' || byHand == '1')"
const note = { note: textarea({ required: true, max: 500 }) } as const
const letter = { letter: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 3, required: true }) } as const

// What a person signs with his press: how much goes to whom, and from which account.
const signed = ['amount', 'payeeName', 'payeeBank', 'payeeAccount', 'payeeChanged', 'payerName', 'payerAccountId', 'payerAccount', 'purpose'] as const
const twin = [...signed, 'dupOfId'] as const
const judged = [...signed, 'resolution', 'resolvedBy', 'resolvedNote', 'resolvedLetter'] as const
const debited = [...judged, 'resolvedProof'] as const

/** One attempt to move money through a bank: one request number for life, never sent twice. */
export const bankPayment = document({
  module: 'finance', name: 'bankPayment', code: 'yqzl', scope: 'zjgl', title: 'payNo',
  number: { field: 'payNo', pattern: 'ZF-{U}-{YYYY}{MM}{DD}-{####}', resetBy: 'day' },
  summary: ['payeeName', 'payeeAccount', 'amount', 'payerName', 'purpose'],
  fields: {
    payNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    reqNo: text({ required: true, max: 35, readonly: true, searched: true, unique: true }),
    planId: reference({ to: 'finance.paymentPlan', required: true, readonly: true, indexed: true }),
    status: dictionary({ group: 'bankPayStatus', required: true, readonly: true, initial: '00', indexed: true }),
    stage: dictionary({ group: 'bankPayment_stage', required: true, readonly: true, initial: 'made' }),
    statusTime: dateTime({ required: true, readonly: true }),
    returnReason: text({ max: 500, readonly: true }),
    returnCode: dictionary({ group: 'bankPayment_returnCode', readonly: true }),
    payerAccountId: reference({ to: 'finance.bankAccount', required: true, readonly: true, indexed: true }),
    payerName: text({ max: 100, readonly: true, called: 'organisation.company', beside: true }),
    payerAccount: text({ required: true, max: 40, readonly: true, read: 'zjgl-mm', mask: 'account' }),
    payeeName: text({ required: true, max: 100, readonly: true, searched: true, called: 'contracts.counterparty', beside: true }),
    payeeBank: text({ required: true, max: 100, readonly: true }),
    payeeAccount: text({ required: true, max: 40, readonly: true }),
    payeeChanged: dateTime({ readonly: true, visible: 'filled(payeeChanged)' }),
    payeeCnaps: text({ max: 12, readonly: true }),
    payeeCountry: dictionary({ group: 'country', readonly: true }),
    swiftCode: text({ max: 11, readonly: true }),
    amount: money({ digits: 2, min: '0.01', in: 'currency', required: true, readonly: true }),
    currency: dictionary({ group: 'currency', required: true, readonly: true }),
    channel: dictionary({ group: 'bankChannel', readonly: true }),
    purpose: text({ max: 50, readonly: true }),
    payeeHash: text({ required: true, max: 64, readonly: true }),
    makerId: person({ required: true, readonly: true }),
    reviewerId: person({ readonly: true }),
    authoriserId: person({ readonly: true }),
    sendTime: dateTime({ readonly: true }),
    nextQuery: dateTime({ readonly: true }),
    byHand: yesNo({ readonly: true }),
    paidTime: dateTime({ readonly: true }),
    bankSerial: text({ max: 64, readonly: true, searched: true }),
    bankCode: dictionary({ group: 'bankPayment_code', readonly: true }),
    bankMsg: text({ max: 300, readonly: true }),
    bankSays: dictionary({ group: 'bankPayment_reading', readonly: true }),
    bankSaysTime: dateTime({ readonly: true }),
    contradicted: yesNo({ readonly: true }),
    tryCount: number({ readonly: true, initial: '0' }),
    dupConfirmed: yesNo({ readonly: true }),
    oldPayId: reference({ to: 'finance.bankPayment', readonly: true }),
    repaidById: reference({ to: 'finance.bankPayment', readonly: true }),
    dupOfId: reference({ to: 'finance.bankPayment', readonly: true }),
    dupReason: text({ max: 500, readonly: true }),
    resolution: dictionary({ group: 'bankPayment_resolution', readonly: true }),
    resolvedBy: person({ readonly: true }),
    resolvedNote: text({ max: 500, readonly: true }),
    // A letter is a file of its own; what is kept of it here is only where it lies.
    resolvedProof: text({ max: 100, readonly: true, visible: "resolution == 'debited'" }),
    resolvedLetter: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 3, readonly: true }),
    statementLineId: text({ max: 64, readonly: true }),
    statementThrough: date({ readonly: true }),
    refundFlag: yesNo({ readonly: true }),
    refundTime: dateTime({ readonly: true }),
    refundLineId: text({ max: 64, readonly: true }),
    receiptFile: attachment({ accept: 'pdf', max: 5, readonly: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['payNo', 'reqNo', 'planId', 'status', 'stage', 'amount', 'currency', 'channel', 'purpose'] },
    { name: 'parties', columns: 3, fields: ['payerAccountId', 'payerName', 'payerAccount', 'payeeName', 'payeeBank', 'payeeAccount', 'payeeChanged', 'payeeCnaps', 'payeeCountry', 'swiftCode'] },
    { name: 'people', columns: 3, fields: ['makerId', 'reviewerId', 'authoriserId', 'returnReason', 'returnCode'] },
    { name: 'bank', columns: 3, fields: ['sendTime', 'paidTime', 'statusTime', 'byHand', 'bankSerial', 'bankCode', 'bankMsg', 'bankSays', 'bankSaysTime', 'contradicted', 'tryCount', 'nextQuery', 'receiptFile'] },
    { name: 'doubts', columns: 3, fields: ['dupOfId', 'dupConfirmed', 'dupReason', 'resolution', 'resolvedBy', 'resolvedNote', 'resolvedProof', 'resolvedLetter', 'statementLineId', 'statementThrough', 'oldPayId', 'repaidById', 'refundFlag', 'refundTime', 'refundLineId', 'remark'] },
  ],
  print: {
    owner: 'payerAccountId.company',
    sections: [
      { group: 'basic', fields: ['reqNo', 'planId', 'status', 'currency', 'amount', 'channel', 'purpose'], inWords: ['amount'] },
      { group: 'parties', fields: ['payerName', 'payerAccount', 'payeeName', 'payeeBank', 'payeeAccount', 'payeeCnaps', 'payeeCountry', 'swiftCode'] },
      { group: 'people', fields: ['makerId', 'reviewerId', 'authoriserId'] },
      { group: 'bank', fields: ['sendTime', 'paidTime', 'bankSerial', 'bankCode'] },
    ],
  },
  lists: {
    main: {
      columns: ['payNo', 'payeeName', 'currency', 'amount', 'createTime', 'status', 'stage', 'payerAccountId', 'sendTime', 'bankCode', 'planId', 'makerId', 'reviewerId', 'authoriserId'],
      search: ['status', 'stage', 'amount', 'payerAccountId', 'currency', 'createTime', 'sendTime'],
      sort: ['-createTime'],
      totals: ['amount'],
    },
    suspicious: {
      columns: ['payNo', 'payeeName', 'currency', 'amount', 'sendTime', 'status', 'bankCode', 'nextQuery', 'payerAccountId', 'tryCount', 'contradicted', 'resolution', 'resolvedBy'],
      search: ['status', 'amount', 'payerAccountId', 'sendTime', 'contradicted'],
      sort: ['sendTime'],
      filter: { status: ['02', '04', '07', '09'] },
    },
  },
  states: { field: 'status', codes: ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'], start: '00', final: ['01', '03', '06'] },
  // People ask and the machine of bank/payment-table.ts decides where that leads, so their verbs move nothing by
  // themselves; the moves are the system's, one for each status that can be reached.
  actions: {
    review: { from: ['00'], to: 'same', needs: 'fh', decides: true, look: 'primary', when: "stage == 'made'", shows: signed },
    refuseReview: { from: ['00'], to: 'same', needs: 'fh', decides: true, look: 'danger', when: "stage == 'made'", asks: reason, shows: signed },
    authorise: { from: ['00'], to: 'same', needs: 'sq', decides: true, look: 'primary', when: "stage == 'reviewed'", shows: signed },
    refuseAuthorise: { from: ['00'], to: 'same', needs: 'sq', decides: true, look: 'danger', when: "stage == 'reviewed' || (stage == 'authorised' && empty(sendTime))", asks: reason, shows: signed },
    remake: { from: ['00'], to: 'same', needs: 'fk', look: 'primary', when: "stage == 'refused'", shows: signed },
    drop: { from: ['00'], to: 'same', needs: 'fk', look: 'danger', irreversible: true, when: "stage == 'refused'", shows: signed },
    sendAgain: { from: ['00'], to: 'same', needs: 'sq', look: 'primary', when: "stage == 'authorised' && empty(sendTime)", shows: signed },
    query: { from: ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'], to: 'same', needs: 'fk', when: "filled(sendTime) && byHand != '1'", shows: signed },
    notDuplicate: { from: ['09'], to: 'same', needs: 'js', decides: true, asks: reason, shows: twin },
    duplicate: { from: ['09'], to: 'same', needs: 'js', decides: true, look: 'danger', irreversible: true, asks: reason, shows: twin },
    searchStatement: { from: ['04', '07'], to: 'same', needs: 'fk', when: 'empty(resolution)' },
    proposePaid: { from: ['04', '08'], to: 'same', needs: 'fk', decides: true, asks: { ...note, ...debit }, when: unsettled, shows: signed },
    proposeNotPaid: { from: ['04', '08'], to: 'same', needs: 'fk', decides: true, asks: { ...note, ...letter }, when: unsettled, shows: signed },
    confirmPaid: { from: ['04', '08'], to: 'same', needs: 'js', decides: true, look: 'primary', when: "resolution == 'debited'", shows: debited },
    confirmNotPaid: { from: ['04', '08'], to: 'same', needs: 'js', decides: true, look: 'danger', irreversible: true, when: "resolution == 'not-debited'", shows: judged },
    declineResolution: { from: ['04', '08'], to: 'same', needs: 'js', decides: true, when: 'filled(resolution)', shows: judged },
    confirmNotDebited: { from: ['07'], to: 'same', needs: 'js', decides: true, look: 'danger', irreversible: true, shows: signed },
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
  },
  tells: 'planId',
  tasks: {
    review: { verb: 'review', where: { status: '00', stage: 'made' }, except: ['makerId'] },
    authorise: { verb: 'authorise', where: { status: '00', stage: 'reviewed' }, except: ['makerId', 'reviewerId'] },
    remake: { verb: 'remake', where: { status: '00', stage: 'refused' }, of: 'makerId' },
    sendAgain: { verb: 'sendAgain', where: { status: '00', stage: 'authorised', sendTime: null, bankCode: { not: null } } },
    duplicate: { verb: 'notDuplicate', where: { status: '09' }, except: ['makerId'] },
    resolve: { verb: 'proposePaid', where: { status: '04', resolution: null } },
    byHand: { verb: 'proposePaid', where: { status: '08', byHand: '1', resolution: null } },
    confirm: { verb: 'confirmPaid', where: { status: ['04', '08'], resolution: { not: null } }, except: ['resolvedBy', 'makerId'] },
    search: { verb: 'searchStatement', where: { status: '07', statementThrough: null, resolution: null } },
    absent: { verb: 'confirmNotDebited', where: { status: '07', statementThrough: { not: null } }, except: ['makerId'] },
  },
})

export interface BankPayment extends RecordOf<typeof bankPayment> {}
