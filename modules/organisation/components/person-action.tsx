import { Suspense } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { ActionDialog, type Values } from '../../../web/module-api.ts'
import { renewPeople } from './change-person-status.tsx'

interface PersonActionProps {
  readonly doc: Described
  readonly record: Values
  readonly verb: string
  readonly onClose: () => void
}

/** An action of the description, asked where a person is looked at. */
export function PersonAction({ doc, record, verb, onClose }: PersonActionProps) {
  const action = doc.actions.find((one) => one.verb === verb)
  if (action === undefined) return null
  return (
    <Suspense>
      <ActionDialog
        doc={doc}
        record={record}
        action={{ ...action, reason: false }}
        onClose={onClose}
        onDone={() => {
          onClose()
          renewPeople()
        }}
      />
    </Suspense>
  )
}
