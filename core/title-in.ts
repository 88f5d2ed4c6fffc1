import type { Lang } from './language.ts'

const translations: Readonly<Record<Lang, string | null>> = { zh: null, ru: 'nameRu', en: 'nameEn' }

/** The field that names a record in a language: its translated name where the document has one, else its title. */
export function titleFieldIn(title: string, fields: { readonly has: (name: string) => boolean }, lang: Lang): string {
  const translated = translations[lang]
  return translated !== null && fields.has(translated) ? translated : title
}
