import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Input } from '../../../../ui/input.tsx'
import { useFocusOnError } from '../../../../ui/use-focus-on-error.ts'
import { signInWords as words } from '../../words/sign-in.ts'
import { useWords } from '../use-words.ts'
import { CaptchaInput } from './captcha-input.tsx'
import { FormNote } from './form-note.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useSignIn } from './use-sign-in.ts'
import css from './sign-in-form.module.css'

export interface Filled {
  readonly userName: string
  readonly pwd: string
  /** Grows with each choice, so that the same account can be chosen again. */
  readonly turn: number
}

interface PasswordFormProps {
  readonly filled: Filled | null
  readonly needsCheckCode: boolean
  readonly onTicket: (ticket: string) => void
}

/** Sign-in by name and password; `filled` is a demo account that the fields begin with. */
export function PasswordForm({ filled, needsCheckCode, onTicket }: PasswordFormProps) {
  const t = useWords()
  const [userName, setUserName] = useState(filled?.userName ?? '')
  const [pwd, setPwd] = useState(filled?.pwd ?? '')
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const pwdRef = useRef<HTMLInputElement>(null)
  const captcha = useCaptcha(needsCheckCode)
  const { busy, done, refusal, errors, setErrors, submit } = useSignIn(captcha, onTicket)
  const form = useFocusOnError(errors, captcha.image)

  useEffect(() => {
    if (filled) pwdRef.current?.focus()
  }, [filled])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = (text: string, label: string) => (text === '' ? t(words.fill, { label }) : '')
    const found = filledErrors({
      userName: missing(userName.trim(), t(words.userName)),
      pwd: missing(pwd, t(words.password)),
      checkCode: captcha.needed ? missing(captcha.checkCode.trim(), t(words.checkCode)) : '',
    })
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const entered = await submit({
      userName: userName.trim(),
      pwd,
      checkCode: captcha.checkCode.trim(),
      checkId: captcha.checkId,
    })
    // What is said at a field leads there by itself; a refusal without one is about name and password.
    if (!entered && !captcha.needed) pwdRef.current?.select()
  }
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const eye = (
    <button
      type="button"
      className={css.eye}
      aria-pressed={shown}
      aria-label={t(shown ? words.hidePassword : words.showPassword)}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </button>
  )
  return (
    <form ref={form} className={css.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <FormNote refusal={refusal} done={done} />
      <Input
        label={t(words.userName)}
        icon="user"
        value={userName}
        onChange={setUserName}
        error={errors['userName']}
        name="userName"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={!filled}
        maxLength={64}
      />
      <Input
        label={t(words.password)}
        icon="lock"
        value={pwd}
        onChange={setPwd}
        error={errors['pwd']}
        hint={capsLock ? t(words.capsLock) : undefined}
        inputRef={pwdRef}
        end={eye}
        name="pwd"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        onKeyUp={watchCapsLock}
        onKeyDown={watchCapsLock}
        maxLength={128}
      />
      {captcha.needed && <CaptchaInput captcha={captcha} error={errors['checkCode']} />}
      <Button type="submit" look="primary" size="large" block busy={busy}>
        {t(words.submit)}
      </Button>
    </form>
  )
}

function filledErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''))
}
