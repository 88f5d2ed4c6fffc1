import type { Words } from '../../../core/values/language.ts'

/** What the rows of a list may be shown as. */
export const shownAsWords = {
  shownAs: { zh: '显示方式', ru: 'Вид', en: 'Show as' },
  grid: { zh: '表格', ru: 'Таблица', en: 'Table' },
  board: { zh: '看板', ru: 'Доска', en: 'Board' },
  tree: { zh: '树', ru: 'Дерево', en: 'Tree' },
  map: { zh: '地图', ru: 'Карта', en: 'Map' },
  gantt: { zh: '甘特图', ru: 'Диаграмма Ганта', en: 'Gantt chart' },
  curve: { zh: '曲线', ru: 'График', en: 'Chart' },
} satisfies Record<string, Words>
