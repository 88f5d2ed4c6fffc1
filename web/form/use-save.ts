import { useRef, useState } from 'react'
import type { Described } from '../../core/described.ts'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../data/failure-text.ts'
import { actOn, saveRecord, type Saved } from '../data/record.ts'
import type { Values } from '../data/record-values.ts'
import { Failure } from '../http/failure.ts'
import { newKey } from '../http/idempotency-key.ts'
import { useWords } from '../session/use-words.ts'
import type { Form } from './form-store.ts'
import { formWords } from './words.ts'

/** How a press ended. */
export type Outcome = { readonly saved: Saved; readonly submitted: boolean } | 'wrong' | 'stale' | 'failed'

/** Saves a form, and submits it where asked; a second press while one runs does nothing, a retry carries the same key. */
export function useSave(doc: Described, form: Form, record: Values | null) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [stale, setStale] = useState<string | null>(null)
  const attempt = useRef<{ readonly body: string; readonly key: string } | null>(null)
  const running = useRef(false)
  const keyFor = (body: string) => {
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() }
    return attempt.current.key
  }
  const submit = async (saved: Saved): Promise<Outcome> => {
    try {
      await actOn(doc, saved.id, 'submit', { ver: saved.ver }, newKey())
      toast.success(t(formWords.submitted))
      return { saved, submitted: true }
    } catch (failure) {
      if (failure instanceof Failure && Object.keys(failure.errors).length > 0) form.refuse(failure.errors)
      toast.error(t(formWords.notSubmitted, { reason: failureText(failure) }))
      return { saved, submitted: false }
    }
  }
  const press = async (andSubmit: boolean): Promise<Outcome> => {
    if (!form.tryAll()) return 'wrong'
    const values: Values = { ...form.store.getState().checked, ...(record ? { id: record.id ?? null, ver: record.ver ?? null } : {}) }
    try {
      const saved = await saveRecord(doc, values, keyFor(JSON.stringify(values)))
      attempt.current = null
      if (andSubmit) return await submit(saved)
      toast.success(t(formWords.saved))
      return { saved, submitted: false }
    } catch (failure) {
      return refused(failure)
    }
  }
  const refused = (failure: unknown): Outcome => {
    if (failure instanceof Failure && Object.keys(failure.errors).length > 0) {
      form.refuse(failure.errors)
      toast.error(failure.message)
      return 'wrong'
    }
    if (failure instanceof Failure && failure.status === 409) {
      setStale(failure.message)
      return 'stale'
    }
    toast.error(failureText(failure))
    return 'failed'
  }
  const save = async (andSubmit: boolean): Promise<Outcome> => {
    if (running.current) return 'failed'
    running.current = true
    setBusy(true)
    try {
      return await press(andSubmit)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { save, busy, stale, fresh: () => setStale(null) }
}
