import type { Words } from '../../../core/values/language.ts'

/** The command palette. */
export const commandPaletteWords = {
  title: { zh: '快速查找', ru: 'Быстрый поиск', en: 'Quick search' },
  hint: {
    zh: '输入页面名称、拼音首字母、单据编号或姓名',
    ru: 'Страница, номер документа или имя',
    en: 'A page, a document number or a name',
  },
  recent: { zh: '最近使用', ru: 'Недавние', en: 'Recent' },
  favourites: { zh: '我的收藏', ru: 'Избранное', en: 'Favourites' },
  records: { zh: '最近打开的单据', ru: 'Недавние документы', en: 'Recent records' },
  pages: { zh: '页面', ru: 'Страницы', en: 'Pages' },
  documents: { zh: '单据', ru: 'Документы', en: 'Documents' },
  people: { zh: '人员', ru: 'Люди', en: 'People' },
  none: { zh: '没有找到“{asked}”', ru: 'По запросу «{asked}» ничего не найдено', en: 'Nothing found for “{asked}”' },
  noneNote: {
    zh: '可尝试单据编号的一部分或拼音首字母。',
    ru: 'Попробуйте часть номера документа или фамилию.',
    en: 'Try a part of the document number or a surname.',
  },
  start: { zh: '输入关键字开始查找', ru: 'Начните вводить, чтобы найти', en: 'Start typing to search' },
  move: { zh: '移动', ru: 'Выбор', en: 'Move' },
  open: { zh: '打开', ru: 'Открыть', en: 'Open' },
  close: { zh: '关闭', ru: 'Закрыть', en: 'Close' },
} as const satisfies Record<string, Words>
