import type { Words } from '../../../core/values/language.ts'

/** What the page that shows another system says. */
export const frameWords = {
  page: { zh: '内嵌页', ru: 'Встроенная страница', en: 'Embedded page' },
  none: { zh: '没有要打开的地址', ru: 'Не указан адрес', en: 'No address to open' },
  noneNote: {
    zh: '请从菜单打开，或在地址中带上 src 参数。',
    ru: 'Откройте страницу из меню или укажите в адресе параметр src.',
    en: 'Open it from the menu, or give the address as the parameter src.',
  },
  refused: { zh: '无法打开该页面', ru: 'Страницу открыть нельзя', en: 'This page cannot be opened' },
  outside: { zh: '外部页面：{host}', ru: 'Внешняя страница: {host}', en: 'Page of {host}' },
  again: { zh: '重新载入', ru: 'Загрузить снова', en: 'Load again' },
} as const satisfies Readonly<Record<string, Words>>
