import type { Words } from '../../../core/language.ts'

export const contractRefusals = {
  'settlement.other-party': {
    zh: '客商与合同“{number}”不一致，请选择合同对方',
    ru: 'Контрагент не тот, что в договоре «{number}»: выберите сторону договора',
    en: 'The counterparty differs from contract {number}: choose the contract\'s party',
  },
  'settlement.not-in-force': {
    zh: '合同“{number}”状态为“{status}”，尚不能结算；请先签章生效',
    ru: 'Договор «{number}» в статусе «{status}», по нему ещё нельзя рассчитаться: сначала подпишите его',
    en: 'Contract {number} is {status} and cannot be settled yet: sign it first',
  },
  'barter.out-of-balance': {
    zh: '进出货值相差 {pct}%，超过 {most}%，请待货物补齐后再结算',
    ru: 'Разница стоимости {pct} % больше {most} %: дождитесь недостающего товара',
    en: 'The values differ by {pct}%, over {most}%: wait for the goods that are missing',
  },
  'contract.dates': {
    zh: '有效期止不能早于有效期自，请修改日期',
    ru: 'Срок окончания раньше начала: исправьте даты',
    en: 'The end is before the beginning: change the dates',
  },
  'contract.terms-total': {
    zh: '付款节点比例合计为 {total}%，应为 100%',
    ru: 'Доли этапов оплаты дают {total} %, а должны давать 100 %',
    en: 'The shares of the payment terms add up to {total}%, they must make 100%',
  },
  'contract.no-lines': {
    zh: '非框架合同须至少填写一行合同明细',
    ru: 'Добавьте хотя бы одну позицию: без позиций бывает только рамочный договор',
    en: 'Add at least one line: only a framework contract has none',
  },
  'contract.counterparty-not-admitted': {
    zh: '客商“{name}”状态为“{status}”，不能签订合同；请先完成准入',
    ru: 'Контрагент «{name}» имеет статус «{status}»: сначала завершите допуск',
    en: 'Counterparty {name} has the status {status}: complete its admission first',
  },
  'contract.seal-keeper-drafted': {
    zh: '起草人不能为自己的合同签章，请由印章保管人办理',
    ru: 'Инициатор не может заверять свой договор: обратитесь к хранителю печати',
    en: 'Drafters cannot seal their own contracts: ask the seal keeper',
  },
  'contract.not-settled': {
    zh: '合同尚有未付金额 {unpaid}，不能完成；如不再执行请办理终止',
    ru: 'По договору не оплачено {unpaid}: завершить нельзя. Если он больше не исполняется, расторгните его',
    en: '{unpaid} of the contract is unpaid, so it cannot be completed; if it will not go on, terminate it',
  },
  'contract.payment-in-flight': {
    zh: '合同有在途付款 {amount}，请等银行结果后再办理',
    ru: 'По договору в пути платежи на {amount}: дождитесь ответа банка',
    en: 'Payments of {amount} are in flight: wait for the bank, then try again',
  },
  'contract.already-paid': {
    zh: '合同已付款 {amount}，不能撤销；请先办理退款，或办理终止',
    ru: 'По договору уже оплачено {amount}, отозвать его нельзя: верните деньги или расторгните договор',
    en: '{amount} of the contract is paid, so it cannot be revoked: have it refunded or terminate the contract',
  },
  'counterparty.admit-own': {
    zh: '名称、国别、信用代码等准入资料由您录入或变更，请由他人准入',
    ru: 'Наименование, страну или коды вносили вы: допускает другой сотрудник',
    en: 'You entered or changed the name, country or codes, so somebody else must admit the counterparty',
  },
  'counterparty.verify-own': {
    zh: '录入账户的人不能核验账户，请由他人核验',
    ru: 'Счета проверяет не тот, кто их ввёл: попросите коллегу',
    en: 'Whoever entered the accounts cannot verify them: ask a colleague',
  },
} as const satisfies Record<string, Words>
