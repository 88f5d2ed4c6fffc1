import type { DocumentWords } from '../../../core/description/document-words.ts'
import { runFieldWords, runLineWords, runWords } from '../../../kinds/batch-run-words.ts'
import type { depreciation, depreciationRun } from '../depreciation.ts'

const amount = { zh: '本期折旧', ru: 'Амортизация за месяц', en: 'Charge' } as const
const month = { zh: '月份', ru: 'Месяц', en: 'Month' } as const

export const depreciationRunWords: DocumentWords<typeof depreciationRun> = {
  title: { zh: '折旧计提批次', ru: 'Начисление амортизации', en: 'Depreciation run' },
  fields: { ...runFieldWords, month, amount },
  ...runWords,
}

export const depreciationWords: DocumentWords<typeof depreciation> = {
  title: { zh: '折旧明细', ru: 'Строки амортизации', en: 'Depreciation lines' },
  fields: {
    ...runLineWords,
    lineNo: { zh: '明细号', ru: 'Номер строки', en: 'Line number' },
    assetId: { zh: '资产', ru: 'Актив', en: 'Asset' },
    month,
    assetClass: { zh: '资产类别', ru: 'Класс', en: 'Class' },
    method: { zh: '折旧方法', ru: 'Метод', en: 'Method' },
    original: { zh: '原值', ru: 'Первоначальная стоимость', en: 'Original value' },
    accumBefore: { zh: '期初累计', ru: 'Накоплено ранее', en: 'Accumulated before' },
    amount,
    accumAfter: { zh: '期末累计', ru: 'Накоплено', en: 'Accumulated' },
    net: { zh: '净值', ru: 'Остаточная стоимость', en: 'Net value' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    value: { zh: '计算', ru: 'Расчёт', en: 'Calculation' },
  },
}
