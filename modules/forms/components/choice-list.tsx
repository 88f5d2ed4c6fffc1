import type { Json } from '../../../core/values/json.ts'
import { languages, type Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { languageNames, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import css from './panel.module.css'

interface Choice {
  readonly code: string
  readonly label: Words
}

interface ChoiceListProps {
  readonly value: Json
  readonly disabled: boolean
  readonly onChange: (choices: Json) => void
}

/** The choices that a field brings itself; their codes stay whatever they are called later. */
export function ChoiceList({ value, disabled, onChange }: ChoiceListProps) {
  const t = useWords()
  const choices = Array.isArray(value) ? (value as unknown as readonly Choice[]) : [] // the option as its kind describes it
  const put = (next: readonly Choice[]) => onChange(next.map(({ code, label }) => ({ code, label: { ...label } })))
  return (
    <div className={css.row}>
      <span>{t(words.choices)}</span>
      {choices.map(({ code, label }, at) => (
        <div key={code} className={css.choice}>
          <header>
            {t(words.choice, { n: at + 1 })}
            {!disabled && choices.length > 1 && (
              <Button
                size="small"
                look="quiet"
                aria-label={`${t(words.removeChoice)} ${label.zh}`}
                icon="trash"
                onClick={() => put(choices.toSpliced(at, 1))}
              />
            )}
          </header>
          {languages.map((lang) => (
            <InputBox
              key={lang}
              size="small"
              start={<small>{lang}</small>}
              value={label[lang]}
              disabled={disabled}
              doubtful={label[lang].trim() === ''}
              aria-label={`${t(words.choice, { n: at + 1 })} · ${languageNames[lang]}`}
              onChange={(text) => put(choices.with(at, { code, label: { ...label, [lang]: text } }))}
            />
          ))}
        </div>
      ))}
      {!disabled && (
        <Button
          size="small"
          icon="plus"
          onClick={() => put([...choices, { code: freshCode(choices), label: { zh: '', ru: '', en: '' } }])}
        >
          {t(words.addChoice)}
        </Button>
      )}
    </div>
  )
}

function freshCode(choices: readonly Choice[]): string {
  for (let n = choices.length; ; n += 1) {
    const code = n < 26 ? String.fromCharCode(97 + n) : `o${n}`
    if (!choices.some((choice) => choice.code === code)) return code
  }
}
