import { useId, useRef, useState, type ReactNode } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../platform/data/failure-text.ts'
import { wireOf, type Values } from '../platform/data/record-values.ts'
import { Failure } from '../platform/http/failure.ts'
import { useWords } from '../platform/session/use-words.ts'
import { FieldRow } from './field-row.tsx'
import { focusWrong } from './focus-first-error.ts'
import { fieldsOf } from './form-fields.ts'
import { createForm } from './form-store.ts'
import { useAsker } from './use-expression-context.ts'
import { formWords } from './words.ts'
import css from './form.module.css'

interface FieldsDialogProps {
  readonly title: string
  readonly fields: readonly DescribedField[]
  readonly values: Values
  /** Stands above the fields. */
  readonly children?: ReactNode
  /** What is refused by it is shown at the fields. */
  readonly onSave: (values: Values) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for a few fields outside any record, checked by their kinds as one types. */
export function FieldsDialog({ title, fields, values, children, onSave, onClose }: FieldsDialogProps) {
  const t = useWords()
  const asker = useAsker()
  const prefix = useId()
  const root = useRef<HTMLDivElement>(null)
  const [form] = useState(() => createForm({ fields: fieldsOf(fields), record: values, asker, writable: () => true }))
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (!form.tryAll()) {
      focusWrong(root.current)
      return
    }
    setBusy(true)
    try {
      await onSave(wireOf(fields, form.store.getState().checked))
      onClose()
    } catch (failure) {
      if (failure instanceof Failure && Object.keys(failure.errors).length > 0) {
        form.refuse(failure.errors)
        focusWrong(root.current)
      } else toast.error(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      careful
      footer={
        <>
          <Button onClick={onClose}>{t(formWords.cancel)}</Button>
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {t(formWords.save)}
          </Button>
        </>
      }
    >
      <div ref={root} className={css.asked}>
        {children}
        {fields.map((field) => (
          <FieldRow key={field.name} form={form} field={field} prefix={prefix} wide={false} />
        ))}
      </div>
    </Dialog>
  )
}
