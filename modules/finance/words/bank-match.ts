import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { bankMatch } from '../bank-match.ts'

export const bankMatchWords: DocumentWords<typeof bankMatch> = {
  title: { zh: '银行勾对记录', ru: 'Сопоставление с выпиской', en: 'Bank match' },
  fields: {
    matchNo: { zh: '勾对编号', ru: 'Номер сопоставления', en: 'Match number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    accountId: { zh: '银行账户', ru: 'Банковский счёт', en: 'Bank account' },
    statementLine: { zh: '银行流水', ru: 'Строка выписки', en: 'Statement line' },
    journalEntry: { zh: '日记账记录', ru: 'Запись журнала', en: 'Journal entry' },
    day: { zh: '日期（两侧较晚者）', ru: 'Дата (поздняя из двух)', en: 'Date (the later of both)' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    amount: { zh: '勾对金额', ru: 'Сумма', en: 'Amount' },
    undoneOn: { zh: '取消日期', ru: 'Дата отмены', en: 'Undone on' },
  },
  groups: { basic: { zh: '勾对信息', ru: 'Сопоставление', en: 'Match' } },
  lists: { matched: { zh: '已勾对', ru: 'Сопоставленные', en: 'Matched' } },
  actions: { undo: { zh: '取消勾对', ru: 'Отменить сопоставление', en: 'Undo match' } },
}
