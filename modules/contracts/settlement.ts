import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dictionary,
  lines,
  money,
  number,
  quantity,
  rate,
  reference,
  text,
  textarea,
  yearMonth,
} from '../../kinds/index.ts'
import { settleableContract } from './contract-and-counterparty-states.ts'
import { price } from './price-rights.ts'
import { qualityLots, qualitySteps } from './quality/quality-lots.ts'
import { settlementFlow } from './settlement-flows.ts'

// Barter is settled goods for goods, by a document of its own.
const settleable = {
  contractStatus: settleableContract,
  contractType: ['xs', 'hc', 'lc', 'ck', 'nmc', 'nmx', 'sj', 'ys', 'zc', 'gc', 'fw'],
} as const

const columns = [
  'settleNo',
  'counterparty',
  'currency',
  'amount',
  'date',
  'approvalStatus',
  'currentHandlers',
  'title',
  'settleType',
  'relatedContract',
  'dueDate',
  'amountCny',
  'goodsId',
  'tonnes',
  'month',
  'createName',
  'unitId',
] as const
const search = ['date', 'counterparty', 'relatedContract', 'approvalStatus', 'settleType', 'amount', 'unitId'] as const
const list = { columns, search, sort: ['-createTime'], totals: ['amount', 'amountCny', 'tonnes'] } as const

/** What is owed under a contract for what was delivered or done. */
export const settlement = document({
  module: 'contracts',
  name: 'settlement',
  code: 'jsgl',
  scope: 'htgl',
  title: 'title',
  number: { field: 'settleNo', pattern: 'JS-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'amount', 'settleType', 'relatedContract', 'content'],
  fields: {
    settleNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    title: text({ required: true, max: 100, searched: true }),
    settleType: dictionary({ group: 'settleType', required: true, initial: 'final', indexed: true }),
    direction: dictionary({
      group: 'contract_direction',
      required: true,
      readonly: true,
      initial: 'buy',
      indexed: true,
      sealed: true,
    }),
    relatedContract: reference({
      to: 'contracts.contract',
      required: true,
      sealed: true,
      offers: settleable,
      fill: {
        counterparty: 'counterparty',
        currency: 'currency',
        direction: 'direction',
        vatRate: 'vatRate',
        fxRate: 'fxRate',
        qualityStd: 'qualityStd',
      },
    }),
    // What it charges, where it is made from that.
    usageId: reference({ to: 'contracts.dataUsage', indexed: true, sealed: true, visible: 'filled(usageId)' }),
    indexPriceId: reference({
      to: 'contracts.indexPrice',
      indexed: true,
      sealed: true,
      visible: 'filled(indexPriceId)',
    }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, sealed: true }),
    date: date({ required: true, indexed: true }),
    // By which month and goods what is settled stands beside what was planned.
    month: yearMonth({ readonly: true, indexed: true }),
    goodsId: reference({ to: 'contracts.goods', readonly: true }),
    tonnes: quantity({ digits: 3, calc: "sum(items.filter(i, i.uom == 't'), 'qty')" }),
    contractVersion: number({ min: '1', max: '9999', readonly: true }),
    dueDate: date({ notBefore: 'date' }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY', sealed: true }),
    fxRate: rate({ digits: 6, visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
    vatRate: dictionary({ group: 'vatRate', required: true, initial: '13' }),
    amount: money({ ...price, digits: 2, in: 'currency', calc: 'sum(items, "amount")', sealed: true }),
    netAmount: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    taxAmount: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    amountCny: money({ ...price, digits: 2, calc: "currency == 'CNY' ? amount : round(mul(amount, fxRate), 2)" }),
    settledAmount: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    differsPct: number({ digits: 2, max: '1000000', readonly: true }),
    // Coal of a contract that names a standard is settled by what was found in it.
    qualityStd: reference({ to: 'contracts.qualityStd', readonly: true }),
    lots: qualityLots,
    lotSteps: qualitySteps,
    content: textarea({ required: true, max: 1000 }),
    items: lines({
      min: 1,
      totals: ['qty', 'amount'],
      fields: {
        goods: text({ required: true, max: 100 }),
        qty: quantity({ required: true, digits: 3, in: 'uom', min: '0.001' }),
        uom: dictionary({ group: 'uom', required: true, initial: 't' }),
        price: money({ ...price, required: true, digits: 4, min: '0' }),
        amount: money({ ...price, digits: 2, calc: 'round(mul(qty, price), 2)' }),
      },
    }),
    attachments: attachment({ accept: ['pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'settleNo',
        'title',
        'settleType',
        'relatedContract',
        'usageId',
        'indexPriceId',
        'counterparty',
        'direction',
        'date',
        'month',
        'goodsId',
        'tonnes',
        'contractVersion',
        'dueDate',
        'qualityStd',
      ],
    },
    {
      name: 'money',
      columns: 3,
      fields: [
        'currency',
        'fxRate',
        'vatRate',
        'amount',
        'netAmount',
        'taxAmount',
        'amountCny',
        'settledAmount',
        'differsPct',
        'content',
      ],
    },
    { name: 'lots', columns: 1, fields: ['lots', 'lotSteps'] },
    { name: 'items', columns: 1, fields: ['items'] },
    { name: 'files', columns: 1, fields: ['attachments', 'remark'] },
  ],
  print: {
    owner: 'relatedContract.ourCompany',
    sections: [
      {
        group: 'basic',
        fields: ['title', 'settleType', 'relatedContract', 'counterparty', 'direction', 'date', 'dueDate'],
      },
      {
        group: 'money',
        fields: ['currency', 'amount', 'netAmount', 'taxAmount', 'amountCny', 'content'],
        inWords: ['amount'],
      },
      { group: 'lots', fields: ['lots', 'lotSteps'] },
      { group: 'items', fields: ['items'] },
    ],
  },
  lists: {
    main: list,
    purchase: { ...list, filter: { direction: 'buy', settleType: ['prov', 'final', 'diff'] } },
    sale: { ...list, filter: { direction: 'sell', settleType: ['prov', 'final', 'diff'] } },
    freight: { ...list, filter: { settleType: 'frt' } },
    service: { ...list, filter: { settleType: 'svc' } },
  },
  approval: {
    process: 'settlement',
    category: 'settle',
    money: true,
    values: ['amountCny', 'direction', 'settleType', 'differsPct'],
    first: settlementFlow,
  },
})

export interface Settlement extends RecordOf<typeof settlement> {}
