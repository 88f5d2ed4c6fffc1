import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { budget } from '../budget.ts'

export const budgetWords: DocumentWords<typeof budget> = {
  title: { zh: '预算', ru: 'Бюджет', en: 'Budget' },
  fields: {
    budgetNo: { zh: '预算编号', ru: 'Номер бюджета', en: 'Budget number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    kind: { zh: '预算类型', ru: 'Вид', en: 'Kind' },
    year: { zh: '年度', ru: 'Год', en: 'Year' },
    bookUnit: { zh: '预算单位', ru: 'Компания', en: 'Unit' },
    bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    budgetSubject: { zh: '预算科目', ru: 'Статья бюджета', en: 'Budget subject' },
    amount: { zh: '金额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
    reason: { zh: '调整理由', ru: 'Причина изменения', en: 'Reason of the change' },
    approvedBy: { zh: '批准人', ru: 'Утвердил', en: 'Approved by' },
  },
  groups: { basic: { zh: '预算', ru: 'Бюджет', en: 'Budget' } },
  actions: {
    approve: { zh: '批准', ru: 'Утвердить', en: 'Approve' },
    decline: { zh: '不批准', ru: 'Отклонить', en: 'Decline' },
  },
  tasks: { approve: { zh: '预算待批准', ru: 'Бюджет на утверждение', en: 'Budget to approve' } },
  asks: { reason: { zh: '理由', ru: 'Причина', en: 'Reason' } },
}
