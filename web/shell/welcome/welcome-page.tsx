import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../../ui/empty.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http } from '../../http/client.ts'
import { KeptCard } from '../../recent/kept-card.tsx'
import { useSession } from '../../session/session.ts'
import { useWords } from '../../session/use-words.ts'
import { welcomeWords as words } from '../../words/welcome.ts'
import { Greeting } from './greeting.tsx'
import type { WidgetInfo } from './widget-info.ts'
import { WidgetCard } from './widget-card.tsx'
import css from './welcome-page.module.css'

/** The home page: a greeting and the live figures this person may see. */
export default function WelcomePage() {
  const t = useWords()
  const { lang } = useSession()
  const { data: widgets, isPending } = useQuery({
    queryKey: ['widgets', lang],
    queryFn: () => http.get<readonly WidgetInfo[]>('/api/portal/widgets'),
    placeholderData: (before) => before,
  })
  return (
    <Page>
      <Greeting />
      <KeptCard />
      {isPending && <Skeleton lines={5} height={64} />}
      {widgets?.length === 0 && <Empty title={t(words.noWidgets)} note={t(words.noWidgetsNote)} />}
      <div className={css.grid}>
        {widgets?.map((widget) => <WidgetCard key={`${widget.module}.${widget.name}`} widget={widget} />)}
      </div>
    </Page>
  )
}
