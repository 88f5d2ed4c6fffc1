import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DashboardDescribed, DashboardInfo } from '../../../core/api-types/dashboard.ts'
import { Button } from '../../../ui/button.tsx'
import { useStable } from '../../../ui/use-stable-callback.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { fullMoment } from '../../platform/words/moment-text.ts'
import { useNow } from '../home-page/use-now.ts'
import { Board } from './dashboard-grid.tsx'
import { useDashboard } from './use-dashboard.ts'
import { useConditions } from './use-url-filters.ts'
import { dashboardWords as words } from './words.ts'
import css from './full-screen-dashboard.module.css'

interface FullScreenDashboardProps {
  readonly first: DashboardDescribed
  /** What the conditions of the first say. */
  readonly values: Values
  readonly onClose: () => void
}

/** How long a wall shows the same. */
const stay = 20_000

/** A dashboard on the whole screen, screen by screen, and after it the others that its reader may see. */
export function FullScreenDashboard({ first, values, onClose }: FullScreenDashboardProps) {
  const t = useWords()
  const lang = useLang()
  const now = useNow()
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const others = useOthers(first)
  const shown: DashboardInfo = others[at - 1] ?? first
  const next = useStable(() => {
    const { current } = room
    if (current !== null && current.scrollTop + current.clientHeight < current.scrollHeight - 1)
      current.scrollTop += current.clientHeight
    else {
      current?.scrollTo?.(0, 0)
      setAt(at >= others.length ? 0 : at + 1)
    }
  })
  const close = useStable(onClose)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Where a browser gives no whole screen its window is filled.
    void current?.requestFullscreen?.().catch(() => null)
    const left = () => {
      if (!document.fullscreenElement) close()
    }
    document.addEventListener('fullscreenchange', left)
    return () => {
      document.removeEventListener('fullscreenchange', left)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => null)
    }
  }, [close])
  useEffect(() => {
    if (paused) return undefined
    const timer = setInterval(next, stay)
    return () => clearInterval(timer)
  }, [paused, next])
  return (
    <dialog ref={dialog} className={css.wall} aria-label={t(words.wall)} onCancel={onClose}>
      <header className={css.head}>
        <h1>{shown.label}</h1>
        <time>{fullMoment(now, lang)}</time>
        <Button look="quiet" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {t(paused ? words.goOn : words.pause)}
        </Button>
        <Button look="quiet" icon="right" onClick={next}>
          {t(words.next)}
        </Button>
        <Button look="quiet" icon="close" onClick={onClose}>
          {t(words.leave)}
        </Button>
      </header>
      <div ref={room} className={css.room}>
        {shown === first ? <Board described={first} values={values} /> : <Other key={shown.name} of={shown} />}
      </div>
    </dialog>
  )
}

function useOthers(first: DashboardInfo): readonly DashboardInfo[] {
  const lang = useLang()
  const { data = [] } = useQuery({
    queryKey: ['dashboard', 'list', lang],
    queryFn: ({ signal }) => http.get<readonly DashboardInfo[]>('/api/portal/dashboards', { signal, quiet: true }),
  })
  return data.filter(({ module, name }) => module !== first.module || name !== first.name)
}

/** Another dashboard, asked as its conditions begin. */
function Other({ of: { module, name } }: { readonly of: DashboardInfo }) {
  const { data } = useDashboard(module, name)
  return data ? <AsItBegins described={data} /> : null
}

function AsItBegins({ described }: { readonly described: DashboardDescribed }) {
  const { values } = useConditions(described.filters, '')
  return <Board described={described} values={values} />
}
