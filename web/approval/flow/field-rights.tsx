import { Select } from 'antd'
import { fieldRights, type FieldRight } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { rightWords } from './node-words.ts'
import type { FormField } from './process-definition-queries.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

interface FieldRightsProps {
  readonly fields: readonly FormField[]
  readonly value: Readonly<Record<string, FieldRight>>
  readonly disabled: boolean
  readonly onChange: (value: Readonly<Record<string, FieldRight>>, about: string) => void
}

/** What the handlers of a step may do with each field of the form; all at once where that is possible. */
export function FieldRights({ fields, value, disabled, onChange }: FieldRightsProps) {
  const t = useWords()
  const options = (open: readonly FieldRight[]) => open.map((right) => ({ value: right, label: t(rightWords[right]) }))
  // A right to a field that is gone stays in sight, or nobody could take it away.
  const gone = Object.keys(value)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name): FormField => ({
      name,
      label: name,
      fixed: false,
      names: false,
      kind: '',
      required: false,
      options: [],
      columns: [],
    }))
  const set = (changed: readonly FormField[], right: FieldRight, about: string) => {
    const fitting = changed.filter((field) => rightsOf(field).includes(right)).map(({ name }) => [name, right] as const)
    const next = { ...value, ...Object.fromEntries(fitting) }
    onChange(Object.fromEntries(Object.entries(next).filter(([, one]) => one !== 'read')), about)
  }
  return (
    <section className={css.row} aria-label={t(words.rights)}>
      <span>
        {t(words.rights)}
        <Select<FieldRight>
          size="small"
          value={null}
          disabled={disabled}
          placeholder={t(words.rightsAll)}
          aria-label={t(words.rightsAll)}
          options={options(fieldRights)}
          onChange={(right) => set(fields, right, 'rights')}
        />
      </span>
      <table className={css.rights}>
        <tbody>
          {[...fields, ...gone].map((field) => (
            <tr key={field.name} data-field={field.name}>
              <th scope="row">{field.label}</th>
              <td>
                <Select
                  size="small"
                  variant="borderless"
                  value={value[field.name] ?? 'read'}
                  disabled={disabled}
                  aria-label={field.label}
                  options={options(rightsOf(field))}
                  onChange={(right) => set([field], right, `right ${field.name}`)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Nobody writes what is computed, and a document without its name is none. */
function rightsOf({ fixed, names }: FormField): readonly FieldRight[] {
  return fieldRights.filter(
    (right) => !(fixed && (right === 'write' || right === 'required')) && !(names && right === 'hide'),
  )
}
