import { useState } from 'react'
import type { FormLine } from '../../../core/form-design/form-designer-types.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { reloadSession, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { renewForms, retireForm } from './form-queries.tsx'

/** Takes a form out of use; its records stay. */
export function RetireDialog({ form, onClose }: { readonly form: FormLine; readonly onClose: () => void }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const retire = async () => {
    setBusy(true)
    try {
      await retireForm(form.name, form.ver)
      toast.success(t(words.retiredDone))
      await Promise.all([renewForms(), reloadSession()])
      onClose()
    } catch {
      setBusy(false) // what went wrong has been said
    }
  }
  return (
    <Dialog
      open
      title={t(words.retireAsk, { name: form.label })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button danger busy={busy} onClick={() => void retire()}>
            {t(words.retire)}
          </Button>
        </>
      }
    >
      <p>{t(words.retireNote)}</p>
    </Dialog>
  )
}
