import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { http } from '../../platform/http/client.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { useWords } from '../../platform/session/use-words.ts'
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
  const asks = useAsksPassword()
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
      {!offered && asks !== null && <PasswordStep asks={asks} onOffered={setOffered} leave={leave} />}
      {offered && !codes && <ScanStep offered={offered} onCodes={setCodes} leave={leave} />}
      {codes && <RecoveryCodes codes={codes} onKept={onDone} />}
    </dialog>
  )
}

/** Whether the person's password is kept here, so that it can be asked for; null until that is known. */
function useAsksPassword(): boolean | null {
  const [asks, setAsks] = useState<boolean | null>(null)
  useEffect(() => {
    http.get<{ readonly password: boolean }>('/api/system/my/secondFactor').then(
      ({ password }) => setAsks(password),
      () => null,
    )
  }, [])
  return asks
}
