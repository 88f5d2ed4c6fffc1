import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef } from 'react'
import type { Field } from '../../../core/description/field.ts'
import { expressionProblemText } from '../../../core/expression/expression-words.ts'
import { compile } from '../../../core/expression/expression.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { Words } from '../../../core/values/language.ts'
import { expressionTypes, lineTypes } from '../../../kinds/expression-types.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { columnsOf, drawnAt } from './draft-fields.ts'
import { formulaOffers } from './formula-offers.ts'
import css from './panel.module.css'

interface FormulaInputProps {
  readonly draft: FormDraft
  readonly path: string
  readonly field: Field
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

/** A formula, checked as it is typed; what it may name is offered beside it. */
export function FormulaInput({ draft, path, field, value, disabled, onChange }: FormulaInputProps) {
  const t = useWords()
  const lang = useLang()
  const input = useRef<TextAreaRef>(null)
  const said = verdict(draft, path, field, value)
  const insert = (text: string) => {
    const area = input.current?.resizableTextArea?.textArea
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [value.length, value.length]
    onChange(value.slice(0, from) + text + value.slice(to))
    area?.focus()
  }
  const offers = formulaOffers(draft, path, lang)
  return (
    <div className={css.row}>
      <span>{t(words.formula)}</span>
      <TextArea
        ref={input}
        className={css.code ?? ''}
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={value}
        disabled={disabled}
        aria-label={t(words.formula)}
        onChange={(event) => onChange(event.target.value)}
      />
      {value.trim() !== '' &&
        (said === null ? (
          <p className={css.good}>{t(words.formulaFine)}</p>
        ) : (
          <p className={css.bad} role="status">
            {said.problem === null
              ? t(words.formulaKind)
              : t(words.formulaBad, {
                  problem: expressionProblemText(
                    said.problem,
                    lang,
                    (name) => drawnAt(draft, name)?.label[lang] || name,
                  ),
                })}
          </p>
        ))}
      {!disabled && (
        <div className={css.chips} role="group" aria-label={t(words.formulaOffer)}>
          {offers.map(({ text, label }) => (
            <button key={text} type="button" title={text} onClick={() => insert(text)}>
              {label}
            </button>
          ))}
          {[' + ', ' - ', ' * ', ' / '].map((sign) => (
            <button key={sign} type="button" onClick={() => insert(sign)}>
              {sign.trim()}
            </button>
          ))}
          {functions.map(({ text, label }) => (
            <button key={text} type="button" title={text} onClick={() => insert(text)}>
              {t(label)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Functions worth a button; what stands in them is replaced by names of the form. */
const functions: readonly { readonly text: string; readonly label: Words }[] = [
  { text: 'a > 0 ? b : c', label: { zh: '如果…则…否则', ru: 'Если … то … иначе', en: 'If … then … else' } },
  { text: 'round(a, 2)', label: { zh: '四舍五入', ru: 'Округлить', en: 'Round' } },
  { text: 'orZero(a)', label: { zh: '空值按 0', ru: 'Пустое как 0', en: 'Empty as 0' } },
  { text: 'max(a, b)', label: { zh: '较大值', ru: 'Большее', en: 'Larger of two' } },
  { text: 'min(a, b)', label: { zh: '较小值', ru: 'Меньшее', en: 'Smaller of two' } },
  { text: 'daysBetween(a, b)', label: { zh: '相差天数', ru: 'Дней между', en: 'Days between' } },
  { text: 'addDays(a, 7)', label: { zh: '加天数', ru: 'Прибавить дни', en: 'Add days' } },
  { text: 'today()', label: { zh: '今天', ru: 'Сегодня', en: 'Today' } },
  { text: 'a + " " + b', label: { zh: '连接文本', ru: 'Соединить тексты', en: 'Join texts' } },
]

// What a formula gives must be a value of the field.
function verdict(
  { doc }: FormDraft,
  path: string,
  field: Field,
  value: string,
): { readonly problem: string | null } | null {
  const [name = '', column] = path.split('.')
  const own = expressionTypes(doc.fields)
  const compiled = compile(value, column === undefined ? own : lineTypes(columnsOf(doc.fields[name]), own))
  if ('problem' in compiled) return { problem: compiled.problem }
  const wanted = kindOf(field.kind).expression(field)
  return compiled.answers === (wanted === 'time' ? 'decimal' : wanted) || compiled.answers === 'null'
    ? null
    : { problem: null }
}
