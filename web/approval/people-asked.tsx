import { Suspense, lazy } from 'react'

const PersonDialog = lazy(() => import('../../kinds/person/person-dialog.tsx'))

interface PeopleAskedProps {
  readonly verb: 'copy' | 'transfer'
  readonly busy: boolean
  readonly onDone: (people: readonly string[]) => void
  readonly onClose: () => void
}

const anybody = { locked: [], everywhere: true, role: '', scope: '', most: 0 }

/** Asks whom a task goes to, or who gets a copy; the whole group may be chosen from. */
export function PeopleAsked({ verb, busy, onDone, onClose }: PeopleAskedProps) {
  return (
    <Suspense>
      <PersonDialog chosen={[]} multiple={verb === 'copy'} limits={anybody} onClose={onClose}
        onDone={(chosen) => { if (busy) return; if (chosen.length === 0) onClose(); else onDone(chosen.map(({ userId }) => userId)) }} />
    </Suspense>
  )
}
