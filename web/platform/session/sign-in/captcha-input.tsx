import { Input } from '../../../../ui/input.tsx'
import { signInWords as words } from '../../words/sign-in.ts'
import { useWords } from '../use-words.ts'
import type { Captcha } from './use-captcha.ts'
import css from './sign-in-form.module.css'

/** The picture and the box for what it says; a click on the picture brings another. */
export function CaptchaInput({ captcha, error }: { readonly captcha: Captcha; readonly error?: string }) {
  const t = useWords()
  const picture = (
    <button
      type="button"
      className={css.picture}
      onClick={captcha.renew}
      title={t(words.anotherPicture)}
      aria-label={t(words.anotherPicture)}
    >
      <img src={captcha.image} alt="" />
    </button>
  )
  return (
    <Input
      label={t(words.checkCode)}
      icon="shield"
      name="checkCode"
      value={captcha.checkCode}
      onChange={captcha.type}
      error={error}
      end={picture}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={8}
    />
  )
}
