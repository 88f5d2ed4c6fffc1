import { useRouteError } from 'react-router'
import { reloadSession } from '../../platform/session/session.ts'
import { CrashState } from './crash-state.tsx'
import css from './states.module.css'

/** When a route itself fails (the caller's data or a chunk did not come). */
export function CrashScreen({ inside = false }: { readonly inside?: boolean }) {
  const error = useRouteError()
  const again = () =>
    void reloadSession()
      .catch(() => null)
      .then(() => location.reload())
  return (
    <div className={inside ? css.inside : css.screen}>
      <CrashState error={error} onReopen={again} />
    </div>
  )
}
