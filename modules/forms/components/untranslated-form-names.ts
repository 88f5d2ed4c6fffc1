import type { FormDraft, FormFieldWords } from '../../../core/form-design/draft.ts'
import type { Words } from '../../../core/values/language.ts'
import { namesOfFlow, untranslated, type Untranslated } from '../../../kinds/untranslated-names.ts'

/** Every name of a form and of its flow that is not translated yet. */
export function untranslatedFormNames({ doc, words }: FormDraft): readonly Untranslated[] {
  const nodes = doc.approval === undefined ? [] : namesOfFlow(doc.approval.first)
  const choices = Object.values(doc.fields).flatMap((field) =>
    'choices' in field ? (field.choices as readonly { readonly label: Words }[]).map(({ label }) => label) : [],
  ) // the option of kinds that bring their own
  const all = [
    words.title,
    ...Object.values(words.groups),
    ...Object.values(words.lists ?? {}),
    ...Object.values(words.fields).flatMap(wordsIn),
    ...choices,
    ...nodes,
  ]
  return untranslated(all)
}

function wordsIn(said: FormFieldWords): readonly Words[] {
  if (!('label' in said)) return [said]
  return [
    said.label,
    ...(said.help === undefined ? [] : [said.help]),
    ...Object.values(said.fields ?? {}).flatMap(wordsIn),
  ]
}
