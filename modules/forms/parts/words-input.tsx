import { Input } from 'antd'
import { languages, type Words } from '../../../core/language.ts'
import { languageNames } from '../../../web/define.ts'
import css from './panel.module.css'

interface WordsInputProps {
  readonly label: string
  readonly value: Words
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly max?: number
  readonly onChange: (value: Words) => void
  /** The Chinese name was left. */
  readonly onNamed?: () => void
}

/** One text in the three languages; what is missing is marked. */
export function WordsInput({ label, value, disabled = false, autoFocus = false, max = 100, onChange, onNamed }: WordsInputProps) {
  return (
    <div className={css.row}>
      <span>{label}</span>
      {languages.map((lang) => (
        <div key={lang} className={css.names}>
          <small>{lang}</small>
          <Input value={value[lang]} maxLength={max} disabled={disabled} autoFocus={autoFocus && lang === 'zh'} status={value[lang].trim() === '' ? 'warning' : ''} aria-label={`${label} · ${languageNames[lang]}`}
            onChange={(event) => onChange({ ...value, [lang]: event.target.value })} {...(lang === 'zh' && onNamed ? { onBlur: onNamed } : {})} />
        </div>
      ))}
    </div>
  )
}
