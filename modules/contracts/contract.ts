import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dictionary,
  lines,
  money,
  number,
  person,
  quantity,
  rate,
  reference,
  references,
  text,
  textarea,
  year,
  yearMonth,
  yesNo,
} from '../../kinds/index.ts'
import {
  admittedCounterparty,
  contractState,
  linkableContract,
  runningContract,
  settleableContract,
} from './contract-and-counterparty-states.ts'
import { contractFlow } from './contract-flow.ts'
import { contractForm, contractPrint } from './contract-layout.ts'
import { contractLists } from './contract-lists.ts'
import { contractTypeFields } from './contract-type-fields.ts'
import { openingFields, openingMoves } from './go-live/opening-fields.ts'
import { price } from './price-rights.ts'
import { standardState } from './quality/quality-standard.ts'
import { issuedPlan } from './trade-plan/trade-plan.ts'

// Who pays follows from the type; barter, data, freight and services go either way.
const sales = "['xs', 'ck', 'nmx']"
const purchases = "['hc', 'lc', 'nmc', 'zc', 'gc']"
const eitherSide = `filled(contractType) && !(contractType in ${sales}) && !(contractType in ${purchases})`
// A framework contract states its total, any other adds up its lines.
const total = "frameworkFlag == '1' ? frameworkAmount : sum(items, 'amount')"
const ofGoods = "contractType in ['xs', 'hc', 'lc', 'ck', 'nmc', 'nmx']"
// Buying, selling and carrying are taxed by three hundredths of a per cent of what is agreed net of VAT, barter on both sides.
const stamped = "contractType in ['xs', 'hc', 'lc', 'ck', 'nmc', 'nmx', 'yh', 'ys']"
const agreed = "contractType == 'yh' ? add(totalAmount, sum(inItems, 'amount')) : totalAmount"
const agreedCny = `currency == 'CNY' ? (${agreed}) : mul((${agreed}), fxRate)`
const agreedNet = `taxIncluded == '1' ? div(mul((${agreedCny}), 100), add(100, orZero(decimal(vatRate)))) : (${agreedCny})`
const pays = "direction != 'sell'"
const receives = "direction == 'sell'"

/** Every contract of the group; `contractType` tells sale, purchase, freight and the rest apart. */
export const contract = document({
  module: 'contracts',
  name: 'contract',
  code: 'htgl',
  scope: 'htgl',
  title: 'contractName',
  number: { field: 'contractNo', pattern: 'HT-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'totalAmount', 'contractName', 'contractType', 'paymentConditions'],
  fields: {
    contractNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    contractName: text({ required: true, max: 100, searched: true }),
    contractType: dictionary({ group: 'contractType', required: true, indexed: true, sealed: true }),
    bizSegment: dictionary({ group: 'bizSegment', required: true, indexed: true }),
    contractStatus: dictionary({
      group: 'contractStatus',
      required: true,
      readonly: true,
      initial: '0',
      indexed: true,
    }),
    planId: reference({ to: 'contracts.tradePlan', offers: { status: issuedPlan }, visible: ofGoods }),
    projName: text({ max: 100, searched: true, indexed: true }),
    contractYear: year({ readonly: true, indexed: true }),
    contractVersion: number({ min: '1', max: '9999', readonly: true, initial: '1' }),
    signDate: date({ required: true }),
    validFrom: date({ required: true }),
    validTo: date({ required: true }),
    ourCompany: reference({ to: 'organisation.company', required: true }),
    counterparty: reference({
      to: 'contracts.counterparty',
      required: true,
      sealed: true,
      offers: { status: admittedCounterparty },
      fill: { cpNature: 'cpNature', cpContact: 'contactName' },
    }),
    cpNature: dictionary({ group: 'cpNature', readonly: true }),
    cpContact: text({ max: 50 }),
    ourSide: dictionary({ group: 'contract_direction', initial: 'buy', visible: eitherSide, required: eitherSide }),
    direction: dictionary({
      group: 'contract_direction',
      calc: `contractType in ${sales} ? 'sell' : contractType in ${purchases} ? 'buy' : ourSide`,
      indexed: true,
    }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY', sealed: true }),
    fxRate: rate({ digits: 6, visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
    taxIncluded: yesNo({ initial: '1' }),
    vatRate: dictionary({ group: 'vatRate', required: true, initial: '13' }),
    frameworkFlag: yesNo({}),
    frameworkAmount: money({
      ...price,
      digits: 2,
      min: '0.01',
      in: 'currency',
      visible: "frameworkFlag == '1'",
      required: "frameworkFlag == '1'",
    }),
    totalAmount: money({ ...price, digits: 2, in: 'currency', required: true, sealed: true, calc: total }),
    totalAmountCny: money({
      ...price,
      digits: 2,
      calc: "currency == 'CNY' ? totalAmount : round(mul(totalAmount, fxRate), 2)",
    }),
    stampDuty: money({
      ...price,
      digits: 2,
      calc: `round(mul((${agreedNet}), decimal('0.0003')), 2)`,
      visible: stamped,
    }),
    backToBackFlag: yesNo({}),
    linkedContracts: references({
      to: 'contracts.contract',
      offers: { backToBackFlag: '1', contractStatus: linkableContract },
      limit: 20,
      indexed: true,
      visible: `backToBackFlag == '1' && ${ofGoods}`,
    }),
    paymentMethod: dictionary({ group: 'payMethod', required: true, initial: 'tt' }),
    paymentConditions: textarea({ required: true, max: 1000 }),
    summary: textarea({ max: 1000, searched: true }),
    incoterms: dictionary({ group: 'incoterms' }),
    incotermsPlace: text({ max: 60 }),
    transportMode: dictionary({ group: 'transMode' }),
    tolerancePct: number({ digits: 2, min: '0', max: '30', initial: '10' }),
    tonnes: quantity({ calc: "sum(items.filter(i, i.uom == 't'), 'qty')" }),
    qualityStd: reference({
      to: 'contracts.qualityStd',
      only: { status: standardState.inForce },
      visible: ofGoods,
    }),
    // What purchases and sales are matched by: one sort of goods, its price net of tax in yuan, when and how much is left.
    goodsId: reference({ to: 'contracts.goods', readonly: true, visible: ofGoods }),
    deliveryMonth: yearMonth({ visible: ofGoods }),
    netPrice: money({ ...price, digits: 4, readonly: true, visible: ofGoods }),
    matchedTonnes: quantity({ digits: 3, readonly: true, initial: '0', visible: ofGoods }),
    unmatchedTonnes: quantity({
      digits: 3,
      min: '-99999999',
      calc: "sub(sum(items.filter(i, i.uom == 't'), 'qty'), orZero(matchedTonnes))",
      visible: ofGoods,
    }),
    penaltyRate: number({ digits: 4, min: '0', max: '1' }),
    depositAmt: money({ digits: 2, in: 'currency' }),
    circleWaiver: textarea({ max: 500, readonly: true, visible: 'filled(circleWaiver)' }),
    drafter: person({ required: true, initial: { expression: 'me' } }),
    paidAmt: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00', visible: pays }),
    inFlightAmt: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00', visible: pays }),
    unpaidAmt: money({ ...price, digits: 2, in: 'currency', readonly: true, visible: pays }),
    leftAmt: money({ ...price, digits: 2, in: 'currency', min: '-99999999999999', readonly: true, visible: pays }),
    receivedAmt: money({ digits: 2, in: 'currency', readonly: true, visible: receives }),
    unreceivedAmt: money({
      ...price,
      digits: 2,
      in: 'currency',
      min: '-99999999999999',
      readonly: true,
      visible: receives,
    }),
    settledAmt: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    executionPct: number({ ...price, digits: 2, readonly: true }),
    ...openingFields,
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
    ...contractTypeFields,
    scanFile: attachment({ accept: 'pdf', max: 3, readonly: true }),
    attachments: attachment({ accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: contractForm,
  print: contractPrint,
  lists: contractLists,
  states: {
    field: 'contractStatus',
    codes: Object.values(contractState),
    start: contractState.draft,
    final: [contractState.completed, contractState.terminated, contractState.voided],
  },
  actions: {
    waiveCircle: {
      from: [contractState.draft],
      to: 'same',
      needs: 'hm',
      when: ofGoods,
      asks: { reason: textarea({ required: true, max: 500 }) },
      shows: ['ourCompany', 'counterparty', 'contractType', 'totalAmount'],
    },
    sent: { from: [contractState.draft], to: contractState.inApproval, needs: 'system' },
    back: { from: [contractState.inApproval], to: contractState.draft, needs: 'system' },
    passed: { from: [contractState.inApproval], to: contractState.toSign, needs: 'system' },
    sign: {
      from: [contractState.toSign],
      to: contractState.inForce,
      needs: 'qz',
      look: 'primary',
      shows: ['counterparty', 'totalAmount', 'contractNo', 'ourCompany'],
      asks: { scan: attachment({ accept: 'pdf', max: 3, required: true }) },
    },
    began: { from: [contractState.inForce], to: contractState.underWay, needs: 'system' },
    ...openingMoves,
    matched: { from: settleableContract, to: 'same', needs: 'system' },
    match: {
      from: runningContract,
      to: 'same',
      needs: 'pp',
      when: "direction == 'buy' && filled(goodsId)",
      asks: {
        sale: reference({
          to: 'contracts.contract',
          required: true,
          only: { direction: 'sell', contractStatus: runningContract },
        }),
        matchQty: quantity({ digits: 3, min: '0.001', required: true }),
      },
      shows: ['goodsId', 'netPrice', 'tonnes', 'unmatchedTonnes'],
    },
    amended: { from: runningContract, to: 'same', needs: 'system' },
    complete: { from: [contractState.underWay], to: contractState.completed, needs: 'gb' },
    terminate: {
      from: runningContract,
      to: contractState.terminated,
      needs: 'gb',
      look: 'danger',
      irreversible: true,
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
    voided: {
      from: [contractState.draft, contractState.inApproval, contractState.toSign, contractState.inForce],
      to: contractState.voided,
      needs: 'system',
    },
  },
  tasks: { sign: { verb: 'sign', where: { contractStatus: contractState.toSign }, since: 'approveTime' } },
  approval: {
    process: 'contract',
    category: 'contract',
    money: true,
    values: ['totalAmountCny', 'contractType', 'bizSegment'],
    first: contractFlow,
  },
})

export interface Contract extends RecordOf<typeof contract> {}
