import { Select } from 'antd'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { FlowOffer } from './approval-instance-queries.ts'
import { taskWords } from './task-words.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

interface ActReasonDialogProps {
  /** The act, as its menu calls it. */
  readonly title: string
  /** What it does, where its name does not say it. */
  readonly meaning?: string | undefined
  readonly offer: FlowOffer
  readonly busy: boolean
  readonly onDone: (body: object) => void
  readonly onClose: () => void
}

/** Asks for the reason of an act that is not undone easily and, for a jump, where to. */
export function ActReasonDialog({ title, meaning, offer, busy, onDone, onClose }: ActReasonDialogProps) {
  const t = useWords()
  const [opinion, setOpinion] = useState('')
  const [to, setTo] = useState(offer.targets?.[0]?.node ?? '')
  const [wrong, setWrong] = useState(false)
  const done = () => {
    if (offer.needsOpinion && opinion.trim() === '') setWrong(true)
    else onDone({ opinion: opinion.trim(), ...(offer.verb === 'jump' ? { node: offer.node, to } : {}) })
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      careful={opinion !== ''}
      footer={
        <>
          <Button onClick={onClose}>{t(taskWords.cancel)}</Button>
          <Button look="primary" danger={offer.verb === 'terminate'} busy={busy} onClick={done}>
            {title}
          </Button>
        </>
      }
    >
      {meaning !== undefined && <p className={css.means}>{meaning}</p>}
      {offer.targets && (
        <label className={css.target}>
          {t(approvalWords.jumpTo)}
          <Select
            value={to}
            style={{ flex: 1 }}
            onChange={setTo}
            options={offer.targets.map(({ node, label }) => ({ value: node, label }))}
          />
        </label>
      )}
      <TextArea
        value={opinion}
        autoFocus
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={500}
        placeholder={t(approvalWords.reason)}
        aria-label={t(approvalWords.reason)}
        aria-invalid={wrong}
        {...(wrong ? { status: 'error' } : {})}
        onChange={(event) => {
          setOpinion(event.target.value)
          setWrong(false)
        }}
      />
      {wrong && (
        <p className={css.wrong} role="alert">
          {t(approvalWords.reasonNeeded)}
        </p>
      )}
    </Dialog>
  )
}
