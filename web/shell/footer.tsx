import { useSession } from '../platform/session/session.ts'
import css from './footer.module.css'

/** Who owns the site, in the colours of the skin. */
export function Footer() {
  const { config } = useSession()
  return <footer className={css.footer}>{config.siteCopyright}</footer>
}
