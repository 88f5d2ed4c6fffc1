import type { Words } from '../../../core/values/language.ts'

/** Names of the tabs on the record of a person. */
export const tabWords = {
  posts: { zh: '岗位', ru: 'Должности', en: 'Posts' },
  rights: { zh: '权限总览', ru: 'Права доступа', en: 'Rights' },
} satisfies Readonly<Record<string, Words>>
