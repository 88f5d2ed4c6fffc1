import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { RunDescribed } from '../../../core/api-types/batch-run.ts'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { keptInLanguage } from '../../platform/data/kept-in-language.ts'
import { http } from '../../platform/http/client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { PostedRun } from './posted-run.tsx'
import { RunParameters } from './run-parameters.tsx'
import { runPageWords as words } from './words.ts'

const ListPane = lazy(async () => ({ default: (await import('../../list/embedded-list.tsx')).ListPane }))

interface RunPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

type View = 'ask' | 'history'

const everything = {}

/** The page of a run: what it would post, its runs so far, and each of them with its lines. */
export function RunPage({ module, name, label }: RunPageProps) {
  const t = useWords()
  const lang = useLang()
  const [view, setView] = useState<View>('ask')
  const [open, setOpen] = useState<string | null>(null)
  const queryKey = ['run', module, name, lang]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<RunDescribed>(`/api/run/${module}/${name}/describe`, { signal, quiet: true }),
    placeholderData: keptInLanguage(queryKey),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const choose = (
    <Segments
      label={t(words.views)}
      value={view}
      segments={[
        { value: 'ask', label: t(words.ask) },
        { value: 'history', label: t(words.history) },
      ]}
      onChange={setView}
    />
  )
  if (!data || open !== null)
    return (
      <Page>
        <PageHeader
          title={t(label)}
          actions={
            open !== null && (
              <Button icon="back" onClick={() => setOpen(null)}>
                {t(words.back)}
              </Button>
            )
          }
        />
        {data && open !== null ? (
          <PostedRun module={module} name={name} id={open} lines={data.lines} />
        ) : (
          <Skeleton lines={8} height={20} />
        )}
      </Page>
    )
  if (view === 'ask')
    return (
      <Page>
        <PageHeader title={t(label)} actions={choose} />
        <RunParameters module={module} name={name} described={data} onPosted={setOpen} />
      </Page>
    )
  return (
    <Page full>
      <Suspense fallback={<Skeleton lines={8} height={20} />}>
        <ListPane
          module={module}
          name={name}
          title={t(label)}
          fixed={everything}
          onOpen={(row) => setOpen(String(row.id))}
          actions={() => choose}
        />
      </Suspense>
    </Page>
  )
}
