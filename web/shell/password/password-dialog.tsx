import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts'
import { http } from '../../platform/http/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { PasswordRuleList } from '../../platform/session/password-rule-list.tsx'
import { reloadSession, useSession } from '../../platform/session/session.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { useWords, type Say } from '../../platform/session/use-words.ts'
import { passwordWords as words } from '../../platform/words/password.ts'
import { closePassword } from './password-dialog-open-state.ts'
import css from './password-dialog.module.css'

interface Typed {
  readonly oldPwd: string
  readonly newPwd: string
  readonly again: string
}

const blank: Typed = { oldPwd: '', newPwd: '', again: '' }

/** Changes one's own password; afterwards the person's other sessions are over. */
export default function PasswordDialog({ must }: { readonly must: boolean }) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(blank)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const form = useFocusOnError(errors)
  const { user } = useSession()
  const own = [user.userCode, user.userName, user.userTel ?? '']
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = mistakes(typed, t)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await http.form('/api/system/user/password', { oldPwd: typed.oldPwd, newPwd: typed.newPwd })
      toast.success(t(words.done))
      await reloadSession()
      closePassword()
    } catch (failure) {
      setErrors(failure instanceof Failure ? failure.errors : {})
      setBusy(false)
    }
  }
  const field = (name: keyof Typed, label: string, autoComplete: string) => (
    <Input
      name={name}
      label={label}
      icon="lock"
      type="password"
      value={typed[name]}
      error={errors[name]}
      autoComplete={autoComplete}
      maxLength={128}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  )
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t(words.title)}
      onClose={closePassword}
      onCancel={(event) => must && event.preventDefault()}
    >
      <form ref={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2>{t(words.title)}</h2>
        <p>{t(must ? words.must : words.note)}</p>
        {field('oldPwd', t(words.old), 'current-password')}
        {field('newPwd', t(words.next), 'new-password')}
        <PasswordRuleList password={typed.newPwd} own={own} />
        {field('again', t(words.again), 'new-password')}
        <div className={css.actions}>
          {must ? (
            <Button onClick={() => void signOut()}>{t(words.signOut)}</Button>
          ) : (
            <Button onClick={closePassword}>{t(words.cancel)}</Button>
          )}
          <Button type="submit" look="primary" busy={busy}>
            {t(words.save)}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

function mistakes({ oldPwd, newPwd, again }: Typed, t: Say): Readonly<Record<string, string>> {
  const missing = (text: string, label: string) => (text === '' ? t(words.fill, { label }) : '')
  const found = {
    oldPwd: missing(oldPwd, t(words.old)),
    newPwd: missing(newPwd, t(words.next)),
    again: missing(again, t(words.again)) || (again === newPwd ? '' : t(words.differ)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== ''))
}
