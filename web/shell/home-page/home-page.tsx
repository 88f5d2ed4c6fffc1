import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import { Greeting } from './greeting.tsx'
import { HomeWidgets } from './home-widgets.tsx'
import { saveHomeArrangement, useHomeWidgets } from './use-home-widgets.ts'
import css from './home-page.module.css'

const Designer = lazy(async () => ({ default: (await import('../home-designer/home-page-designer.tsx')).Designer }))

/** The home page: a greeting and the live figures this person may see. */
export default function WelcomePage() {
  const t = useWords()
  const [arranging, setArranging] = useState(false)
  const home = useHomeWidgets()
  const { data: widgets } = home
  const close = () => setArranging(false)
  return (
    <Page>
      <Greeting />
      {arranging && widgets ? (
        <Suspense>
          <Designer widgets={widgets} onKeep={(kept) => saveHomeArrangement(kept).then(close)} onClose={close} />
        </Suspense>
      ) : (
        <HomeWidgets home={home} />
      )}
      {widgets && !arranging && (
        <p className={css.arrange}>
          <Button look="quiet" icon="gear" onClick={() => setArranging(true)}>
            {t(words.arrange)}
          </Button>
        </p>
      )}
    </Page>
  )
}
