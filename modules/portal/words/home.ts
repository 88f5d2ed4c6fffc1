import type { Words } from '../../../core/values/language.ts'

/** Names of the pages of home pages. */
export const homeWords = {
  others: { zh: '系统首页', ru: 'Стандартная главная страница', en: 'System home' },
  own: { zh: '个人首页', ru: 'Личная главная страница', en: 'Personal home' },
  config: { zh: '首页配置', ru: 'Настройка главной страницы', en: 'Home configuration' },
} as const satisfies Readonly<Record<string, Words>>
