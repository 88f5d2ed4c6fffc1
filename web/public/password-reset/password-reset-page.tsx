import { useEffect, useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts'
import { http } from '../../platform/http/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { useLang } from '../../platform/session/language.ts'
import { PasswordRuleList } from '../../platform/session/password-rule-list.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { PublicFrame } from '../public-frame.tsx'
import { passwordResetWords as words } from './password-reset-words.ts'
import css from './reset.module.css'

type Door = { readonly code: string } | { readonly closed: string } | 'done' | null

/** /reset, for whoever holds a one-time link: chooses a new password without having the old one. */
export default function ResetPage() {
  const t = useWords()
  const lang = useLang()
  const [token] = useState(() => location.hash.slice(1))
  const [door, setDoor] = useState<Door>(null)
  const title = t(words.title)
  useEffect(() => {
    document.title = title
  }, [title])
  const chosen = door === 'done'
  useEffect(() => {
    // The link is spent by then, and what it would say of itself is no news.
    if (chosen) return
    let wanted = true
    http.form<{ readonly userCode: string }>('/api/system/user/resetLink/owner', { token }, { quiet: true }).then(
      ({ userCode }) => wanted && setDoor({ code: userCode }),
      (failure: unknown) => wanted && setDoor({ closed: textOf(failure) }),
    )
    return () => {
      wanted = false
    }
  }, [token, lang, chosen])
  const toSignIn = (
    <Button look="primary" onClick={() => location.replace('/login')}>
      {t(words.toSignIn)}
    </Button>
  )
  return (
    <PublicFrame narrow>
      {door === null && (
        <Card title={title}>
          <Skeleton />
        </Card>
      )}
      {door === 'done' && (
        <Card>
          <Empty title={t(words.done)} note={t(words.doneNote)}>
            {toSignIn}
          </Empty>
        </Card>
      )}
      {door !== null && door !== 'done' && 'closed' in door && (
        <Card title={title}>
          <div className={css.form}>
            <p className={css.wrong} role="alert">
              <Icon name="error" size={16} />
              {door.closed}
            </p>
            {toSignIn}
          </div>
        </Card>
      )}
      {door !== null && door !== 'done' && 'code' in door && (
        <Card title={title}>
          <Choose code={door.code} token={token} onDone={() => setDoor('done')} />
        </Card>
      )}
    </PublicFrame>
  )
}

function Choose({
  code,
  token,
  onDone,
}: {
  readonly code: string
  readonly token: string
  readonly onDone: () => void
}) {
  const t = useWords()
  const [typed, setTyped] = useState({ newPwd: '', again: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const form = useFocusOnError(errors)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: Record<string, string> = {}
    if (typed.newPwd === '') found.newPwd = t(words.fill, { label: t(words.next) })
    else if (typed.again !== typed.newPwd) found.again = t(words.differ)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await http.form('/api/system/user/resetByLink', { token, newPwd: typed.newPwd }, { quiet: true })
      onDone()
    } catch (failure) {
      const told = failure instanceof Failure ? failure.errors : {}
      setErrors(Object.keys(told).length > 0 ? told : { newPwd: textOf(failure) })
      setBusy(false)
    }
  }
  const field = (name: 'newPwd' | 'again', label: string) => (
    <Input
      name={name}
      label={label}
      icon="lock"
      type="password"
      value={typed[name]}
      error={errors[name]}
      autoComplete="new-password"
      maxLength={128}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  )
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={css.note}>{t(words.note, { code })}</p>
      {field('newPwd', t(words.next))}
      <PasswordRuleList password={typed.newPwd} own={[code]} />
      {field('again', t(words.again))}
      <Button type="submit" look="primary" size="large" busy={busy}>
        {t(words.save)}
      </Button>
    </form>
  )
}

function textOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure)
}
