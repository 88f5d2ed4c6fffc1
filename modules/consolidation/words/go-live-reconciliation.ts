import type { DictionaryEntry } from '../../../core/description/dictionary-entry.ts'
import type { Words } from '../../../core/values/language.ts'

export const goLiveReconciliationDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  goLive_verdict: [
    { code: 'same', label: { zh: '一致', ru: 'Совпадает', en: 'Equal' }, color: '#2f7d5b' },
    {
      code: 'named',
      label: { zh: '有差异，已说明', ru: 'Расхождение объяснено', en: 'Differs, named' },
      color: '#8a6d1b',
    },
    {
      code: 'open',
      label: { zh: '有差异，未说明', ru: 'Расхождение без причины', en: 'Differs, not named' },
      color: '#b23a3a',
    },
  ],
}

export const goLiveReconciliationRefusals = {
  'go-live.differences': {
    zh: '对账表有 {rows} 行差异未说明，请更正数据或在原系统合计中填写差异说明',
    ru: 'В ведомости сверки строк с необъяснённым расхождением: {rows}. Исправьте данные или укажите причину в итогах старой системы',
    en: '{rows, plural, one {# line} other {# lines}} of the reconciliation sheet differ without a reason: mend the rows or say why in the totals of the old system',
  },
} as const satisfies Readonly<Record<string, Words>>
