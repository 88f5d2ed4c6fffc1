import type { Words } from '../../../../core/values/language.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { fullMoment } from '../../words/moment-text.ts'
import { signInWords as words } from '../../words/sign-in.ts'
import { useLang } from '../language.ts'
import { useWords } from '../use-words.ts'
import css from './sign-in-page.module.css'

const reasons: Readonly<Record<string, Words>> = {
  forced: words.endedForced,
  own: words.endedOwn,
  password: words.endedPassword,
  'too-many': words.endedMany,
  disabled: words.endedDisabled,
  reuse: words.endedReuse,
}

/** Why somebody is at the door again: his time ran out, or by what and when his session was ended from elsewhere. */
export function WhyHere() {
  const t = useWords()
  const lang = useLang()
  const asked = new URLSearchParams(location.search)
  const reason = asked.get('relogin')
  const at = Number(asked.get('at'))
  if (reason === null) return null
  const known = Object.hasOwn(reasons, reason) && Number.isFinite(at) && at > 0 ? reasons[reason] : undefined
  return (
    <p className={css.relogin} role="alert">
      <Icon name="clock" />
      {known === undefined ? t(words.timedOut) : t(known, { time: fullMoment(at, lang) })}
    </p>
  )
}
