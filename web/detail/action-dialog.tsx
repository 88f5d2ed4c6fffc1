import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Described } from '../../core/described.ts'
import { ChosenPeopleInput, chosenBody, type ChosenPeople } from '../approval/chosen-people.tsx'
import { useChoices } from '../approval/use-choices.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../data/failure-text.ts'
import { actOn, removeRecords } from '../data/record.ts'
import type { Values } from '../data/record-values.ts'
import { useAsks } from '../form/use-asks.tsx'
import { Failure } from '../http/failure.ts'
import { newKey } from '../http/idempotency-key.ts'
import { useTab } from '../shell/page.ts'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import css from './detail.module.css'
import type { OfferedAction } from './offered-actions.ts'
import { titleOf } from './title-of.ts'
import { detailWords } from './words.ts'

interface ActionDialogProps {
  readonly doc: Described
  readonly record: Values
  readonly action: OfferedAction
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks what an action needs (fields, a reason, or only yes), then does it; one key per opening, so a double press acts once. */
export function ActionDialog({ doc, record, action, onDone, onClose }: ActionDialogProps) {
  const t = useWords()
  const lang = useLang()
  const tab = useTab()
  const [key] = useState(newKey)
  const asks = useAsks(action.asks)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const choices = useChoices(doc, String(record.id), action.verb === 'submit')
  const [chosen, setChosen] = useState<ChosenPeople>({})
  const run = async () => {
    if (busy) return
    if (action.reason && reason.trim() === '') { setWrong(t(detailWords.reasonNeeded)); return }
    const values = asks.values()
    if (values === null) return
    setBusy(true)
    try {
      const id = String(record.id)
      if (action.verb === 'sc') await removeRecords(doc, [id])
      else await actOn(doc, id, action.verb, { ver: record.ver ?? null, ...values, ...(action.reason ? { opinion: reason.trim() } : {}), ...chosenBody(chosen) }, key)
      toast.success(action.verb === 'sc' ? t(detailWords.removed) : t(detailWords.done, { action: action.label }))
      if (action.verb === 'sc') tab.close()
      else onDone()
    } catch (failure) {
      if (failure instanceof Failure && Object.keys(failure.errors).length > 0) asks.refuse(failure.errors)
      toast.error(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog open title={action.asks.length > 0 ? `${action.label} · ${titleOf(doc, record, lang)}` : t(detailWords.ask, { action: action.label, name: titleOf(doc, record, lang) })} onClose={onClose} width={action.asks.length > 3 ? 720 : 480} careful={action.asks.length > 0} footer={
      <>
        <Button onClick={onClose}>{t(detailWords.cancel)}</Button>
        <Button type="primary" danger={action.look === 'danger'} loading={busy} autoFocus={action.asks.length === 0 && !action.reason} onClick={() => void run()}>{action.label}</Button>
      </>
    }>
      <div className={css.asks}>
        {asks.rows}
        <ChosenPeopleInput choices={choices} chosen={chosen} wrong={false} onChange={setChosen} />
        {action.reason && (
          <label className={css.reason}>{t(detailWords.reason)}
            <Input.TextArea autoFocus rows={3} maxLength={500} value={reason} {...(wrong ? { status: 'error' } : {})} onChange={(event) => { setReason(event.target.value); setWrong(null) }} />
            {wrong && <span role="alert">{wrong}</span>}
          </label>
        )}
        {action.look === 'danger' && <p className={css.note}>{t(detailWords.cannotUndo)}</p>}
      </div>
    </Dialog>
  )
}
