import { use, useMemo } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useInstance } from '../../approval/decision/approval-instance-queries.ts'
import { Actions } from '../../detail/record-actions.tsx'
import { RecordHeader } from '../../detail/record-header.tsx'
import { RecordTabs } from '../../detail/record-tabs.tsx'
import { refresh, useRecord } from '../../platform/data/use-record.ts'
import { Failure } from '../../platform/http/failure.ts'
import { PageContext } from '../../platform/page/page-context.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { gridWords } from '../grid/grid-words.ts'
import css from './record-drawer.module.css'

/** A record as its own page shows it, without changing the tab it stands in. */
export function DrawerRecord({ doc, id }: { readonly doc: Described; readonly id: string }) {
  const t = useWords()
  const page = use(PageContext)
  const { data: one, error, refetch } = useRecord(doc, id)
  const procInstId = typeof one?.record.procInstId === 'string' ? one.record.procInstId : null
  const instance = useInstance(procInstId).data ?? null
  const path = `/doc/${doc.module}/${doc.name}/${id}`
  // What the record does to its tab (a title, closing) must not happen to the tab of the list.
  const here = useMemo(() => page && { ...page, key: `${page.key}#${id}` }, [page, id])
  if (error && !one)
    return <Empty title={error instanceof Failure && error.status === 404 ? t(gridWords.gone) : error.message} />
  if (!one) return <Skeleton lines={8} />
  const edit = one.offered.includes('bj') ? () => openPage(`${path}?edit=1`) : null
  return (
    <PageContext value={here}>
      <div className={css.record}>
        <RecordHeader
          doc={doc}
          record={one.record}
          instance={instance}
          waits={one.waits}
          actions={
            <Actions
              doc={doc}
              one={one}
              first={null}
              onEdit={edit}
              onPrint={() => openPage(path)}
              onDone={() => {
                void refetch()
                refresh(doc)
              }}
            />
          }
        />
        <RecordTabs doc={doc} one={one} procInstId={procInstId} />
      </div>
    </PageContext>
  )
}
