import type { FormDraft, FormFieldWords } from '../../../core/form/draft.ts'
import { languages, type Lang, type Words } from '../../../core/language.ts'
import { isUntranslated } from './suggested-words.ts'

/** A name of a form that is still Chinese in other languages. */
export interface Untranslated {
  readonly zh: string
  readonly langs: readonly Lang[]
}

/** Every name of a form and of its flow that is not translated yet. */
export function untranslatedIn({ doc, words }: FormDraft): readonly Untranslated[] {
  const nodes = Object.values(doc.approval?.first.nodes ?? {}).map(({ label }) => label)
  const choices = Object.values(doc.fields).flatMap((field) => ('choices' in field ? (field.choices as readonly { readonly label: Words }[]).map(({ label }) => label) : [])) // the option of kinds that bring their own
  const all = [words.title, ...Object.values(words.groups), ...Object.values(words.lists ?? {}), ...Object.values(words.fields).flatMap(wordsIn), ...choices, ...nodes]
  return all.map((one) => ({ zh: one.zh, langs: languages.filter((lang) => isUntranslated(one, lang)) })).filter(({ langs }) => langs.length > 0)
}

function wordsIn(said: FormFieldWords): readonly Words[] {
  if (!('label' in said)) return [said]
  return [said.label, ...(said.help === undefined ? [] : [said.help]), ...Object.values(said.fields ?? {}).flatMap(wordsIn)]
}
