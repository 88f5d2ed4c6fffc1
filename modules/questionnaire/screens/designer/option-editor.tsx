import { InputNumber, Select } from 'antd'
import { Button } from '../../../../ui/button.tsx'
import { InputBox } from '../../../../ui/input.tsx'
import { useWords } from '../../../../web/module-api.ts'
import { type Option, type Question, theEnd } from '../../design/question.ts'
import { designerWords as words } from '../../words/designer.ts'
import { withOption } from './edit-questions.ts'
import { textsOf } from './question-translations.ts'
import { Translations } from './translations.tsx'
import css from './designer.module.css'

interface OptionEditorProps {
  readonly letter: 'o' | 'r'
  /** The other two languages are written as well. */
  readonly translated: boolean
  readonly title: string
  readonly options: readonly Option[]
  readonly weighed: boolean
  /** Where choosing an option may lead; null where it leads nowhere. */
  readonly later: readonly Question[] | null
  readonly onChange: (options: readonly Option[]) => void
}

const next = 'next'

/** Options, or rows, of a question: their text, what each counts and where it leads. */
export function OptionEditor({ letter, translated, title, options, weighed, later, onChange }: OptionEditorProps) {
  const t = useWords()
  const one = t(letter === 'o' ? words.option : words.row)
  const put = (at: number, patch: Partial<Option>) =>
    onChange(options.map((option, place) => (place === at ? patched(option, patch) : option)))
  return (
    <fieldset className={css.options}>
      <legend>{title}</legend>
      {options.map((option, at) => (
        <div key={option.id} className={css.option}>
          <InputBox
            aria-label={`${one} ${at + 1}`}
            maxLength={200}
            value={option.label}
            onChange={(text) => put(at, { label: text })}
          />
          {weighed && (
            <InputNumber<string>
              stringMode
              className={css.weight ?? ''}
              aria-label={`${t(words.weight)} ${at + 1}`}
              placeholder={t(words.weight)}
              min="-10000"
              max="10000"
              value={option.weight ?? null}
              onChange={(weight) => put(at, { weight: weight ?? '' })}
            />
          )}
          {later && (
            <Select
              className={css.jump ?? ''}
              aria-label={`${t(words.jump)} ${at + 1}`}
              value={option.jump ?? next}
              onChange={(jump) => put(at, { jump: jump === next ? '' : jump })}
              options={[
                { value: next, label: t(words.nextOne) },
                ...later.map(({ id, stem }, place) => ({
                  value: id,
                  label: `${t(words.jump)}: ${stem || `+${place + 1}`}`,
                })),
                { value: theEnd, label: t(words.end) },
              ]}
            />
          )}
          <Button
            look="quiet"
            aria-label={`${t(words.remove)} ${one} ${at + 1}`}
            icon="close"
            onClick={() => onChange(options.toSpliced(at, 1))}
          />
          {translated && (
            <Translations
              label={`${one} ${at + 1}`}
              longest={200}
              ru={option.labelRu}
              en={option.labelEn}
              onChange={(ru, en) => onChange(options.with(at, retold(option, ru, en)))}
            />
          )}
        </div>
      ))}
      <Button
        look="dashed"
        size="small"
        icon="plus"
        onClick={() => onChange(withOption(options, letter, letter === 'o' ? `${one} ${options.length + 1}` : ''))}
      >
        {t(letter === 'o' ? words.addOption : words.addRow)}
      </Button>
    </fieldset>
  )
}

function retold({ labelRu: _ru, labelEn: _en, ...option }: Option, ru: string, en: string): Option {
  return { ...option, ...textsOf('label', ru, en) }
}

/** An empty weight or jump is none. */
function patched(option: Option, patch: Partial<Option>): Option {
  const { weight = '', jump = '', ...rest } = { ...option, ...patch }
  return { ...rest, ...(weight === '' ? {} : { weight }), ...(jump === '' ? {} : { jump }) }
}
