import type { Lang } from '../../../core/values/language.ts'

/** Each language in its own name, so that whoever cannot read the page finds his own. */
export const languageNames = { zh: '中文', ru: 'Русский', en: 'English' } as const satisfies Record<Lang, string>
