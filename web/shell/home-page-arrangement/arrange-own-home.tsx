import { useState } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { toast } from '../../../ui/toast.ts'
import { usePage } from '../../platform/page/page-context.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Designer } from '../home-designer/home-page-designer.tsx'
import { HomeWidgets } from '../home-page/home-widgets.tsx'
import { saveHomeArrangement, useHomeWidgets } from '../home-page/use-home-widgets.ts'
import { homePageWords as words } from './words.ts'

/** Where a person arranges his own home page. */
export default function OwnHome() {
  const t = useWords()
  const { label } = usePage()
  const home = useHomeWidgets()
  const [kept, setKept] = useState(0)
  return (
    <Page>
      <PageHeader title={t(label)} note={t(words.ownNote)} />
      {home.data ? (
        <Designer
          key={kept}
          widgets={home.data}
          onKeep={async (arrangement) => {
            await saveHomeArrangement(arrangement)
            toast.success(t(words.kept))
            setKept(kept + 1)
          }}
        />
      ) : (
        <HomeWidgets home={home} />
      )}
    </Page>
  )
}
