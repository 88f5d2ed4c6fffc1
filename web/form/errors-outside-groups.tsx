import { Alert } from 'antd'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Described } from '../../core/description/described-document.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import type { Form } from './form-store.ts'
import { errorsOutside } from './visible-errors.ts'
import { formWords } from './words.ts'
import css from './form.module.css'

interface ErrorsOutsideGroupsProps {
  readonly doc: Described
  readonly form: Form
  readonly prefix: string
}

/** What is wrong with fields that the form does not show, above it: no field is there to say so. */
export function ErrorsOutsideGroups({ doc, form, prefix }: ErrorsOutsideGroupsProps) {
  const t = useWords()
  const lang = useLang()
  const state = useStore(form.store)
  const errors = useMemo(() => errorsOutside(doc, state, lang), [doc, state, lang])
  if (errors.length === 0) return null
  return (
    <Alert
      id={`${prefix}-outside-error`}
      type="error"
      showIcon
      title={t(formWords.outside)}
      description={
        <ul className={css.outside}>
          {errors.map(({ path, label, message }) => (
            <li key={path}>{label === null ? message : t(formWords.outsideField, { field: label, error: message })}</li>
          ))}
        </ul>
      }
    />
  )
}
