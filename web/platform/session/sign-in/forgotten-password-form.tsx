import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CountdownButton } from '../../../../ui/countdown-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Input } from '../../../../ui/input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFocusOnError } from '../../../../ui/use-focus-on-error.ts'
import { http } from '../../http/client.ts'
import { signInWords as words } from '../../words/sign-in.ts'
import { demoPhone } from '../sign-in.ts'
import { useWords } from '../use-words.ts'
import { CaptchaInput } from './captcha-input.tsx'
import { FormNote } from './form-note.tsx'
import { refusalOf } from './sign-in-errors.ts'
import { useCaptcha } from './use-captcha.ts'
import css from './sign-in-form.module.css'

/** A forgotten password: a code to one's number or mailbox, then the page where a new one is chosen. */
export function ForgottenForm({ demo, onBack }: { readonly demo: boolean; readonly onBack: () => void }) {
  const t = useWords()
  const [typed, setTyped] = useState({ to: '', code: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState('')
  const [phone, setPhone] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const captcha = useCaptcha(false)
  const form = useFocusOnError(errors, captcha.image)
  const refused = (failure: unknown) => {
    const { errors: found, said } = refusalOf(failure)
    setErrors(found)
    setRefusal(said)
    if (Object.hasOwn(found, 'checkCode')) captcha.renew()
  }
  const missing = (name: 'to' | 'code', label: string) =>
    typed[name].trim() === '' ? { [name]: t(words.fill, { label }) } : {}
  const attempt = async (found: Readonly<Record<string, string>>, work: () => Promise<void>) => {
    setErrors(found)
    setRefusal('')
    if (Object.keys(found).length > 0) return false
    try {
      await work()
      return true
    } catch (failure) {
      refused(failure)
      return false
    }
  }
  const send = () =>
    attempt(missing('to', t(words.forgottenTo)), async () => {
      await http.form(
        '/api/system/user/forgotten/code',
        { to: typed.to.trim(), checkCode: captcha.checkCode.trim(), checkId: captcha.checkId },
        { quiet: true },
      )
      captcha.drop()
      toast.success(t(words.codeSent))
      if (demo) setPhone(await demoPhone(typed.to.trim()))
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await attempt({ ...missing('to', t(words.forgottenTo)), ...missing('code', t(words.forgottenCode)) }, async () => {
      const { token } = await http.form<{ readonly token: string }>(
        '/api/system/user/forgotten',
        { to: typed.to.trim(), code: typed.code.trim(), checkCode: captcha.checkCode.trim(), checkId: captcha.checkId },
        { quiet: true },
      )
      location.assign(`/reset#${token}`)
    })
    setBusy(false)
  }
  const field = (name: 'to' | 'code') => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  })
  const sendButton = (
    <span className={css.send}>
      <CountdownButton look="quiet" seconds={60} waiting={(n) => t(words.sendAgain, { n })} onPress={send}>
        {t(words.sendCode)}
      </CountdownButton>
    </span>
  )
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormNote refusal={refusal} done={false} />
      <p>{t(words.forgottenNote)}</p>
      <Input
        {...field('to')}
        label={t(words.forgottenTo)}
        icon="phone"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={100}
      />
      {phone !== null && <DemoPhone phone={phone} />}
      {captcha.needed && <CaptchaInput captcha={captcha} error={errors['checkCode']} />}
      <Input
        {...field('code')}
        label={t(words.forgottenCode)}
        icon="shield"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        end={sendButton}
      />
      <Button type="submit" look="primary" size="large" block busy={busy}>
        {t(words.goOn)}
      </Button>
      <Button onClick={onBack}>{t(words.back)}</Button>
    </form>
  )
}

function DemoPhone({ phone }: { readonly phone: string }) {
  const t = useWords()
  return (
    <p className={css.phone} role="status">
      <Icon name="phone" />
      <span>
        {t(words.demoPhone)}
        <b>{phone}</b>
      </span>
    </p>
  )
}
