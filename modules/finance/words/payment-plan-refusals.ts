import type { Words } from '../../../core/values/language.ts'

/** What a payment plan is refused for. */
export const paymentPlanRefusals = {
  'payment-plan.over-range': {
    zh: '付款累计 {total} 超出浮动上限 {max}，请减少本次金额',
    ru: 'Всего оплат {total}, а предел с допуском — {max}: уменьшите сумму',
    en: 'Payments would add up to {total}, above the floating limit of {max}: pay less this time',
  },
  'payment-plan.sales-contract': {
    zh: '合同“{number}”是收款合同，不能据此付款；请选择付款合同，或新增收款计划',
    ru: 'Договор «{number}» — на поступление: выберите договор на оплату или создайте план поступления',
    en: 'Contract {number} is a receivable contract: choose a payable contract or create a receipt plan',
  },
  'payment-plan.payer-other-company': {
    zh: '合同由【{company}】签订，请选择该公司的付款账户',
    ru: 'Договор заключила компания «{company}»: выберите её счёт',
    en: '{company} signed the contract: choose one of its accounts',
  },
  'payment-plan.waits-for-receipt': {
    zh: '背靠背付款：关联收款计划已到账 {share}%，目前最多可付 {max}，本次累计 {total} 超出',
    ru: 'Встречная сделка: поступило {share} % по плану, поэтому сейчас можно оплатить не более {max}, а всего выходит {total}',
    en: 'Back-to-back: {share}% of the linked receipts has come, so up to {max} may be paid now and this makes {total}',
  },
  'payment-plan.receipts-of-another-sale': {
    zh: '该采购合同对应销售合同【{sales}】，请选择该销售合同的收款计划',
    ru: 'Закупка сделана под продажу «{sales}»: выберите план поступления по этому договору продажи',
    en: 'The purchase is made for the sale {sales}: choose a receipt plan of that sale',
  },
  'payment-plan.advance-used': {
    zh: '预收款 {number} 尚可退还 {left}，本次累计 {amount} 超出，请减少金额',
    ru: 'Из аванса {number} можно вернуть ещё {left}, а всего выходит {amount}: уменьшите сумму',
    en: '{left} of the advance {number} can still be refunded and this makes {amount}: refund less',
  },
  'payment-plan.refund-other-company': {
    zh: '预收款 {number} 由另一家公司收取，请选择该公司的付款账户',
    ru: 'Аванс {number} получила другая компания: выберите её счёт',
    en: 'Another company received the advance {number}: choose one of its accounts',
  },
  'payment-plan.refund-other-account': {
    zh: '预收款由账户 {account} 付来，请退回该账户；账户已销户的，请上传付款方的书面说明',
    ru: 'Аванс пришёл со счёта {account}: верните его туда; если счёт закрыт, приложите письмо плательщика',
    en: "The advance came from account {account}: refund it there, or attach the payer's letter if that account is closed",
  },
  'payment-plan.budget-changed': {
    zh: '预算剩余已变为 {left} 元，请编辑并重新保存后再提交',
    ru: 'Остаток бюджета изменился: {left} ¥. Откройте план, сохраните его ещё раз и отправьте',
    en: 'The budget has changed and has {left} CNY left: edit and save the plan again, then submit it',
  },
  'payment-plan.payee-on-file': {
    zh: '该账户已在客商中登记；待核验后即可提交',
    ru: 'Счёт уже внесён в карточку контрагента: после проверки план можно отправить',
    en: "The account is on the counterparty's card already: submit the plan once it is verified",
  },
  'payment-plan.payee-not-verified': {
    zh: '收款账号不是该客商已核验的账户：请保存草稿，点“新账户送核验”，核验后再提交',
    ru: 'Счёт получателя не проверен: сохраните черновик, отправьте счёт на проверку и после неё отправьте план',
    en: 'The payee account is not verified for this counterparty: save the draft, have the new account verified, then submit',
  },
  'payment-plan.payee-other-name': {
    zh: '收款单位与该账号的户名“{name}”不一致，请改正',
    ru: 'Получатель не совпадает с владельцем счёта «{name}»: исправьте',
    en: 'The payee differs from the holder of the account, {name}: correct it',
  },
  'payment-plan.past-date': {
    zh: '计划付款日期不能早于今天；已付款项请按补录办理',
    ru: 'Дата платежа в прошлом: если деньги уже уплачены, оформите ввод задним числом',
    en: 'The planned date has passed: if the money has been paid already, enter it as a supplementary entry',
  },
  'payment-plan.closed-month': {
    zh: '{month} 资金已结账，请选择 {first} 或之后的日期',
    ru: 'Месяц {month} закрыт: выберите дату не ранее {first}',
    en: '{month} is closed: choose {first} or later',
  },
  'payment-plan.country-differs': {
    zh: '国别代码与 SWIFT 代码第 5–6 位（{country}）不一致，请核对',
    ru: 'Код страны не совпадает с 5–6 знаками SWIFT ({country}): проверьте',
    en: 'The country code differs from characters 5–6 of the SWIFT code ({country}): check it',
  },
  'payment-plan.fuel-total': {
    zh: '燃油数量×单价合计 {total}，与计划金额 {amount} 不符，请改正',
    ru: 'Топливо даёт {total}, а план — {amount}: исправьте количество, цену или сумму',
    en: 'The fuel adds up to {total} and the plan says {amount}: correct the quantities, prices or amount',
  },
  'payment-plan.currency-differs': {
    zh: '付款账户币种为 {currency}，与计划币种不同，请换账户',
    ru: 'Валюта счёта — {currency}, она не совпадает с планом: выберите другой счёт',
    en: 'The paying account is in {currency}, unlike the plan: choose another account',
  },
  'payment-plan.account-not-normal': {
    zh: '付款账户状态不是正常，请换账户',
    ru: 'Счёт списания не в рабочем состоянии: выберите другой',
    en: 'The paying account is not in normal state: choose another',
  },
  'payment-plan.party-barred': {
    zh: '客商“{party}”的准入状态为“{status}”，不能付款；请先由风控恢复为合格',
    ru: 'Контрагенту «{party}» платить нельзя (статус допуска: {status}): сначала его должен восстановить риск-контроль',
    en: '{party} cannot be paid while its admission status is {status}: risk control must restore it first',
  },
  'payment-plan.party-frozen': {
    zh: '客商已冻结，付款须由总经理在付款计划上同意',
    ru: 'Контрагент заблокирован: платёж должен разрешить генеральный директор в плане платежа',
    en: 'The party is frozen: the general manager must allow the payment in the payment plan',
  },
  'payment-plan.party-not-frozen': {
    zh: '客商未冻结，无需特别同意',
    ru: 'Контрагент не заблокирован, особое разрешение не нужно',
    en: 'The party is not frozen, so no special consent is needed',
  },
  'payment-plan.allow-own': {
    zh: '不能同意自己起草的付款计划',
    ru: 'Нельзя разрешать платёж по плану, который составили вы',
    en: 'You drafted this plan, so somebody else must allow it',
  },
  'payment-plan.account-is-approved': {
    zh: '该账户就是已审批的付款账户，请选择同一公司的其他账户',
    ru: 'Этот счёт уже согласован: выберите другой счёт той же компании',
    en: 'This is the approved account: choose another account of the same company',
  },
  'payment-plan.account-other-company': {
    zh: '该账户属于其他公司，只能换成同一公司的账户',
    ru: 'Счёт принадлежит другой компании: выберите счёт той же компании',
    en: 'The account belongs to another company: choose one of the same company',
  },
  'payment-plan.agree-own-account': {
    zh: '换账户须由提出人、起草人以外的人同意',
    ru: 'Смену счёта согласует не тот, кто её предложил или составил план',
    en: 'Whoever proposed the account or drafted the plan cannot approve it',
  },
  'payment-plan.nothing-left': {
    zh: '该计划可付余额为 {left}（已付 {paid}，在途 {inFlight}），本次 {amount} 超出',
    ru: 'По плану осталось {left} (оплачено {paid}, в пути {inFlight}), а вводится {amount}',
    en: '{left} of the plan is left ({paid} paid, {inFlight} in flight); {amount} is too much',
  },
  'payment-plan.in-flight': {
    zh: '该计划有在途付款 {amount}，请等银行结果后再办理',
    ru: 'По плану в пути {amount}: дождитесь ответа банка',
    en: '{amount} of the plan is in flight: wait for the bank, then try again',
  },
  'payment-plan.already-paid': {
    zh: '该计划已付款 {paid}，不能撤销；未付部分请办理关闭',
    ru: 'По плану уже оплачено {paid}, аннулировать его нельзя: остаток можно закрыть',
    en: '{paid} of the plan is paid, so it cannot be revoked: close the rest instead',
  },
  'payment-plan.no-rate': {
    zh: '缺少 {currency} 汇率，请先填写购汇汇率',
    ru: 'Нет курса {currency}: укажите курс покупки валюты',
    en: 'There is no rate for {currency}: enter the FX selling rate',
  },
} satisfies Readonly<Record<string, Words>>
