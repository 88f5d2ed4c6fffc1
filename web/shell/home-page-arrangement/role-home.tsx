import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { usePage } from '../../platform/page/page-context.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { HomeWidgets } from '../home-page/home-widgets.tsx'
import { useHomeWidgets } from '../home-page/use-home-widgets.ts'
import { homePageWords as words } from './words.ts'

/** The home page that the reader has by his role, before he arranged his own. */
export default function OthersHome() {
  const t = useWords()
  const { label } = usePage()
  return (
    <Page>
      <PageHeader title={t(label)} note={t(words.othersNote)} />
      <HomeWidgets home={useHomeWidgets('others')} />
    </Page>
  )
}
