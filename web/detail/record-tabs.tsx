import { Suspense, lazy, useMemo, useState } from 'react'
import { Tabs } from 'antd'
import type { Described } from '../../core/described.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApprovalRecord } from '../approval/approval-record.tsx'
import type { OneRecord } from '../data/record.ts'
import { useWords } from '../session/use-words.ts'
import { BasicTab } from './basic-tab.tsx'
import css from './detail.module.css'
import { detailTabsOf } from './detail-tabs.ts'
import { FilesTab } from './files-tab.tsx'
import { LinesTab } from './lines-tab.tsx'
import { LinksTab } from './links-tab.tsx'
import { LogTab } from './log-tab.tsx'
import { detailWords } from './words.ts'

interface RecordTabsProps {
  readonly doc: Described
  readonly one: OneRecord
  readonly procInstId: string | null
}

/** The tabs of a record; those that other modules add come before the record of what happened. */
export function RecordTabs({ doc, one: { record }, procInstId }: RecordTabsProps) {
  const t = useWords()
  const [open, setOpen] = useState('basic')
  const added = useMemo(() => detailTabsOf(`${doc.module}.${doc.name}`).map((tab) => ({ ...tab, Tab: lazy(tab.load) })), [doc.module, doc.name])
  const has = (kind: string) => doc.fields.some((field) => field.kind === kind)
  const files = doc.fields.reduce((sum, { kind, name }) => { const value = record[name]; return kind === 'attachment' && Array.isArray(value) ? sum + value.length : sum }, 0)
  const items = [
    { key: 'basic', label: t(detailWords.basic), children: <BasicTab doc={doc} record={record} /> },
    ...(has('lines') ? [{ key: 'lines', label: t(detailWords.lines), children: <LinesTab doc={doc} record={record} /> }] : []),
    ...(has('attachment') ? [{ key: 'files', label: files > 0 ? `${t(detailWords.files)} ${files}` : t(detailWords.files), children: <FilesTab doc={doc} record={record} /> }] : []),
    { key: 'links', label: t(detailWords.links), children: <LinksTab doc={doc} id={String(record.id)} /> },
    ...added.map(({ key, label, Tab }) => ({ key, label: t(label), children: <Suspense fallback={<Skeleton lines={5} />}><Tab doc={doc} record={record} /></Suspense> })),
    ...(doc.approval ? [{ key: 'approval', label: t(detailWords.approval), children: <ApprovalRecord procInstId={procInstId} /> }] : []),
    { key: 'log', label: t(detailWords.log), children: <LogTab doc={doc} id={String(record.id)} ver={Number(record.ver ?? 0)} /> },
  ]
  return <Tabs className={css.tabs ?? ''} activeKey={open} onChange={setOpen} items={items} destroyOnHidden={false} />
}
