import type { DictionaryEntry } from '../../../core/description/dictionary-entry.ts'

/** Small groups that only letters of credit use. */
export const letterOfCreditDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  letterCredit_direction: [
    { code: 'import', label: { zh: '进口开证', ru: 'Импортный', en: 'Import' }, color: '#c2571a' },
    { code: 'export', label: { zh: '出口来证', ru: 'Экспортный', en: 'Export' }, color: '#2f7d5b' },
  ],
  letterCredit_tenorBase: [
    { code: 'bl', label: { zh: '提单日后', ru: 'После даты коносамента', en: 'After B/L date' } },
    { code: 'sight', label: { zh: '见单后', ru: 'После предъявления', en: 'After sight' } },
  ],
  letterCredit_confirm: [
    { code: 'without', label: { zh: '不保兑', ru: 'Без подтверждения', en: 'Without' } },
    { code: 'may', label: { zh: '可加保兑', ru: 'Подтверждение допускается', en: 'May add' } },
    { code: 'confirm', label: { zh: '保兑', ru: 'С подтверждением', en: 'Confirm' } },
  ],
  letterCredit_docType: [
    { code: 'invoice', label: { zh: '商业发票', ru: 'Коммерческий счёт', en: 'Commercial invoice' } },
    { code: 'bl', label: { zh: '提单', ru: 'Коносамент', en: 'Bill of lading' } },
    { code: 'rail', label: { zh: '铁路运单', ru: 'Железнодорожная накладная', en: 'Railway consignment note' } },
    { code: 'packing', label: { zh: '装箱单', ru: 'Упаковочный лист', en: 'Packing list' } },
    { code: 'weight', label: { zh: '重量证书', ru: 'Сертификат веса', en: 'Certificate of weight' } },
    { code: 'quality', label: { zh: '质量证书', ru: 'Сертификат качества', en: 'Certificate of quality' } },
    { code: 'origin', label: { zh: '原产地证书', ru: 'Сертификат происхождения', en: 'Certificate of origin' } },
    { code: 'insurance', label: { zh: '保险单', ru: 'Страховой полис', en: 'Insurance policy' } },
    { code: 'draft', label: { zh: '汇票', ru: 'Тратта', en: 'Draft' } },
    { code: 'other', label: { zh: '其他单据', ru: 'Другой документ', en: 'Other document' } },
  ],
  lcDrawing_status: [
    { code: '0', label: { zh: '制单中', ru: 'Готовится', en: 'Being prepared' }, color: '#5b6470' },
    { code: '1', label: { zh: '已交单', ru: 'Предъявлено', en: 'Presented' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '不符点待定', ru: 'Есть расхождения', en: 'Discrepant' }, color: '#c2571a' },
    { code: '3', label: { zh: '待付款', ru: 'Акцептовано', en: 'Accepted' }, color: '#8a6d1b' },
    { code: '4', label: { zh: '已拒付', ru: 'Отказано', en: 'Refused' }, color: '#b23a3a' },
    { code: '5', label: { zh: '已付(收)款', ru: 'Оплачено', en: 'Paid' }, color: '#2f7d5b' },
  ],
  lcAmendment_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#5b6470' },
    { code: '1', label: { zh: '审批中', ru: 'На согласовании', en: 'In approval' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '已送银行', ru: 'Передано в банк', en: 'Sent to the bank' }, color: '#8a6d1b' },
    { code: '3', label: { zh: '已生效', ru: 'Действует', en: 'In force' }, color: '#2f7d5b' },
    { code: '4', label: { zh: '受益人拒绝', ru: 'Отказано', en: 'Refused' }, color: '#b23a3a' },
    { code: '5', label: { zh: '作废', ru: 'Аннулировано', en: 'Voided' }, color: '#5b6470' },
  ],
}
