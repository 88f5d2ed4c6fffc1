import { matching } from '../../core/description/matching.ts'
import { itemClearing } from './item-clearing.ts'
import { openItem } from './open-item.ts'

const told = ['counterparty', 'sourceNo', 'balance'] as const

/** Money of parties beside what they owe us and we owe them; a pair is a clearing. */
export const arapOffset = matching(openItem, openItem, itemClearing, {
  module: 'finance',
  name: 'arapOffset',
  label: { zh: '往来核销', ru: 'Погашение и взаимозачёт', en: 'Clearing & netting' },
  needs: 'ysyf-ck',
  left: { list: 'advance', of: 'amount', remaining: 'balance', first: 'bizDate', told },
  right: { list: 'debt', of: 'amount', remaining: 'balance', first: 'bizDate', told },
  alike: { side: 'side', counterparty: 'counterparty', currency: 'currency', unitId: 'unitId' },
  narrow: [
    { left: 'counterparty', right: 'counterparty', pairs: 'counterparty' },
    { left: 'unitId', right: 'unitId', pairs: 'unitId' },
  ],
  rules: [
    {
      points: 95,
      reason: { zh: '同一结算单', ru: 'Тот же расчёт', en: 'Same settlement' },
      same: { settlementId: 'settlementId' },
    },
    {
      points: 90,
      reason: { zh: '同一合同', ru: 'Тот же договор', en: 'Same contract' },
      same: { contractId: 'contractId' },
    },
    {
      points: 70,
      reason: { zh: '同一客商的其他合同', ru: 'Другой договор контрагента', en: 'Another contract of the party' },
      same: { counterparty: 'counterparty' },
    },
    {
      points: 20,
      reason: { zh: '余额相等', ru: 'Остатки равны', en: 'Equal balances' },
      amount: 'equal',
      added: true,
    },
  ],
  proposes: 90,
  pairs: {
    list: 'byHand',
    left: 'money',
    right: 'debt',
    amount: 'amount',
    while: { origin: 'hand', status: '1' },
    undo: 'undo',
  },
  confirm: { verb: 'apply', right: 'debt', amount: 'amount' },
  leads: ['/arapNetting', '/prepayment', '/receivable', '/payable'],
  empty: {
    left: {
      zh: '没有未核销的收付款。收款和付款入账后自动核销同一合同的应收应付，剩余部分在此等待核销。',
      ru: 'Незачтённых платежей нет. Деньги автоматически погашают долги своего договора; остаток появляется здесь.',
      en: 'No money waits to be applied. Money clears the debts of its contract automatically; the rest appears here.',
    },
    right: {
      zh: '没有未清的应收应付。结算单审批通过后在此等待核销。',
      ru: 'Открытой задолженности нет. Она появляется после согласования расчётов.',
      en: 'Nothing is owed. What is owed appears here once a settlement is approved.',
    },
  },
})
