import { Suspense, lazy, useCallback, useEffect, useState } from 'react'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useKept } from '../../ui/page-memory.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useInstance } from '../approval/decision/approval-instance-queries.ts'
import { DecisionBox } from '../approval/decision/decision-box.tsx'
import { decides, panelOffers } from '../approval/decision/panel-actions.ts'
import { CaseNotice } from '../approval/decision/returned-or-suspended-notice.tsx'
import { SummaryStrip } from '../approval/decision/summary-strip.tsx'
import { useViewed } from '../approval/decision/use-mark-viewed.ts'
import type { Start } from '../form/form-view-props.ts'
import { titleOf } from '../platform/data/record-title.ts'
import { useRecord } from '../platform/data/use-record.ts'
import { Failure } from '../platform/http/failure.ts'
import { useKeepsAll, usePage, useTab } from '../platform/page/page-context.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { FormView } from './document-form.tsx'
import { judgedIn } from './offered-actions.ts'
import { OpenedFromListSteps } from './opened-from-list-steps.tsx'
import { Actions } from './record-actions.tsx'
import { RecordHeader } from './record-header.tsx'
import { RecordTabs } from './record-tabs.tsx'
import { detailWords } from './words.ts'
import css from './detail.module.css'

const DecisionSubject = lazy(async () => ({ default: (await import('./decision-subject.tsx')).DecisionSubject }))
const PrintDialog = lazy(() => import('./print/print-dialog.tsx'))
const RecordSheet = lazy(() => import('./print/record-print-page.tsx'))

/** One record: header with state and actions, decision box for its handler, tabs; editing turns it into its form. */
export function RecordPage({ doc, id }: { readonly doc: Described; readonly id: string }) {
  const lang = useLang()
  const tab = useTab()
  const { query, visible } = usePage()
  const { data: one, error, refetch } = useRecord(doc, id)
  const { inForm, old, edit, endEditing, restore } = useEditing(one?.offered.includes('bj') ?? false)
  const [printing, setPrinting] = useState<'server' | 'page' | null>(null)
  const endPrinting = useCallback(() => setPrinting(null), [])
  const procInstId = typeof one?.record.procInstId === 'string' ? one.record.procInstId : null
  const instance = useInstance(procInstId).data
  useViewed(instance, visible)
  useKeepsAll()
  const title = one ? titleOf(doc, one.record, lang) : ''
  useEffect(() => {
    if (title) tab.setTitle(title)
  }, [tab, title])
  if (error && !one) return <FailedPage error={error} onRetry={() => void refetch()} />
  if (!one)
    return (
      <Page>
        <Skeleton lines={8} height={20} />
      </Page>
    )
  const offers = panelOffers(instance ?? null)
  const judged = judgedIn(doc, one.offered)
  const again = async () => {
    const { data: newer, error: failed } = await refetch()
    if (failed instanceof Failure && failed.status === 404) return null
    if (failed) throw failed
    return newer ?? null
  }
  return (
    <Page>
      <RecordHeader
        doc={doc}
        record={one.record}
        instance={instance ?? null}
        waits={one.waits}
        actions={
          !inForm && (
            <>
              <OpenedFromListSteps doc={doc} id={id} />
              <Actions
                doc={doc}
                one={one}
                first={query.get('act')}
                onEdit={one.offered.includes('bj') ? edit : null}
                onPrint={() => setPrinting('server')}
                onSavePage={() => setPrinting('page')}
                onDone={() => void refetch()}
              />
            </>
          )
        }
      />
      <CaseNotice instance={instance ?? null} />
      {!inForm &&
        (judged.length > 0 ? (
          <Suspense>
            <DecisionSubject doc={doc} record={one.record} names={judged} />
          </Suspense>
        ) : (
          decides(offers) && <SummaryStrip doc={doc} record={one.record} />
        ))}
      {inForm ? (
        <FormView
          key={id}
          doc={doc}
          one={one}
          {...(old ? { start: old } : {})}
          onReload={again}
          onCancel={endEditing}
          onSaved={() => {
            endEditing()
            void refetch()
          }}
        />
      ) : (
        <div className={offers.length > 0 ? css.decided : undefined}>
          <RecordTabs doc={doc} one={one} procInstId={procInstId} linesInSight={decides(offers)} onRestore={restore} />
          {instance && offers.length > 0 && (
            <DecisionAside {...{ doc, instance, offers }} record={one.record} onDone={() => void refetch()} />
          )}
        </div>
      )}
      {printing !== null && (
        <Suspense>
          {printing === 'server' ? (
            <PrintDialog doc={doc} record={one.record} name={title} onClose={endPrinting} />
          ) : (
            <RecordSheet doc={doc} record={one.record} instance={instance ?? null} onDone={endPrinting} />
          )}
        </Suspense>
      )}
    </Page>
  )
}

/** Whether the record is its form now, and what of the past was put into it. */
function useEditing(editable: boolean) {
  const t = useWords()
  const { query } = usePage()
  const [editing, setEditing] = useKept('editing', () => query.get('edit') === '1')
  const [old, setOld] = useKept<Start | null>('old value', () => null)
  const [begun, setBegun] = useState(false)
  // A form that is open stays open whatever becomes of the record: what was typed must not vanish.
  if (editing && editable && !begun) setBegun(true)
  return {
    inForm: editing && (editable || begun),
    old,
    edit: () => setEditing(true),
    endEditing: () => {
      setEditing(false)
      setBegun(false)
      setOld(null)
    },
    restore: (field: DescribedField, value: Json) => {
      setOld({ key: field.name, values: { [field.name]: value } })
      setEditing(true)
      toast.info(t(detailWords.restored))
    },
  }
}

function DecisionAside(props: Parameters<typeof DecisionBox>[0]) {
  return (
    <aside>
      <DecisionBox key={props.offers.map(({ verb, taskId }) => `${verb}${taskId}`).join()} {...props} />
    </aside>
  )
}

function FailedPage({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useWords()
  const absent = error instanceof Failure && error.status === 404
  return (
    <Page>
      <Empty title={t(absent ? detailWords.missing : detailWords.failed)} note={absent ? null : error.message}>
        {!absent && <Button onClick={onRetry}>{t(detailWords.retry)}</Button>}
      </Empty>
    </Page>
  )
}
