import type { Words } from '../../../core/values/language.ts'

/** Names of the tabs that office documents add to the record of a template and to every record. */
export const tabWords = {
  papers: { zh: '文档', ru: 'Документы', en: 'Documents' },
  placeholders: { zh: '占位符', ru: 'Поля шаблона', en: 'Placeholders' },
} satisfies Readonly<Record<string, Words>>
