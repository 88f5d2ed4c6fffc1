import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { attachment, date, dictionary, money, person, reference, text, textarea, yesNo } from '../../kinds/index.ts'
import { lowest, matchedFields, openMatch } from './matched-amount-fields.ts'

/** Lines that prove something by themselves: told by the bank, or confirmed by somebody else than who entered them. */
export const proven = ['bank', 'confirmed'] as const

// The whole credit may be a payment that the bank returned without our number.
const returnable = "mayReturn == '1' && claimStatus == '0'"

const entry = [
  'accountId',
  'accountNo',
  'day',
  'direction',
  'amount',
  'counterpartyName',
  'counterpartyAccount',
  'purpose',
  'reqNo',
  'lineNo',
] as const

const movedOfLine = "direction == 'debit' ? sub('0', amount) : amount"

const returned = ['caption', 'counterpartyName', 'counterpartyAccount', 'purpose', 'accountId', 'lineNo'] as const

/** A line of a bank's statement, fetched or entered by hand; each line of the bank is here once. */
export const bankStatementLine = document({
  module: 'finance',
  name: 'bankStatementLine',
  code: 'yhdz',
  scope: 'zjgl',
  title: 'caption',
  appendOnly: 'entered',
  summary: ['counterpartyName', 'amount', 'purpose', 'accountId', 'day'],
  fields: {
    caption: text({ max: 200, readonly: true }),
    lineNo: text({ required: true, max: 64, searched: true }),
    accountId: reference({
      to: 'finance.bankAccount',
      required: true,
      indexed: true,
      offers: { directLink: '0', status: ['1', '2', '3'] },
    }),
    accountNo: text({ max: 40, readonly: true, read: 'zjgl-mm', mask: 'account' }),
    day: date({ required: true, indexed: true, notAfter: 'today()' }),
    direction: dictionary({ group: 'bankStatementLine_direction', required: true }),
    amount: money({ digits: 2, min: '0.01', in: 'currency', required: true }),
    currency: dictionary({ group: 'currency', readonly: true }),
    reqNo: text({ max: 35, searched: true, indexed: true }),
    bankSerial: text({ max: 64, searched: true }),
    counterpartyName: text({ max: 140, searched: true, called: 'contracts.counterparty', beside: true }),
    counterpartyAccount: text({ max: 40 }),
    purpose: text({ max: 140, searched: true }),
    source: dictionary({
      group: 'bankStatementLine_source',
      required: true,
      readonly: true,
      initial: 'entered',
      indexed: true,
    }),
    confirmedBy: person({ readonly: true, visible: "source != 'bank'" }),
    declineReason: text({ max: 500, readonly: true, visible: "source == 'declined'" }),
    paymentId: reference({ to: 'finance.bankPayment', readonly: true, indexed: true }),
    claimStatus: dictionary({ group: 'bankStatementLine_claim', readonly: true, indexed: true }),
    unclaimed: money({ digits: 2, in: 'currency', readonly: true }),
    mayReturn: yesNo({ readonly: true, visible: "mayReturn == '1'" }),
    ...matchedFields(movedOfLine),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'lineNo',
        'accountId',
        'accountNo',
        'day',
        'direction',
        'amount',
        'currency',
        'counterpartyName',
        'counterpartyAccount',
        'purpose',
        'reqNo',
        'bankSerial',
        'source',
        'confirmedBy',
        'declineReason',
        'paymentId',
        'claimStatus',
        'unclaimed',
        'mayReturn',
        'matchStatus',
        'unmatched',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'day',
        'lineNo',
        'counterpartyName',
        'currency',
        'amount',
        'direction',
        'accountId',
        'source',
        'purpose',
        'reqNo',
        'bankSerial',
        'paymentId',
      ],
      search: ['accountId', 'day', 'direction', 'source', 'amount', 'currency'],
      sort: ['-day'],
    },
    unclaimed: {
      columns: [
        'day',
        'unclaimed',
        'currency',
        'counterpartyName',
        'amount',
        'claimStatus',
        'accountId',
        'purpose',
        'counterpartyAccount',
        'lineNo',
      ],
      search: ['accountId', 'day', 'amount', 'currency', 'counterpartyName'],
      sort: ['-day'],
      totals: ['amount', 'unclaimed'],
      filter: { direction: 'credit', claimStatus: ['0', '1'] },
    },
    unmatched: {
      columns: [
        'day',
        'unmatched',
        'currency',
        'counterpartyName',
        'moved',
        'matchStatus',
        'purpose',
        'reqNo',
        'accountId',
        'lineNo',
      ],
      search: ['accountId', 'day', 'amount', 'direction', 'counterpartyName'],
      sort: ['-day'],
      totals: ['moved', 'unmatched'],
      filter: { matchStatus: openMatch, source: proven },
    },
  },
  unique: [['accountId', 'lineNo']],
  actions: {
    takeReturn: {
      from: [],
      to: 'same',
      needs: 'tp',
      decides: true,
      look: 'primary',
      when: returnable,
      shows: returned,
      asks: {
        payment: reference({
          to: 'finance.bankPayment',
          required: true,
          offers: { status: '01', refundFlag: '0' },
          alike: { payerAccountId: 'accountId', amount: 'amount', currency: 'currency' },
        }),
      },
    },
    notReturn: { from: [], to: 'same', needs: 'tp', decides: true, when: returnable, shows: returned },
    confirm: {
      from: [],
      to: 'same',
      needs: 'js',
      decides: true,
      look: 'primary',
      when: "source == 'entered'",
      shows: entry,
    },
    decline: {
      from: [],
      to: 'same',
      needs: 'js',
      decides: true,
      look: 'danger',
      irreversible: true,
      when: "source == 'entered' && empty(paymentId) && (direction == 'debit' || claimStatus == '0')",
      asks: { reason: textarea({ required: true, max: 500 }) },
      shows: entry,
    },
    claim: {
      from: [],
      to: 'same',
      needs: 'rl',
      look: 'primary',
      when: "claimStatus in ['0', '1']",
      shows: ['caption', 'unclaimed', 'purpose'],
      asks: {
        plan: reference({
          to: 'finance.receiptPlan',
          required: true,
          only: { approvalStatus: '2', recStatus: ['0', '1', '3'] },
          alike: { currency: 'currency', unitId: 'unitId' },
        }),
        amount: money({ digits: 2, min: '0.01' }),
        receivedOn: date({ notAfter: 'today()' }),
        proof: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 5 }),
        reason: text({ max: 200 }),
      },
    },
    match: {
      from: [],
      to: 'same',
      needs: 'pp',
      when: "matchStatus in ['0', '1'] && source in ['bank', 'confirmed']",
      shows: ['caption', 'unmatched', 'purpose'],
      asks: {
        entry: reference({
          to: 'finance.bankJournal',
          required: true,
          only: { matchStatus: openMatch },
          alike: { accountId: 'accountId', currency: 'currency' },
        }),
        amount: money({ digits: 2, min: lowest }),
      },
    },
  },
  tasks: {
    confirm: { verb: 'confirm', where: { source: 'entered' }, except: ['createBy'] },
    takeReturn: {
      verb: 'takeReturn',
      where: { direction: 'credit', claimStatus: '0', mayReturn: '1' },
      since: 'createTime',
    },
    claim: {
      verb: 'claim',
      where: { direction: 'credit', claimStatus: ['0', '1'], mayReturn: { not: '1' } },
      since: 'createTime',
      together: true,
    },
  },
})

export interface BankStatementLine extends RecordOf<typeof bankStatementLine> {}
