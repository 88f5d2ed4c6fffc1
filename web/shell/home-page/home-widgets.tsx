import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import { HomeGrid } from './home-grid.tsx'
import type { useHomeWidgets } from './use-home-widgets.ts'

/** The widgets of a home page, while they come and where they do not. */
export function HomeWidgets({ home }: { readonly home: ReturnType<typeof useHomeWidgets> }) {
  const t = useWords()
  const { data: widgets, error, isPending, refetch } = home
  if (isPending) return <Skeleton lines={5} height={64} />
  if (!widgets)
    return (
      <Empty title={t(words.failed)} note={error?.message}>
        <Button icon="refresh" onClick={() => void refetch()}>
          {t(words.again)}
        </Button>
      </Empty>
    )
  if (widgets.every(({ hidden }) => hidden)) return <Empty title={t(words.noWidgets)} note={t(words.noWidgetsNote)} />
  return <HomeGrid widgets={widgets} />
}
