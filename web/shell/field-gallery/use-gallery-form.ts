import { useEffect, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { toast } from '../../../ui/toast.ts'
import { formFields } from '../../form/form-fields.ts'
import { createForm } from '../../form/form-store.ts'
import { useAsker } from '../../form/use-expression-context.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { saveRecord, useRecord } from '../../platform/data/use-record.ts'
import { Failure } from '../../platform/http/failure.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { galleryWords } from './words.ts'

/** A form over a document that begins empty, saves to the server and shows what the server then holds. */
export function useGalleryForm(doc: Described) {
  const t = useWords()
  const asker = useAsker()
  const [form] = useState(() => createForm({ fields: formFields(doc), record: null, asker, writable: () => true }))
  const [id, setId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const stored = useRecord(doc, id).data?.record
  useEffect(() => {
    if (stored) form.rebase(stored, new Set())
  }, [form, stored])
  const save = async () => {
    if (!form.tryAll()) return false
    setBusy(true)
    try {
      const values = {
        ...form.store.getState().checked,
        ...(stored ? { id: stored.id ?? null, ver: stored.ver ?? null } : {}),
      }
      setId((await saveRecord(doc, values, newKey())).id)
      toast.success(t(galleryWords.saved))
      return true
    } catch (failure) {
      if (failure instanceof Failure) form.refuse(failure.errors)
      toast.error(failureText(failure))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { form, save, busy }
}

/** The same values where nobody may write. */
export function useLockedForm(doc: Described, from: ReturnType<typeof createForm>) {
  const asker = useAsker()
  const [locked] = useState(() =>
    createForm({ fields: formFields(doc), record: from.store.getState().checked, asker, writable: () => false }),
  )
  useEffect(
    () =>
      from.store.subscribe(({ checked }, before) => {
        if (checked !== before.checked) locked.rebase(checked, new Set())
      }),
    [from, locked],
  )
  return locked
}
