import { useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { taskWords } from '../approval/decision/task-words.ts'
import { offeredActions, type OfferedAction } from '../detail/offered-actions.ts'
import { ActionDialog } from '../detail/record-action-dialog.tsx'
import type { OneRecord } from '../platform/data/use-record.ts'
import { useWords } from '../platform/session/use-words.ts'
import css from './task-inbox.module.css'

/** What an office may do with the record it reads: all of it in sight, the main act first. */
export function OfficeActs({
  doc,
  one,
  onDone,
}: {
  readonly doc: Described
  readonly one: OneRecord
  readonly onDone: () => void
}) {
  const t = useWords()
  const [asked, setAsked] = useState<OfferedAction | null>(null)
  const actions = offeredActions(doc, one.offered, t).filter(({ verb }) => verb !== 'sc')
  if (actions.length === 0) return null
  return (
    <aside className={css.decide} aria-label={t(taskWords.office)}>
      <section className={css.acts}>
        {actions.map((action) => (
          <Button
            key={action.verb}
            look={action.look === 'primary' ? 'primary' : 'normal'}
            danger={action.look === 'danger'}
            onClick={() => setAsked(action)}
          >
            {action.label}
          </Button>
        ))}
      </section>
      {asked && (
        <ActionDialog
          key={asked.verb}
          doc={doc}
          record={one.record}
          action={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onDone()
          }}
        />
      )}
    </aside>
  )
}
