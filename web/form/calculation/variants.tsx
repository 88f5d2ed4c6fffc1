import type { Calculate } from '../../../core/description/calculation-result.ts'
import type { Calculator } from '../../../core/description/calculator.ts'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { describedEntries } from '../../../kinds/dictionary/described-entries.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { Card } from '../../../ui/card.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { told } from './calculated-changes.ts'
import { calculationWords as words } from './words.ts'
import css from './calculation.module.css'

interface VariantsProps {
  readonly doc: Described
  readonly values: Values
  readonly calculate: Calculate
  readonly calculator: Calculator
}

/** What each choice of an input would come to, beside the one that was made. */
export function Variants({ doc, values, calculate, calculator }: VariantsProps) {
  const t = useWords()
  const text = textIn(useLang())
  const { variants } = calculator
  const by = variants && fieldNamed(doc.fields, variants.by)
  if (!variants || !by) return null
  const shown = variants.show
    .map((name) => fieldNamed(doc.fields, name))
    .filter((field): field is DescribedField => field !== undefined)
  const inputs = told(calculator, values)
  const rows = (describedEntries(by) ?? []).map(({ code: value, label }) => ({
    value,
    label,
    results: calculate({ ...inputs, [by.name]: value }).results,
  }))
  return (
    <Card title={t(words.variants, { by: by.label })}>
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t(words.variants, { by: by.label })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{by.label}</th>
              {shown.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, label, results }) => (
              <tr key={value} aria-current={value === values[by.name] || undefined}>
                <th scope="row">
                  {label}
                  {value === values[by.name] && <small>{t(words.chosen)}</small>}
                </th>
                {shown.map((field) => {
                  const { Cell } = onPage(field.kind)
                  return (
                    <td key={field.name}>
                      <Cell value={results[field.name] ?? null} field={field} text={text} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
