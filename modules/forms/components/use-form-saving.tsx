import { useEffect, useEffectEvent, useState } from 'react'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { OpenedForm } from '../../../core/form-design/form-designer-types.ts'
import { toast } from '../../../ui/toast.ts'
import { Failure, failureText, http, useCan, useUnsaved, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { renewForms, saveForm } from './form-queries.tsx'
import { settled } from './predefined-flows.ts'

export type FormSaving = ReturnType<typeof useFormSaving>

export interface FormSavingProps {
  readonly draft: FormDraft
  readonly opened: OpenedForm
  readonly restored: boolean
  /** What Ctrl+S does; null while there is nothing to save. */
  readonly onSaveable: (save: (() => void) | null) => void
  readonly keep: (draft: FormDraft | null, ver: number) => void
  /** Another drawing takes the place of this one. */
  readonly onOpen: (draft: FormDraft) => void
}

/** What the server holds of a drawing, how the drawing gets there, and who else was at work on it. */
export function useFormSaving({ draft, opened, restored, onSaveable, keep, onOpen }: FormSavingProps) {
  const t = useWords()
  const mayDraw = useCan('ywbd-bj')
  const [saved, setSaved] = useState(opened.draft)
  const [ver, setVer] = useState(opened.ver)
  const [busy, setBusy] = useState(false)
  const [theirs, setTheirs] = useState<OpenedForm | null>(null)
  const [back, setBack] = useState(restored)
  const dirty = draft !== saved
  const keepNow = useEffectEvent(() => keep(dirty ? draft : null, ver))
  useUnsaved(dirty)
  useEffect(() => keepNow(), [draft, saved, ver])
  const save = async (over = ver, what = draft): Promise<boolean> => {
    setBusy(true)
    try {
      const answer = await saveForm(settled(what), over)
      setSaved(what)
      setVer(answer.ver)
      setTheirs(null)
      setBack(false)
      void renewForms()
      return true
    } catch (failure) {
      if (failure instanceof Failure && failure.status === 409)
        setTheirs(await http.get<OpenedForm>(`/api/forms/${opened.name}`))
      else toast.error(failureText(failure))
      return false
    } finally {
      setBusy(false)
    }
  }
  const saveNow = () => void save().then((done) => done && toast.success(t(words.saved)))
  useEffect(() => onSaveable(mayDraw && dirty && !busy ? saveNow : null))
  const take = (now: OpenedForm) => {
    setSaved(now.draft)
    setVer(now.ver)
    setTheirs(null)
    onOpen(now.draft)
    void renewForms()
  }
  return { saved, ver, busy, dirty, theirs, setTheirs, back: back && dirty, setBack, save, saveNow, take }
}
