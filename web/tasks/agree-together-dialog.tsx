import { useState } from 'react'
import type { Words } from '../../core/values/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { Opinions } from '../approval/decision/quick-opinions.tsx'
import { taskWords } from '../approval/decision/task-words.ts'
import { approvalWords } from '../approval/decision/words.ts'
import { gridWords } from '../list/grid/grid-words.ts'
import { failureText } from '../platform/data/failure-text.ts'
import type { Values } from '../platform/data/record-values.ts'
import { http } from '../platform/http/client.ts'
import { newKey } from '../platform/http/idempotency-key.ts'
import { offerUndo, renewTasks } from '../platform/page/offer-undo.ts'
import { useWords } from '../platform/session/use-words.ts'
import { undoWords } from '../platform/words/undo.ts'
import { taskKey } from './use-open-task.ts'
import css from './task-inbox.module.css'

interface Outcome {
  readonly id: string
  readonly code: string
  readonly msg?: string
  /** What takes it back, for so long; absent where it took effect at once. */
  readonly deciding?: string
  readonly undoMs?: number
}

const atOnce = 100

/** Agrees to the tasks chosen under one opinion, then says of which nothing came and why. */
export function AgreeTogetherDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly Values[]
  readonly onClose: () => void
}) {
  const t = useWords()
  const [opinion, setOpinion] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  // What an office has to do is no approval that one could agree to.
  const [approvals, others] = [
    rows.filter(({ taskId }) => taskId !== null),
    rows.filter(({ taskId }) => taskId === null),
  ]
  const start = async () => {
    setBusy(true)
    try {
      const done =
        approvals.length === 0
          ? []
          : await http.post<readonly Outcome[]>(
              '/api/workflow/task/agree',
              { tasks: approvals.slice(0, atOnce).map(({ taskId }) => taskId), opinion: opinion.trim() },
              { key: newKey(), quiet: true },
            )
      offerUndoOf(done, t)
      setOutcomes([
        ...done,
        ...others.map((row) => ({ id: taskKey(row), code: 'office', msg: t(taskWords.togetherOffice) })),
      ])
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  const names = new Map(rows.map((row) => [taskKey(row), String(row.title ?? '')]))
  const refused = (outcomes ?? []).filter(({ code }) => code !== '0')
  const footer =
    outcomes === null ? (
      <>
        <Button onClick={onClose}>{t(taskWords.cancel)}</Button>
        <Button look="primary" busy={busy} onClick={() => void start()}>
          {t(approvalWords.agree)}
        </Button>
      </>
    ) : (
      <Button look="primary" autoFocus onClick={onClose}>
        {t(taskWords.close)}
      </Button>
    )
  return (
    <Dialog
      open
      careful
      width={560}
      title={outcomes === null ? t(taskWords.togetherAsk, { n: rows.length }) : t(taskWords.together)}
      onClose={onClose}
      footer={footer}
    >
      {outcomes === null ? (
        <div className={css.told}>
          <p>{t(rows.length > atOnce ? taskWords.togetherMany : taskWords.togetherNote, { n: atOnce })}</p>
          <TextArea
            value={opinion}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={500}
            placeholder={t(approvalWords.opinion)}
            aria-label={t(approvalWords.opinion)}
            onChange={(event) => setOpinion(event.target.value)}
          />
          <Opinions onChoose={setOpinion} />
        </div>
      ) : (
        <div className={css.told} role="status">
          <p>
            <b>{t(gridWords.bulkDone, { n: outcomes.length - refused.length })}</b>
            {refused.length > 0 && <> · {t(gridWords.bulkRefused, { n: refused.length })}</>}
          </p>
          {refused.length > 0 && (
            <ul>
              {refused.map(({ id, msg }) => (
                <li key={id}>
                  {names.get(id)}
                  <small>{msg}</small>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** All that was agreed to is taken back with one press, as long as every one of them can be. */
function offerUndoOf(outcomes: readonly Outcome[], say: (words: Words) => string): void {
  const later = outcomes.flatMap(({ deciding, undoMs = 0 }) => (deciding === undefined ? [] : [{ deciding, undoMs }]))
  if (later.length === 0) return
  offerUndo(
    later.map(({ deciding }) => deciding),
    { undoMs: Math.min(...later.map(({ undoMs }) => undoMs)), text: say(undoWords.agree), renew: renewTasks },
    say,
  )
}
