import { Segmented } from 'antd'
import { Suspense, useCallback, useState } from 'react'
import { logLists } from '../../../base/log-lists.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CallRows, usePhone, useWords, type Values } from '../../../web/module-api.ts'
import { AuditChain } from '../components/audit-chain.tsx'
import { LogDrawer } from '../components/log-drawer.tsx'
import { logWords as words } from '../words/logs.ts'
import { pageWords } from '../words/pages.ts'

/** Five logs in one page; a line opens whole, and the chain of the audit is checked from here. */
export default function Logs() {
  const t = useWords()
  const phone = usePhone()
  const [name, setName] = useState<string>('operationLog')
  const [line, setLine] = useState<Values | null>(null)
  const close = useCallback(() => setLine(null), [])
  const list = logLists.find((one) => one.name === name) ?? logLists[0]
  const tabs = (
    <Segmented
      aria-label={t(words.kinds)}
      block={phone}
      value={name}
      onChange={setName}
      options={logLists.map((one) => ({ value: one.name, label: t(one.label) }))}
    />
  )
  return (
    <Page full>
      <Suspense fallback={<Skeleton lines={8} height={20} />}>
        <CallRows
          key={name}
          of={list}
          onOpen={setLine}
          head={(exportButton) => (
            <>
              <PageHeader
                title={t(pageWords.logs)}
                note={phone ? null : t(words.note)}
                actions={
                  <>
                    {tabs}
                    {exportButton}
                  </>
                }
              />
              {name === 'operationLog' && <AuditChain />}
            </>
          )}
        />
      </Suspense>
      <LogDrawer list={list} line={line} onClose={close} />
    </Page>
  )
}
