import { memo, useId, useMemo } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import { FieldRow } from './field-row.tsx'
import { fieldsOf } from './form-fields.ts'
import { createForm } from './form-store.ts'
import { useAsker } from './use-expression-context.ts'

/** A field as its form will show it, to be looked at and not filled in; a field under a condition is shown as well. */
export const FieldPreview = memo(function FieldPreview({ field }: { readonly field: DescribedField }) {
  const asker = useAsker()
  const prefix = useId()
  const form = useMemo(
    () => createForm({ fields: fieldsOf([alone(field)]), record: null, asker, writable: () => true }),
    [field, asker],
  )
  return (
    <div inert>
      <FieldRow form={form} field={field} prefix={prefix} wide={false} />
    </div>
  )
})

// What other fields decide is not there to be asked.
function alone(field: DescribedField): DescribedField {
  const {
    visible: _visible,
    calc,
    required,
    readonly,
    initial: _initial,
    notBefore: _notBefore,
    notAfter: _notAfter,
    columns,
    ...rest
  } = field
  return {
    ...rest,
    required: required !== undefined && required !== false,
    readonly: readonly === true || calc !== undefined,
    ...(columns === undefined ? {} : { columns: columns.map(alone) }),
  }
}
