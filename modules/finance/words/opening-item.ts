import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { openingItem } from '../opening/opening-item.ts'

export const openingItemWords: DocumentWords<typeof openingItem> = {
  title: { zh: '期初往来', ru: 'Расчёты на начало', en: 'Opening item' },
  fields: {
    goLiveId: { zh: '上线单', ru: 'Ввод остатков', en: 'Go-live' },
    itemType: { zh: '往来类型', ru: 'Вид расчётов', en: 'Type' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    docNo: { zh: '原单据号', ru: 'Документ старой системы', en: 'Document of the old system' },
    contractNo: { zh: '合同编号', ru: 'Номер договора', en: 'Contract number' },
    bizDate: { zh: '业务日期', ru: 'Дата операции', en: 'Business date' },
    dueDate: { zh: '到期日', ru: 'Срок оплаты', en: 'Due date' },
    segment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    fxRate: { zh: '入账汇率', ru: 'Курс учёта', en: 'Booking rate' },
    amount: { zh: '未清金额', ru: 'Непогашенная сумма', en: 'Open amount' },
    day: { zh: '记账日', ru: 'Дата проводки', en: 'Posting day' },
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
    rowStatus: { zh: '状态', ru: 'Статус', en: 'Status' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    amounts: { zh: '金额', ru: 'Суммы', en: 'Amounts' },
  },
  actions: {
    post: { zh: '记账', ru: 'Провести', en: 'Post' },
    takeBack: { zh: '冲销', ru: 'Сторнировать', en: 'Take back' },
  },
}
