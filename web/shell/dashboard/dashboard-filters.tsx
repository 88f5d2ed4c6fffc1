import { useIsFetching } from '@tanstack/react-query'
import { useId } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOnceIdle } from '../../../ui/use-once-idle.ts'
import { FieldRow } from '../../form/field-row.tsx'
import type { Form } from '../../form/form-store.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { dashboardWords as words } from './words.ts'
import css from './dashboard.module.css'

interface ConditionsProps {
  readonly form: Form
  readonly fields: readonly DescribedField[]
}

/** The conditions of a dashboard, one beside the other; what they say is asked as it is chosen. */
export function Conditions({ form, fields }: ConditionsProps) {
  const t = useWords()
  const prefix = useId()
  // Their inputs cost as much as all cells together, whose figures are what the page is opened for.
  const withInputs = useOnceIdle(useIsFetching() > 0)
  return (
    <div className={css.conditions} role="group" aria-label={t(words.conditions)}>
      {fields.map((field) =>
        withInputs ? (
          <FieldRow key={field.name} form={form} field={field} prefix={prefix} wide={false} />
        ) : (
          <div key={field.name} className={css.coming}>
            <span>
              {field.required === true && <i aria-hidden="true">*</i>}
              {field.label}
            </span>
            <Skeleton lines={1} height={32} />
          </div>
        ),
      )}
    </div>
  )
}
