import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Page } from '../../ui/page.tsx'
import { taskWords } from '../approval/decision/task-words.ts'
import { createSelection } from '../list/actions/selection.ts'
import type { GridInteractions } from '../list/grid/grid-interactions.ts'
import { RowsView } from '../list/rows-view.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { usePhone } from '../platform/data/use-phone.ts'
import { http } from '../platform/http/client.ts'
import { onEvent } from '../platform/http/event-stream.ts'
import { queryClient } from '../platform/http/query-client.ts'
import { openPage } from '../platform/page/page-navigation.ts'
import { useWords } from '../platform/session/use-words.ts'
import { AgreeTogetherBar } from './agree-together-bar.tsx'
import { useReading } from './use-open-task.ts'
import { taskTopic, useTaskList } from './use-task-list.ts'
import css from './task-inbox.module.css'

const ReadingPane = lazy(async () => ({ default: (await import('./reading-pane.tsx')).ReadingPane }))

const tabs = ['', 'unviewed', 'undecided', 'dueSoon', 'overdue'] as const

interface Counts {
  readonly unviewed: number
  readonly undecided: number
  readonly dueSoon: number
  readonly overdue: number
  /** Documents of which something may wait for the reader's offices. */
  readonly renewedBy: readonly string[]
}

const none: readonly string[] = []

/**
 * What waits for the reader and his offices: new, undecided, urgent; one by one beside the list, or several at once.
 */
export function Inbox() {
  const t = useWords()
  const phone = usePhone()
  const [tab, setTab] = useState<string>('')
  const { doc, at } = useTaskList('todo', tab)
  const counts = useQuery({
    queryKey: ['task', 'counts'],
    queryFn: ({ signal }) => http.get<Counts>('/api/workflow/task/counts', { signal, quiet: true }),
  }).data
  const [selection] = useState(createSelection)
  const { query } = at
  useEffect(() => selection.clear(), [selection, query])
  const total = at.counted?.total ?? 0
  const reading = useReading(doc, query, total)
  const work = useMemo(
    (): GridInteractions => ({ selection, edit: null, onPeek: reading.show }),
    [selection, reading.show],
  )
  const onOpen = useCallback((row: Values) => openPage(String(row.href)), [])
  const refresh = useCallback(() => void queryClient.invalidateQueries({ queryKey: taskTopic }), [])
  useOffices(counts?.renewedBy ?? none, refresh)
  const label = (one: (typeof tabs)[number]) => {
    const count = one === '' ? undefined : counts?.[one]
    const words = t(one === '' ? taskWords.all : taskWords[one])
    return count === undefined || phone ? words : `${words} ${count}`
  }
  const read = !phone && reading.place === null && total > 0 && (
    <Button icon="book" onClick={() => reading.show(0)}>
      {t(taskWords.readingOpen)} <KeyHint keys="J" />
    </Button>
  )
  return (
    <Page full>
      <PageHeader
        title={t(taskWords.todo)}
        actions={
          <>
            <Segmented
              value={tab}
              onChange={(next) => {
                reading.close()
                setTab(next)
              }}
              options={tabs.map((one) => ({ value: one, label: label(one) }))}
            />
            {read}
          </>
        }
      />
      <div className={joinClassNames(css.inbox, reading.place !== null && css.reading)}>
        <div className={css.list}>
          <RowsView
            at={at}
            topic={taskTopic}
            onOpen={onOpen}
            onRefresh={refresh}
            work={work}
            bar={<AgreeTogetherBar selection={selection} total={total} onDone={refresh} />}
            empty={<Empty title={t(taskWords.none)} />}
          />
        </div>
        {reading.place !== null && !phone && (
          <Suspense>
            <ReadingPane
              place={reading.place}
              total={total}
              onStep={reading.step}
              onClose={reading.close}
              onDecided={reading.next}
            />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

/** What somebody did with a record may give an office a task, or take it. */
function useOffices(documents: readonly string[], onChange: () => void): void {
  const names = documents.join()
  useEffect(
    () =>
      onEvent('document', (data) => {
        const { module, name } = data as { readonly module: string; readonly name: string } // the stream sends it so
        if (names.split(',').includes(`${module}.${name}`)) onChange()
      }),
    [names, onChange],
  )
}
