import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { isMobile } from '../../../kinds/phone/mobile.ts'
import { CountdownButton } from '../../../ui/countdown-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { signInWords as words } from '../../words/sign-in.ts'
import { requestSmsCode } from '../sign-in.ts'
import { useWords } from '../use-words.ts'
import { CaptchaInput } from './captcha-input.tsx'
import { FormNote } from './form-note.tsx'
import { Input } from '../../../ui/input.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useSignIn, type FieldErrors } from './use-sign-in.ts'
import css from './sign-in-form.module.css'

/** Seconds between two codes to one number (SES-13). */
const pause = 60

/** Sign-in by a code sent to the phone. */
export function SmsForm({ needsCheckCode, onTicket }: { readonly needsCheckCode: boolean; readonly onTicket: (ticket: string) => void }) {
  const t = useWords()
  const [userTel, setUserTel] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const captcha = useCaptcha(needsCheckCode)
  const { busy, done, refusal, errors, setErrors, submit, refuse } = useSignIn(captcha, onTicket)

  const phoneErrors = (): FieldErrors => {
    if (userTel === '') return { userTel: t(words.fill, { label: t(words.phone) }) }
    if (!isMobile(userTel)) return { userTel: t(words.badPhone) }
    return captcha.needed && captcha.checkCode.trim() === '' ? { checkCode: t(words.fill, { label: t(words.checkCode) }) } : {}
  }
  const ask = async () => {
    const found = phoneErrors()
    setErrors(found)
    if (Object.keys(found).length > 0) return false
    try {
      await requestSmsCode(userTel, captcha.checkCode.trim(), captcha.checkId)
      toast.success(t(words.codeSent))
      return true
    } catch (failure) {
      refuse(failure)
      return false
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = { ...phoneErrors(), ...(smsCode === '' ? { smsCode: t(words.fill, { label: t(words.smsCode) }) } : {}) }
    setErrors(found)
    if (Object.keys(found).length === 0) void submit({ userTel, smsCode, checkCode: captcha.checkCode.trim(), checkId: captcha.checkId })
  }
  const sendButton = <span className={css.send}><CountdownButton look="quiet" seconds={pause} waiting={(n) => t(words.sendAgain, { n })} onPress={ask}>{t(words.sendCode)}</CountdownButton></span>
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <FormNote refusal={refusal} done={done} />
      <Input label={t(words.phone)} icon="phone" value={userTel} onChange={(text) => setUserTel(text.replace(/\D/g, ''))} error={errors['userTel']} name="userTel" inputMode="numeric" autoComplete="tel" autoFocus maxLength={11} />
      {captcha.needed && <CaptchaInput captcha={captcha} error={errors['checkCode']} />}
      <Input label={t(words.smsCode)} icon="message" value={smsCode} onChange={(text) => setSmsCode(text.replace(/\D/g, ''))} error={errors['smsCode']} end={sendButton} name="smsCode" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <Button type="submit" look="primary" size="large" block busy={busy}>{t(words.submit)}</Button>
    </form>
  )
}
