import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { http } from '../../platform/http/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { secondFactorWords as words } from '../../platform/words/second-factor.ts'
import type { Offered } from './scan-step.tsx'
import css from './second-factor.module.css'

interface PasswordStepProps {
  readonly asks: boolean
  readonly onOffered: (offered: Offered) => void
  /** The button that leaves the dialog. */
  readonly leave: ReactNode
}

/** The password, where one is kept here: a session left open sets up nothing. */
export function PasswordStep({ asks, onOffered, leave }: PasswordStepProps) {
  const t = useWords()
  const [pwd, setPwd] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (asks && pwd === '') return setError(t(words.fill, { label: t(words.password) }))
    setBusy(true)
    try {
      onOffered(await http.form<Offered>('/api/system/my/secondFactor/begin', { pwd }))
    } catch (failure) {
      setError(failure instanceof Failure ? (failure.errors['pwd'] ?? '') : '')
      setBusy(false)
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {asks && <p>{t(words.passwordNote)}</p>}
      {asks && (
        <Input
          label={t(words.password)}
          icon="lock"
          type="password"
          value={pwd}
          error={error}
          autoComplete="current-password"
          maxLength={128}
          autoFocus
          onChange={setPwd}
        />
      )}
      <div className={css.actions}>
        {leave}
        <Button type="submit" look="primary" busy={busy}>
          {t(words.next)}
        </Button>
      </div>
    </form>
  )
}
