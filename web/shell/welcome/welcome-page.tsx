import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http } from '../../platform/http/client.ts'
import { useSession } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import { Greeting } from './greeting.tsx'
import { WidgetCard } from './widget-card.tsx'
import type { HomeWidget } from './widget-info.ts'
import css from './welcome-page.module.css'

const ArrangeDialog = lazy(async () => ({ default: (await import('./arrange-dialog.tsx')).ArrangeDialog }))

/** The home page: a greeting and the live figures this person may see. */
export default function WelcomePage() {
  const t = useWords()
  const { lang } = useSession()
  const [arranging, setArranging] = useState(false)
  const {
    data: widgets,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['widgets', lang],
    queryFn: () => http.get<readonly HomeWidget[]>('/api/portal/widgets', { quiet: true }),
    placeholderData: (before) => before,
  })
  const shown = widgets?.filter(({ hidden }) => !hidden) ?? []
  return (
    <Page>
      <Greeting />
      {isPending && <Skeleton lines={5} height={64} />}
      {error && !widgets && (
        <Empty title={t(words.failed)} note={error.message}>
          <Button icon="refresh" onClick={() => void refetch()}>
            {t(words.again)}
          </Button>
        </Empty>
      )}
      {widgets && shown.length === 0 && <Empty title={t(words.noWidgets)} note={t(words.noWidgetsNote)} />}
      <div className={css.grid}>
        {shown.map((widget) => (
          <WidgetCard key={`${widget.module}.${widget.name}`} widget={widget} />
        ))}
      </div>
      {widgets && (
        <p className={css.arrange}>
          <Button look="quiet" icon="gear" onClick={() => setArranging(true)}>
            {t(words.arrange)}
          </Button>
        </p>
      )}
      {arranging && widgets && (
        <Suspense>
          <ArrangeDialog widgets={widgets} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </Page>
  )
}
