import { Suspense, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { Failure, http, RecoveryCodes, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import css from './account.module.css'

interface CodeDialogProps {
  readonly verb: 'codes' | 'remove'
  readonly title: string
  readonly onEnd: (done: boolean) => void
}

/** Asks for the authenticator's present code, then does what needs it; new recovery codes are shown once. */
export function CodeDialog({ verb, title, onEnd }: CodeDialogProps) {
  const t = useWords()
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const send = async () => {
    setBusy(true)
    try {
      const answer = await http.form<{ readonly codes: readonly string[] } | null>(
        `/api/system/my/secondFactor/${verb}`,
        { code },
      )
      if (answer === null) onEnd(true)
      else setCodes(answer.codes)
    } catch (failure) {
      setError(failure instanceof Failure ? (failure.errors['code'] ?? '') : '')
    } finally {
      setBusy(false)
    }
  }
  if (codes)
    return (
      <Dialog open careful title={title} width={440} onClose={() => onEnd(true)}>
        <Suspense>
          <RecoveryCodes codes={codes} onKept={() => onEnd(true)} />
        </Suspense>
      </Dialog>
    )
  const footer = (
    <>
      <Button onClick={() => onEnd(false)}>{t(words.cancel)}</Button>
      <Button look="primary" busy={busy} disabled={code.length !== 6} onClick={() => void send()}>
        {t(words.ok)}
      </Button>
    </>
  )
  return (
    <Dialog open title={title} width={420} onClose={() => onEnd(false)} footer={footer}>
      <p>{t(words.askCode)}</p>
      <div className={css.code}>
        <label htmlFor={id}>{t(words.code)}</label>
        <InputBox
          id={id}
          value={code}
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          wrong={Boolean(error)}
          aria-describedby={`${id}-note`}
          onChange={(text) => setCode(text.replaceAll(/\D/g, ''))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void send()
          }}
        />
        <p id={`${id}-note`} role={error ? 'alert' : undefined}>
          {error}
        </p>
      </div>
    </Dialog>
  )
}
