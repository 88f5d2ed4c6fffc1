import { Segmented } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { Values } from '../data/record-values.ts'
import { usePhone } from '../data/use-phone.ts'
import { http } from '../http/client.ts'
import { queryClient } from '../http/query-client.ts'
import { useList } from '../list/use-list.ts'
import { RowsView } from '../list/rows-view.tsx'
import { openPage } from '../shell/open-page.ts'
import { useSession } from '../session/session.ts'
import { useWords } from '../session/use-words.ts'
import { taskDocument, type TaskView } from './task-fields.ts'
import { taskWords } from './words.ts'

const topic = ['task']
const tabs = ['', 'unviewed', 'undecided', 'dueSoon'] as const

interface Counts {
  readonly unviewed: number
  readonly undecided: number
  readonly dueSoon: number
}

/** A person's approvals: to do (with what is new, undecided and urgent), done, copied to him, his own. */
export function TaskList({ view }: { readonly view: TaskView }) {
  const t = useWords()
  const { lang } = useSession()
  const phone = usePhone()
  const { doc, list } = useMemo(() => taskDocument(view, lang), [view, lang])
  const [tab, setTab] = useState<string>('')
  const counts = useQuery({ queryKey: ['task', 'counts'], enabled: view === 'todo', queryFn: ({ signal }) => http.get<Counts>('/api/workflow/task/counts', { signal, quiet: true }) }).data
  const filters = useMemo((): Values => ({ view, ...(tab === '' ? {} : { tab }) }), [view, tab])
  const onOpen = useCallback((row: Values) => openPage(`/doc/${row.module}/${row.thing}/${row.id}`), [])
  const label = (one: (typeof tabs)[number]) => {
    const count = one === '' ? undefined : counts?.[one]
    const words = t(one === '' ? taskWords.all : taskWords[one])
    return count === undefined || phone ? words : `${words} ${count}`
  }
  const at = useList(doc, list, filters)
  return (
    <Page full>
      <PageHeader title={t(taskWords[view])} actions={view === 'todo' && <Segmented value={tab} onChange={setTab} options={tabs.map((one) => ({ value: one, label: label(one) }))} />} />
      <RowsView at={at} topic={topic} onOpen={onOpen} onRefresh={() => void queryClient.invalidateQueries({ queryKey: topic })}
        empty={<Empty title={t(view === 'todo' ? taskWords.none : taskWords.nothing)} />} />
    </Page>
  )
}
