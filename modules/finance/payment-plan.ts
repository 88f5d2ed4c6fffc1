import type { RecordOf } from '../../core/document.ts'
import { document } from '../../core/document.ts'
import { attachment, date, dateTime, dictionary, money, number, person, quantity, rate, reference, text, textarea, yearMonth, yesNo } from '../../kinds/index.ts'
import { price } from '../contracts/index.ts'
import { paymentPlanFlow } from './payment-plan-flow.ts'

const foreign = "currency != 'CNY' || payeeCountry != 'CN'"
const open = ['0', '1', '3', '4'] as const
const payable = "approvalStatus == '2' && supplementary != '1'"
const proposed = 'filled(newPayerAccountId)'
const parties = ['payeeName', 'payeeBank', 'payeeAccount', 'payeeChanged', 'payerName', 'payerAccountId'] as const
const reason = { reason: textarea({ required: true, max: 500 }) } as const
// What is paid for goods, freight or works belongs to a contract by which we pay; a deposit goes back under any.
const buying = { direction: 'buy' } as const
const fuel = "paymentAttribute == 'fuel'"

/** The central request to pay: what, to whom, from where, and how much of it has left the bank. */
export const paymentPlan = document({
  module: 'finance', name: 'paymentPlan', code: 'fkjh', scope: 'zjgl', title: 'planNo',
  number: { field: 'planNo', pattern: 'FK-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'payeeName', 'planAmount', 'purpose', 'payerName'],
  fields: {
    planNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    paymentStatus: dictionary({ group: 'payStatus', required: true, readonly: true, initial: '0', indexed: true }),
    paymentAttribute: dictionary({ group: 'payAttr', required: true, indexed: true, sealed: true }),
    payWay: dictionary({ group: 'payWay', required: true, initial: 'direct' }),
    planType: dictionary({ group: 'paymentPlan_planType', required: true, initial: 'month' }),
    planMonth: yearMonth({ required: true }),
    planDate: date({ required: true, indexed: true }),
    contractId: reference({ to: 'contracts.contract', offers: { contractStatus: ['2', '3', '4'] }, offersBy: { paymentAttribute: { '': buying, goods: buying, frt: buying, eng: buying } }, required: "paymentAttribute in ['goods', 'frt', 'eng']", fill: { counterparty: 'counterparty', bizSegment: 'bizSegment', currency: 'currency' } }),
    settlementId: reference({ to: 'contracts.settlement', offers: { approvalStatus: '2', direction: 'buy' } }),
    barterId: reference({ to: 'contracts.barterSettlement', offers: { approvalStatus: '2', diffBy: 'cash', diff: { to: '-0.01' } }, visible: 'empty(settlementId)' }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, sealed: true, offers: { status: ['1', '2', '3'] } }),
    bizSegment: dictionary({ group: 'bizSegment', required: true, indexed: true }),
    budgetSubject: dictionary({ group: 'paymentPlan_budgetSubject', required: true }),
    backToBack: yesNo({ required: true }),
    receiptPlanId: reference({ to: 'finance.receiptPlan', only: { approvalStatus: '2' }, visible: "backToBack == '1'", required: "backToBack == '1'", sealed: true }),
    supplementary: yesNo({ required: true }),
    advance: yesNo({ required: true }),
    budgetLeft: money({ digits: 2, min: '-99999999999999', readonly: true, visible: 'filled(budgetLeft)' }),
    inBudget: yesNo({ calc: "gt(planAmountCny, budgetLeft) ? '0' : '1'", sealed: true }),
    floatRange: number({ digits: 2, min: '0', max: '10', initial: '0', sealed: true }),
    planAmount: money({ digits: 2, min: '0.01', in: 'currency', required: true, sealed: true }),
    contractLeft: money({ ...price, digits: 2, in: 'currency', min: '-99999999999999', readonly: true, visible: 'filled(contractId)' }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY', sealed: true }),
    planAmountCny: money({ digits: 2, calc: "currency == 'CNY' ? planAmount : round(mul(planAmount, purchaseRate), 2)" }),
    actualAmount: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00' }),
    actualDate: date({ readonly: true }),
    inFlightAmount: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00' }),
    payableAmount: money({ digits: 2, in: 'currency', min: '-99999999999999', calc: 'sub(planAmount, add(actualAmount, inFlightAmount))' }),
    executableAmount: money({ digits: 2, in: 'currency', readonly: true, visible: "backToBack == '1'" }),
    purchaseRate: rate({ digits: 4, visible: "currency != 'CNY'" }),
    settlementRate: rate({ digits: 4, visible: "currency != 'CNY' && backToBack == '1'" }),
    fxDiff: money({ digits: 2, min: '-99999999999999', calc: 'round(mul(actualAmount, sub(settlementRate, purchaseRate)), 2)', visible: "currency != 'CNY' && backToBack == '1'" }),
    payerAccountId: reference({ to: 'finance.bankAccount', required: true, offers: { status: '1' }, fill: { payerName: 'holderName', payerBank: 'bankName', payerAccount: 'accountNo' } }),
    payerCompany: reference({ to: 'organisation.company', readonly: true }),
    payerName: text({ max: 100, readonly: true, called: 'organisation.company', beside: true }),
    payerBank: text({ max: 100, readonly: true }),
    payerAccount: text({ max: 40, readonly: true, read: 'zjgl-mm', mask: 'account' }),
    newPayerAccountId: reference({ to: 'finance.bankAccount', readonly: true, visible: 'filled(newPayerAccountId)' }),
    newPayerReason: text({ max: 500, readonly: true, visible: 'filled(newPayerReason)' }),
    newPayerBy: person({ everywhere: true, readonly: true, visible: 'filled(newPayerBy)' }),
    payerAgreedBy: person({ everywhere: true, readonly: true, visible: 'filled(payerAgreedBy)' }),
    payeeName: text({ required: true, max: 100, searched: true, sealed: true, called: 'contracts.counterparty', beside: true }),
    payeeBank: text({ required: true, max: 100, sealed: true }),
    payeeAccount: text({ required: true, max: 40, pattern: 'account', sealed: true }),
    payeeChanged: dateTime({ readonly: true, visible: 'filled(payeeChanged)' }),
    payeeCnaps: text({ max: 12, pattern: 'digits' }),
    payeeStanding: dictionary({ group: 'paymentPlan_payeeStanding', readonly: true }),
    payeeCountry: dictionary({ group: 'country', required: true, initial: 'CN', sealed: true }),
    beneficiaryName: text({ max: 140, pattern: 'swift', visible: foreign, required: foreign, sealed: true }),
    swiftCode: text({ max: 11, pattern: 'bic', visible: foreign, required: foreign, sealed: true }),
    countryCode: text({ min: 2, max: 2, pattern: 'country', visible: foreign, required: foreign }),
    beneficiaryAddress: text({ max: 105, pattern: 'swift', visible: foreign, required: foreign }),
    interBank: text({ max: 11, pattern: 'bic', visible: foreign }),
    chargeBearer: dictionary({ group: 'paymentPlan_chargeBearer', visible: foreign, required: foreign, initial: 'SHA' }),
    bopCode: text({ max: 6, pattern: 'digits', visible: foreign }),
    frozenAllowedBy: person({ everywhere: true, readonly: true, visible: 'filled(frozenAllowedBy)' }),
    lightOilDate: date({ visible: fuel }),
    lightOilQty: quantity({ digits: 3, visible: fuel }),
    lightOilPrice: money({ ...price, digits: 2, visible: fuel }),
    heavyOilDate: date({ visible: fuel }),
    heavyOilQty: quantity({ digits: 3, visible: fuel }),
    heavyOilPrice: money({ ...price, digits: 2, visible: fuel }),
    purpose: text({ required: true, max: 50 }),
    urgent: yesNo({}),
    attachments: attachment({ accept: ['pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png'], max: 20, required: "supplementary == '1'", sealed: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['planNo', 'paymentStatus', 'paymentAttribute', 'contractId', 'settlementId', 'barterId', 'counterparty', 'bizSegment', 'planType', 'planMonth', 'planDate', 'budgetSubject', 'budgetLeft', 'inBudget', 'urgent', 'backToBack', 'receiptPlanId', 'supplementary', 'advance'] },
    { name: 'money', columns: 3, fields: ['currency', 'planAmount', 'contractLeft', 'planAmountCny', 'floatRange', 'actualAmount', 'actualDate', 'inFlightAmount', 'payableAmount', 'executableAmount', 'purchaseRate', 'settlementRate', 'fxDiff'] },
    { name: 'payer', columns: 3, fields: ['payerAccountId', 'payerName', 'payerBank', 'payerAccount', 'payWay', 'newPayerAccountId', 'newPayerReason', 'newPayerBy', 'payerAgreedBy'] },
    { name: 'payee', columns: 3, fields: ['payeeName', 'payeeBank', 'payeeAccount', 'payeeChanged', 'payeeStanding', 'payeeCnaps', 'payeeCountry', 'beneficiaryName', 'swiftCode', 'countryCode', 'beneficiaryAddress', 'interBank', 'chargeBearer', 'bopCode', 'purpose', 'frozenAllowedBy'] },
    { name: 'fuel', columns: 3, visible: fuel, fields: ['lightOilDate', 'lightOilQty', 'lightOilPrice', 'heavyOilDate', 'heavyOilQty', 'heavyOilPrice'] },
    { name: 'files', columns: 1, fields: ['attachments', 'remark'] },
  ],
  print: {
    owner: 'payerAccountId.company',
    sections: [
      { group: 'basic', fields: ['paymentAttribute', 'planType', 'contractId', 'counterparty', 'bizSegment', 'budgetSubject', 'planMonth', 'planDate', 'inBudget', 'urgent'] },
      { group: 'money', fields: ['currency', 'planAmount', 'planAmountCny', 'floatRange', 'actualAmount', 'actualDate'], inWords: ['planAmount'] },
      { group: 'payer', fields: ['payerName', 'payerBank', 'payerAccount', 'payWay'] },
      { group: 'payee', fields: ['payeeName', 'payeeBank', 'payeeAccount', 'payeeCnaps', 'payeeCountry', 'beneficiaryName', 'swiftCode', 'beneficiaryAddress', 'chargeBearer', 'purpose'] },
      { group: 'files', columns: 1, fields: ['remark'] },
    ],
  },
  lists: {
    main: {
      columns: ['planNo', 'counterparty', 'currency', 'planAmount', 'planDate', 'paymentStatus', 'approvalStatus', 'currentHandlers', 'paymentAttribute', 'actualAmount', 'planAmountCny', 'currentNode', 'contractId', 'bizSegment', 'urgent', 'createName', 'unitId'],
      search: ['planDate', 'paymentStatus', 'approvalStatus', 'counterparty', 'paymentAttribute', 'planAmount', 'bizSegment', 'currency', 'unitId', 'urgent'],
      sort: ['-createTime'],
      totals: ['planAmount', 'planAmountCny', 'actualAmount'],
    },
    payable: {
      columns: ['planNo', 'payeeName', 'currency', 'planAmount', 'planDate', 'paymentStatus', 'actualAmount', 'inFlightAmount', 'payableAmount', 'payerAccountId', 'planAmountCny', 'urgent', 'unitId'],
      search: ['planDate', 'payerAccountId', 'counterparty', 'planAmount', 'currency', 'unitId'],
      sort: ['planDate'],
      totals: ['planAmount', 'planAmountCny', 'actualAmount', 'inFlightAmount', 'payableAmount'],
      filter: { approvalStatus: '2', paymentStatus: ['0', '1', '3', '4'] },
    },
  },
  states: { field: 'paymentStatus', codes: ['0', '1', '2', '3', '4', '5'], start: '0', final: ['5'] },
  actions: {
    pay: { from: open, to: 'same', needs: 'fk', look: 'primary', when: `${payable} && gt(payableAmount, "0")`, asks: { amount: money({ digits: 2, min: '0.01', required: true }) }, prefill: { amount: 'executableAmount' }, shows: [...parties, 'planAmount', 'inFlightAmount', 'executableAmount'] },
    changeAccount: { from: open, to: 'same', needs: 'fk', when: payable, asks: { payerAccountId: reference({ to: 'finance.bankAccount', required: true, offers: { status: '1' }, alike: { company: 'payerCompany', currency: 'currency' } }), ...reason }, shows: ['payerName', 'payerAccountId', 'payerBank', 'payableAmount'] },
    keepAccount: { from: open, to: 'same', needs: 'fk', when: proposed },
    agreeAccount: { from: open, to: 'same', needs: 'js', look: 'primary', when: proposed, shows: ['payerName', 'payerAccountId', 'newPayerAccountId', 'newPayerReason', 'newPayerBy', 'payeeName', 'payableAmount'] },
    declineAccount: { from: open, to: 'same', needs: 'js', look: 'danger', when: proposed, asks: reason },
    proposePayee: { from: open, to: 'same', needs: 'bj', when: "approvalStatus == '0' && payeeStanding == 'new'", shows: ['counterparty', 'payeeName', 'payeeBank', 'payeeAccount', 'payeeCnaps', 'swiftCode', 'currency'] },
    allowFrozen: { from: open, to: 'same', needs: 'jd', look: 'danger', irreversible: true, when: `${payable} && empty(frozenAllowedBy)`, asks: reason, shows: [...parties, 'payableAmount'] },
    paidPart: { from: ['0', '1', '3', '4'], to: '1', needs: 'system' },
    paidWhole: { from: ['0', '1', '3', '4'], to: '2', needs: 'system' },
    failed: { from: ['0', '3', '4'], to: '3', needs: 'system' },
    refunded: { from: ['1', '2'], to: '4', needs: 'system' },
    settle: { from: ['1'], to: '2', needs: 'fk', when: "approvalStatus == '2'" },
    ended: { from: ['0', '1', '3', '4'], to: '5', needs: 'system' },
  },
  tasks: {
    pay: { verb: 'pay', where: { approvalStatus: '2', paymentStatus: open, supplementary: { not: '1' }, payableAmount: { from: '0.01' } }, except: ['createBy'], since: 'approveTime', due: 'planDate' },
    agreeAccount: { verb: 'agreeAccount', where: { paymentStatus: open, newPayerAccountId: { not: null } }, except: ['newPayerBy'] },
  },
  approval: { process: 'ctPayPlan', category: 'fund', money: true, values: ['planAmountCny', 'paymentAttribute', 'inBudget', 'bizSegment', 'currency'], first: paymentPlanFlow },
})

export interface PaymentPlan extends RecordOf<typeof paymentPlan> {}
