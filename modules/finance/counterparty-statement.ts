import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { attachment, date, dateTime, dictionary, lines, money, reference, text, textarea } from '../../kinds/index.ts'
import { lowest } from './matched-amount-fields.ts'

/** States of a statement: being made, on its way, agreed to, and answered by another balance. */
export const statementState = { draft: '0', sent: '1', confirmed: '2', disputed: '3' } as const

const { draft, sent, confirmed, disputed } = statementState
const signed = { digits: 2, in: 'currency', min: lowest } as const
const answered = `status in ['${confirmed}', '${disputed}']`
const judged = ['counterparty', 'asOf', 'currency', 'inFavour', 'closing'] as const
const scans = { accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 5 } as const

/**
 * What a party owed us at the end of a day and how it came to that, seen from us: what it owes and what we paid is a
 * debit, what we owe and what it paid a credit. Frozen once it is sent, and confirmed or disputed by the party on paper.
 */
export const counterpartyStatement = document({
  module: 'finance',
  name: 'arapStatement',
  code: 'khdz',
  scope: 'zjgl',
  title: 'statementNo',
  number: { field: 'statementNo', pattern: 'KD-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'closing', 'currency', 'asOf', 'status'],
  fields: {
    statementNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({
      group: 'arapStatement_status',
      required: true,
      readonly: true,
      initial: draft,
      indexed: true,
    }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, indexed: true }),
    ourCompany: reference({ to: 'organisation.company', readonly: true, indexed: true }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
    periodFrom: date({ required: true }),
    asOf: date({ required: true, notAfter: 'today()', indexed: true }),
    language: dictionary({ group: 'arapStatement_lang', required: true, initial: 'zh' }),
    opening: money({ ...signed, readonly: true }),
    movements: lines({
      readonly: true,
      totals: ['debit', 'credit'],
      fields: {
        day: date({}),
        itemType: dictionary({ group: 'openItem_type' }),
        item: reference({ to: 'finance.openItem' }),
        debit: money({ digits: 2 }),
        credit: money({ digits: 2 }),
      },
    }),
    debitTotal: money({ digits: 2, in: 'currency', calc: 'sum(movements, "debit")' }),
    creditTotal: money({ digits: 2, in: 'currency', calc: 'sum(movements, "credit")' }),
    closing: money({
      ...signed,
      calc: 'sub(add(orZero(opening), sum(movements, "debit")), sum(movements, "credit"))',
    }),
    inFavour: dictionary({ group: 'arapStatement_favour', readonly: true }),
    owed: money({
      digits: 2,
      in: 'currency',
      calc: 'abs(sub(add(orZero(opening), sum(movements, "debit")), sum(movements, "credit")))',
    }),
    sentTime: dateTime({ readonly: true }),
    replyBy: date({ readonly: true, indexed: true }),
    confirmedTime: dateTime({ readonly: true, visible: answered }),
    confirmedBalance: money({ ...signed, readonly: true, visible: answered }),
    difference: money({ ...signed, readonly: true, visible: answered }),
    disputeReason: textarea({ max: 500, readonly: true, visible: 'filled(disputeReason)' }),
    scan: attachment({ ...scans, readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['statementNo', 'status', 'ourCompany', 'counterparty', 'currency', 'periodFrom', 'asOf', 'language'],
    },
    { name: 'movements', columns: 1, fields: ['movements'] },
    {
      name: 'balance',
      columns: 3,
      fields: ['opening', 'debitTotal', 'creditTotal', 'closing', 'inFavour', 'owed'],
    },
    {
      name: 'answer',
      columns: 3,
      fields: ['sentTime', 'replyBy', 'confirmedTime', 'confirmedBalance', 'difference', 'disputeReason'],
    },
    { name: 'files', columns: 1, fields: ['scan', 'remark'] },
  ],
  print: {
    owner: 'ourCompany',
    language: 'language',
    signing: ['ourCompany', 'counterparty'],
    sections: [
      { group: 'basic', fields: ['ourCompany', 'counterparty', 'currency', 'opening', 'periodFrom', 'asOf'] },
      { group: 'movements', fields: ['movements'] },
      { group: 'balance', fields: ['debitTotal', 'creditTotal', 'closing', 'inFavour', 'owed'], inWords: ['owed'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'statementNo',
        'counterparty',
        'asOf',
        'currency',
        'closing',
        'status',
        'replyBy',
        'confirmedBalance',
        'difference',
        'sentTime',
        'language',
        'createName',
        'unitId',
      ],
      search: ['counterparty', 'asOf', 'status', 'replyBy', 'currency', 'unitId'],
      sort: ['-asOf', '-createTime'],
    },
  },
  states: {
    field: 'status',
    codes: [draft, sent, confirmed, disputed],
    start: draft,
    final: [confirmed],
    editable: [draft],
  },
  actions: {
    send: { from: [draft], to: sent, needs: 'bj', look: 'primary', shows: judged },
    confirm: {
      from: [sent, disputed],
      to: confirmed,
      needs: 'qr',
      look: 'primary',
      asks: {
        balance: money({ digits: 2, min: lowest, required: true }),
        paper: attachment({ ...scans, required: true }),
      },
      shows: judged,
    },
    dispute: {
      from: [sent],
      to: disputed,
      needs: 'qr',
      look: 'danger',
      asks: {
        balance: money({ digits: 2, min: lowest, required: true }),
        why: textarea({ required: true, max: 500 }),
        paper: attachment(scans),
      },
      shows: judged,
    },
  },
  tasks: {
    send: { verb: 'send', where: { status: draft }, of: 'createBy' },
    confirm: { verb: 'confirm', where: { status: sent }, since: 'sentTime', due: 'replyBy' },
  },
})

export interface CounterpartyStatement extends RecordOf<typeof counterpartyStatement> {}
