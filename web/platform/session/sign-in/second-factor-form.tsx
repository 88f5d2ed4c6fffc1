import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { signInWords as words } from '../../words/sign-in.ts'
import { signInSecond } from '../sign-in.ts'
import { useWords } from '../use-words.ts'
import { enter } from './enter-after-sign-in.ts'
import { FormNote } from './form-note.tsx'
import { refusalOf } from './sign-in-errors.ts'
import css from './sign-in-form.module.css'

interface SecondFormProps {
  readonly ticket: string
  /** Back to the first proof. */
  readonly onAgain: () => void
}

/** The second proof: six digits of the authenticator, or a recovery code. */
export function SecondForm({ ticket, onAgain }: SecondFormProps) {
  const t = useWords()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError(t(words.fill, { label: t(words.secondCode) }))
    setBusy(true)
    try {
      await signInSecond(ticket, code.trim())
      setDone(true)
      enter()
    } catch (failure) {
      const { errors, said } = refusalOf(failure)
      setError(errors['code'] ?? '')
      setRefusal(said)
      setBusy(false)
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <FormNote refusal={refusal} done={done} />
      <Input
        label={t(words.secondCode)}
        icon="shield"
        value={code}
        onChange={setCode}
        error={error || undefined}
        hint={t(words.secondNote)}
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={20}
      />
      <Button type="submit" look="primary" size="large" block busy={busy}>
        {t(words.submit)}
      </Button>
      <Button look="quiet" block onClick={onAgain}>
        {t(words.again)}
      </Button>
    </form>
  )
}
