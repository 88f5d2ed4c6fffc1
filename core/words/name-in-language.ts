import type { Lang } from '../values/language.ts'

/** A name as it is kept: the Chinese one, and others where somebody wrote them. */
export interface ThreeNames {
  readonly name: string
  readonly nameRu: string | null
  readonly nameEn: string | null
}

/** The name in a language, the Chinese one where there is none. */
export function nameIn(lang: Lang, { name, nameRu, nameEn }: ThreeNames): string {
  return { zh: null, ru: nameRu, en: nameEn }[lang] || name
}
