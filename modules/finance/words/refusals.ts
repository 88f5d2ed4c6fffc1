import type { Words } from '../../../core/values/language.ts'
import { paymentPlanRefusals } from './payment-plan-refusals.ts'
import { reconciliationRefusals } from './reconciliation-refusals.ts'

export const financeRefusals = {
  'fundDaily.no-rate': {
    zh: '{day} 没有 {currency} 的中间价，请先在“汇率管理”中录入',
    ru: 'Нет среднего курса {currency} на {day}: сначала внесите его на странице «Курсы валют»',
    en: 'There is no middle rate of {currency} on {day}: enter it in “FX rates” first',
  },
  ...paymentPlanRefusals,
  ...reconciliationRefusals,
  'receipt-plan.purchase-contract': {
    zh: '合同“{number}”是付款合同，货款收款计划请选择收款合同',
    ru: 'Договор «{number}» — на оплату: для поступления за товар выберите договор на поступление',
    en: 'Contract {number} is a payable contract: choose a receivable contract for goods',
  },
  'receipt-plan.too-much': {
    zh: '本次到账 {amount}，超出未到账金额 {left}；多收部分请另立收款计划',
    ru: 'Поступило {amount}, а ожидается ещё {left}: на излишек оформите отдельный план',
    en: '{amount} has come and {left} is still expected: make a plan of its own for the rest',
  },
  'receipt.account-of-another-company': {
    zh: '账户“{account}”不属于本计划所在公司，请选择本公司的账户',
    ru: 'Счёт «{account}» принадлежит другой компании: выберите счёт компании плана',
    en: "Account {account} belongs to another company: choose one of the plan's company",
  },
  'receipt.other-currency': {
    zh: '账户币种为 {currency}，与收款计划不同，请换账户',
    ru: 'Валюта счёта — {currency}, она не совпадает с планом: выберите другой счёт',
    en: 'The account is in {currency}, unlike the plan: choose another account',
  },
  'receipt.account-closed': {
    zh: '账户“{account}”已销户，不能入账',
    ru: 'Счёт «{account}» закрыт, зачислить на него нельзя',
    en: 'Account {account} is closed and takes no receipts',
  },
  'receipt.line-not-claimable': {
    zh: '该流水不是待认领的收款，请选择其他流水',
    ru: 'Эта строка выписки не ожидает разнесения: выберите другую',
    en: 'This statement line is not an unclaimed credit: choose another',
  },
  'receipt.line-of-another-account': {
    zh: '该流水属于另一个账户，请核对账户',
    ru: 'Строка выписки относится к другому счёту: проверьте счёт',
    en: 'The statement line belongs to another account: check the account',
  },
  'receipt.line-has-less': {
    zh: '该流水未认领金额为 {left}，请减少金额',
    ru: 'В строке выписки не разнесено {left}: уменьшите сумму',
    en: '{left} of the statement line is unclaimed: lower the amount',
  },
  'receipt.line-there': {
    zh: '银行流水【{line}】与此笔一致且未认领，请选择该流水',
    ru: 'Такое поступление уже есть в выписке и не разнесено: «{line}». Выберите эту строку',
    en: 'The statement has this credit, unclaimed: choose the line {line}',
  },
  'receipt.like-another': {
    zh: '同账户同日已登记相同金额的到账（{number}）；确为另一笔时请填写说明',
    ru: 'На этот счёт в тот же день уже проведена такая же сумма ({number}). Если это другое поступление, укажите пояснение',
    en: 'The same amount is booked on this account and day already ({number}): say why this is another',
  },
  'receipt.other-payer': {
    zh: '付款方【{payer}】与客商【{party}】不同，请填写说明或上传凭证',
    ru: 'Плательщик «{payer}» — не контрагент «{party}»: укажите пояснение или приложите документ',
    en: 'The payer {payer} is not the counterparty {party}: say why, or attach a proof',
  },
  'receipt.line-needs-proof': {
    zh: '该流水为人工录入且未经复核，请上传到账凭证，或先由他人复核流水',
    ru: 'Строка внесена вручную и не подтверждена: приложите документ или дождитесь подтверждения другим сотрудником',
    en: 'The line was entered by hand and is not confirmed: attach a proof, or let somebody else confirm it first',
  },
  'bank-statement.unconfirmed': {
    zh: '流水【{number}】为人工录入且未经复核，不能作为依据，请先由他人复核',
    ru: 'Строка «{number}» внесена вручную и не подтверждена: её должен подтвердить другой сотрудник',
    en: 'Line {number} was entered by hand and is not valid proof until somebody else confirms it',
  },
  'bank-statement.confirm-own': {
    zh: '不能复核本人录入的流水，请由他人复核',
    ru: 'Нельзя подтверждать строку, внесённую вами: это делает другой сотрудник',
    en: 'You entered this line; somebody else must confirm it',
  },
  'receipt.review-own': {
    zh: '认领人不能审核或退回自己认领的到账',
    ru: 'Кто разнёс поступление, тот его не проверяет',
    en: 'Whoever claimed a receipt does not review it',
  },
  'receipt.line-claimed': {
    zh: '银行流水“{number}”已认领为收款，请先冲销到账单',
    ru: 'Строка выписки «{number}» уже разнесена: сначала сторнируйте поступление',
    en: 'Statement line {number} is claimed as a receipt: reverse that first',
  },
  'receipt.day-of-line': {
    zh: '到账日期应与银行流水日期 {day} 一致；该月已结账时才可选之后的日期',
    ru: 'Дата должна совпадать с датой выписки {day}; более поздняя возможна, только если месяц закрыт',
    en: "The date must be the bank's, {day}; a later one is possible only when that month is closed",
  },
  'receipt.booked-already': {
    zh: '该笔到账已凭单据登记（{number}），请在该到账单上关联银行流水',
    ru: 'Поступление уже учтено по документу ({number}): свяжите с выпиской его',
    en: 'This credit was booked by its documents ({number}): link that receipt to the statement line',
  },
  'receipt.plan-not-open': {
    zh: '该收款计划未审批或已收齐，请选择其他计划',
    ru: 'План не согласован или уже исполнен: выберите другой',
    en: 'The plan is not approved or is complete: choose another',
  },
  'receipt-plan.arrived': {
    zh: '已到账 {amount}，不能撤销；未到账部分请办理关闭',
    ru: 'Уже поступило {amount}, аннулировать план нельзя: остаток можно закрыть',
    en: '{amount} has arrived, so the plan cannot be revoked: close the rest instead',
  },
  'bank-account.statement-days': {
    zh: '起始日期不能晚于截止日期，且一次最多 31 天',
    ru: 'Начало не позже конца, не более 31 дня за один запрос',
    en: 'The first day must not be after the last, and no more than 31 days at once',
  },
  'bank-statement.connected': {
    zh: '账户“{account}”已直联银行，请用“获取对账单”',
    ru: 'Счёт «{account}» подключён к банку: запросите выписку на странице счёта',
    en: 'Account {account} is connected to its bank: fetch its statement instead',
  },
  'budget.approve-own': {
    zh: '自己编制的预算由他人批准',
    ru: 'Свой бюджет утверждает другой человек',
    en: 'Somebody else approves a budget that you drafted',
  },
  'budget.cut-too-deep': {
    zh: '调减后将低于已用与占用合计 {over} 元，请减少调减金额',
    ru: 'После уменьшения бюджета не хватит {over} ¥ на израсходованное и зарезервированное: уменьшите сумму',
    en: 'After the cut the budget would be {over} CNY short of what is used and held: cut less',
  },
  'bank-account.short': {
    zh: '账户可用余额 {available}，不足以支付 {amount}；请换账户或先调拨',
    ru: 'На счёте доступно {available}, а нужно {amount}: выберите другой счёт или пополните этот',
    en: 'The account has {available} available and {amount} is needed: use another account or fund this one',
  },
  'bank-account.not-empty': {
    zh: '账户余额为 {balance}，销户前须清零',
    ru: 'На счёте {balance}: перед закрытием остаток должен быть нулевым',
    en: 'The account holds {balance}: it must be empty before it is closed',
  },
  'bank-account.opened-already': {
    zh: '该账户已登记期初余额，不能重复登记',
    ru: 'Входящий остаток этого счёта уже учтён',
    en: 'The opening balance of this account is recorded already',
  },
  'bank-account.nothing-to-open': {
    zh: '期初余额为零，无需登记',
    ru: 'Нулевой входящий остаток записывать не нужно',
    en: 'An opening balance of zero needs no entry',
  },
  'bank-account.in-flight': {
    zh: '账户有在途付款 {amount}，请等银行结果后再销户',
    ru: 'По счёту в пути {amount}: дождитесь ответа банка, затем закрывайте',
    en: '{amount} of the account is in flight: wait for the bank before closing it',
  },
  'bank-account.fixed': {
    zh: '账户已有记账，账号、币种和所属单位不能修改',
    ru: 'По счёту уже есть проводки: номер, валюту и компанию менять нельзя',
    en: 'The account has postings, so its number, currency and unit stay as they are',
  },
  'bank-payment.other-account': {
    zh: '已审批的付款账户现为“{approved}”，与本支付单不同；请作废后从付款计划重新制单',
    ru: 'По плану теперь согласован счёт «{approved}», а платёж сделан с другого: аннулируйте его и оформите заново из плана',
    en: 'The approved account is now {approved}, not the one of this payment: void it and create a new one from the plan',
  },
  'bank-payment.maker-drafted': {
    zh: '付款计划由您起草，请由其他出纳办理付款',
    ru: 'План составили вы: платёж оформляет другой кассир',
    en: 'You drafted this plan, so another cashier must pay it',
  },
  'bank-payment.no-bank': {
    zh: '未配置银行接口，支付指令未发送；请联系系统管理员配置后再次发送',
    ru: 'Связь с банком не настроена, поручение не отправлено: обратитесь к администратору и повторите отправку',
    en: 'No bank connection is set up and nothing was sent: ask the administrator, then send again',
  },
  'bank-payment.callback-unsigned': {
    zh: '回调签名无效或已过期',
    ru: 'Подпись уведомления неверна или устарела',
    en: 'The signature of the report is wrong or too old',
  },
  'advance.another-party': {
    zh: '请选择同一单位、同一客商、同一币种的应收（预收）或应付（预付）款项',
    ru: 'Выберите задолженность той же организации, того же контрагента и в той же валюте: аванс полученный гасит дебиторскую, выданный — кредиторскую',
    en: 'Choose a debt of the same unit, party and currency: a receivable for money received, a payable for money paid',
  },
  'advance.more-than-left': {
    zh: '核销金额须大于零且不超过余额：收付款剩余 {left}，应收/应付剩余 {owed}',
    ru: 'Сумма должна быть больше нуля и не больше остатков: денег осталось {left}, долга — {owed}',
    en: 'The amount must be above zero and within what is left: {left} of the money, {owed} of the debt',
  },
  'bank-account.of-other-company': {
    zh: '该账户不属于上线公司，请选择本公司的账户',
    ru: 'Счёт другой компании: выберите счёт той, что запускается',
    en: 'The account is of another company: choose one of that which goes live',
  },
  'bank-account.opening-used': {
    zh: '账户“{name}”上线后已有收付，请先冲销',
    ru: 'По счёту «{name}» после запуска уже есть движение: сначала сторнируйте его',
    en: 'Money has moved on {name} since the go-live: reverse that first',
  },
  'open-item.after-opening': {
    zh: '业务日期不能晚于期初记账日 {day}',
    ru: 'Дата операции не может быть позже {day} — дня проводки остатков',
    en: 'The business date cannot be after {day}, the posting day of the opening balances',
  },
  'open-item.opening-cleared': {
    zh: '期初单据 {number} 上线后已被核销，请先取消核销再冲销',
    ru: 'Документ {number} после запуска уже погашен: сначала отмените зачёт',
    en: 'Document {number} has been cleared since the go-live: undo that first',
  },
  'open-item.no-company': {
    zh: '结算单没有所属单位，无法入账：请用有单位的账号起草',
    ru: 'У расчёта не указана организация, поэтому отразить его в учёте нельзя: составьте его под учётной записью сотрудника организации',
    en: 'The settlement belongs to no unit and cannot be booked: draft it with an account that has a unit',
  },
  'period.earlier-open': {
    zh: '请先结账 {month} 的{closing, select, stock {库存} settlement {往来结算} profit {利润} other {资金}}，期间须按顺序结账',
    ru: 'Сначала закройте раздел {closing, select, stock {«Запасы»} settlement {«Расчёты»} profit {«Прибыль»} other {«Казначейство»}} за {month}: месяцы закрываются по порядку',
    en: 'Close {month} for {closing, select, stock {stock} settlement {receivables and payables} profit {profit} other {funds}} first: months are closed in order',
  },
  'period.later-closed': {
    zh: '{month} 的{closing, select, stock {库存} settlement {往来结算} profit {利润} other {资金}}已结账，只能从最后一个已结账期间开始反结账',
    ru: 'Раздел {closing, select, stock {«Запасы»} settlement {«Расчёты»} profit {«Прибыль»} other {«Казначейство»}} за {month} уже закрыт: открыть можно только последний закрытый месяц',
    en: '{month} is closed for {closing, select, stock {stock} settlement {receivables and payables} profit {profit} other {funds}}: only the last closed month can be reopened',
  },
  'period.not-over': {
    zh: '{month} 尚未结束，不能结账',
    ru: 'Месяц {month} ещё не закончился, закрыть его нельзя',
    en: '{month} is not over yet and cannot be closed',
  },
} as const satisfies Record<string, Words>
