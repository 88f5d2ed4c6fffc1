import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { useStamp } from '../platform/data/use-time-format.ts'
import { useWords } from '../platform/session/use-words.ts'
import type { OwnWindow } from './frame-calls.ts'
import type { FrameController } from './frame-controller.ts'
import { isEditing, type FrameState } from './frame-state.ts'
import { frameViews } from './frame-views.ts'
import { offerDownload } from './offer-download.ts'
import { RecoveryOffer } from './recovery/recovery-offer.tsx'
import { frameWords as words } from './words.ts'
import css from './office-frame.module.css'

/** Above the document: what it is, whether all is saved, who edits, and what went wrong. */
export function FrameBar({ frame }: { readonly frame: FrameController }) {
  const t = useWords()
  const state = useStore(frame.store)
  const { opened, changed, busy, server } = state
  // An office server has buttons of its own, and lets several people in at a time.
  const edits = server === null && frameViews[opened?.file.officeType ?? '']?.edits === true
  const editing = edits && isEditing(state)
  // Slides are edited by an office server where there is one; of a pdf nobody expects it.
  const isOnlySeen = !edits && (opened?.mayEdit === true || opened?.file.officeType === 'p')
  return (
    <header className={css.bar}>
      <div className={css.line}>
        <b className={css.title} title={opened?.file.name}>
          {opened?.file.name}
        </b>
        <span className={css.state} role="status">
          {changed ? t(words.changed) : !(server === null ? editing : opened?.mayEdit) && t(words.readOnly)}
        </span>
        {server === null && opened?.mayPrint && (
          <Button look="quiet" icon="print" aria-label={t(words.print)} title={t(words.print)} onClick={frame.print} />
        )}
        {editing && (
          <Button look="primary" busy={busy} disabled={!changed} onClick={frame.save}>
            {t(busy ? words.saving : words.save)}
          </Button>
        )}
      </div>
      {server === null && isOnlySeen && <p className={css.note}>{t(words.viewOnly)}</p>}
      {edits && <Held frame={frame} state={state} />}
      <RecoveryOffer frame={frame} state={state} />
      <Note frame={frame} state={state} />
    </header>
  )
}

interface Part {
  readonly frame: FrameController
  readonly state: FrameState
}

function Held({ frame, state: { lock, opened } }: Part) {
  const t = useWords()
  const [sure, setSure] = useState(false)
  if (opened?.mayEdit !== true || lock === null || lock.mine || lock.holder === null) return null
  const { holder, own } = lock
  if (own !== null) return <HeldByOneself frame={frame} own={own} />
  return (
    <p className={css.warn} role="alert">
      <span>{t(sure ? words.takeOverSure : words.held, { holder })}</span>
      <Button onClick={() => (sure ? frame.takeOver() : setSure(true))}>{t(words.takeOver)}</Button>
    </p>
  )
}

/** One's own lock bars nobody: it says where one was and since when, and goes over at one press. */
function HeldByOneself({
  frame,
  own: { device, since },
}: {
  readonly frame: FrameController
  readonly own: OwnWindow
}) {
  const t = useWords()
  const stamp = useStamp()
  const place = device === '' ? t(words.elsewhere) : device
  return (
    <p className={css.warn} role="alert">
      <span>{t(words.heldOwn, { time: stamp(since, 'minute'), place })}</span>
      <Button look="primary" onClick={frame.takeOver}>
        {t(words.continueHere)}
      </Button>
    </p>
  )
}

function Note({ frame, state: { note, opened } }: Part) {
  const t = useWords()
  const stamp = useStamp()
  if (note === null) return null
  const download = async () => {
    const bytes = await frame.copy()
    if (bytes !== null) offerDownload(bytes, opened?.file.name ?? '')
  }
  return (
    <p className={css[note.tone]} role={note.tone === 'good' ? 'status' : 'alert'}>
      <span>{t(note.words, note.at === undefined ? note.params : { time: stamp(note.at, 'minute') })}</span>
      {note.unsaved && <Button onClick={frame.save}>{t(words.again)}</Button>}
      {note.unsaved && <Button onClick={() => void download()}>{t(words.copy)}</Button>}
    </p>
  )
}
