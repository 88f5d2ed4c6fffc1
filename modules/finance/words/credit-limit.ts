import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { creditLimit } from '../credit/credit-limit.ts'

export const creditLimitWords: DocumentWords<typeof creditLimit> = {
  title: { zh: '客户授信', ru: 'Кредитный лимит', en: 'Credit limit' },
  fields: {
    limitNo: { zh: '授信编号', ru: 'Номер лимита', en: 'Limit number' },
    status: { zh: '授信状态', ru: 'Состояние лимита', en: 'Limit status' },
    customer: { zh: '客户', ru: 'Покупатель', en: 'Customer' },
    amount: { zh: '授信额度(元)', ru: 'Лимит, CNY', en: 'Limit, CNY' },
    validFrom: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
    validTo: { zh: '到期日期', ru: 'Действует до', en: 'Valid to' },
    tenorDays: { zh: '账期(天)', ru: 'Отсрочка, дней', en: 'Payment term, days' },
    collateral: { zh: '担保方式', ru: 'Обеспечение', en: 'Collateral' },
    guaranteeAmount: { zh: '担保金额(元)', ru: 'Сумма обеспечения, CNY', en: 'Collateral amount, CNY' },
    tempIncrease: { zh: '临时增额(元)', ru: 'Временное увеличение, CNY', en: 'Temporary increase, CNY' },
    tempTo: { zh: '临时增额到期日', ru: 'Увеличение действует до', en: 'Increase valid to' },
    reason: { zh: '授信理由', ru: 'Обоснование', en: 'Reason' },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
    frozenReason: { zh: '冻结原因', ru: 'Причина блокировки', en: 'Reason for freezing' },
  },
  groups: {
    basic: { zh: '额度与期限', ru: 'Сумма и срок', en: 'Amount and term' },
    increase: { zh: '临时增额', ru: 'Временное увеличение', en: 'Temporary increase' },
    collateral: { zh: '担保', ru: 'Обеспечение', en: 'Collateral' },
    why: { zh: '理由与附件', ru: 'Обоснование и вложения', en: 'Reason and attachments' },
  },
  actions: {
    sent: { zh: '送审', ru: 'Отправлено на согласование', en: 'Sent for approval' },
    back: { zh: '退回', ru: 'Возвращено', en: 'Returned' },
    passed: { zh: '生效', ru: 'Вступил в силу', en: 'Came into force' },
    freeze: { zh: '冻结', ru: 'Заблокировать', en: 'Freeze' },
    freezeLate: { zh: '因逾期冻结', ru: 'Заблокирован из-за просрочки', en: 'Frozen: customer overdue' },
    unfreeze: { zh: '解冻', ru: 'Разблокировать', en: 'Unfreeze' },
    expire: { zh: '到期', ru: 'Срок истёк', en: 'Expired' },
    replaced: { zh: '由新额度取代', ru: 'Заменён новым лимитом', en: 'Replaced by a later limit' },
    voided: { zh: '作废', ru: 'Аннулирован', en: 'Voided' },
  },
  asks: {
    reason: { zh: '冻结原因', ru: 'Причина блокировки', en: 'Reason for freezing' },
  },
}

/** Why a limit is not given. */
export const creditRefusals = {
  'credit.longer-than-year': {
    zh: '授信期限最长一年，到期日期不能晚于 {day}',
    ru: 'Лимит даётся не более чем на год: срок не позднее {day}',
    en: 'A limit lasts a year at most: it must end by {day}',
  },
  'credit.increase-after': {
    zh: '临时增额到期日不能晚于额度到期日 {day}',
    ru: 'Увеличение не может действовать дольше самого лимита: не позднее {day}',
    en: 'The increase cannot outlast the limit: it must end by {day}',
  },
  'credit.past': {
    zh: '到期日期 {day} 已过，请改晚到期日期',
    ru: 'Срок {day} уже прошёл: перенесите его',
    en: 'The last day {day} is past: set a later one',
  },
  'credit.customer-stopped': {
    zh: '客户“{name}”为{status}状态，不能授信；请先办理准入',
    ru: 'Покупатель «{name}» — {status}: лимит не даётся, сначала оформите допуск',
    en: 'Customer “{name}” is {status} and gets no credit: complete its admission first',
  },
  'credit.late': {
    zh: '单据 {number} 于 {day} 到期，尚欠 {balance}，逾期已超过 30 天；请先催款，收回后再授信',
    ru: 'По документу {number} со сроком {day} не оплачено {balance}, просрочка больше 30 дней: сначала взыщите долг',
    en: 'Document {number} was due on {day} and {balance} is still owed, over 30 days late: collect it first',
  },
  'credit.used-up': {
    zh: '该客户授信额度 {limit}，已用 {pct}%：应收 {receivable}、已发未结 {delivered}、已放未提 {released}，扣保证金 {deposits}；额度已用完，不能再赊销。请先催款、申请临时增额，或把付款条件改为发运前付清',
    ru: 'Кредитный лимит покупателя {limit} занят на {pct} %: долг {receivable}, отгружено без расчёта {delivered}, к вывозу {released}, минус обеспечение {deposits}. Продать в кредит больше нельзя: взыщите долг, запросите временное увеличение или поставьте оплату до отгрузки',
    en: 'Of the customer’s limit {limit} {pct} % is used: {receivable} owed, {delivered} delivered and not settled, {released} released, less {deposits} deposited. Nothing more is sold on credit: collect, ask for a temporary increase, or set payment before shipment',
  },
  'credit.frozen': {
    zh: '该客户的授信已冻结，不能再赊销；请风控先解冻，或把付款条件改为发运前付清',
    ru: 'Кредитный лимит покупателя заблокирован, продать в кредит нельзя: пусть риск-контроль снимет блокировку, или поставьте оплату до отгрузки',
    en: 'The customer’s credit limit is frozen and nothing is sold on credit: have risk control unfreeze it, or set payment before shipment',
  },
} as const satisfies Record<string, Words>
