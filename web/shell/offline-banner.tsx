import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords as words } from '../platform/words/shell.ts'
import css from './offline-banner.module.css'

/** Says that the network is gone and that nothing typed is lost. */
export function OfflineBanner() {
  const t = useWords()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <p className={css.banner} role="status">
      <Icon name="offline" size={16} />
      {t(words.offline)}
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
