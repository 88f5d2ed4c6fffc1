import { matching } from '../../core/description/matching.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receiptTolerance } from './receipt-tolerance.ts'
import { receipt } from './receipt.ts'

const payer = { counterpartyName: 'counterpartyName' } as const

/** Credits that nobody has claimed beside the plans that wait for them; a pair is a receipt. */
export const receiptClaim = matching(bankStatementLine, receiptPlan, receipt, {
  module: 'finance',
  name: 'receiptClaim',
  label: { zh: '到账认领', ru: 'Разнесение поступлений', en: 'Receipt claim' },
  needs: 'yhdz-ck',
  left: {
    list: 'unclaimed',
    of: 'amount',
    remaining: 'unclaimed',
    first: 'day',
    told: ['day', 'counterpartyName', 'amount'],
  },
  right: { list: 'awaited', of: 'expectedAmount', remaining: 'leftAmount', first: 'expectedDate' },
  alike: { currency: 'currency', unitId: 'unitId' },
  narrow: [{ left: 'unitId', right: 'unitId', pairs: 'unitId' }],
  rules: [
    {
      points: 95,
      reason: { zh: '付款方与金额一致', ru: 'Плательщик и сумма совпадают', en: 'Same payer and amount' },
      same: payer,
      amount: 'equal',
    },
    {
      points: 70,
      reason: {
        zh: '付款方一致，金额不超过未到账金额',
        ru: 'Плательщик совпадает, сумма не больше ожидаемой',
        en: 'Same payer, no more than is still to come',
      },
      same: payer,
      amount: 'within',
    },
    {
      points: 20,
      reason: { zh: '摘要含合同编号', ru: 'В назначении указан договор', en: 'The description names the contract' },
      names: { purpose: 'contractId' },
      added: true,
    },
  ],
  proposes: 90,
  tolerance: receiptTolerance,
  pairs: {
    list: 'claimed',
    left: 'statementLine',
    right: 'planId',
    amount: 'amount',
    while: { status: ['1', '3'] },
    undo: 'reverse',
  },
  confirm: { verb: 'claim', right: 'plan', amount: 'amount', asks: ['receivedOn', 'proof', 'reason'] },
  leads: ['/bankStatement', '/fundReceipt'],
  empty: {
    left: {
      zh: '没有待认领的到账。到账来自银行对账单：直联账户可在“银行对账单”中获取，其他账户可录入或导入。',
      ru: 'Неразнесённых поступлений нет. Они берутся из банковских выписок: получите выписку из банка, внесите её или загрузите.',
      en: 'No credit waits to be claimed. Credits come from bank statements: fetch, enter or import one.',
    },
    right: {
      zh: '没有等待到账的收款计划。收款计划审批通过后在此等待到账。',
      ru: 'Нет планов, ожидающих поступления. План появится здесь после согласования.',
      en: 'No receipt plan waits for money. A plan stands here once it is approved.',
    },
  },
})
