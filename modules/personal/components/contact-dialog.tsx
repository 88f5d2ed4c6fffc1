import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CountdownButton } from '../../../ui/countdown-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts'
import { Failure, http, reloadSession, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import { accountKey } from './use-account.tsx'
import css from './account.module.css'

/** What one signs in by and may change oneself. */
export type OwnContact = 'userTel' | 'email'

interface ContactDialogProps {
  readonly name: OwnContact
  readonly present: string
  /** Whether the password is kept here and is asked for. */
  readonly proved: boolean
  readonly onClose: () => void
}

/** Another number or mail address: proven by the password and by a code sent to the new one. */
export function ContactDialog({ name, present, proved, onClose }: ContactDialogProps) {
  const t = useWords()
  const client = useQueryClient()
  const [typed, setTyped] = useState({ value: '', code: '', pwd: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const form = useFocusOnError(errors)
  const what = t(words[name])
  const refused = (failure: unknown) => setErrors(failure instanceof Failure ? failure.errors : {})
  const send = async () => {
    try {
      await http.form('/api/system/my/contact/code', { name, value: typed.value })
      setErrors({})
      toast.success(t(words.codeSent))
      return true
    } catch (failure) {
      refused(failure)
      return false
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await http.form('/api/system/my/contact', { name, ...typed })
      toast.success(t(words.contactChanged))
      onClose()
      await Promise.all([client.invalidateQueries({ queryKey: accountKey }), reloadSession()])
    } catch (failure) {
      refused(failure)
      setBusy(false)
    }
  }
  const field = (key: keyof typeof typed) => ({
    name: key,
    value: typed[key],
    error: errors[key],
    onChange: (text: string) => setTyped({ ...typed, [key]: text }),
  })
  const sendButton = (
    <CountdownButton look="quiet" seconds={60} waiting={(n) => t(words.sendAgain, { n })} onPress={send}>
      {t(words.sendCode)}
    </CountdownButton>
  )
  return (
    <Dialog open careful title={t(words.changeOf, { what })} width={440} onClose={onClose}>
      <form ref={form} className={css.contact} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          {present && t(words.presentValue, { value: present })} {t(words.contactNote)}
        </p>
        <Input
          {...field('value')}
          label={t(words.newValue, { what })}
          icon={name === 'userTel' ? 'phone' : 'message'}
          inputMode={name === 'userTel' ? 'numeric' : 'email'}
          maxLength={100}
          autoComplete="off"
        />
        <Input
          {...field('code')}
          label={t(words.contactCode)}
          icon="shield"
          inputMode="numeric"
          maxLength={6}
          autoComplete="one-time-code"
          end={sendButton}
        />
        {proved && (
          <Input
            {...field('pwd')}
            label={t(words.password)}
            icon="lock"
            type="password"
            maxLength={128}
            autoComplete="current-password"
          />
        )}
        <div className={css.foot}>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(words.ok)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
