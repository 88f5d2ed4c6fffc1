import { lazy, Suspense, useState } from 'react'
import type { Words } from '../../../core/values/language.ts'
import type { Chosen } from '../../../kinds/person/chosen-people.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { taskWords } from './task-words.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

const PersonDialog = lazy(() => import('../../../kinds/person/person-dialog.tsx'))

interface ActPeopleDialogProps {
  /** The act, as its menu calls it. */
  readonly title: string
  readonly verb: string
  readonly how?: 'before' | 'after' | 'beside' | undefined
  readonly several: boolean
  /** What stands in the opinion already. */
  readonly said: string
  readonly busy: boolean
  readonly onDone: (people: readonly Chosen[], opinion: string) => void
  readonly onClose: () => void
}

const anybody = { locked: [], everywhere: true, role: '', scope: '', most: 0 }

/** What the act does, so that nobody confuses one with another. */
const meanings: Readonly<Record<string, Words>> = {
  transfer: approvalWords.transferMeans,
  delegate: approvalWords.delegateMeans,
  copy: approvalWords.copyMeans,
  assign: approvalWords.assignMeans,
  before: approvalWords.beforeMeans,
  after: approvalWords.afterMeans,
  beside: approvalWords.besideMeans,
}

/**
 * Whom something goes to, and a word for him: people are chosen first, then the act is confirmed with what it means.
 */
export function ActPeopleDialog({ title, verb, how, several, said, busy, onDone, onClose }: ActPeopleDialogProps) {
  const t = useWords()
  const [people, setPeople] = useState<readonly Chosen[]>([])
  const [choosing, setChoosing] = useState(true)
  const [opinion, setOpinion] = useState(said)
  const [wrong, setWrong] = useState(false)
  const asks = verb === 'delegate'
  const takesOpinion = verb !== 'copy'
  const hint = t(asks ? approvalWords.delegateAsk : approvalWords.instruction)
  const done = () => {
    if (asks && opinion.trim() === '') setWrong(true)
    else onDone(people, opinion.trim())
  }
  const chosen = (picked: readonly Chosen[]) => {
    setChoosing(false)
    if (picked.length > 0) setPeople(picked)
    else if (people.length === 0) onClose()
  }
  return (
    <>
      {people.length > 0 && (
        <Dialog
          open
          title={title}
          onClose={onClose}
          careful={opinion !== said}
          footer={
            <>
              <Button onClick={onClose}>{t(taskWords.cancel)}</Button>
              <Button look="primary" busy={busy} onClick={done}>
                {title}
              </Button>
            </>
          }
        >
          <p className={css.means}>{t(meanings[how ?? verb] ?? approvalWords.transferMeans)}</p>
          <div className={css.chosen}>
            <span>{t(approvalWords.handTo)}</span>
            <Button block onClick={() => setChoosing(true)}>
              {people.map(({ userName }) => userName).join(t(approvalWords.and))}
            </Button>
          </div>
          {takesOpinion && (
            <TextArea
              value={opinion}
              autoFocus
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={500}
              placeholder={hint}
              aria-label={hint}
              aria-invalid={wrong}
              {...(wrong ? { status: 'error' } : {})}
              onChange={(event) => {
                setOpinion(event.target.value)
                setWrong(false)
              }}
            />
          )}
          {wrong && (
            <p className={css.wrong} role="alert">
              {t(approvalWords.delegateNeeded)}
            </p>
          )}
        </Dialog>
      )}
      {choosing && (
        <Suspense>
          <PersonDialog
            chosen={[...people]}
            multiple={several}
            limits={anybody}
            onClose={() => (people.length === 0 ? onClose() : setChoosing(false))}
            onDone={chosen}
          />
        </Suspense>
      )}
    </>
  )
}
