import { Select } from 'antd'
import { languages } from '../../../core/values/language.ts'
import { InputBox } from '../../../ui/input.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useWords } from '../../../web/module-api.ts'
import { formatWords, languageWords, placeholderWords as words } from '../words/placeholders.ts'
import { FieldChoice } from './field-choice.tsx'
import type { PlaceholderRow } from './placeholder-row.ts'
import css from './placeholders.module.css'

interface PlaceholderLineProps {
  readonly row: PlaceholderRow
  readonly document: string
  readonly disabled: boolean
  readonly onChange: (next: Partial<PlaceholderRow>) => void
}

const formats = Object.keys(formatWords) as (keyof typeof formatWords)[] // a literal has no keys but these

/** One placeholder with its field, its format and its language. */
export function PlaceholderLine({ row, document, disabled, onChange }: PlaceholderLineProps) {
  const t = useWords()
  const { name, form, place, times, path, label, kind, problem } = row
  const part = form === 'part'
  return (
    <li className={css.line}>
      <div className={css.name}>
        <code>{part ? `{{#${name}}}` : name}</code>
        {form !== 'value' && <StatusTag tone="quiet">{t(part ? words.part : words.bookmark)}</StatusTag>}
        {place !== 'body' && <StatusTag tone="quiet">{t(words[place])}</StatusTag>}
        {row.matched && <StatusTag tone="good">{t(words.matched)}</StatusTag>}
      </div>
      <FieldChoice
        {...{ document, path, label, name, disabled }}
        lists={part}
        wrong={problem !== null}
        onChoose={(next, title) => onChange({ path: next, label: title, matched: false, problem: null })}
      />
      {part ? (
        <InputBox
          value={row.equals ?? ''}
          disabled={disabled || kind === 'lines'}
          aria-label={`${t(words.equals)} ${name}`}
          placeholder={t(kind === 'lines' ? words.repeats : words.equals)}
          onChange={(text) => onChange({ equals: text })}
        />
      ) : (
        <Select
          value={row.format}
          disabled={disabled}
          aria-label={`${t(words.format)} ${name}`}
          options={formats.map((format) => ({ value: format, label: t(formatWords[format]) }))}
          onChange={(format: string) => onChange({ format, ...(format === 'blank' ? { problem: null } : {}) })}
        />
      )}
      {part ? (
        <span />
      ) : (
        <Select
          value={row.lang ?? ''}
          disabled={disabled}
          aria-label={`${t(words.language)} ${name}`}
          options={[
            { value: '', label: t(words.ofTemplate) },
            ...languages.map((lang) => ({ value: lang, label: t(languageWords[lang]) })),
          ]}
          onChange={(lang: string) => onChange({ lang: lang === '' ? null : lang })}
        />
      )}
      <p className={problem === null ? css.note : css.problem}>
        {problem ??
          [
            times > 1 ? t(words.times, { count: times }) : '',
            form === 'bookmark' && path === '' ? t(words.unusedBookmark) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
      </p>
    </li>
  )
}
