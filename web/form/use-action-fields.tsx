import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import type { Fields } from '../../core/description/field.ts'
import type { Asker } from '../../core/expression/expression.ts'
import { initialRecord } from '../../kinds/check-record.ts'
import { wireOf, type Values } from '../platform/data/record-values.ts'
import { FieldRow } from './field-row.tsx'
import { focusWrong } from './focus-first-error.ts'
import { fieldsOf } from './form-fields.ts'
import { createForm, type Form } from './form-store.ts'
import { useAsker } from './use-expression-context.ts'
import css from './form.module.css'

/** What a verb asks for before it is done. */
interface Asks {
  /** The fields, drawn. */
  readonly rows: ReactNode
  /** What was said, as it travels; null when something is wrong, which then has the focus. */
  readonly values: () => Values | null
  /** Shows what the server refused at its fields. */
  readonly refuse: (errors: Readonly<Record<string, string>>) => void
}

/** A small form over the fields that a verb asks for, begun with what is known already. */
export function useAskedFields(fields: readonly DescribedField[], begun: Values | null = null): Asks {
  const asker = useAsker()
  const prefix = useId()
  const root = useRef<HTMLDivElement>(null)
  const [form] = useState(() => formOf(fieldsOf(fields), begun, asker))
  return {
    rows: fields.length > 0 && (
      <div ref={root} className={css.asks}>
        {fields.map((field) => (
          <FieldRow key={field.name} form={form} field={field} prefix={prefix} wide={false} />
        ))}
      </div>
    ),
    values: () => {
      if (form.tryAll()) return wireOf(fields, form.store.getState().checked)
      focusWrong(root.current)
      return null
    },
    refuse: (errors) => {
      form.refuse(errors)
      focusWrong(root.current)
    },
  }
}

/** What is not known already begins as its field says. */
function formOf(fields: Fields, begun: Values | null, asker: Asker): Form {
  const writable = () => true
  const known = Object.fromEntries(Object.entries(begun ?? {}).filter(([, value]) => value !== null))
  const record = begun === null ? null : { ...initialRecord(fields, { ...asker, writable }), ...known }
  return createForm({ fields, record, asker, writable })
}
