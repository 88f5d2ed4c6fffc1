import { Tag } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { languages, type Lang, type Words } from '../../../core/values/language.ts'
import { stateOf, typedWords, type Terms } from '../../../kinds/suggested-translations.ts'
import { InputBox } from '../../../ui/input.tsx'
import { languageNames } from '../../platform/session/language-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

/** What the product calls things elsewhere, as an answer brings it. */
type TermList = readonly (readonly [zh: string, ru: string, en: string])[]

interface WordsInputProps {
  readonly label: string
  readonly note?: ReactNode
  readonly value: Words
  readonly terms: TermList
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly max?: number
  readonly onChange: (value: Words, typed: Lang) => void
  /** The Chinese name was left. */
  readonly onNamed?: () => void
}

/**
 * One text in the three languages: the Chinese one suggests the others, and what is only suggested or missing is
 * marked.
 */
export function WordsInput({
  label,
  note,
  value,
  terms,
  disabled = false,
  autoFocus = false,
  max = 100,
  onChange,
  onNamed,
}: WordsInputProps) {
  const t = useWords()
  const known: Terms = useMemo(() => new Map(terms.map(([zh, ru, en]) => [zh, { zh, ru, en }])), [terms])
  return (
    <div className={css.row}>
      <span>
        {label}
        {note}
      </span>
      {languages.map((lang) => {
        const state = stateOf(value, lang, known)
        const first = autoFocus && lang === 'zh'
        return (
          <div key={lang} className={css.names}>
            <small>{lang}</small>
            <InputBox
              value={value[lang]}
              maxLength={max}
              disabled={disabled}
              autoFocus={first}
              doubtful={value[lang].trim() === '' || state === 'untranslated'}
              aria-label={`${label} · ${languageNames[lang]}`}
              end={
                state === 'written' ? (
                  <span />
                ) : (
                  <Tag color={state === 'untranslated' ? 'orange' : 'default'}>{t(words[state])}</Tag>
                )
              }
              onChange={(text) => onChange(typedWords(value, lang, text, known), lang)}
              {...(first ? { onFocus: (event) => event.target.select() } : {})}
              {...(lang === 'zh' && onNamed ? { onBlur: onNamed } : {})}
            />
          </div>
        )
      })}
    </div>
  )
}
