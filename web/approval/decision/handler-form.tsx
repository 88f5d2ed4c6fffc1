import { useId } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { FieldRow } from '../../form/field-row.tsx'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { Agreement } from './use-agree-input.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

/** The fields that this step opens to its handler, to be completed before he agrees. */
export function HandlerForm({ doc, agreement }: { readonly doc: Described; readonly agreement: Agreement }) {
  const t = useWords()
  const prefix = useId()
  const fields = agreement.names.map((name) => fieldNamed(doc.fields, name)).filter((field) => field !== undefined)
  return (
    <section className={css.fill} aria-label={t(approvalWords.fill)}>
      <h3>{t(approvalWords.fill)}</h3>
      {fields.map((field) => (
        <FieldRow key={field.name} form={agreement.form} field={field} prefix={prefix} wide={false} />
      ))}
    </section>
  )
}
