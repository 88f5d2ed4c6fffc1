import { useEffect, useRef, useState } from 'react'
import { http } from '../../http/client.ts'
import { useWords } from '../../session/use-words.ts'
import { secondFactorWords as words } from '../../words/second-factor.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep, type Offered } from './scan-step.tsx'
import css from './second-factor.module.css'

interface SecondFactorDialogProps {
  /** Nothing else is done before it. */
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
  const cancel = must ? null : onClose
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={t(words.title)} onClose={onClose} onCancel={(event) => (must || codes) && event.preventDefault()}>
      <h2>{t(codes ? words.codesTitle : words.title)}</h2>
      {must && !codes && <p>{t(words.must)}</p>}
      {!offered && asks !== null && <PasswordStep asks={asks} onOffered={setOffered} onCancel={cancel} />}
      {offered && !codes && <ScanStep offered={offered} onCodes={setCodes} onCancel={cancel} />}
      {codes && <RecoveryCodes codes={codes} onKept={onDone} />}
    </dialog>
  )
}

/** Whether the person's password is kept here, so that it can be asked for; null until that is known. */
function useAsksPassword(): boolean | null {
  const [asks, setAsks] = useState<boolean | null>(null)
  useEffect(() => {
    http.get<{ readonly password: boolean }>('/api/system/my/secondFactor').then(({ password }) => setAsks(password), () => null)
  }, [])
  return asks
}
