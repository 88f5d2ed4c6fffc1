import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { attachment, date, dictionary, money, number, rate, reference, text, textarea } from '../../kinds/index.ts'
import { settleableContract } from './contract-and-counterparty-states.ts'
import { price } from './price-rights.ts'
import { barterFlow } from './settlement-flows.ts'

// What an earlier settlement left over counts with the goods of the side that had given more.
const given = 'add(outValue, max(orZero(broughtForward), 0))'
const taken = 'sub(inValue, min(orZero(broughtForward), 0))'

/** Goods sent set against goods received under one barter contract; what is left is paid or carried over. */
export const barterSettlement = document({
  module: 'contracts',
  name: 'barterSettlement',
  code: 'yhjs',
  scope: 'htgl',
  title: 'title',
  number: { field: 'settleNo', pattern: 'YHJS-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'amount', 'diff', 'relatedContract', 'content'],
  fields: {
    settleNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    title: text({ required: true, max: 100, searched: true }),
    relatedContract: reference({
      to: 'contracts.contract',
      required: true,
      sealed: true,
      offers: { contractStatus: settleableContract, contractType: 'yh' },
      fill: { counterparty: 'counterparty', currency: 'currency', fxRate: 'fxRate' },
    }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, sealed: true }),
    date: date({ required: true, indexed: true }),
    currency: dictionary({ group: 'currency', required: true, initial: 'USD', sealed: true }),
    fxRate: rate({ digits: 6, visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
    carriedFrom: reference({
      to: 'contracts.barterSettlement',
      readonly: true,
      visible: 'filled(carriedFrom)',
    }),
    broughtForward: money({
      ...price,
      digits: 2,
      min: '-99999999999999',
      in: 'currency',
      readonly: true,
      visible: 'filled(carriedFrom)',
    }),
    outValue: money({ ...price, digits: 2, min: '0.01', in: 'currency', required: true, sealed: true }),
    inValue: money({ ...price, digits: 2, min: '0.01', in: 'currency', required: true, sealed: true }),
    amount: money({ ...price, digits: 2, in: 'currency', calc: `min(${given}, ${taken})`, sealed: true }),
    amountCny: money({ ...price, digits: 2, calc: "currency == 'CNY' ? amount : round(mul(amount, fxRate), 2)" }),
    diff: money({ ...price, digits: 2, min: '-99999999999999', in: 'currency', calc: `sub(${given}, ${taken})` }),
    diffPct: number({
      digits: 3,
      max: '100',
      calc: `round(div(mul(abs(sub(${given}, ${taken})), 100), max(${given}, ${taken})), 3)`,
    }),
    // Whether something is left is known once the server has brought forward what was carried over.
    diffBy: dictionary({ group: 'barterSettlement_diffBy' }),
    content: textarea({ required: true, max: 1000 }),
    attachments: attachment({ accept: ['pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['settleNo', 'title', 'relatedContract', 'counterparty', 'date'] },
    {
      name: 'money',
      columns: 3,
      fields: [
        'currency',
        'fxRate',
        'carriedFrom',
        'broughtForward',
        'outValue',
        'inValue',
        'amount',
        'amountCny',
        'diff',
        'diffPct',
        'diffBy',
        'content',
      ],
    },
    { name: 'files', columns: 1, fields: ['attachments', 'remark'] },
  ],
  print: {
    owner: 'relatedContract.ourCompany',
    sections: [
      { group: 'basic', fields: ['title', 'relatedContract', 'counterparty', 'date'] },
      {
        group: 'money',
        fields: [
          'currency',
          'broughtForward',
          'outValue',
          'inValue',
          'amount',
          'amountCny',
          'diff',
          'diffPct',
          'diffBy',
          'content',
        ],
        inWords: ['amount'],
      },
    ],
  },
  lists: {
    main: {
      columns: [
        'settleNo',
        'counterparty',
        'currency',
        'amount',
        'date',
        'approvalStatus',
        'currentHandlers',
        'title',
        'relatedContract',
        'broughtForward',
        'outValue',
        'inValue',
        'diff',
        'diffPct',
        'amountCny',
        'createName',
        'unitId',
      ],
      search: ['date', 'counterparty', 'relatedContract', 'approvalStatus', 'amount', 'unitId'],
      sort: ['-createTime'],
      totals: ['outValue', 'inValue', 'amount', 'amountCny'],
    },
  },
  approval: {
    process: 'barterSettle',
    category: 'settle',
    money: true,
    values: ['amountCny', 'diffPct'],
    first: barterFlow,
  },
})

export interface BarterSettlement extends RecordOf<typeof barterSettlement> {}
