import { useEffect, useRef, useState } from 'react'
import type { Form } from '../form-store.ts'
import { dropDraft, readDraft, writeDraft, type Draft, type DraftPlace } from './draft-store.ts'

const pause = 400 // ms after the last key: well inside the second that may be lost

interface KeptDraft {
  /** Input that came back at once. */
  readonly restored: Draft | null
  /** Input typed over an older version of the record: offered, not laid over. */
  readonly offered: Draft | null
  readonly restore: () => void
  readonly discard: () => void
  readonly saved: () => void
  /** Keeps what was typed as the form is left, without waiting for the pause; false where nothing is kept. */
  readonly keep: () => boolean
}

/**
 * Keeps what is typed through a reload and a new sign-in, and lays it over the form when it is opened again (SES-14).
 */
export function useDraft(form: Form, place: DraftPlace, ver: number | null): KeptDraft {
  const [draft, setDraft] = useState<{ readonly draft: Draft; readonly over: boolean } | null>(() => {
    const found = readDraft(place)
    if (!found) return null
    const over = found.ver === ver
    if (over) form.restore(found.values)
    return { draft: found, over }
  })
  const { person, document, id } = place
  const typed = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // What was saved or given up meanwhile is not kept again, though the form still stands until its page has gone.
    const write = () => typed.current && keepTyped(form, { person, document, id }, ver)
    const stop = form.store.subscribe((now, before) => {
      if (now.values === before.values) return
      if (now.changed !== before.changed) typed.current = true
      clearTimeout(timer)
      timer = setTimeout(write, pause)
    })
    // A tab that is closed within the pause still keeps its last words.
    addEventListener('pagehide', write)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [form, person, document, id, ver])
  return {
    keep: () => typed.current && keepTyped(form, place, ver),
    restored: draft?.over ? draft.draft : null,
    offered: draft && !draft.over ? draft.draft : null,
    restore: () => {
      if (draft) form.restore(draft.draft.values)
      setDraft(draft && { ...draft, over: true })
    },
    discard: () => {
      typed.current = false
      dropDraft(place)
      setDraft(null)
    },
    saved: () => {
      typed.current = false
      dropDraft(place)
      setDraft(null)
    },
  }
}

/** Whichever way a form is left, the last words are kept, and `told` says so. */
export function useKeptOnLeave(keep: KeptDraft['keep'], told: () => void): void {
  const last = useRef({ keep, told })
  useEffect(() => {
    last.current = { keep, told }
  })
  useEffect(
    () => () => {
      if (last.current.keep()) last.current.told()
    },
    [],
  )
}

/** Stores what differs from the record; false where nothing does. */
function keepTyped(form: Form, place: DraftPlace, ver: number | null): boolean {
  const { values, changed } = form.store.getState()
  if (changed.size === 0) return false
  const kept = Object.fromEntries([...changed].map((name) => [name, values[name] ?? null]))
  writeDraft(place, { values: kept, ver, at: Date.now() })
  return true
}
