import type { DescribedField } from '../../../core/description/described-document.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import type { Lang } from '../../../core/values/language.ts'
import { shortName } from '../../../core/words/short-name.ts'
import { describedEntries } from '../../../kinds/dictionary/described-entries.ts'
import { textIn } from '../../platform/data/reference-names.ts'

/**
 * Names as the cells of a grid show them: Russians by surname and initials, which is how they are written where space
 * is short.
 */
export function narrowText(lang: Lang): TextContext {
  return lang === 'ru' ? russian : textIn(lang)
}

const whole = textIn('ru')
const russian: TextContext = {
  lang: 'ru',
  name: (source, key) => (source === 'person' ? shortName(whole.name(source, key)) : whole.name(source, key)),
}

/** A field as the cells of a grid show it: currencies by their code. */
export function narrowField(field: DescribedField): DescribedField {
  const entries = field.kind === 'dictionary' && field.group === 'currency' ? describedEntries(field) : null
  if (entries === null) return field
  const known = narrowFields.get(field)
  if (known) return known
  const narrow = { ...field, options: entries.map(({ code }) => ({ code, label: code })) }
  narrowFields.set(field, narrow)
  return narrow
}

const narrowFields = new WeakMap<DescribedField, DescribedField>()
