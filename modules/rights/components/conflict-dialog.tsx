import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useStamp, useWords } from '../../../web/module-api.ts'
import { changesOf } from '../merge-role-edits.ts'
import type { RoleSheet, StoredSheet } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import { ChangeList } from './role-change-list.tsx'
import type { Catalogue } from './role-queries.tsx'
import css from './role.module.css'

interface ConflictDialogProps {
  readonly base: RoleSheet
  readonly theirs: StoredSheet
  readonly catalogue: Catalogue
  readonly busy: boolean
  readonly onMerge: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** Tells the second of two administrators what the first has changed, and lets him keep both or give way. */
export function ConflictDialog({ base, theirs, catalogue, busy, onMerge, onTheirs, onClose }: ConflictDialogProps) {
  const t = useWords()
  const stamp = useStamp()
  return (
    <Dialog
      open
      careful
      title={t(words.raced, { who: theirs.changedBy })}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTheirs}>{t(words.takeTheirs)}</Button>
          <Button look="primary" busy={busy} onClick={onMerge}>
            {t(words.merge)}
          </Button>
        </>
      }
    >
      <p className={css.note}>
        {stamp(theirs.changedAt)} · {t(words.racedNote)}
      </p>
      <ChangeList
        label={t(words.theirs)}
        changes={changesOf(base, theirs)}
        names={theirs.names}
        catalogue={catalogue}
      />
    </Dialog>
  )
}
