import { document, type RecordOf } from '../../../core/description/document.ts'
import { dictionary, money, number, reference, text, yearMonth, yesNo } from '../../../kinds/index.ts'
import { settleableContract } from '../contract-and-counterparty-states.ts'
import { price } from '../price-rights.ts'

/** Where the usage of a month stands, by the codes of the dictionary dataUsage_status. */
export const usageState = { draft: '0', confirmed: '1' } as const

const { draft, confirmed } = usageState
const term = { ...price, in: 'currency', readonly: true } as const
// Calls are priced by the thousand, anything else one by one.
const metered = "round(div(mul(units, meterPrice), meter == 'calls' ? 1000 : 1), 2)"

/** What of data or a data service was used under a contract in a month, and what it comes to. */
export const dataUsage = document({
  module: 'contracts',
  name: 'dataUsage',
  code: 'sjyl',
  scope: 'htgl',
  title: 'usageNo',
  number: { field: 'usageNo', pattern: 'YL-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['contractId', 'month', 'units', 'amount'],
  unique: [['contractId', 'month']],
  fields: {
    usageNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({ group: 'dataUsage_status', required: true, readonly: true, initial: draft, indexed: true }),
    contractId: reference({
      to: 'contracts.contract',
      required: true,
      indexed: true,
      offers: { contractType: 'sj', contractStatus: settleableContract },
      fill: {
        counterparty: 'counterparty',
        dataProduct: 'dataProduct',
        currency: 'currency',
        meter: 'meter',
        meterPrice: 'meterPrice',
        minFee: 'minFee',
        fixedFee: 'fixedFee',
        taxIncluded: 'taxIncluded',
        vatRate: 'vatRate',
      },
    }),
    counterparty: reference({ to: 'contracts.counterparty', readonly: true, indexed: true }),
    dataProduct: text({ max: 100, readonly: true, searched: true }),
    month: yearMonth({ required: true, indexed: true }),
    units: number({ digits: 0, min: '0', max: '999999999999', required: true }),
    meter: dictionary({ group: 'contracts_meter', readonly: true }),
    currency: dictionary({ group: 'currency', readonly: true, initial: 'CNY' }),
    meterPrice: money({ ...term, digits: 4 }),
    minFee: money({ ...term, digits: 2 }),
    fixedFee: money({ ...term, digits: 2 }),
    taxIncluded: yesNo({ readonly: true }),
    vatRate: dictionary({ group: 'vatRate', readonly: true }),
    meteredFee: money({ ...price, digits: 2, in: 'currency', calc: metered }),
    amount: money({
      ...price,
      digits: 2,
      in: 'currency',
      calc: `add(max(${metered}, orZero(minFee)), orZero(fixedFee))`,
    }),
    netAmount: money({
      ...price,
      digits: 2,
      in: 'currency',
      calc: "taxIncluded == '1' ? round(div(mul(amount, 100), add(100, orZero(decimal(vatRate)))), 2) : amount",
    }),
    taxAmount: money({ ...price, digits: 2, in: 'currency', calc: 'sub(amount, netAmount)' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['usageNo', 'status', 'contractId', 'counterparty', 'dataProduct', 'month', 'units', 'remark'],
    },
    {
      name: 'money',
      columns: 3,
      fields: [
        'meter',
        'currency',
        'meterPrice',
        'minFee',
        'fixedFee',
        'taxIncluded',
        'vatRate',
        'meteredFee',
        'amount',
        'netAmount',
        'taxAmount',
      ],
    },
  ],
  print: {
    sections: [
      { group: 'basic', fields: ['contractId', 'counterparty', 'dataProduct', 'month', 'units'] },
      { group: 'money', fields: ['meter', 'meterPrice', 'minFee', 'fixedFee', 'amount', 'netAmount', 'taxAmount'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'usageNo',
        'counterparty',
        'month',
        'amount',
        'currency',
        'status',
        'contractId',
        'units',
        'meter',
        'netAmount',
        'dataProduct',
        'createName',
        'createTime',
        'unitId',
      ],
      search: ['month', 'status', 'contractId', 'counterparty', 'unitId'],
      sort: ['-month', '-createTime'],
      totals: ['amount', 'netAmount'],
    },
  },
  states: { field: 'status', codes: [draft, confirmed], start: draft, final: [], editable: [draft] },
  actions: {
    confirm: {
      from: [draft],
      to: confirmed,
      needs: 'qr',
      look: 'primary',
      shows: ['contractId', 'month', 'units', 'amount'],
    },
    reopen: { from: [confirmed], to: draft, needs: 'qr', look: 'danger', shows: ['month', 'amount'] },
  },
  tasks: { confirm: { verb: 'confirm', where: { status: draft }, except: ['createBy'] } },
})

export interface DataUsage extends RecordOf<typeof dataUsage> {}
