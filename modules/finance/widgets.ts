import { widget } from '../../core/description/widget.ts'

/**
 * What the money people see first: balances, for those who keep the books of the accounts, what falls due today, the
 * month ahead.
 */
export const financeWidgets = [
  widget({
    module: 'finance',
    name: 'balances',
    look: 'figures',
    size: 2,
    needs: 'yhrj-ck',
    opens: '/bankAccount',
    label: { zh: '账户余额', ru: 'Остатки на счетах', en: 'Account balances' },
    empty: { zh: '没有可查看的账户', ru: 'Нет доступных счетов', en: 'There is no account that you may see' },
  }),
  widget({
    module: 'finance',
    name: 'dueToday',
    look: 'list',
    size: 2,
    needs: 'fkjh-ck',
    opens: '/financePaymentPlan',
    label: { zh: '今日应付', ru: 'К оплате сегодня', en: 'Due today' },
    empty: { zh: '今天没有应付款项', ru: 'Сегодня платить нечего', en: 'Nothing is due today' },
  }),
  widget({
    module: 'finance',
    name: 'payments',
    look: 'bars',
    size: 2,
    needs: 'fkjh-ck',
    opens: '/financePaymentPlan',
    label: { zh: '近六个月付款（万）', ru: 'Платежи за полгода, тыс.', en: 'Payments of six months, thousand' },
  }),
  widget({
    module: 'finance',
    name: 'cashFlow',
    look: 'chart',
    size: 2,
    needs: 'yhrj-ck',
    opens: '/bankJournal',
    label: {
      zh: '近一年收支（人民币）',
      ru: 'Денежный поток, ¥',
      en: 'Cash flow, CNY',
    },
    empty: { zh: '近一年没有收支', ru: 'За год операций не было', en: 'Nothing was booked over the year' },
  }),
  widget({
    module: 'finance',
    name: 'calendar',
    look: 'calendar',
    size: 2,
    needs: 'fkjh-ck',
    opens: '/financePaymentPlan',
    label: { zh: '付款日历', ru: 'Платёжный календарь', en: 'Payment calendar' },
  }),
]
