import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Why a month charges nothing of an asset, or what is left of it. */
export const assetDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  assets_deprReason: [
    {
      code: 'last',
      label: { zh: '末期提足余额', ru: 'Последний месяц: остаток', en: 'Last month: the remainder' },
      color: '#2f7d5b',
    },
    {
      code: 'early',
      label: { zh: '次月起提', ru: 'Начнётся со следующего месяца', en: 'Begins next month' },
      color: '#3867a8',
    },
    { code: 'full', label: { zh: '已提足', ru: 'Начислено полностью', en: 'Charged in full' }, color: '#8a8f99' },
    { code: 'gone', label: { zh: '已处置', ru: 'Выбыл', en: 'Disposed of' }, color: '#8a8f99' },
    { code: 'none', label: { zh: '不提折旧', ru: 'Не амортизируется', en: 'Not depreciated' }, color: '#8a8f99' },
    {
      code: 'uop',
      label: { zh: '按工作量另计', ru: 'По выработке — отдельно', en: 'By output: apart' },
      color: '#c2571a',
    },
  ],
}
