import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { importParityScheme } from '../import-parity-scheme.ts'

export const paritySchemeWords: DocumentWords<typeof importParityScheme> = {
  title: { zh: '进口测算方案', ru: 'Схема импортного паритета', en: 'Import parity scheme' },
  fields: {
    schemeName: { zh: '方案名称', ru: 'Название схемы', en: 'Scheme name' },
    foreignIndex: { zh: '境外指数(FOB)', ru: 'Зарубежный индекс (FOB)', en: 'Index abroad (FOB)' },
    domesticIndex: { zh: '国内指数', ru: 'Внутренний индекс', en: 'Index at home' },
    freight: { zh: '海运费(美元/吨)', ru: 'Фрахт, $/т', en: 'Freight, USD/t' },
    insurancePct: { zh: '保险费率(%)', ru: 'Страхование, %', en: 'Insurance, %' },
    dutyPct: { zh: '关税率(%)', ru: 'Пошлина, %', en: 'Duty, %' },
    vatPct: { zh: '增值税率(%)', ru: 'НДС, %', en: 'VAT, %' },
    portFee: { zh: '港杂费(元/吨)', ru: 'Портовые сборы, ¥/т', en: 'Port charges, CNY/t' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: {
    basic: { zh: '对比指数', ru: 'Сравниваемые индексы', en: 'Indices compared' },
    costs: { zh: '费用与税率', ru: 'Расходы и налоги', en: 'Costs and taxes' },
  },
}

/** What the analysis of the market says. */
export const marketWords = {
  title: { zh: '行情分析', ru: 'Анализ рынка', en: 'Market analysis' },
  schemes: { zh: '进口测算方案', ru: 'Схемы импортного паритета', en: 'Import parity schemes' },
  scheme: { zh: '测算方案', ru: 'Схема', en: 'Scheme' },
  day: { zh: '截止日期', ru: 'На дату', en: 'As of' },
  now: { zh: '进口到岸成本', ru: 'Импортный паритет', en: 'Import parity' },
  fob: { zh: '境外价FOB(美元/吨)', ru: 'Цена FOB, $/т', en: 'FOB, USD/t' },
  cif: { zh: '到岸价CIF(美元/吨)', ru: 'Цена CIF, $/т', en: 'CIF, USD/t' },
  rate: { zh: '美元汇率', ru: 'Курс доллара', en: 'Yuan for a dollar' },
  parity: { zh: '进口成本(元/吨)', ru: 'Импорт в порту, ¥/т', en: 'Import parity, CNY/t' },
  domestic: {
    zh: '国内价，同热值(元/吨)',
    ru: 'Внутренняя цена той же теплоты, ¥/т',
    en: 'Home price at that heat, CNY/t',
  },
  spread: { zh: '价差(元/吨)', ru: 'Разница, ¥/т', en: 'Spread, CNY/t' },
  spreadPct: { zh: '价差率(%)', ru: 'Разница, %', en: 'Spread, %' },
  gains: { zh: '进口有利', ru: 'импорт выгоден', en: 'importing pays' },
  loses: { zh: '进口倒挂', ru: 'импорт невыгоден', en: 'importing loses' },
  curve: {
    zh: '近90天进口成本与国内价(元/吨)',
    ru: 'Импорт и внутренняя цена за 90 дней, ¥/т',
    en: 'Import parity and home price over 90 days, CNY/t',
  },
  season: { zh: '国内价月均值(元/吨)', ru: 'Внутренняя цена по месяцам, ¥/т', en: 'Home price by month, CNY/t' },
  table: { zh: '各方案比较', ru: 'Сравнение схем', en: 'Schemes compared' },
  /** The months of a year under a chart, divided by blanks. */
  months: {
    zh: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    ru: 'янв фев мар апр май июн июл авг сен окт ноя дек',
    en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  none: {
    zh: '没有启用的测算方案，或这段时间没有指数和汇率',
    ru: 'Нет включённых схем или нет индексов и курса за это время',
    en: 'No scheme is enabled, or there are no indices and rates for these days',
  },
} satisfies Record<string, Words>
