import type { RecordOf } from '../../core/document.ts'
import { document } from '../../core/document.ts'
import { attachment, date, dictionary, lines, money, number, person, quantity, rate, reference, text, textarea, year, yesNo } from '../../kinds/index.ts'
import { contractFlow } from './contract-flow.ts'
import { price } from './prices.ts'

// Who pays follows from the type; barter, data, freight and services go either way.
const sales = "['xs', 'ck', 'nmx']"
const purchases = "['hc', 'lc', 'nmc', 'zc', 'gc']"
const eitherSide = `filled(contractType) && !(contractType in ${sales}) && !(contractType in ${purchases})`
// A framework contract states its total, any other adds up its lines.
const total = "frameworkFlag == '1' ? frameworkAmount : sum(items, 'amount')"
const pays = "direction != 'sell'"
const receives = "direction == 'sell'"

/** Every contract of the group; `contractType` tells sale, purchase, freight and the rest apart. */
export const contract = document({
  module: 'contracts', name: 'contract', code: 'htgl', scope: 'htgl', title: 'contractName',
  number: { field: 'contractNo', pattern: 'HT-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'totalAmount', 'contractName', 'contractType', 'paymentConditions'],
  fields: {
    contractNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    contractName: text({ required: true, max: 100, searched: true }),
    contractType: dictionary({ group: 'contractType', required: true, indexed: true, sealed: true }),
    bizSegment: dictionary({ group: 'bizSegment', required: true, indexed: true }),
    contractStatus: dictionary({ group: 'contractStatus', required: true, readonly: true, initial: '0', indexed: true }),
    projName: text({ max: 100, searched: true, indexed: true }),
    contractYear: year({ readonly: true, indexed: true }),
    signDate: date({ required: true }),
    validFrom: date({ required: true }),
    validTo: date({ required: true }),
    ourCompany: reference({ to: 'organisation.company', required: true }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, sealed: true, offers: { status: ['1', '2'] }, fill: { cpNature: 'cpNature', cpContact: 'contactName' } }),
    cpNature: dictionary({ group: 'cpNature', readonly: true }),
    cpContact: text({ max: 50 }),
    ourSide: dictionary({ group: 'contract_direction', initial: 'buy', visible: eitherSide, required: eitherSide }),
    direction: dictionary({ group: 'contract_direction', calc: `contractType in ${sales} ? 'sell' : contractType in ${purchases} ? 'buy' : ourSide`, indexed: true }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY', sealed: true }),
    fxRate: rate({ digits: 6, visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
    taxIncluded: yesNo({ initial: '1' }),
    vatRate: dictionary({ group: 'vatRate', required: true, initial: '13' }),
    frameworkFlag: yesNo({}),
    frameworkAmount: money({ ...price, digits: 2, min: '0.01', in: 'currency', visible: "frameworkFlag == '1'", required: "frameworkFlag == '1'" }),
    totalAmount: money({ ...price, digits: 2, in: 'currency', required: true, sealed: true, calc: total }),
    totalAmountCny: money({ ...price, digits: 2, calc: "currency == 'CNY' ? totalAmount : round(mul(totalAmount, fxRate), 2)" }),
    backToBackFlag: yesNo({}),
    paymentMethod: dictionary({ group: 'payMethod', required: true, initial: 'tt' }),
    paymentConditions: textarea({ required: true, max: 1000 }),
    summary: textarea({ max: 1000, searched: true }),
    incoterms: dictionary({ group: 'incoterms' }),
    incotermsPlace: text({ max: 60 }),
    transportMode: dictionary({ group: 'transMode' }),
    tolerancePct: number({ digits: 2, min: '0', max: '30', initial: '10' }),
    penaltyRate: number({ digits: 4, min: '0', max: '1' }),
    depositAmt: money({ digits: 2, in: 'currency' }),
    drafter: person({ required: true, initial: { expression: 'me' } }),
    paidAmt: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00', visible: pays }),
    inFlightAmt: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00', visible: pays }),
    unpaidAmt: money({ ...price, digits: 2, in: 'currency', readonly: true, visible: pays }),
    leftAmt: money({ ...price, digits: 2, in: 'currency', min: '-99999999999999', readonly: true, visible: pays }),
    receivedAmt: money({ digits: 2, in: 'currency', readonly: true, visible: receives }),
    unreceivedAmt: money({ ...price, digits: 2, in: 'currency', min: '-99999999999999', readonly: true, visible: receives }),
    settledAmt: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    executionPct: number({ ...price, digits: 2, readonly: true }),
    items: lines({
      totals: ['qty', 'amount'],
      fields: {
        goods: text({ required: true, max: 100 }),
        grade: text({ max: 50 }),
        qty: quantity({ required: true, digits: 3, in: 'uom', min: '0.001' }),
        uom: dictionary({ group: 'uom', required: true, initial: 't' }),
        unitPrice: money({ ...price, required: true, digits: 4, min: '0' }),
        amount: money({ ...price, digits: 2, calc: 'round(mul(qty, unitPrice), 2)' }),
      },
    }),
    payTerms: lines({
      min: 1,
      totals: ['pct'],
      fields: {
        node: dictionary({ group: 'payNode', required: true }),
        pct: number({ required: true, digits: 2, min: '0.01', max: '100' }),
        daysAfter: number({ min: '0', max: '365', initial: '0' }),
        amount: money({ ...price, digits: 2, calc: `round(div(mul((${total}), pct), 100), 2)` }),
        condition: text({ max: 200 }),
      },
    }),
    scanFile: attachment({ accept: 'pdf', max: 3, readonly: true }),
    attachments: attachment({ accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['contractNo', 'contractName', 'contractType', 'bizSegment', 'ourSide', 'direction', 'contractStatus', 'projName', 'contractYear', 'signDate', 'validFrom', 'validTo', 'ourCompany', 'counterparty', 'cpNature', 'cpContact', 'drafter', 'backToBackFlag'] },
    { name: 'money', columns: 3, fields: ['currency', 'fxRate', 'frameworkFlag', 'frameworkAmount', 'totalAmount', 'totalAmountCny', 'vatRate', 'taxIncluded', 'depositAmt', 'penaltyRate', 'paymentMethod', 'paymentConditions'] },
    { name: 'delivery', columns: 3, fields: ['incoterms', 'incotermsPlace', 'transportMode', 'tolerancePct', 'summary'] },
    { name: 'execution', columns: 3, fields: ['paidAmt', 'inFlightAmt', 'unpaidAmt', 'leftAmt', 'receivedAmt', 'unreceivedAmt', 'settledAmt', 'executionPct'] },
    { name: 'items', columns: 1, fields: ['items'] },
    { name: 'payTerms', columns: 1, fields: ['payTerms'] },
    { name: 'files', columns: 1, fields: ['scanFile', 'attachments', 'remark'] },
  ],
  print: {
    owner: 'ourCompany',
    sections: [
      { group: 'basic', fields: ['contractName', 'contractType', 'bizSegment', 'direction', 'ourCompany', 'counterparty', 'signDate', 'validFrom', 'validTo', 'drafter'] },
      { group: 'money', fields: ['currency', 'fxRate', 'totalAmount', 'totalAmountCny', 'vatRate', 'taxIncluded', 'depositAmt', 'paymentMethod', 'paymentConditions'], inWords: ['totalAmount'] },
      { group: 'delivery', fields: ['incoterms', 'incotermsPlace', 'transportMode', 'tolerancePct', 'summary'] },
      { group: 'items', fields: ['items'] },
      { group: 'payTerms', fields: ['payTerms'] },
      { group: 'files', columns: 1, fields: ['remark'] },
    ],
  },
  lists: {
    main: {
      columns: ['contractNo', 'counterparty', 'currency', 'totalAmount', 'signDate', 'contractStatus', 'contractName', 'approvalStatus', 'contractType', 'paidAmt', 'unpaidAmt', 'receivedAmt', 'unreceivedAmt', 'totalAmountCny', 'bizSegment', 'drafter', 'unitId'],
      search: ['contractType', 'contractStatus', 'counterparty', 'signDate', 'bizSegment', 'totalAmount', 'approvalStatus', 'drafter', 'unitId'],
      sort: ['-createTime'],
      totals: ['totalAmount', 'totalAmountCny', 'paidAmt', 'unpaidAmt', 'receivedAmt', 'unreceivedAmt'],
    },
    project: {
      columns: ['contractNo', 'projName', 'counterparty', 'currency', 'totalAmount', 'signDate', 'contractStatus', 'paidAmt', 'unpaidAmt', 'contractName', 'contractYear', 'contractType', 'cpNature', 'totalAmountCny', 'drafter', 'unitId'],
      search: ['projName', 'contractYear', 'cpNature', 'drafter', 'contractType', 'contractStatus', 'unitId'],
      sort: ['-contractYear', 'projName', '-createTime'],
      totals: ['totalAmount', 'totalAmountCny', 'paidAmt', 'unpaidAmt'],
    },
    sale: {
      columns: ['contractNo', 'counterparty', 'currency', 'totalAmount', 'signDate', 'contractStatus', 'contractName', 'receivedAmt', 'unreceivedAmt', 'executionPct', 'approvalStatus', 'drafter', 'unitId'],
      search: ['contractStatus', 'counterparty', 'signDate', 'bizSegment', 'totalAmount', 'approvalStatus', 'drafter', 'unitId'],
      sort: ['-createTime'],
      totals: ['totalAmount', 'receivedAmt', 'unreceivedAmt'],
      filter: { direction: 'sell' },
    },
    freight: {
      columns: ['contractNo', 'counterparty', 'currency', 'totalAmount', 'validTo', 'contractStatus', 'contractName', 'approvalStatus', 'paidAmt', 'unpaidAmt', 'totalAmountCny'],
      search: ['contractStatus', 'counterparty', 'signDate', 'totalAmount', 'approvalStatus'],
      sort: ['-createTime'],
      totals: ['totalAmount', 'totalAmountCny', 'paidAmt', 'unpaidAmt'],
      filter: { contractType: ['ys', 'zc'] },
    },
  },
  states: { field: 'contractStatus', codes: ['0', '1', '2', '3', '4', '5', '6', '7'], start: '0', final: ['5', '6', '7'] },
  actions: {
    sent: { from: ['0'], to: '1', needs: 'system' },
    back: { from: ['1'], to: '0', needs: 'system' },
    passed: { from: ['1'], to: '2', needs: 'system' },
    sign: { from: ['2'], to: '3', needs: 'qz', look: 'primary', shows: ['counterparty', 'totalAmount', 'contractNo', 'ourCompany'], asks: { scan: attachment({ accept: 'pdf', max: 3, required: true }) } },
    began: { from: ['3'], to: '4', needs: 'system' },
    complete: { from: ['4'], to: '5', needs: 'gb' },
    terminate: { from: ['3', '4'], to: '6', needs: 'gb', look: 'danger', irreversible: true, asks: { reason: textarea({ required: true, max: 500 }) } },
    voided: { from: ['0', '1', '2', '3'], to: '7', needs: 'system' },
  },
  tasks: { sign: { verb: 'sign', where: { contractStatus: '2' }, since: 'approveTime' } },
  approval: { process: 'contract', category: 'contract', money: true, values: ['totalAmountCny', 'contractType', 'bizSegment'], first: contractFlow },
})

export interface Contract extends RecordOf<typeof contract> {}
