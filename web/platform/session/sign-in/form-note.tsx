import { Icon } from '../../../../ui/icon.tsx'
import { signInWords as words } from '../../words/sign-in.ts'
import { useWords } from '../use-words.ts'
import css from './sign-in-form.module.css'

/** One sentence above the fields: why the door stayed shut, or that it opened. */
export function FormNote({ refusal, done }: { readonly refusal: string; readonly done: boolean }) {
  const t = useWords()
  if (done)
    return (
      <p className={css.opened} role="status">
        <Icon name="check" />
        {t(words.opening)}
      </p>
    )
  if (refusal)
    return (
      <p className={css.refusal} role="alert">
        <Icon name="error" />
        {refusal}
      </p>
    )
  return null
}
