import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { Failure, http, newKey, reloadSession, useSession, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import { ContactDialog, type OwnContact } from './contact-dialog.tsx'
import { OwnPicture } from './own-picture.tsx'
import { type Account, accountKey } from './use-account.tsx'
import css from './account.module.css'

type Own = 'nameRu' | 'nameEn'

/** Who one is: what the administrator keeps, and what one keeps oneself. */
export function OwnData({ account }: { readonly account: Account }) {
  const t = useWords()
  const client = useQueryClient()
  // What differs from the account as it was read: a newer reading never takes what is being typed.
  const [typed, setTyped] = useState<Readonly<Partial<Record<Own, string>>>>({})
  const values = { nameRu: account.nameRu ?? '', nameEn: account.nameEn ?? '', ...typed }
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const save = async (userAvatar?: object) => {
    setBusy(true)
    try {
      await http.post(
        '/api/system/my/account',
        { ...values, ver: account.ver, ...(userAvatar ? { userAvatar: [userAvatar] } : {}) },
        { key: newKey() },
      )
      setErrors({})
      toast.success(t(words.saved))
      await Promise.all([client.invalidateQueries({ queryKey: accountKey }), reloadSession()])
      setTyped((now) => typedSince(now, values))
    } catch (failure) {
      setErrors(failure instanceof Failure ? failure.errors : {})
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Card title={t(words.own)}>
      <div className={css.who}>
        <OwnPicture onChosen={save} />
        <Kept account={account} />
      </div>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        {(['nameRu', 'nameEn'] as const).map((name) => (
          <OwnField
            key={name}
            label={t(words[name])}
            value={values[name]}
            error={errors[name]}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <div className={css.foot}>
          <small>{t(words.ownNote)}</small>
          <Button look="primary" type="submit" busy={busy}>
            {t(words.save)}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** What was typed after these values had been sent. */
function typedSince(typed: Readonly<Partial<Record<Own, string>>>, sent: Readonly<Record<Own, string>>) {
  return Object.fromEntries(Object.entries(typed).filter(([name, text]) => sent[name as Own] !== text))
}

/** What the administrator keeps, and what one signs in by, which changes with a proof. */
function Kept({ account }: { readonly account: Account }) {
  const t = useWords()
  const [changing, setChanging] = useState<OwnContact | null>(null)
  const { user } = useSession()
  const lines: readonly (readonly [Words, string | null, OwnContact?])[] = [
    [words.userCode, account.userCode],
    [words.userName, account.userName],
    [words.userTel, account.userTel, 'userTel'],
    [words.email, account.email, 'email'],
    [words.place, [user.userDwname, user.userBmname].filter(Boolean).join(' · ')],
    [words.roles, user.roles.map(({ rolename }) => rolename).join(t({ zh: '、', ru: ', ', en: ', ' }))],
  ]
  return (
    <>
      <dl className={css.kept}>
        {lines.map(([label, value, contact]) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>
              {value || '—'}
              {contact && (
                <Button
                  size="small"
                  look="link"
                  aria-label={t(words.changeOf, { what: t(label) })}
                  onClick={() => setChanging(contact)}
                >
                  {t(words.changeContact)}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {changing !== null && (
        <ContactDialog
          name={changing}
          present={account[changing] ?? ''}
          proved={account.passwordChanged !== null}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  )
}

interface OwnFieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function OwnField({ label, value, error, onChange }: OwnFieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <InputBox
        id={id}
        value={value}
        maxLength={100}
        wrong={Boolean(error)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={onChange}
      />
      <p id={`${id}-note`} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
