import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Groups of what is owed and to be paid. */
export const openItemDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  openItem_type: [
    { code: 'ar', label: { zh: '应收', ru: 'Дебиторская задолженность', en: 'Receivable' }, color: '#1f5fa8' },
    { code: 'ap', label: { zh: '应付', ru: 'Кредиторская задолженность', en: 'Payable' }, color: '#c2571a' },
    { code: 'ra', label: { zh: '预收（收款）', ru: 'Аванс полученный', en: 'Advance received' }, color: '#2f7d5b' },
    { code: 'pa', label: { zh: '预付（付款）', ru: 'Аванс выданный', en: 'Advance paid' }, color: '#8a6d1b' },
  ],
  openItem_side: [
    { code: 'in', label: { zh: '客户往来', ru: 'Расчёты с покупателями', en: 'Customers' } },
    { code: 'out', label: { zh: '供应商往来', ru: 'Расчёты с поставщиками', en: 'Suppliers' } },
  ],
  openItem_wait: [
    { code: '0', label: { zh: '30 天以内', ru: 'До 30 дней', en: 'Up to 30 days' }, color: '#2f7d5b' },
    { code: '30', label: { zh: '31–90 天', ru: '31–90 дней', en: '31–90 days' }, color: '#8a6d1b' },
    { code: '90', label: { zh: '91–180 天', ru: '91–180 дней', en: '91–180 days' }, color: '#c2571a' },
    { code: '180', label: { zh: '超过 180 天', ru: 'Более 180 дней', en: 'Over 180 days' }, color: '#b23a3a' },
  ],
  arapStatement_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '已发送', ru: 'Отправлен', en: 'Sent' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '已确认', ru: 'Подтверждён', en: 'Confirmed' }, color: '#2f7d5b' },
    { code: '3', label: { zh: '有差异', ru: 'Есть расхождение', en: 'Disputed' }, color: '#b23a3a' },
  ],
  arapStatement_lang: [
    { code: 'zh', label: { zh: '中文', ru: 'Китайский', en: 'Chinese' } },
    { code: 'zh-ru', label: { zh: '中俄双语', ru: 'Китайский и русский', en: 'Chinese and Russian' } },
    { code: 'zh-en', label: { zh: '中英双语', ru: 'Китайский и английский', en: 'Chinese and English' } },
  ],
  arapStatement_favour: [
    {
      code: 'ours',
      label: { zh: '对方欠我方', ru: 'Контрагент должен нам', en: 'The party owes us' },
      color: '#2f7d5b',
    },
    {
      code: 'theirs',
      label: { zh: '我方欠对方', ru: 'Мы должны контрагенту', en: 'We owe the party' },
      color: '#c2571a',
    },
    { code: 'none', label: { zh: '互不相欠', ru: 'Задолженности нет', en: 'Nothing is owed' } },
  ],
  fxRevaluation_reason: [
    { code: 'noRate', label: { zh: '缺少汇率', ru: 'Нет курса', en: 'No rate' }, color: '#c2571a' },
  ],
  badDebt_reason: [
    {
      code: 'own',
      label: { zh: '单项计提', ru: 'Индивидуальная оценка', en: 'Assessed individually' },
      color: '#c2571a',
    },
    {
      code: 'released',
      label: { zh: '已收回，转回', ru: 'Погашено: резерв снят', en: 'Settled: released' },
      color: '#2f7d5b',
    },
  ],
  itemClearing_origin: [
    { code: 'auto', label: { zh: '自动清账', ru: 'Автоматически', en: 'Automatic' } },
    { code: 'hand', label: { zh: '手工核销', ru: 'Вручную', en: 'By hand' }, color: '#1f5fa8' },
    { code: 'refund', label: { zh: '退还预收', ru: 'Возврат аванса', en: 'Refund' }, color: '#8a6d1b' },
    { code: 'netting', label: { zh: '往来抵销', ru: 'Взаимозачёт', en: 'Netting' }, color: '#c2571a' },
    { code: 'barter', label: { zh: '易货抵销', ru: 'Бартерный зачёт', en: 'Barter' }, color: '#2f7d5b' },
  ],
  credit_collateral: [
    { code: 'none', label: { zh: '信用', ru: 'Без обеспечения', en: 'Unsecured' } },
    { code: 'deposit', label: { zh: '保证金', ru: 'Обеспечительный платёж', en: 'Deposit' } },
    { code: 'guarantee', label: { zh: '保证', ru: 'Поручительство', en: 'Guarantee' } },
    { code: 'mortgage', label: { zh: '抵押', ru: 'Ипотека', en: 'Mortgage' } },
    { code: 'pledge', label: { zh: '质押', ru: 'Залог', en: 'Pledge' } },
    { code: 'insurance', label: { zh: '信用保险', ru: 'Страхование кредита', en: 'Credit insurance' } },
  ],
  netting_status: [
    { code: '0', label: { zh: '未入账', ru: 'Не проведён', en: 'Not booked' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '已入账', ru: 'Проведён', en: 'Booked' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已冲销', ru: 'Сторнирован', en: 'Reversed' }, color: '#5b6470' },
  ],
  itemClearing_status: [
    { code: '1', label: { zh: '有效', ru: 'Действует', en: 'In force' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已撤销', ru: 'Отменено', en: 'Taken back' }, color: '#5b6470' },
    { code: '3', label: { zh: '冲回记录', ru: 'Обратная запись', en: 'Reversal' }, color: '#8a6d1b' },
  ],
  openItem_status: [
    { code: '0', label: { zh: '未清', ru: 'Не погашено', en: 'Open' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '部分已清', ru: 'Погашено частично', en: 'Cleared in part' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '已清', ru: 'Погашено', en: 'Cleared' }, color: '#2f7d5b' },
    { code: '3', label: { zh: '已冲销', ru: 'Сторнировано', en: 'Reversed' }, color: '#5b6470' },
  ],
  openItem_age: [
    { code: '0', label: { zh: '未到期', ru: 'Срок не наступил', en: 'Not due' }, color: '#2f7d5b' },
    { code: '1', label: { zh: '逾期 1–30 天', ru: '1–30 дней', en: '1–30 days' }, color: '#8a6d1b' },
    { code: '2', label: { zh: '逾期 31–60 天', ru: '31–60 дней', en: '31–60 days' }, color: '#8a6d1b' },
    { code: '3', label: { zh: '逾期 61–90 天', ru: '61–90 дней', en: '61–90 days' }, color: '#c2571a' },
    { code: '4', label: { zh: '逾期 91–180 天', ru: '91–180 дней', en: '91–180 days' }, color: '#c2571a' },
    { code: '5', label: { zh: '逾期 181–365 天', ru: '181–365 дней', en: '181–365 days' }, color: '#b23a3a' },
    { code: '6', label: { zh: '逾期 366–730 天', ru: '366–730 дней', en: '366–730 days' }, color: '#b23a3a' },
    { code: '7', label: { zh: '逾期 731 天以上', ru: 'Более 730 дней', en: 'Over 730 days' }, color: '#b23a3a' },
  ],
  openItem_level: [
    { code: '0', label: { zh: '正常', ru: 'В срок', en: 'In time' }, color: '#2f7d5b' },
    { code: '-7', label: { zh: '7 天内到期', ru: 'Срок в течение 7 дней', en: 'Due within 7 days' }, color: '#1f5fa8' },
    { code: '1', label: { zh: '逾期 1 天以上', ru: 'Просрочено', en: 'Overdue' }, color: '#8a6d1b' },
    {
      code: '15',
      label: { zh: '逾期 15 天以上', ru: 'От 15 дней', en: 'Overdue 15 days' },
      color: '#c2571a',
    },
    {
      code: '30',
      label: { zh: '逾期 30 天以上', ru: 'От 30 дней', en: 'Overdue 30 days' },
      color: '#b23a3a',
    },
    {
      code: '90',
      label: { zh: '逾期 90 天以上', ru: 'От 90 дней', en: 'Overdue 90 days' },
      color: '#8c1f1f',
    },
  ],
}
