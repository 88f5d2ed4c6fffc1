import type { Words } from '../../../core/values/language.ts'

/** Names of the tabs that the record of a template has. */
export const tabWords = {
  placeholders: { zh: '占位符', ru: 'Поля шаблона', en: 'Placeholders' },
} satisfies Readonly<Record<string, Words>>
