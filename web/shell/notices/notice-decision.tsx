import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { http } from '../../platform/http/client.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { offerUndo, renewTasks } from '../../platform/page/offer-undo.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { noticeWords as words } from '../../platform/words/notices.ts'
import { undoWords } from '../../platform/words/undo.ts'
import css from './notice-drawer.module.css'

interface NoticeDecisionProps {
  readonly task: string
  /** What may be decided there. */
  readonly verbs: readonly string[]
  /** So long it may be undone; 0 where it takes effect at once. */
  readonly undoSeconds: number
  /** What the notice says, for those who hear the buttons only. */
  readonly about: string
  /** Something was decided: the notice has been dealt with. */
  readonly onDecided: () => void
}

/** Agreeing or returning under a notice; a return says why. */
export function NoticeDecision({ task, verbs, undoSeconds, about, onDecided }: NoticeDecisionProps) {
  const t = useWords()
  const [busy, setBusy] = useState<'agree' | 'reject' | null>(null)
  const [opinion, setOpinion] = useState<string | null>(null)
  const decide = async (verb: 'agree' | 'reject') => {
    setBusy(verb)
    try {
      const body = { opinion: (opinion ?? '').trim() }
      const options = { key: newKey(), quiet: true }
      if (undoSeconds === 0) {
        await http.post(`/api/workflow/task/${task}/action/${verb}`, body, options)
        toast.success(t(words.decided))
      } else {
        const { deciding } = await http.post<{ deciding: string }>(
          `/api/workflow/task/${task}/later/${verb}`,
          body,
          options,
        )
        offerUndo([deciding], { undoMs: undoSeconds * 1_000, text: t(undoWords[verb]), renew: renewTasks }, t)
      }
      onDecided()
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      setBusy(null)
      renewTasks()
    }
  }
  const giveBack = (event: FormEvent) => {
    event.preventDefault()
    if (opinion?.trim() !== '') void decide('reject')
  }
  if (opinion !== null) {
    return (
      <form className={css.decision} onSubmit={giveBack}>
        <input
          autoFocus
          value={opinion}
          maxLength={500}
          placeholder={t(words.reason)}
          aria-label={t(words.reason)}
          onChange={(event) => setOpinion(event.target.value)}
        />
        <Button type="submit" danger busy={busy === 'reject'} disabled={opinion.trim() === ''}>
          {t(words.giveBack)}
        </Button>
        <Button onClick={() => setOpinion(null)}>{t(words.cancel)}</Button>
      </form>
    )
  }
  return (
    <div className={css.decision} role="group" aria-label={about}>
      {verbs.includes('agree') && (
        <Button look="primary" busy={busy === 'agree'} onClick={() => void decide('agree')}>
          {t(words.agree)}
        </Button>
      )}
      {verbs.includes('reject') && <Button onClick={() => setOpinion('')}>{t(words.giveBack)}</Button>}
    </div>
  )
}
