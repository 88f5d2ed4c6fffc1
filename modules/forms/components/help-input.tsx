import { languages } from '../../../core/values/language.ts'
import { InputBox } from '../../../ui/input.tsx'
import { useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import type { Drawn } from './draft-fields.ts'
import { FormMultilingualInput } from './form-multilingual-input.tsx'
import css from './panel.module.css'

/** What is said under a field to whoever fills it in. */
export function HelpInput({
  drawn,
  disabled,
  onChange,
}: {
  readonly drawn: Drawn
  readonly disabled: boolean
  readonly onChange: (help: Drawn['help']) => void
}) {
  const t = useWords()
  const nothing = { zh: '', ru: '', en: '' }
  if (drawn.help !== null)
    return (
      <FormMultilingualInput
        label={t(words.help)}
        value={drawn.help}
        disabled={disabled}
        max={200}
        onChange={(help) => onChange(languages.every((lang) => help[lang] === '') ? null : help)}
      />
    )
  return (
    <label className={css.row}>
      {t(words.help)}
      <InputBox value="" disabled={disabled} onChange={(text) => onChange({ ...nothing, zh: text })} />
    </label>
  )
}
