import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ConfirmDialog } from '../actions/confirm-dialog.tsx'
import { gridWords } from '../grid/grid-words.ts'
import { wrongCells } from './inline-edit-changes.ts'
import type { InlineEdit } from './inline-edit-state.ts'
import css from '../actions/selection.module.css'

/** How many rows are changed and how many cells wrong; saves all or gives all up. */
export function InlineEditBar({ edit }: { readonly edit: InlineEdit }) {
  const t = useWords()
  const { edits, saving } = useStore(edit.store)
  const [asked, setAsked] = useState(false)
  if (edits.size === 0) return null
  const wrong = wrongCells(edits)
  const save = () => {
    edit
      .save()
      .then(({ saved, left }) => {
        if (saved > 0) toast.success(t(gridWords.savedRows, { n: saved }))
        if (left > 0) toast.error(t(gridWords.leftRows, { n: left }))
      })
      .catch((failure: unknown) => toast.error(failureText(failure)))
  }
  return (
    <div className={css.bar} role="region" aria-live="polite" aria-label={t(gridWords.edits, { n: edits.size })}>
      <b>{t(gridWords.edits, { n: edits.size })}</b>
      {wrong > 0 && (
        <span className={css.wrong} title={t(gridWords.nextWrong)}>
          {t(gridWords.wrong, { n: wrong })} · F8
        </span>
      )}
      <span className={css.verbs}>
        <Button size="small" disabled={saving} onClick={() => setAsked(true)}>
          {t(gridWords.discard)}
        </Button>
        <Button size="small" look="primary" busy={saving} onClick={save}>
          {t(gridWords.saveAll)}
        </Button>
      </span>
      {asked && (
        <ConfirmDialog
          title={t(gridWords.discardAsk, { n: edits.size })}
          note={null}
          danger
          onYes={async () => {
            edit.discard()
            setAsked(false)
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </div>
  )
}
