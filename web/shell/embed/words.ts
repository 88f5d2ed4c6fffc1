import type { Words } from '../../../core/values/language.ts'

/** What an embedded page and a framed one say. */
export const embedWords = {
  refused: {
    zh: '无法打开嵌入页面',
    ru: 'Не удалось открыть встроенную страницу',
    en: 'The embedded page could not be opened',
  },
  nowhere: {
    zh: '地址中没有要显示的页面，请从原系统重新打开。',
    ru: 'В адресе не указана страница. Откройте её заново из исходной системы.',
    en: 'The address names no page. Open it again from the system it came from.',
  },
  ended: {
    zh: '会话已结束，请从原系统重新打开此页面。',
    ru: 'Сеанс завершён. Откройте страницу заново из исходной системы.',
    en: 'The session has ended. Open the page again from the system it came from.',
  },
} as const satisfies Readonly<Record<string, Words>>
