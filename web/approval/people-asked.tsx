import { Suspense, lazy } from 'react'

const PersonDialog = lazy(() => import('../../kinds/person/person-dialog.tsx'))

interface PeopleAskedProps {
  readonly several: boolean
  readonly busy: boolean
  readonly onDone: (people: readonly string[]) => void
  readonly onClose: () => void
}

const anybody = { locked: [], everywhere: true, role: '', scope: '', most: 0 }

/** Asks whom something goes to, one or several; the whole group may be chosen from. */
export function PeopleAsked({ several, busy, onDone, onClose }: PeopleAskedProps) {
  return (
    <Suspense>
      <PersonDialog chosen={[]} multiple={several} limits={anybody} onClose={onClose}
        onDone={(chosen) => { if (busy) return; if (chosen.length === 0) onClose(); else onDone(chosen.map(({ userId }) => userId)) }} />
    </Suspense>
  )
}
