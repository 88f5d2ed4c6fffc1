import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { portStockDay } from '../port-stock-day.ts'

export const portStockDayWords: DocumentWords<typeof portStockDay> = {
  title: { zh: '港口库存日报', ru: 'Запасы порта за сутки', en: 'Port stock of a day' },
  fields: {
    recordNo: { zh: '记录编号', ru: 'Номер записи', en: 'Record number' },
    date: { zh: '日期', ru: 'Дата', en: 'Date' },
    portId: { zh: '港口', ru: 'Порт', en: 'Port' },
    grade: { zh: '煤种', ru: 'Марка угля', en: 'Coal grade' },
    stock: { zh: '场存(吨)', ru: 'Запас, т', en: 'Stock, t' },
    inflow: { zh: '调入(吨)', ru: 'Поступило, т', en: 'In, t' },
    outflow: { zh: '调出(吨)', ru: 'Отгружено, т', en: 'Out, t' },
    net: { zh: '净调入(吨)', ru: 'Прирост за сутки, т', en: 'Net in, t' },
    lasts: {
      label: { zh: '可用天数', ru: 'Хватит, дней', en: 'Lasts, days' },
      help: {
        zh: '场存÷当日调出',
        ru: 'Запас, делённый на отгрузку за сутки',
        en: 'Stock divided by what went out in the day',
      },
    },
    shipsAnchor: { zh: '锚地船舶(艘)', ru: 'Судов на рейде', en: 'Ships at anchor' },
    shipsExpected: { zh: '预到船舶(艘)', ru: 'Ожидается судов', en: 'Ships expected' },
    source: { zh: '数据来源', ru: 'Источник', en: 'Source' },
  },
  groups: {
    basic: { zh: '港口与日期', ru: 'Порт и дата', en: 'Port and day' },
    stock: { zh: '库存', ru: 'Запасы', en: 'Stock' },
    ships: { zh: '船舶', ru: 'Суда', en: 'Ships' },
  },
}
