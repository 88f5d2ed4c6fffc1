import { document, type RecordOf } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dictionaries,
  dictionary,
  lines,
  money,
  number,
  quantity,
  rate,
  reference,
  text,
  textarea,
  yesNo,
} from '../../kinds/index.ts'
import { agreementFlow } from './agreement-flow.ts'
import { agreementForm, agreementLists, agreementPrint } from './agreement-layout.ts'
import { runningContract } from './contract-and-counterparty-states.ts'
import { price } from './price-rights.ts'

const goodsChange = "('qty' in changeType || 'price' in changeType)"
const linesChange = `${goodsChange} && frameworkFlag != '1'`
const frameworkChange = `${goodsChange} && frameworkFlag == '1'`
const termChange = "'term' in changeType"
const payChange = "'pay' in changeType"
const newTotal = `(${linesChange}) ? sum(newItems, 'amount') : (${frameworkChange}) ? newFrameworkAmount : beforeTotal`
const delta = `sub((${newTotal}), beforeTotal)`
const inCny = (amount: string) => `currency == 'CNY' ? ${amount} : round(mul((${amount}), fxRate), 2)`
const signed = { ...price, digits: 2, min: '-99999999999999' } as const

const goodsLine = {
  goods: text({ required: true, max: 100 }),
  grade: text({ max: 50 }),
  qty: quantity({ required: true, digits: 3, in: 'uom', min: '0.001' }),
  uom: dictionary({ group: 'uom', required: true, initial: 't' }),
  unitPrice: money({ ...price, required: true, digits: 4, min: '0', sealed: true }),
  amount: money({ ...price, digits: 2, calc: 'round(mul(qty, unitPrice), 2)' }),
}
const payLine = {
  node: dictionary({ group: 'payNode', required: true }),
  pct: number({ required: true, digits: 2, min: '0.01', max: '100' }),
  daysAfter: number({ min: '0', max: '365', initial: '0' }),
  condition: text({ max: 200 }),
}

/**
 * A change of a contract from a day on: what it was before stands beside what it becomes, so that what belongs to an
 * earlier day is still settled by the version of that day.
 */
export const supplementaryAgreement = document({
  module: 'contracts',
  name: 'supplementaryAgreement',
  code: 'bcxy',
  scope: 'htgl',
  title: 'saNo',
  number: { field: 'saNo', pattern: 'BC-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'deltaAmount', 'contractId', 'effectDate', 'reason'],
  fields: {
    saNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    contractId: reference({
      to: 'contracts.contract',
      required: true,
      sealed: true,
      indexed: true,
      offers: { contractStatus: runningContract },
      fill: { counterparty: 'counterparty', currency: 'currency', fxRate: 'fxRate', frameworkFlag: 'frameworkFlag' },
    }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, readonly: true, sealed: true }),
    currency: dictionary({ group: 'currency', required: true, readonly: true, initial: 'CNY', sealed: true }),
    fxRate: rate({ digits: 6, readonly: true, visible: "currency != 'CNY'" }),
    frameworkFlag: yesNo({ readonly: true }),
    changeType: dictionaries({ group: 'contractChangeType', required: true }),
    effectDate: date({ required: true, indexed: true, sealed: true }),
    versionNo: number({ min: '2', max: '9999', readonly: true }),
    reason: textarea({ required: true, max: 500 }),
    beforeTotal: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    newTotal: money({ ...price, digits: 2, in: 'currency', calc: newTotal, sealed: true }),
    deltaAmount: money({ ...signed, in: 'currency', calc: delta }),
    newTotalCny: money({ ...price, digits: 2, calc: inCny(newTotal) }),
    deltaCny: money({ ...signed, calc: inCny(delta) }),
    newFrameworkAmount: money({
      ...price,
      digits: 2,
      min: '0.01',
      in: 'currency',
      visible: frameworkChange,
      required: frameworkChange,
    }),
    beforeValidTo: date({ readonly: true }),
    newValidTo: date({ visible: termChange, required: termChange, sealed: true }),
    beforePaymentConditions: textarea({ max: 1000, readonly: true }),
    newPaymentConditions: textarea({ max: 1000, visible: payChange, required: payChange }),
    beforeItems: lines({ readonly: true, totals: ['qty', 'amount'], fields: goodsLine }),
    newItems: lines({ visible: linesChange, totals: ['qty', 'amount'], fields: goodsLine }),
    beforePayTerms: lines({ readonly: true, totals: ['pct'], fields: payLine }),
    newPayTerms: lines({ visible: payChange, totals: ['pct'], fields: payLine }),
    attachments: attachment({ accept: ['pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: agreementForm,
  print: agreementPrint,
  lists: agreementLists,
  approval: {
    process: 'ctChange',
    category: 'contract',
    money: true,
    values: ['newTotalCny', 'deltaCny', 'changeType'],
    first: agreementFlow,
  },
})

export interface SupplementaryAgreement extends RecordOf<typeof supplementaryAgreement> {}
