import type { DictionaryEntry } from '../../../core/description/dictionary-entry.ts'

/** Groups that only go-lives use. */
export const goLiveDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  goLive_status: [
    { code: '0', label: { zh: '准备中', ru: 'Подготовка', en: 'In preparation' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '待复核', ru: 'На проверке', en: 'To be confirmed' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '记账中', ru: 'Проводится', en: 'Being posted' }, color: '#3867a8' },
    { code: '3', label: { zh: '已记账', ru: 'Проведён', en: 'Posted' }, color: '#2f7d5b' },
    { code: '4', label: { zh: '冲销中', ru: 'Сторнируется', en: 'Being reversed' }, color: '#c2571a' },
    { code: '5', label: { zh: '已冲销', ru: 'Сторнирован', en: 'Reversed' }, color: '#8a8f99' },
    { code: '6', label: { zh: '已停止', ru: 'Остановлен', en: 'Stopped' }, color: '#b23a3a' },
  ],
  goLive_part: [
    { code: 'contract', label: { zh: '执行中合同', ru: 'Действующие договоры', en: 'Running contracts' } },
    { code: 'stock', label: { zh: '库存商品 1405', ru: 'Товары на складе 1405', en: 'Stock 1405' } },
    { code: 'ar', label: { zh: '应收账款 1122', ru: 'Дебиторская задолженность 1122', en: 'Receivables 1122' } },
    { code: 'ra', label: { zh: '预收款 1122', ru: 'Авансы полученные 1122', en: 'Advances received 1122' } },
    { code: 'ap', label: { zh: '应付账款 2202', ru: 'Кредиторская задолженность 2202', en: 'Payables 2202' } },
    { code: 'bank', label: { zh: '银行存款 1002', ru: 'Банковские счета 1002', en: 'Bank accounts 1002' } },
    { code: 'pa', label: { zh: '预付账款 1123', ru: 'Авансы выданные 1123', en: 'Advances paid 1123' } },
  ],
  openingRow_status: [
    { code: '0', label: { zh: '未记账', ru: 'Не проведена', en: 'Not posted' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '已记账', ru: 'Проведена', en: 'Posted' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已冲销', ru: 'Сторнирована', en: 'Reversed' }, color: '#8a8f99' },
  ],
}
