import { Segmented } from 'antd'
import { Suspense, useCallback, useState } from 'react'
import { approvalList } from '../../../base/approval-list.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdministratorPanel, CallRows, usePage, usePhone, useWords, type Values } from '../../../web/module-api.ts'
import { Figures } from '../components/process-statistics.tsx'
import { monitorWords as words } from '../words/monitor.ts'

/** All approvals for those who look after processes: each of them, and how long they take. */
export default function Monitor() {
  const t = useWords()
  const phone = usePhone()
  const { label } = usePage()
  const [shown, setShown] = useState<'list' | 'figures'>('list')
  const [row, setRow] = useState<Values | null>(null)
  const close = useCallback(() => setRow(null), [])
  const choice = (
    <Segmented
      value={shown}
      onChange={setShown}
      options={[
        { value: 'list', label: t(words.list) },
        { value: 'figures', label: t(words.figures) },
      ]}
    />
  )
  const note = phone ? null : t(words.note)
  if (shown === 'figures')
    return (
      <Page>
        <PageHeader title={t(label)} note={note} actions={choice} />
        <Figures />
      </Page>
    )
  return (
    <Page full>
      <Suspense fallback={<Skeleton lines={8} height={20} />}>
        <CallRows
          of={approvalList}
          onOpen={setRow}
          head={(exportButton) => (
            <PageHeader
              title={t(label)}
              note={note}
              actions={
                <>
                  {choice}
                  {exportButton}
                </>
              }
            />
          )}
        />
      </Suspense>
      {row && (
        <Suspense>
          <AdministratorPanel key={String(row.procInstId)} row={row} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}
