import { useState, type ReactNode } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { useDescribed } from '../platform/data/use-described.ts'
import { useRecord, type Saved } from '../platform/data/use-record.ts'
import { Failure } from '../platform/http/failure.ts'
import { ErrorState } from '../platform/page/error-state.tsx'
import { useWords } from '../platform/session/use-words.ts'
import { FormView } from './document-form.tsx'
import { RecordHeader } from './record-header.tsx'
import { RecordTabs } from './record-tabs.tsx'
import { detailWords } from './words.ts'

interface RecordPaneProps {
  readonly module: string
  readonly name: string
  readonly id: string
  /** What a page of its own offers beside editing. */
  readonly actions?: (record: Values, doc: Described) => ReactNode
}

/** One record beside what it was chosen from: read and edited in its place, without a tab of its own. */
export function RecordPane({ module, name, id, actions }: RecordPaneProps) {
  const { data: doc, error, refetch } = useDescribed(module, name)
  if (error && !doc) return <ErrorState error={error} onRetry={() => void refetch()} />
  return doc ? <Pane key={id} doc={doc} id={id} actions={actions} /> : <Skeleton lines={8} height={20} />
}

function Pane({
  doc,
  id,
  actions,
}: {
  readonly doc: Described
  readonly id: string
  readonly actions: RecordPaneProps['actions']
}) {
  const t = useWords()
  const { data: one, error, refetch } = useRecord(doc, id)
  const [editing, setEditing] = useState(false)
  if (error && !one)
    return error instanceof Failure && error.status === 404 ? (
      <Empty title={t(detailWords.missing)} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  if (!one) return <Skeleton lines={8} height={20} />
  const edit = one.offered.includes('bj') && (
    <Button icon="edit" onClick={() => setEditing(true)}>
      {t(detailWords.edit)}
    </Button>
  )
  return (
    <>
      <RecordHeader
        doc={doc}
        record={one.record}
        instance={null}
        actions={
          !editing && (
            <>
              {actions?.(one.record, doc)}
              {edit}
            </>
          )
        }
      />
      {editing ? (
        <FormView
          doc={doc}
          one={one}
          onReload={async () => (await refetch()).data ?? null}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            void refetch()
          }}
        />
      ) : (
        <RecordTabs doc={doc} one={one} procInstId={null} />
      )}
    </>
  )
}

interface NewRecordProps {
  readonly module: string
  readonly name: string
  /** Filled in already; `key` keeps what is typed apart from other drafts. */
  readonly start: { readonly key: string; readonly values: Values }
  readonly onSaved: (saved: Saved) => void
  readonly onCancel: () => void
}

/** The form of a new record, for a dialog or a pane. */
export function NewRecord({ module, name, start, onSaved, onCancel }: NewRecordProps) {
  const { data: doc, error, refetch } = useDescribed(module, name)
  if (error && !doc) return <ErrorState error={error} onRetry={() => void refetch()} />
  return doc ? (
    <FormView
      key={start.key}
      doc={doc}
      one={null}
      start={start}
      onSaved={onSaved}
      onCancel={onCancel}
      onReload={async () => null}
    />
  ) : (
    <Skeleton lines={6} height={20} />
  )
}

interface EditRecordProps {
  readonly module: string
  readonly name: string
  readonly id: string
  readonly onSaved: (saved: Saved) => void
  readonly onCancel: () => void
}

/** The form of a record that is there, for a dialog or a pane. */
export function EditRecord({ module, name, id, onSaved, onCancel }: EditRecordProps) {
  const t = useWords()
  const { data: doc } = useDescribed(module, name)
  const { data: one, error, refetch } = useRecord(doc, id)
  if (error && !one)
    return error instanceof Failure && error.status === 404 ? (
      <Empty title={t(detailWords.missing)} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  if (!doc || !one) return <Skeleton lines={6} height={20} />
  return (
    <FormView
      key={id}
      doc={doc}
      one={one}
      onReload={async () => (await refetch()).data ?? null}
      onCancel={onCancel}
      onSaved={onSaved}
    />
  )
}
