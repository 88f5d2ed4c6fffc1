import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Where heat comes from, and why a consumer pays less, more or nothing for a season. */
export const heatingDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  heating_sourceType: [
    { code: 'chp', label: { zh: '热电联产', ru: 'ТЭЦ', en: 'Heat and power plant' } },
    { code: 'boiler', label: { zh: '锅炉房', ru: 'Котельная', en: 'Boiler house' } },
    { code: 'pump', label: { zh: '热泵', ru: 'Тепловой насос', en: 'Heat pump' } },
  ],
  heating_billReason: [
    { code: 'high', label: { zh: '层高加价', ru: 'Надбавка за высоту', en: 'High rooms' }, color: '#3867a8' },
    { code: 'part', label: { zh: '中途开栓', ru: 'Подключён в сезоне', en: 'Opened in the season' }, color: '#8a6d1b' },
    {
      code: 'stop',
      label: { zh: '停供，收基础热费', ru: 'Отключён: базовая плата', en: 'Stopped: base fee' },
      color: '#c2571a',
    },
    { code: 'none', label: { zh: '未供热', ru: 'Не снабжается', en: 'Not supplied' }, color: '#8a8f99' },
    { code: 'meter', label: { zh: '按计量收费', ru: 'По счётчику', en: 'Billed by meter' }, color: '#8a8f99' },
    { code: 'price', label: { zh: '没有单价', ru: 'Нет цены', en: 'No price' }, color: '#b23a3a' },
    {
      code: 'later',
      label: { zh: '采暖季后开栓', ru: 'Подключён после сезона', en: 'Opened after the season' },
      color: '#8a8f99',
    },
  ],
}
