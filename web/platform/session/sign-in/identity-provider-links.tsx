import { signInWords as words } from '../../words/sign-in.ts'
import type { Site } from '../public-site-info.ts'
import { returnPath } from '../return-path.ts'
import { useWords } from '../use-words.ts'
import css from './sign-in-page.module.css'

/** Other places to prove who one is; each leads away and comes back to the page that was asked for. */
export function IdentityProviderLinks({ doors }: { readonly doors: NonNullable<Site['doors']> }) {
  const t = useWords()
  if (doors.length === 0) return null
  const to = returnPath(new URLSearchParams(location.search).get('to'), location.origin)
  return (
    <nav className={css.doors} aria-label={t(words.otherways)}>
      {doors.map(({ code, label }) => (
        <a key={code} href={`/api/system/user/${code}?${new URLSearchParams({ to })}`}>
          {label || t(words[code])}
        </a>
      ))}
    </nav>
  )
}
