import type { Words } from '../core/values/language.ts'

/** Words that the documents of all runs share; a module adds its title, parameters and totals. */
export const runFieldWords = {
  period: { zh: '期间', ru: 'Период', en: 'Period' },
  day: { zh: '记账日期', ru: 'Дата проводки', en: 'Posting day' },
  state: { zh: '状态', ru: 'Статус', en: 'Status' },
  planned: { zh: '应计行数', ru: 'Строк по расчёту', en: 'Lines calculated' },
  lines: { zh: '已记行数', ru: 'Строк проведено', en: 'Lines posted' },
  leftOut: { zh: '未计行数', ru: 'Не включено', en: 'Left out' },
  voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
  reason: { zh: '原因', ru: 'Причина', en: 'Reason' },
  holds: { zh: '有效', ru: 'Действует', en: 'In force' },
} as const satisfies Readonly<Record<string, Words>>

/** The rest of those words: groups, verbs and what verbs ask. */
export const runWords = {
  groups: {
    asked: { zh: '计算条件', ru: 'Условия расчёта', en: 'What was asked' },
    result: { zh: '结果', ru: 'Результат', en: 'Result' },
  },
  actions: {
    finish: { zh: '完成', ru: 'Завершить', en: 'Finish' },
    resume: { zh: '继续', ru: 'Продолжить', en: 'Resume' },
    reverse: { zh: '冲销', ru: 'Сторнировать', en: 'Reverse' },
    free: { zh: '冲销完成', ru: 'Завершить сторно', en: 'Finish reversal' },
    stop: { zh: '停止', ru: 'Остановить', en: 'Stop' },
  },
  asks: { why: { zh: '冲销原因', ru: 'Причина сторно', en: 'Why it is reversed' } },
} as const

/** Words of the fields that every line of a run has. */
export const runLineWords = {
  runId: { zh: '所属批次', ru: 'Расчёт', en: 'Run' },
  reason: { zh: '说明', ru: 'Пояснение', en: 'Note' },
  holds: { zh: '有效', ru: 'Действует', en: 'In force' },
} as const satisfies Readonly<Record<string, Words>>
