import type { Words } from '../../core/values/language.ts'

/** What stands in the widgets of risk control. */
export const riskWords = {
  green: { zh: '正常', ru: 'В норме', en: 'Within limits' },
  yellow: { zh: '黄色预警', ru: 'Жёлтый уровень', en: 'Yellow' },
  orange: { zh: '橙色预警', ru: 'Оранжевый уровень', en: 'Orange' },
  red: { zh: '红色预警', ru: 'Красный уровень', en: 'Red' },
  overdueReceivables: { zh: '应收逾期', ru: 'Просроченная дебиторка', en: 'Overdue receivables' },
  duePayments: { zh: '应付到期', ru: 'Сроки платежей', en: 'Payments due' },
  expiring: { zh: '合同到期', ru: 'Договоры истекают', en: 'Contracts expiring' },
  notBegun: { zh: '合同未执行', ru: 'Договоры не исполняются', en: 'Contracts not begun' },
  daysLate: {
    zh: '最长逾期 {days} 天，¥{amount}',
    ru: 'до {days} дн., {amount} ¥',
    en: 'up to {days} d late, CNY {amount}',
  },
  daysLeft: {
    zh: '最近 {days} 天，¥{amount}',
    ru: 'ближайший: {days} дн., {amount} ¥',
    en: 'nearest in {days} d, CNY {amount}',
  },
  daysPast: {
    zh: '已过 {days} 天，¥{amount}',
    ru: 'срок прошёл {days} дн. назад, {amount} ¥',
    en: 'up to {days} d past, CNY {amount}',
  },
  daysSince: {
    zh: '最长 {days} 天，¥{amount}',
    ru: 'до {days} дн., {amount} ¥',
    en: 'up to {days} d, CNY {amount}',
  },
  advance: { zh: '预付未结算', ru: 'Аванс не закрыт', en: 'Advance not settled' },
  claim: { zh: '应收未收', ru: 'Дебиторка', en: 'Claim not received' },
  overdue: { zh: '逾期应收', ru: 'Просрочено', en: 'Overdue' },
  exposure: { zh: '客商风险敞口', ru: 'Риск по контрагентам', en: 'Exposure by counterparty' },
  concentration: { zh: '敞口集中度 HHI', ru: 'Концентрация, HHI', en: 'Concentration, HHI' },
  ages: { zh: '逾期金额（按逾期天数）', ru: 'Сумма просрочки по дням', en: 'Overdue amount by days' },
  days: { zh: '{from}–{to} 天', ru: '{from}–{to} дн.', en: '{from}–{to} d' },
  daysAndMore: { zh: '{from} 天以上', ru: 'от {from} дн.', en: '{from} d and more' },
  amount: { zh: '金额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
  paid: { zh: '执行中合同已付', ru: 'Оплачено по действующим', en: 'Paid under running contracts' },
  received: { zh: '执行中合同已收', ru: 'Получено по действующим', en: 'Received under them' },
  occupied: { zh: '占用（已付 − 已收）', ru: 'Отвлечено (оплачено − получено)', en: 'Tied up (paid − received)' },
} as const satisfies Readonly<Record<string, Words>>
