import { useState, type FormEvent } from 'react'
import { isMobile } from '../../../../kinds/phone/mobile-number.ts'
import { Button } from '../../../../ui/button.tsx'
import { CountdownButton } from '../../../../ui/countdown-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Input } from '../../../../ui/input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFocusOnError } from '../../../../ui/use-focus-on-error.ts'
import { signInWords as words } from '../../words/sign-in.ts'
import { demoPhone, requestSmsCode } from '../sign-in.ts'
import { useWords } from '../use-words.ts'
import { CaptchaInput } from './captcha-input.tsx'
import { FormNote } from './form-note.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useSignIn, type FieldErrors } from './use-sign-in.ts'
import css from './sign-in-form.module.css'

/** Seconds between two codes to one number (SES-13). */
const pause = 60

interface SmsFormProps {
  readonly needsCheckCode: boolean
  /** There is no phone to look at: the page shows what it would have got. */
  readonly demo: boolean
  readonly onTicket: (ticket: string) => void
}

/** Sign-in by a code sent to the phone. */
export function SmsForm({ needsCheckCode, demo, onTicket }: SmsFormProps) {
  const t = useWords()
  const [userTel, setUserTel] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [phone, setPhone] = useState<string | null>(null)
  const captcha = useCaptcha(needsCheckCode)
  const { busy, done, refusal, errors, setErrors, submit, refuse } = useSignIn(captcha, onTicket)
  const form = useFocusOnError(errors, captcha.image)

  const phoneErrors = (): FieldErrors => {
    if (userTel === '') return { userTel: t(words.fill, { label: t(words.phone) }) }
    return isMobile(userTel) ? {} : { userTel: t(words.badPhone) }
  }
  const ask = async () => {
    // The picture is for the sending alone: whoever has the code has shown enough.
    const picture: FieldErrors =
      captcha.needed && captcha.checkCode.trim() === ''
        ? { checkCode: t(words.fill, { label: t(words.checkCode) }) }
        : {}
    const found = { ...phoneErrors(), ...picture }
    setErrors(found)
    if (Object.keys(found).length > 0) return false
    try {
      await requestSmsCode(userTel, captcha.checkCode.trim(), captcha.checkId)
      captcha.drop()
      toast.success(t(words.codeSent))
      if (demo) setPhone(await demoPhone(userTel))
      return true
    } catch (failure) {
      refuse(failure)
      return false
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...phoneErrors(),
      ...(smsCode === '' ? { smsCode: t(words.fill, { label: t(words.smsCode) }) } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) void submit({ userTel, smsCode, checkCode: '', checkId: '' })
  }
  const sendButton = (
    <span className={css.send}>
      <CountdownButton look="quiet" seconds={pause} waiting={(n) => t(words.sendAgain, { n })} onPress={ask}>
        {t(words.sendCode)}
      </CountdownButton>
    </span>
  )
  return (
    <form ref={form} className={css.form} onSubmit={onSubmit} noValidate>
      <FormNote refusal={refusal} done={done} />
      <Input
        label={t(words.phone)}
        icon="phone"
        value={userTel}
        onChange={(text) => setUserTel(text.replace(/\D/g, ''))}
        error={errors['userTel']}
        name="userTel"
        inputMode="numeric"
        autoComplete="tel"
        autoFocus
        maxLength={11}
      />
      {phone !== null && (
        <p className={css.phone} role="status">
          <Icon name="phone" />
          <span>
            {t(words.demoPhone)}
            <b>{phone}</b>
          </span>
        </p>
      )}
      {captcha.needed && <CaptchaInput captcha={captcha} error={errors['checkCode']} />}
      <Input
        label={t(words.smsCode)}
        icon="message"
        value={smsCode}
        onChange={(text) => setSmsCode(text.replace(/\D/g, ''))}
        error={errors['smsCode']}
        end={sendButton}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <Button type="submit" look="primary" size="large" block busy={busy}>
        {t(words.submit)}
      </Button>
    </form>
  )
}
