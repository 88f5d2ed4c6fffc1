import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, money, quantity, rate, reference, text, textarea } from '../../../kinds/index.ts'
import { admittedCounterparty } from '../contract-and-counterparty-states.ts'
import { price } from '../price-rights.ts'
import { goLiveState, openingActions, openingStates } from './go-live-states.ts'

const byLand = "contractType == 'lc'"
const abroad = "contractType == 'ck'"

/** A contract that runs on the day a company goes live, with what was done of it in the old system. */
export const openingContract = document({
  module: 'contracts',
  name: 'openingContract',
  code: 'qcht',
  scope: 'htgl',
  title: 'contractNo',
  importWhole: true,
  unique: [['goLiveId', 'contractNo']],
  fields: {
    goLiveId: reference({ to: 'contracts.goLive', required: true, indexed: true, only: { status: goLiveState.draft } }),
    contractNo: text({ required: true, max: 24, searched: true }),
    contractName: text({ required: true, max: 100, searched: true }),
    contractType: dictionary({ group: 'contractType', required: true, indexed: true }),
    bizSegment: dictionary({ group: 'bizSegment', required: true }),
    ourSide: dictionary({ group: 'contract_direction', initial: 'buy' }),
    counterparty: reference({
      to: 'contracts.counterparty',
      required: true,
      indexed: true,
      offers: { status: admittedCounterparty },
    }),
    signDate: date({ required: true }),
    validFrom: date({ required: true }),
    validTo: date({ required: true, notBefore: 'validFrom' }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true }),
    qty: quantity({ required: true, digits: 3, in: 'uom', min: '0.001' }),
    uom: dictionary({ group: 'uom', required: true, initial: 't' }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
    fxRate: rate({ digits: 6, visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
    unitPrice: money({ ...price, required: true, digits: 4, min: '0' }),
    totalAmount: money({ ...price, digits: 2, in: 'currency', calc: 'round(mul(qty, unitPrice), 2)' }),
    vatRate: dictionary({ group: 'vatRate', required: true, initial: '13' }),
    paymentMethod: dictionary({ group: 'payMethod', required: true, initial: 'tt' }),
    paymentConditions: textarea({ required: true, max: 1000 }),
    borderStation: reference({ to: 'contracts.port', visible: byLand, required: byLand }),
    superviseMode: dictionary({ group: 'customsMode', visible: abroad, required: abroad }),
    deliveredQty: quantity({ required: true, digits: 3, initial: '0', in: 'uom' }),
    invoicedAmt: money({ required: true, digits: 2, in: 'currency', initial: '0' }),
    paidAmt: money({ required: true, digits: 2, in: 'currency', initial: '0' }),
    contractId: reference({ to: 'contracts.contract', readonly: true, indexed: true }),
    rowStatus: dictionary({ group: 'openingRow_status', required: true, readonly: true, initial: '0', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'goLiveId',
        'contractNo',
        'contractName',
        'contractType',
        'bizSegment',
        'ourSide',
        'counterparty',
        'signDate',
        'validFrom',
        'validTo',
        'borderStation',
        'superviseMode',
        'rowStatus',
        'contractId',
      ],
    },
    {
      name: 'amounts',
      columns: 3,
      fields: [
        'goodsId',
        'qty',
        'uom',
        'currency',
        'fxRate',
        'unitPrice',
        'totalAmount',
        'vatRate',
        'paymentMethod',
        'paymentConditions',
      ],
    },
    { name: 'done', columns: 3, fields: ['deliveredQty', 'invoicedAmt', 'paidAmt', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'contractNo',
        'contractName',
        'counterparty',
        'currency',
        'totalAmount',
        'rowStatus',
        'deliveredQty',
        'invoicedAmt',
        'paidAmt',
        'goodsId',
        'qty',
        'contractType',
        'goLiveId',
      ],
      search: ['goLiveId', 'currency', 'rowStatus', 'contractType', 'counterparty', 'goodsId'],
      sort: ['contractNo'],
      totals: ['totalAmount', 'invoicedAmt', 'paidAmt'],
    },
  },
  states: openingStates,
  actions: openingActions,
})

export interface OpeningContract extends RecordOf<typeof openingContract> {}
