import { derivation, type Remaining } from '../../core/description/document-derivation.ts'
import { barterSettlement, contract, counterparty, settlement } from '../contracts/index.ts'
import { certState, customsTaxCertificate } from '../trade/index.ts'
import { counterpartyStatement } from './counterparty-statement.ts'
import { letterOfCreditDerivations } from './letter-of-credit/letter-of-credit-derivations.ts'
import { openItem } from './open-item.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'

const pay = { zh: '生成付款计划', ru: 'Создать план платежа', en: 'Make a payment plan' } as const
const receive = { zh: '生成收款计划', ru: 'Создать план поступления', en: 'Make a receipt plan' } as const

const goesRound = { approvalStatus: ['1', '2'] } as const

/** Payment plans that go round or are approved, and have something left to pay. */
export const openPayment = { ...goesRound, archived: '0', paymentStatus: ['0', '1', '3', '4'] } as const

const openReceipt = { ...goesRound, archived: '0', recStatus: ['0', '1', '3'] } as const

// A plan that was ended takes no more than it paid; one that goes on takes all that it plans.
const paid = [
  { field: 'planAmount', while: { ...goesRound, paymentStatus: ['0', '1', '3', '4'] } },
  { field: 'actualAmount', while: { paymentStatus: ['2', '5'] } },
] as const satisfies Remaining['less']

const received = [
  { field: 'expectedAmount', while: { ...goesRound, recStatus: ['0', '1', '2', '3'] } },
  { field: 'actualAmount', while: { ...goesRound, recStatus: '4' } },
] as const satisfies Remaining['less']

const ofContract = ['counterparty', 'bizSegment', 'currency'] as const
const ofSettlement = { contractId: 'relatedContract', counterparty: 'counterparty', currency: 'currency' } as const

// What was settled is counted before the contract as a whole: in this order both are locked.
/** Plans of money by what they follow from. */
export const financeDerivations = [
  derivation(counterparty, counterpartyStatement, {
    name: 'stateAccount',
    label: { zh: '生成对账单', ru: 'Составить акт сверки', en: 'Make a statement of account' },
    by: 'counterparty',
    when: 'true',
    alike: [],
    link: 'ref',
    living: { status: ['0', '1', '2', '3'] },
  }),
  derivation(settlement, paymentPlan, {
    name: 'paySettlement',
    label: pay,
    by: 'settlementId',
    merge: { lines: 'settlements', total: 'planAmount' },
    when: "approvalStatus == '2' && direction == 'buy'",
    fields: ofSettlement,
    alike: ['contractId', 'counterparty', 'currency'],
    // Of a plan that was ended each settlement bore its share of what was paid.
    remaining: {
      of: ['amount'],
      less: [
        { field: 'amount', while: paid[0].while },
        { field: 'amount', share: 'actualAmount', while: paid[1].while },
      ],
    },
    link: 'create',
    living: openPayment,
  }),
  derivation(barterSettlement, paymentPlan, {
    name: 'payBarter',
    label: pay,
    by: 'barterId',
    when: `approvalStatus == '2' && diffBy == 'cash' && gt("0", diff)`,
    fields: ofSettlement,
    alike: ['contractId', 'currency'],
    remaining: { of: ['diff'], less: paid },
    link: 'create',
    living: openPayment,
  }),
  derivation(customsTaxCertificate, paymentPlan, {
    name: 'payCustoms',
    label: pay,
    by: 'customsTaxId',
    when: `status == '${certState.owed}'`,
    fields: { currency: 'currency', purpose: 'certNo' },
    alike: ['currency'],
    // What is added for paying late is paid within the floating range.
    remaining: { of: ['amount'], less: paid, tolerance: 'floatRange' },
    link: 'create',
    living: openPayment,
  }),
  derivation(openItem, paymentPlan, {
    name: 'refundAdvance',
    label: { zh: '退还预收款', ru: 'Вернуть аванс', en: 'Refund the advance' },
    by: 'refundedItem',
    when: "itemType == 'ra' && status in ['0', '1']",
    fields: {
      counterparty: 'counterparty',
      contractId: 'contractId',
      bizSegment: 'bizSegment',
      currency: 'currency',
      purpose: 'sourceNo',
    },
    alike: ['counterparty', 'currency'],
    remaining: { of: ['amount'], less: paid },
    link: 'create',
    living: openPayment,
  }),
  derivation(contract, paymentPlan, {
    name: 'payContract',
    label: pay,
    by: 'contractId',
    when: "contractStatus in ['3', '4']",
    unless: "advance == '1' || filled(refundedItem)",
    offered: "direction != 'sell'",
    same: ofContract,
    alike: ['counterparty', 'currency'],
    remaining: { of: ['totalAmount'], less: paid, tolerance: 'floatRange' },
    link: 'create',
    living: openPayment,
    bars: ['terminate'],
  }),
  derivation(settlement, receiptPlan, {
    name: 'receiveSettlement',
    label: receive,
    by: 'settlementId',
    when: "approvalStatus == '2' && direction == 'sell'",
    fields: ofSettlement,
    alike: ['contractId', 'currency'],
    remaining: { of: ['amount'], less: received },
    link: 'create',
    living: openReceipt,
  }),
  derivation(barterSettlement, receiptPlan, {
    name: 'receiveBarter',
    label: receive,
    by: 'barterId',
    when: `approvalStatus == '2' && diffBy == 'cash' && gt(diff, "0")`,
    fields: ofSettlement,
    alike: ['contractId', 'currency'],
    remaining: { of: ['diff'], less: received },
    link: 'create',
    living: openReceipt,
  }),
  derivation(contract, receiptPlan, {
    name: 'receiveContract',
    label: receive,
    by: 'contractId',
    when: "contractStatus in ['2', '3', '4', '5']",
    offered: "contractStatus in ['3', '4'] && direction == 'sell'",
    same: ofContract,
    alike: ['counterparty', 'currency'],
    // A sales contract brings what it comes to, or what was settled where that is more.
    remaining: { of: ['totalAmount', 'settledAmt'], less: received, when: "direction == 'sell'" },
    link: 'create',
    living: openReceipt,
    bars: ['terminate'],
  }),
  ...letterOfCreditDerivations,
]
