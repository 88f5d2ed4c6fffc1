import { useNavigation } from 'react-router'
import css from './progress-bar.module.css'

/** A thin bar while the next page is on its way (ACC-08); quick navigations end before it is seen. */
export function ProgressBar() {
  const { state } = useNavigation()
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-hidden={state === 'idle'}
      data-running={state !== 'idle' || undefined}
    />
  )
}
