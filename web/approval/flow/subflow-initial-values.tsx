import { Select } from 'antd'
import { mayFill } from '../../../core/approval/compatible-kinds.ts'
import type { ChildValue, SubflowNode } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { useTemplate, type FormField, type FlowChoices } from './process-definition-queries.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

interface ChildValuesProps {
  readonly made: Pick<SubflowNode, 'process' | 'over' | 'values'>
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly onChange: (values: SubflowNode['values'], about: string) => void
}

/** Each field of the form to be made, and what it begins with; what it demands first. */
export function ChildValues({ made, choices, disabled, onChange }: ChildValuesProps) {
  const t = useWords()
  const { data: child } = useTemplate(made.process)
  if (child === undefined) return null
  const fields = child.form
    .filter(({ fixed, kind }) => !fixed && kind !== 'lines')
    .toSorted((a, b) => Number(b.required) - Number(a.required))
  const gone = Object.keys(made.values)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => ({ name, label: name, kind: '', required: false, options: [] }))
  const set = (name: string, from: ChildValue | null) => {
    const { [name]: _, ...others } = made.values
    onChange(from === null ? others : { ...others, [name]: from }, `value ${name}`)
  }
  return (
    <section className={css.row} aria-label={t(words.childValues)}>
      <span>{t(words.childValues)}</span>
      <table className={css.rights}>
        <tbody>
          {[...fields, ...gone].map((field) => (
            <tr key={field.name} data-field={field.name}>
              <th scope="row">
                {field.label}
                {field.required && <b aria-hidden="true"> *</b>}
              </th>
              <td>
                <Select
                  size="small"
                  allowClear
                  variant="borderless"
                  style={{ width: '100%' }}
                  value={keyOf(made.values[field.name])}
                  disabled={disabled}
                  placeholder={t(words.childNothing)}
                  aria-label={field.label}
                  options={optionsFor(field, made, choices, {
                    own: t(words.ofDocument),
                    line: t(words.ofLine),
                    choice: t(words.ofChoice),
                  })}
                  onChange={(key) => set(field.name, valueOf(key))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function optionsFor(
  { kind, options: choices }: Pick<FormField, 'kind' | 'options'>,
  { over }: Pick<SubflowNode, 'over'>,
  { form }: FlowChoices,
  { own, line, choice }: Readonly<Record<'own' | 'line' | 'choice', string>>,
) {
  const columns = form.find(({ name }) => name === over)?.columns ?? []
  const fitting = (fields: readonly Pick<FormField, 'name' | 'label' | 'kind'>[], from: 'field' | 'line') =>
    fields.filter((field) => mayFill(field.kind, kind)).map(({ name, label }) => ({ value: `${from}:${name}`, label }))
  return [
    { label: line, options: fitting(columns, 'line') },
    { label: own, options: fitting(form, 'field') },
    { label: choice, options: choices.map(({ code, label }) => ({ value: `value:${code}`, label })) },
  ].filter(({ options }) => options.length > 0)
}

function keyOf(from: ChildValue | undefined): string | null {
  if (from === undefined) return null
  if ('value' in from) return `value:${from.value}`
  return 'line' in from ? `line:${from.line}` : `field:${from.field}`
}

function valueOf(key: string | null | undefined): ChildValue | null {
  const [from = '', ...rest] = (key ?? '').split(':')
  const name = rest.join(':')
  if (name === '') return null
  if (from === 'value') return { value: name }
  return from === 'line' ? { line: name } : { field: name }
}
