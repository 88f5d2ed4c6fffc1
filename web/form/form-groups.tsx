import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import { Card } from '../../ui/card.tsx'
import { fieldNamed } from '../platform/data/use-described.ts'
import { FieldRow, standingOf, staysAway } from './field-row.tsx'
import type { Form } from './form-store.ts'
import { shownPaths } from './visible-errors.ts'
import css from './form.module.css'

interface FormGroupsProps {
  readonly doc: Described
  readonly form: Form
  readonly prefix: string
  /** A new record. */
  readonly fresh: boolean
}

/** The groups of a form, one card each; a group with errors says how many. */
export function FormGroups({ doc, form, prefix, fresh }: FormGroupsProps) {
  return doc.form.map((group) => (
    <Group
      key={group.name}
      document={`${doc.module}.${doc.name}`}
      form={form}
      prefix={prefix}
      fresh={fresh}
      label={group.label}
      columns={group.columns ?? 2}
      fields={group.fields
        .map((name) => fieldNamed(doc.fields, name))
        .filter((field): field is DescribedField => field !== undefined)}
    />
  ))
}

interface GroupProps {
  readonly document: string
  readonly form: Form
  readonly prefix: string
  readonly fresh: boolean
  readonly label: string
  readonly columns: 1 | 2 | 3
  readonly fields: readonly DescribedField[]
}

function Group({ document, form, prefix, fresh, label, columns, fields }: GroupProps) {
  const { shown, wrong } = useStore(
    form.store,
    useShallow((state) => ({
      shown: fields.some((field) => !staysAway(field, standingOf(state, field.name), fresh)),
      wrong: state.tried ? fields.flatMap(({ name }) => shownPaths(state, name)).length : 0,
    })),
  )
  if (!shown) return null
  return (
    <Card title={label} extra={wrong > 0 && <span className={css.badge}>{wrong}</span>}>
      <div className={css.fields} data-columns={columns}>
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            document={document}
            form={form}
            field={field}
            prefix={prefix}
            fresh={fresh}
            alone={fields.length === 1}
            wide={columns > 1 && wideKinds.includes(field.kind)}
          />
        ))}
      </div>
    </Card>
  )
}

const wideKinds = ['textarea', 'lines', 'attachment']
