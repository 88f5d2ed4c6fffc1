import { useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../platform/data/failure-text.ts'
import type { Values } from '../platform/data/record-values.ts'
import type { OneRecord } from '../platform/data/use-record.ts'
import { useTab, useUnsaved } from '../platform/page/page-context.ts'
import { useSession } from '../platform/session/session.ts'
import { useConflict } from './conflict/use-conflict.ts'
import { useDraft } from './drafts/use-draft.ts'
import { focusWrong } from './focus-first-error.ts'
import { formFields } from './form-fields.ts'
import { createForm, type Form } from './form-store.ts'
import type { FormViewProps } from './form-view-props.ts'
import { writableIn } from './is-field-writable.ts'
import { useAsker } from './use-expression-context.ts'
import { useInitialValues } from './use-initial-values.ts'
import { useSave } from './use-save.ts'
import { useSuggestions } from './use-suggestions.ts'

export type RecordForm = ReturnType<typeof useRecordForm>

/** A form with the record it was begun from, its draft, and what was saved by others meanwhile. */
export function useRecordForm(props: FormViewProps, root: RefObject<HTMLFormElement | null>) {
  const { doc, one, start, onSaved, onReload } = props
  const asker = useAsker()
  const tab = useTab()
  // What was typed over: a newer version that arrives while one types is never written over, but merged.
  const [base, setBase] = useState(one)
  const record = base?.record ?? null
  const [form] = useState(() => createForm({ fields: formFields(doc), record, asker, writable: writableIn(doc, one) }))
  const draft = useFormDraft(form, props, record)
  useInitialValues(form, start?.values ?? null, draft.restored !== null && record === null)
  useSuggestions(doc, form, {
    fresh: record === null && (start === undefined || start.led === true),
    begun: Object.keys(start?.values ?? {}),
  })
  const { save, busy } = useSave(doc, form)
  const meeting = useConflict(doc, form, onReload)
  const dirty = useDirty(form)
  const meet = async (id: string, typedOver: Values | null, since: number) => {
    try {
      return await meeting.look({ id, base: typedOver, ver: since })
    } catch (failure) {
      toast.error(failureText(failure))
      return null
    }
  }
  const press = async (andSubmit: boolean, over: OneRecord | null = base) => {
    const outcome = await save(andSubmit, over?.record ?? null)
    if (outcome === 'wrong') focusWrong(root.current)
    else if (outcome === 'stale' && over) await meet(String(over.record.id), over.record, Number(over.record.ver))
    else if (typeof outcome === 'object' && andSubmit && !outcome.submitted && isRefused(form)) {
      // Saved, and what keeps it from being submitted is mended here, not looked for again.
      draft.saved()
      setBase(savedAs(form, outcome.saved.id, outcome.saved.ver))
      focusWrong(root.current)
    } else if (typeof outcome === 'object') {
      draft.saved()
      tab.setDirty(false)
      onSaved(outcome.saved)
    }
  }
  return { form, base, setBase, record, draft, meeting, meet, dirty, busy, press }
}

function useFormDraft(form: Form, { doc, start }: FormViewProps, record: Values | null) {
  const { user } = useSession()
  const place = {
    person: user.userId,
    document: `${doc.module}.${doc.name}`,
    id: record ? String(record.id) : (start?.key ?? 'new'),
  }
  return useDraft(form, place, typeof record?.ver === 'number' ? record.ver : null)
}

function useDirty(form: Form): boolean {
  const dirty = useStore(form.store, ({ changed }) => changed.size > 0)
  useUnsaved(dirty)
  return dirty
}

function isRefused(form: Form): boolean {
  return Object.keys(form.store.getState().refused).length > 0
}

function savedAs(form: Form, id: unknown, ver: unknown): OneRecord {
  const record = { ...form.store.getState().checked, id, ver } as Values
  return { record, offered: [], waits: [], linked: false, opens: new Set(), writable: null }
}
