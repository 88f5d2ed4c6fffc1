import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { http } from '../../platform/http/client.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { troubleWords } from '../../platform/words/failures.ts'
import { secondFactorWords as words } from '../../platform/words/second-factor.ts'
import { shellWords } from '../../platform/words/shell.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep, type Offered } from './scan-step.tsx'
import css from './second-factor.module.css'

interface SecondFactorDialogProps {
  /** Nothing else is done before it, but one may sign out. */
  readonly must: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sets an authenticator up: the password, the QR code with its first code, then the recovery codes, shown once. */
export default function SecondFactorDialog({ must, onClose, onDone }: SecondFactorDialogProps) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [asks, ask] = useAsksPassword()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const leave = must ? (
    <Button onClick={() => void signOut()}>{t(shellWords.signOut)}</Button>
  ) : (
    <Button onClick={onClose}>{t(words.cancel)}</Button>
  )
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t(words.title)}
      onClose={onClose}
      onCancel={(event) => (must || codes) && event.preventDefault()}
    >
      <h2>{t(codes ? words.codesTitle : words.title)}</h2>
      {must && !codes && <p>{t(words.must)}</p>}
      {asks instanceof Error && (
        <div className={css.form}>
          <p role="alert">{asks.message}</p>
          <div className={css.actions}>
            {leave}
            <Button look="primary" onClick={ask}>
              {t(troubleWords.retry)}
            </Button>
          </div>
        </div>
      )}
      {!offered && typeof asks === 'boolean' && <PasswordStep asks={asks} onOffered={setOffered} leave={leave} />}
      {offered && !codes && <ScanStep offered={offered} onCodes={setCodes} leave={leave} />}
      {codes && <RecoveryCodes codes={codes} onKept={onDone} />}
    </dialog>
  )
}

/**
 * Whether the person's password is kept here, so that it can be asked for, and how to ask again; null until that is
 * known.
 */
function useAsksPassword(): readonly [boolean | Error | null, () => void] {
  const [asks, setAsks] = useState<boolean | Error | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    http
      .get<{ readonly password: boolean }>('/api/system/my/secondFactor', { quiet: true })
      .then(({ password }) => setAsks(password), setAsks)
  }, [turn])
  const again = () => {
    setAsks(null)
    setTurn(turn + 1)
  }
  return [asks, again]
}
