import { useEffect, useState } from 'react'
import type { Described } from '../../core/described.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Button } from 'antd'
import { DecisionBox } from '../approval/decision-box.tsx'
import { ReturnedNotice } from '../approval/returned-notice.tsx'
import { useInstance } from '../approval/instance.ts'
import { useViewed } from '../approval/use-viewed.ts'
import { useRecord } from '../data/record.ts'
import { Failure } from '../http/failure.ts'
import { FormView } from '../form/form-view.tsx'
import { usePage, useTab } from '../shell/page.ts'
import { useWords } from '../session/use-words.ts'
import { Actions } from './actions.tsx'
import css from './detail.module.css'
import { RecordTabs } from './record-tabs.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RecordHeader } from './record-header.tsx'
import { titleOf } from './title-of.ts'
import { detailWords } from './words.ts'

/** One record: header with state and actions, decision box for its handler, tabs; editing turns it into its form. */
export function RecordPage({ doc, id }: { readonly doc: Described; readonly id: string }) {
  const t = useWords()
  const tab = useTab()
  const { query, visible } = usePage()
  const { data: one, error, refetch } = useRecord(doc, id)
  const [editing, setEditing] = useState(query.get('edit') === '1')
  const [printing, setPrinting] = useState(false)
  const procInstId = typeof one?.record.procInstId === 'string' ? one.record.procInstId : null
  const instance = useInstance(procInstId).data
  useViewed(instance, visible)
  const title = one ? titleOf(doc, one.record) : ''
  useEffect(() => { if (title) tab.setTitle(title) }, [tab, title])
  if (error && !one) {
    const absent = error instanceof Failure && error.status === 404
    return <Page><Empty title={t(absent ? detailWords.missing : detailWords.failed)} note={absent ? null : error.message}>{!absent && <Button onClick={() => void refetch()}>{t(detailWords.retry)}</Button>}</Empty></Page>
  }
  if (!one) return <Page><Skeleton lines={8} height={20} /></Page>
  const editable = one.offered.includes('bj')
  const offers = instance?.offered.filter(({ taskId, verb }) => taskId !== null && verb !== 'view') ?? []
  const again = async () => (await refetch()).data ?? null
  return (
    <Page>
      <RecordHeader doc={doc} record={one.record} instance={instance ?? null} actions={!editing && <Actions doc={doc} one={one} first={query.get('act')} onEdit={editable ? () => setEditing(true) : null} onPrint={() => setPrinting(true)} onDone={() => void refetch()} />} />
      <ReturnedNotice instance={instance ?? null} />
      {editing && editable
        ? <FormView key={id} doc={doc} one={one} onReload={again} onCancel={() => setEditing(false)} onSaved={() => { setEditing(false); void refetch() }} />
        : (
          <div className={offers.length > 0 ? css.decided : undefined}>
            <RecordTabs doc={doc} one={one} procInstId={procInstId} />
            {instance && offers.length > 0 && <aside><DecisionBox key={offers.map(({ verb, taskId }) => `${verb}${taskId}`).join()} instance={instance} offers={offers} onDone={() => void refetch()} /></aside>}
          </div>
        )}
      {printing && <PrintSheet doc={doc} record={one.record} instance={instance ?? null} onDone={() => setPrinting(false)} />}
    </Page>
  )
}
