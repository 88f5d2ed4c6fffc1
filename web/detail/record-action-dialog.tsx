import { lazy, Suspense, useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { ChosenPeopleInput, chosenBody, type ChosenPeople } from '../approval/decision/chosen-people.tsx'
import { SummaryStrip } from '../approval/decision/summary-strip.tsx'
import { useChoices } from '../approval/decision/use-drafter-choices.ts'
import { useAskedFields } from '../form/use-action-fields.tsx'
import { failureText } from '../platform/data/failure-text.ts'
import { titleOf } from '../platform/data/record-title.ts'
import type { Values } from '../platform/data/record-values.ts'
import { fieldNamed } from '../platform/data/use-described.ts'
import { actOn, removeRecords, useRecord } from '../platform/data/use-record.ts'
import { Failure } from '../platform/http/failure.ts'
import { newKey } from '../platform/http/idempotency-key.ts'
import { useTab } from '../platform/page/page-context.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { actionConfirmationWords } from '../platform/words/action-confirmation.ts'
import { narrowedReference } from './filtered-reference-field.ts'
import type { OfferedAction } from './offered-actions.ts'
import { detailWords } from './words.ts'
import css from './detail.module.css'

const WayPreview = lazy(() => import('../approval/decision/approval-path-preview.tsx'))

interface ActionDialogProps {
  readonly doc: Described
  readonly record: Values
  readonly action: OfferedAction
  readonly onDone: () => void
  readonly onClose: () => void
}

/**
 * Asks what an action needs, below what is signed; a row of a list is read whole first, for it holds only its columns.
 */
export function ActionDialog(props: ActionDialogProps) {
  const {
    doc,
    record,
    action: { shows, prefill },
  } = props
  const whole = useRecord(shows === undefined && prefill === undefined ? undefined : doc, String(record.id))
  if (shows === undefined && prefill === undefined) return <AskedAction {...props} />
  const read = whole.data?.record ?? (whole.error ? record : null)
  return read && <AskedAction {...props} record={read} />
}

/** Asks for fields, a reason, or only yes, then does it; one key per opening, so a double press acts once. */
function AskedAction({ doc, record, action, onDone, onClose }: ActionDialogProps) {
  const t = useWords()
  const lang = useLang()
  const tab = useTab()
  const [key] = useState(newKey)
  const [fields] = useState(() => action.asks.map((field) => narrowedReference(field, record)))
  const asks = useAskedFields(fields, begunWith(action, record))
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const choices = useChoices(doc, String(record.id), action.verb === 'submit')
  const [chosen, setChosen] = useState<ChosenPeople>({})
  const run = async () => {
    if (busy) return
    if (action.reason && reason.trim() === '') {
      setWrong(t(detailWords.reasonNeeded))
      return
    }
    const values = asks.values()
    if (values === null) return
    setBusy(true)
    try {
      const id = String(record.id)
      if (action.verb === 'sc') await removeRecords(doc, [id])
      else
        await actOn(
          doc,
          id,
          action.verb,
          {
            ver: record.ver ?? null,
            ...values,
            ...(action.reason ? { opinion: reason.trim() } : {}),
            ...chosenBody(chosen),
          },
          key,
        )
      toast.success(
        action.verb === 'sc' ? t(detailWords.removed) : (action.done ?? t(detailWords.done, { action: action.label })),
      )
      if (action.verb === 'sc') tab.close()
      else onDone()
    } catch (failure) {
      if (failure instanceof Failure && Object.keys(failure.errors).length > 0) asks.refuse(failure.errors)
      toast.error(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={
        action.asks.length > 0
          ? `${action.label} · ${titleOf(doc, record, lang)}`
          : t(actionConfirmationWords.ask, { action: action.label, name: titleOf(doc, record, lang) })
      }
      onClose={onClose}
      width={widthOf(doc, action)}
      careful={action.asks.length > 0}
      footer={
        <>
          <Button onClick={onClose}>{t(detailWords.cancel)}</Button>
          <Button
            look="primary"
            danger={action.look === 'danger'}
            busy={busy}
            autoFocus={action.asks.length === 0 && !action.reason}
            onClick={() => void run()}
          >
            {action.label}
          </Button>
        </>
      }
    >
      <div className={css.asks}>
        {action.shows && <SummaryStrip doc={doc} record={record} names={action.shows} />}
        {asks.rows}
        {action.verb === 'submit' && doc.approval && (
          <Suspense>
            <WayPreview doc={doc} id={String(record.id)} values={noValues} />
          </Suspense>
        )}
        <ChosenPeopleInput choices={choices} chosen={chosen} wrong={false} onChange={setChosen} />
        {action.reason && (
          <ReasonInput
            value={reason}
            wrong={wrong}
            onChange={(text) => {
              setReason(text)
              setWrong(null)
            }}
          />
        )}
        {action.follows !== undefined && <p className={css.note}>{action.follows}</p>}
        {action.irreversible && <p className={css.note}>{t(actionConfirmationWords.cannotUndo)}</p>}
      </div>
    </Dialog>
  )
}

interface ReasonInputProps {
  readonly value: string
  readonly wrong: string | null
  readonly onChange: (value: string) => void
}

function ReasonInput({ value, wrong, onChange }: ReasonInputProps) {
  const t = useWords()
  return (
    <label className={css.reason}>
      {t(detailWords.reason)}
      <TextArea
        autoFocus
        rows={3}
        maxLength={500}
        value={value}
        {...(wrong ? { status: 'error' } : {})}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong && <span role="alert">{wrong}</span>}
    </label>
  )
}

/** Whether what is signed has sub-tables, which want room. */
function hasTables(doc: Described, { shows = [] }: OfferedAction): boolean {
  return shows.some((name) => fieldNamed(doc.fields, name)?.kind === 'lines')
}

// What is submitted is what is saved.
const noValues: Values = {}

/** What is known already of what an action asks for. */
function begunWith({ prefill }: OfferedAction, record: Values): Values | null {
  return prefill === undefined
    ? null
    : Object.fromEntries(Object.entries(prefill).map(([asked, name]) => [asked, record[name] ?? null]))
}

function widthOf(doc: Described, action: OfferedAction): number {
  if (hasTables(doc, action)) return 880
  return action.asks.length > 3 ? 720 : 480
}
