import { useRef, useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../platform/data/failure-text.ts'
import type { Values } from '../platform/data/record-values.ts'
import { actOn, objectionsTo, saveRecord, type Saved } from '../platform/data/use-record.ts'
import { Failure } from '../platform/http/failure.ts'
import { newKey } from '../platform/http/idempotency-key.ts'
import { useWords } from '../platform/session/use-words.ts'
import type { Form } from './form-store.ts'
import { formWords } from './words.ts'

/** How a press ended. */
type Outcome = { readonly saved: Saved; readonly submitted: boolean } | 'wrong' | 'stale' | 'failed'

const overtaken: ReadonlySet<string> = new Set(['record.changed', 'record.not-editable', 'record.missing'])

/**
 * Saves a form, and submits it where asked; a second press while one runs does nothing, a retry carries the same key.
 */
export function useSave(doc: Described, form: Form) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
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
  const press = async (andSubmit: boolean, over: Values | null): Promise<Outcome> => {
    const sound = form.tryAll()
    const values: Values = {
      ...form.store.getState().checked,
      ...(over ? { id: over.id ?? null, ver: over.ver ?? null } : {}),
    }
    if (!sound) return alsoRefused(doc, form, values, andSubmit)
    try {
      const saved = await saveRecord(doc, values, keyFor(JSON.stringify(values)))
      attempt.current = null
      if (andSubmit) return await submit(saved)
      toast.success(t(formWords.saved))
      return { saved, submitted: false }
    } catch (failure) {
      return refused(form, failure, over)
    }
  }
  /** `over` is the record that was typed over: what others made of it since is never written over. */
  const save = async (andSubmit: boolean, over: Values | null): Promise<Outcome> => {
    if (running.current) return 'failed'
    running.current = true
    setBusy(true)
    try {
      return await press(andSubmit, over)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { save, busy }
}

/** What the server finds beside it is told at once, not after what the page found is mended. */
async function alsoRefused(doc: Described, form: Form, values: Values, andSubmit: boolean): Promise<Outcome> {
  const found = await objectionsTo(doc, values, andSubmit)
  const { problems } = form.store.getState()
  form.refuse(Object.fromEntries(Object.entries(found).filter(([path]) => !Object.hasOwn(problems, path))))
  return 'wrong'
}

function refused(form: Form, failure: unknown, over: Values | null): Outcome {
  if (failure instanceof Failure && Object.keys(failure.errors).length > 0) {
    form.refuse(failure.errors)
    toast.error(failure.message)
    return 'wrong'
  }
  if (over && failure instanceof Failure && overtaken.has(failure.code)) return 'stale'
  toast.error(failureText(failure))
  return 'failed'
}
