import { Segmented } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { timerLog } from '../../../base/job-run-log.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CallRows, useWords, type Values } from '../../../web/module-api.ts'
import { LogDrawer } from '../components/log-drawer.tsx'
import { TimerList } from '../components/scheduled-job-list.tsx'
import { pageWords } from '../words/pages.ts'
import { timerWords as words } from '../words/scheduled-jobs.ts'

/** What runs by the clock, and how it went. */
export default function Timers() {
  const t = useWords()
  const [tab, setTab] = useState('jobs')
  const [line, setLine] = useState<Values | null>(null)
  const tabs = (
    <Segmented
      value={tab}
      onChange={setTab}
      options={(['jobs', 'runs'] as const).map((value) => ({ value, label: t(words[value]) }))}
    />
  )
  const header = (more: ReactNode) => (
    <PageHeader
      title={t(pageWords.timers)}
      note={t(words.note)}
      actions={
        <>
          {tabs}
          {more}
        </>
      }
    />
  )
  return (
    <Page full={tab === 'runs'}>
      {tab === 'jobs' ? (
        <>
          {header(null)}
          <TimerList />
        </>
      ) : (
        <Suspense fallback={<Skeleton lines={8} height={20} />}>
          <CallRows of={timerLog} onOpen={setLine} head={header} />
        </Suspense>
      )}
      <LogDrawer list={timerLog} line={line} onClose={() => setLine(null)} />
    </Page>
  )
}
