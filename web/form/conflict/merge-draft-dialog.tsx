import { Radio } from 'antd'
import { useMemo, useState } from 'react'
import { mergeDrawings } from '../../../core/form-design/merge-form-drafts.ts'
import type { Json } from '../../../core/values/json.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { mergeWords as words } from './merge-draft-words.ts'
import css from './conflict.module.css'

interface MergeDrawingDialogProps {
  /** What both began with, what I drew, what somebody else saved meanwhile. */
  readonly base: Json
  readonly mine: Json
  readonly theirs: Json
  /** What people call the part of the drawing at a path. */
  readonly named: (path: string) => string
  readonly onMerged: (merged: Json) => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** Somebody else saved the same drawing: what he changed, what both changed, and both put together. */
export function MergeDrawingDialog({
  base,
  mine,
  theirs,
  named,
  onMerged,
  onTheirs,
  onClose,
}: MergeDrawingDialogProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(() => mergeDrawings(base, mine, theirs, chosen), [base, mine, theirs, chosen])
  const choose = (path: string, side: 'mine' | 'theirs') =>
    setChosen((now) => new Set(side === 'theirs' ? [...now, path] : [...now].filter((one) => one !== path)))
  return (
    <Dialog
      open
      careful
      width={640}
      title={t(words.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.later)}</Button>
          <Button onClick={onTheirs}>{t(words.theirsWhole)}</Button>
          <Button look="primary" onClick={() => onMerged(found.merged)}>
            {t(words.merge)}
          </Button>
        </>
      }
    >
      <div className={css.drawings}>
        {found.theirs.length > 0 && (
          <section>
            <h3>{t(words.theirs)}</h3>
            <ul>
              {[...new Set(found.theirs.map(named))].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        )}
        {found.conflicts.length > 0 && (
          <section>
            <h3>{t(words.both)}</h3>
            <ul>
              {found.conflicts.map((path) => (
                <li key={path}>
                  <span id={path}>{named(path)}</span>
                  <Radio.Group
                    aria-labelledby={path}
                    value={chosen.has(path) ? 'theirs' : 'mine'}
                    options={[
                      { value: 'mine', label: t(words.keepMine) },
                      { value: 'theirs', label: t(words.takeTheirs) },
                    ]}
                    onChange={(event) => choose(path, event.target.value === 'theirs' ? 'theirs' : 'mine')}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>{t(words.note)}</p>
      </div>
    </Dialog>
  )
}
