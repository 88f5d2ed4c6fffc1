import { Input, Tag } from 'antd'
import { useMemo } from 'react'
import { languages, type Words } from '../../../core/language.ts'
import { languageNames, useWords } from '../../../web/define.ts'
import { designWords } from '../words/design.ts'
import { useChoices } from './forms-data.tsx'
import css from './panel.module.css'
import { stateOf, typedWords, type Terms } from './suggested-words.ts'

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

/** One text in the three languages: the Chinese one suggests the others, and what is only suggested or missing is marked. */
export function WordsInput({ label, value, disabled = false, autoFocus = false, max = 100, onChange, onNamed }: WordsInputProps) {
  const t = useWords()
  const terms = useTerms()
  return (
    <div className={css.row}>
      <span>{label}</span>
      {languages.map((lang) => {
        const state = stateOf(value, lang, terms)
        const first = autoFocus && lang === 'zh'
        return (
          <div key={lang} className={css.names}>
            <small>{lang}</small>
            <Input value={value[lang]} maxLength={max} disabled={disabled} autoFocus={first} status={value[lang].trim() === '' || state === 'untranslated' ? 'warning' : ''} aria-label={`${label} · ${languageNames[lang]}`}
              suffix={state === 'written' ? <span /> : <Tag color={state === 'untranslated' ? 'orange' : 'default'}>{t(designWords[state])}</Tag>}
              onChange={(event) => onChange(typedWords(value, lang, event.target.value, terms))} {...(first ? { onFocus: (event) => event.target.select() } : {})} {...(lang === 'zh' && onNamed ? { onBlur: onNamed } : {})} />
          </div>
        )
      })}
    </div>
  )
}

/** What the product calls things elsewhere. */
function useTerms(): Terms {
  const { data } = useChoices()
  return useMemo(() => new Map((data?.terms ?? []).map(([zh, ru, en]) => [zh, { zh, ru, en }])), [data])
}
