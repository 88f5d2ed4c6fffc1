import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { netting } from '../netting.ts'

const item = {
  item: { zh: '往来款项', ru: 'Позиция расчётов', en: 'Open item' },
  itemType: { zh: '往来类型', ru: 'Вид расчётов', en: 'Type' },
  bizDate: { zh: '业务日期', ru: 'Дата операции', en: 'Business date' },
  dueDate: { zh: '到期日', ru: 'Срок оплаты', en: 'Due date' },
  balance: { zh: '未清余额', ru: 'Остаток', en: 'Balance' },
  amount: { zh: '本次抵销', ru: 'К зачёту', en: 'Netted' },
} as const
const claims = { zh: '我方债权', ru: 'Наши требования', en: 'Our claims' } as const
const debts = { zh: '我方债务', ru: 'Наши обязательства', en: 'Our debts' } as const

export const nettingWords: DocumentWords<typeof netting> = {
  title: { zh: '往来抵销单', ru: 'Взаимозачёт', en: 'Netting' },
  fields: {
    nettingNo: { zh: '抵销单号', ru: 'Номер взаимозачёта', en: 'Netting number' },
    netStatus: { zh: '抵销状态', ru: 'Проведение', en: 'Netting status' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    date: { zh: '抵销日期', ru: 'Дата зачёта', en: 'Netting date' },
    claims: { label: claims, fields: item },
    debts: { label: debts, fields: item },
    claimTotal: { zh: '债权合计', ru: 'Требования, всего', en: 'Claims in total' },
    debtTotal: { zh: '债务合计', ru: 'Обязательства, всего', en: 'Debts in total' },
    difference: { zh: '差额（须为零）', ru: 'Разница (должна быть ноль)', en: 'Difference (must be zero)' },
    agreement: { zh: '抵销协议', ru: 'Соглашение о зачёте', en: 'Netting agreement' },
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    claims,
    debts,
    totals: { zh: '合计', ru: 'Итого', en: 'Total' },
    files: { zh: '附件与备注', ru: 'Вложения и примечания', en: 'Attachments and remarks' },
  },
  actions: {
    approved: { zh: '审批通过', ru: 'Согласовано', en: 'Approved' },
    takeBack: { zh: '冲销', ru: 'Сторнировать', en: 'Reverse' },
  },
}
