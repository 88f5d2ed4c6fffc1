import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { attachment, date, dictionary, lines, money, reference, text } from '../../kinds/index.ts'
import { lowest } from './matched-amount-fields.ts'
import { openStatus } from './open-item.ts'

/** What a party owes us or had of us ahead, and what we owe it or had of it. */
export const netted = { claims: ['ar', 'pa'], debts: ['ap', 'ra'] } as const

/** Open items of one side with what is netted of each. */
function itemsOf(side: keyof typeof netted) {
  return lines({
    min: 1,
    totals: ['amount'],
    fields: {
      item: reference({
        to: 'finance.openItem',
        required: true,
        offers: { itemType: netted[side], status: openStatus },
      }),
      itemType: dictionary({ group: 'openItem_type', readonly: true }),
      bizDate: date({ readonly: true }),
      dueDate: date({ readonly: true }),
      balance: money({ digits: 2, readonly: true }),
      amount: money({ digits: 2, min: '0.01', required: true }),
    },
  })
}

/** The finance office of a company drafts, the finance director agrees. */
const nettingFlow: FlowDefinition = {
  key: 'netting',
  version: 1,
  money: true,
  label: { zh: '往来抵销审批', ru: 'Согласование взаимозачёта', en: 'Netting approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'director' },
    director: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      empty: 'block',
      limitHours: 8,
      approver: { by: 'role', role: 'financeDirector' },
      label: { zh: '财务总监', ru: 'Финансовый директор', en: 'Finance director' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}

/** Claims on a party set against debts to it by agreement: as much of the ones as of the others, in one voucher. */
export const netting = document({
  module: 'finance',
  name: 'netting',
  code: 'wldc',
  scope: 'zjgl',
  title: 'nettingNo',
  number: { field: 'nettingNo', pattern: 'DC-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'claimTotal', 'currency', 'date'],
  fields: {
    nettingNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    netStatus: dictionary({ group: 'netting_status', required: true, readonly: true, initial: '0', indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, sealed: true, indexed: true }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY', sealed: true }),
    date: date({ required: true, notAfter: 'today()', indexed: true }),
    claims: itemsOf('claims'),
    debts: itemsOf('debts'),
    claimTotal: money({ digits: 2, in: 'currency', calc: 'sum(claims, "amount")', sealed: true }),
    debtTotal: money({ digits: 2, in: 'currency', calc: 'sum(debts, "amount")', sealed: true }),
    difference: money({
      digits: 2,
      in: 'currency',
      min: lowest,
      calc: 'sub(sum(claims, "amount"), sum(debts, "amount"))',
    }),
    agreement: attachment({ accept: ['pdf', 'docx', 'jpg', 'jpeg', 'png'], max: 5 }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['nettingNo', 'netStatus', 'counterparty', 'currency', 'date', 'voucherNo'],
    },
    { name: 'claims', columns: 1, fields: ['claims'] },
    { name: 'debts', columns: 1, fields: ['debts'] },
    { name: 'totals', columns: 3, fields: ['claimTotal', 'debtTotal', 'difference'] },
    { name: 'files', columns: 1, fields: ['agreement', 'remark'] },
  ],
  print: {
    sections: [
      { group: 'basic', fields: ['counterparty', 'currency', 'date', 'netStatus'] },
      { group: 'claims', fields: ['claims'] },
      { group: 'debts', fields: ['debts'] },
      { group: 'totals', fields: ['claimTotal', 'debtTotal'], inWords: ['claimTotal'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'nettingNo',
        'counterparty',
        'currency',
        'claimTotal',
        'date',
        'netStatus',
        'approvalStatus',
        'currentHandlers',
        'debtTotal',
        'voucherNo',
        'createName',
        'unitId',
      ],
      search: ['counterparty', 'date', 'netStatus', 'approvalStatus', 'claimTotal', 'unitId'],
      sort: ['-createTime'],
      totals: ['claimTotal', 'debtTotal'],
    },
  },
  states: { field: 'netStatus', codes: ['0', '1', '2'], start: '0', final: ['2'] },
  actions: {
    approved: { from: ['0'], to: '1', needs: 'system' },
    takeBack: { from: ['1'], to: '2', needs: 'system' },
  },
  approval: { process: 'netting', category: 'settle', money: true, values: ['claimTotal'], first: nettingFlow },
})

export interface Netting extends RecordOf<typeof netting> {}
