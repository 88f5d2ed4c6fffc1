import { useState } from 'react'
import type { OpenedForm } from '../../../core/form-design/form-designer-types.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, openPage, useTab, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { dropForm, renewForms } from './form-queries.tsx'

interface DropDraftDialogProps {
  readonly opened: OpenedForm
  readonly ver: number
  readonly onDropped: () => void
  /** What is in force takes the place of the draft. */
  readonly onTake: (now: OpenedForm) => void
  readonly onClose: () => void
}

/** Asks before what was drawn since the last publishing is gone. */
export function DropDraftDialog({ opened, ver, onDropped, onTake, onClose }: DropDraftDialogProps) {
  const t = useWords()
  const tab = useTab()
  const [busy, setBusy] = useState(false)
  const drop = async () => {
    setBusy(true)
    try {
      await dropForm(opened.name, ver)
      toast.success(t(words.dropped))
      onDropped()
      void renewForms()
      if (opened.version === null) {
        tab.setDirty(false)
        tab.close()
        openPage('/formbusiness')
      } else onTake(await http.get<OpenedForm>(`/api/forms/${opened.name}`))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t(words.dropAsk)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button danger busy={busy} onClick={() => void drop()}>
            {t(words.drop)}
          </Button>
        </>
      }
    >
      <p>{t(words.dropNote)}</p>
    </Dialog>
  )
}
