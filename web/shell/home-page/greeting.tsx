import { hourOfMs } from '../../../core/values/day.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { localeOf } from '../../platform/session/language.ts'
import { useSession } from '../../platform/session/session.ts'
import { unitName } from '../../platform/session/unit-name.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { fullMoment } from '../../platform/words/moment-text.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import { useNow } from './use-now.ts'
import css from './home-page.module.css'

/** Good morning, today's date, and when this account was last used: a stranger's visit should be noticed. */
export function Greeting() {
  const { user, lang } = useSession()
  const t = useWords()
  const now = useNow()
  const { lastLogin, lastLoginIp, lastLoginDevice = '', lastLoginFailures = 0 } = user
  const from = [lastLoginDevice, lastLoginIp].filter(Boolean).join(' · ') || '—'
  return (
    <section className={css.greeting}>
      <Waves />
      <div>
        <h1>{t(hello(hourOfMs(now)), { name: user.userName })}</h1>
        {lastLogin && (
          <p>
            {t(words.lastSignIn, { time: fullMoment(lastLogin, lang), from })}
            {lastLoginFailures > 0 && t(words.failures, { n: lastLoginFailures })}
          </p>
        )}
      </div>
      <div className={css.date}>
        <b>{dateText(now, lang)}</b>
        <span>{[unitName(user, lang), user.userBmname].filter(Boolean).join(' · ')}</span>
      </div>
    </section>
  )
}

function hello(hour: number): Words {
  if (hour < 5) return words.night
  if (hour < 12) return words.morning
  return hour < 18 ? words.day : words.evening
}

function dateText(now: number, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(now)
}

function Waves() {
  return (
    <svg viewBox="0 0 520 100" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path fill="#fff" opacity="0.1" d="M0 72 70 34l46 26 66-44 62 52 48-22 74 30 60-40 94 50v54H0z" />
      <path fill="#fff" opacity="0.14" d="M0 84c70-26 110 14 190-4s120-26 190-4 90 4 140-6v40H0z" />
    </svg>
  )
}
