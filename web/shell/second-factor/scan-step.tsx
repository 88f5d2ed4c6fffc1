import { useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { http } from '../../platform/http/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { secondFactorWords as words } from '../../platform/words/second-factor.ts'
import css from './second-factor.module.css'

/** What an authenticator is told: by the QR code of the address, or the key typed in. */
export interface Offered {
  readonly secret: string
  readonly uri: string
}

interface ScanStepProps {
  readonly offered: Offered
  readonly onCodes: (codes: readonly string[]) => void
  /** The button that leaves the dialog. */
  readonly leave: ReactNode
}

/** The QR code, and the first code that shows the authenticator has understood it. */
export function ScanStep({ offered: { secret, uri }, onCodes, leave }: ScanStepProps) {
  const t = useWords()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`, [uri])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.length !== 6) return setError(t(words.fill, { label: t(words.code) }))
    setBusy(true)
    try {
      onCodes(
        (await http.form<{ readonly codes: readonly string[] }>('/api/system/my/secondFactor/confirm', { code })).codes,
      )
    } catch (failure) {
      setError(failure instanceof Failure ? (failure.errors['code'] ?? '') : '')
      setBusy(false)
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(words.scan)}</p>
      <img className={css.picture} src={picture} alt={t(words.picture)} width={180} height={180} />
      <p className={css.key}>
        {t(words.byHand)} <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Input
        label={t(words.code)}
        icon="shield"
        value={code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
        onChange={(text) => setCode(text.replace(/\D/g, ''))}
      />
      <div className={css.actions}>
        {leave}
        <Button type="submit" look="primary" busy={busy}>
          {t(words.confirm)}
        </Button>
      </div>
    </form>
  )
}
