import { Suspense, lazy, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { taskWords } from '../approval/decision/task-words.ts'
import type { Selection } from '../list/actions/selection.ts'
import { gridWords } from '../list/grid/grid-words.ts'
import { useWords } from '../platform/session/use-words.ts'
import css from './task-inbox.module.css'

const AgreeTogetherDialog = lazy(async () => ({
  default: (await import('./agree-together-dialog.tsx')).AgreeTogetherDialog,
}))

interface AgreeTogetherBarProps {
  readonly selection: Selection
  readonly total: number
  readonly onDone: () => void
}

/** Over the tasks chosen: agreeing to all of them. */
export function AgreeTogetherBar({ selection, total, onDone }: AgreeTogetherBarProps) {
  const t = useWords()
  const { all, rows } = useStore(selection.store)
  const [asked, setAsked] = useState(false)
  const count = all ? total : rows.size
  if (count === 0 && !asked) return null
  const close = () => {
    setAsked(false)
    selection.clear()
    onDone()
  }
  return (
    <div className={css.bulk} role="region" aria-live="polite" aria-label={t(gridWords.chosen, { n: count })}>
      <b>{t(gridWords.chosen, { n: count })}</b>
      <Button look="link" size="small" onClick={selection.clear}>
        {t(gridWords.clear)}
      </Button>
      {all ? (
        <span>{t(taskWords.togetherMany, { n: 100 })}</span>
      ) : (
        <Button size="small" look="primary" onClick={() => setAsked(true)}>
          {t(taskWords.together)}
        </Button>
      )}
      {asked && (
        <Suspense>
          <AgreeTogetherDialog rows={[...rows.values()]} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
