import { languages, type Lang } from './language.ts'

const endings: Readonly<Record<Lang, string | null>> = { zh: null, ru: 'Ru', en: 'En' }

type Known = { readonly has: (name: string) => boolean }

/** The field that names a record in a language: its translated name where the document has one, else its title. */
export function titleFieldIn(title: string, fields: Known, lang: Lang): string {
  const ending = endings[lang]
  return ending === null ? title : [`${title}${ending}`, `name${ending}`].find((name) => fields.has(name)) ?? title
}

/** Every field that names a record in some language, its title first. */
export function titleFields(title: string, fields: Known): readonly string[] {
  return [...new Set(languages.map((lang) => titleFieldIn(title, fields, lang)))]
}
