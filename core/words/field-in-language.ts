import { languages, type Lang } from '../values/language.ts'

const endings: Readonly<Record<Lang, string | null>> = { zh: null, ru: 'Ru', en: 'En' }

type Known = { readonly has: (name: string) => boolean }

/**
 * The field that says the same in a language: `bankNameRu` for `bankName` where the document has it, else the field
 * itself.
 */
export function fieldIn(name: string, fields: Known, lang: Lang): string {
  const translated = `${name}${endings[lang] ?? ''}`
  return fields.has(translated) ? translated : name
}

/** The field that names a record in a language: its translated name where the document has one, else its title. */
export function titleFieldIn(title: string, fields: Known, lang: Lang): string {
  const translated = fieldIn(title, fields, lang)
  const named = `name${endings[lang] ?? ''}`
  return translated === title && endings[lang] !== null && fields.has(named) ? named : translated
}

/** Every field that says the same in some language, the field itself first; of the title, every name. */
export function fieldsInAll(name: string, title: string, fields: Known): readonly string[] {
  const inLanguage = name === title ? titleFieldIn : fieldIn
  return [...new Set(languages.map((lang) => inLanguage(name, fields, lang)))]
}
