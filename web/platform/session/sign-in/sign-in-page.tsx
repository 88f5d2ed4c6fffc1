import { useEffect, useState } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { Toaster } from '../../../../ui/toaster.tsx'
import { signInWords as words } from '../../words/sign-in.ts'
import { useWords } from '../use-words.ts'
import { Brand } from './brand.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { ForgottenForm } from './forgotten-password-form.tsx'
import { IdentityProviderLinks } from './identity-provider-links.tsx'
import { LangSwitch } from './lang-switch.tsx'
import { PasswordForm, type Filled } from './password-form.tsx'
import { SecondForm } from './second-factor-form.tsx'
import { WhyHere } from './session-end-reason.tsx'
import { Scene } from './sign-in-picture.tsx'
import { SmsForm } from './sms-form.tsx'
import { useSite } from './use-site.ts'
import css from './sign-in-page.module.css'

/** The door: picture and name of the group on one side, the form on the other. */
export function SignInPage() {
  const t = useWords()
  const site = useSite()
  const [way, setWay] = useState<'password' | 'sms'>('password')
  const [forgotten, setForgotten] = useState(false)
  const [ticket, setTicket] = useState(ticketBrought)
  const [filled, setFilled] = useState<Filled | null>(null)
  const fill = (userCode: string) => {
    setWay('password')
    setFilled((before) => ({ userName: userCode, pwd: site?.demo?.password ?? '', turn: (before?.turn ?? 0) + 1 }))
  }
  const atDoor = ticket === null && !forgotten
  const needsCheckCode = site?.needsCheckCode ?? false
  const title = `${t(words.title)} · ${site?.siteTitle ?? t(words.product)}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={css.page}>
      <header className={css.side}>
        <Scene />
        <Brand />
        <div className={css.motto}>
          <p>{t(words.motto)}</p>
          <small>{t(words.areas)}</small>
        </div>
      </header>
      <main className={css.main}>
        <div className={css.lang}>
          <LangSwitch />
        </div>
        <div className={css.card}>
          <h1>
            {t(words.welcome)}
            <small>{site?.siteTitle ?? t(words.product)}</small>
          </h1>
          <WhyHere />
          {site?.refused && (
            <p className={css.relogin} role="alert">
              <Icon name="error" />
              {site.refused}
            </p>
          )}
          {ticket !== null && <SecondForm ticket={ticket} onAgain={() => setTicket(null)} />}
          {forgotten && <ForgottenForm demo={site?.demo != null} onBack={() => setForgotten(false)} />}
          {atDoor && (
            <div className={css.ways} role="tablist">
              <Way label={t(words.byPassword)} chosen={way === 'password'} onChoose={() => setWay('password')} />
              {site?.sms !== false && (
                <Way label={t(words.bySms)} chosen={way === 'sms'} onChoose={() => setWay('sms')} />
              )}
            </div>
          )}
          {atDoor && (
            <div role="tabpanel">
              {way === 'password' ? (
                <PasswordForm key={filled?.turn} filled={filled} needsCheckCode={needsCheckCode} onTicket={setTicket} />
              ) : (
                <SmsForm needsCheckCode={needsCheckCode} demo={site?.demo != null} onTicket={setTicket} />
              )}
            </div>
          )}
          {atDoor && (
            <button type="button" className={css.forgotten} onClick={() => setForgotten(true)}>
              {t(words.forgotten)}
            </button>
          )}
          {atDoor && <IdentityProviderLinks doors={site?.doors ?? []} />}
          {atDoor && site?.demo && <DemoAccounts demo={site.demo} onChoose={fill} />}
        </div>
        <footer>{site?.siteCopyright}</footer>
      </main>
      <Toaster closeLabel={t(words.close)} />
    </div>
  )
}

function Way({
  label,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={chosen}
      className={joinClassNames(css.way, chosen && css.chosen)}
      onClick={onChoose}
    >
      {label}
    </button>
  )
}

/** The ticket that a sign-in at a provider brought; behind the hash, so that it stands in nobody's log. */
function ticketBrought(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('second')
}
