import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { http, useCan, useDescribed, useWords, type Values } from '../../../web/module-api.ts'
import { peopleWords as words } from '../words/people.ts'
import { AskedDialog } from './account-action-dialog.tsx'
import { holderOf } from './change-person-status.tsx'
import { OnceDialog } from './one-time-password-dialog.tsx'
import { PersonAction } from './person-action.tsx'
import css from './new-person-steps.module.css'

interface NextStepsProps {
  readonly id: string
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** What somebody new still needs before he can work: a way in, roles, and the rest of his record. */
export function NextSteps({ id, onOpen, onClose }: NextStepsProps) {
  const t = useWords()
  const { data: made } = useQuery({
    queryKey: ['doc', 'base', 'person', 'made', id],
    queryFn: ({ signal }) => http.get<{ readonly record: Values }>(`/api/base/person/${id}`, { signal }),
  })
  const { data: doc } = useDescribed('base', 'person')
  return made && doc ? (
    <Steps
      doc={doc}
      record={made.record}
      title={t(words.made, { name: String(made.record.userName) })}
      onOpen={onOpen}
      onClose={onClose}
    />
  ) : null
}

type Asked = 'password' | 'link' | 'grant' | { readonly password: string }

function Steps({
  doc,
  record,
  title,
  onOpen,
  onClose,
}: Omit<NextStepsProps, 'id'> & { readonly doc: Described; readonly record: Values; readonly title: string }) {
  const t = useWords()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [resets, grants] = [useCan('yhgl-cz'), useCan('yhgl-sq')]
  const person = holderOf(record)
  const close = () => setAsked(null)
  const button = (label: Words, next: Asked) => (
    <Button size="small" onClick={() => setAsked(next)}>
      {t(label)}
    </Button>
  )
  return (
    <Dialog
      open
      title={title}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onOpen}>{t(words.openPerson)}</Button>
          <Button look="primary" onClick={onClose}>
            {t(words.close)}
          </Button>
        </>
      }
    >
      <ol className={css.steps}>
        <li>
          <p>{t(resets ? words.stepSignIn : words.stepSignInOther)}</p>
          {resets && (
            <span>
              {button(words.once, 'password')}
              {button(words.link, 'link')}
            </span>
          )}
        </li>
        <li>
          <p>{t(grants ? words.stepRoles : words.stepRolesOther)}</p>
          {grants && <span>{button(words.grantRoles, 'grant')}</span>}
        </li>
        <li>
          <p>{t(words.stepRest)}</p>
        </li>
      </ol>
      {(asked === 'password' || asked === 'link') && (
        <AskedDialog
          doc={null}
          person={person}
          asked={asked}
          onClose={close}
          onPassword={(password) => setAsked({ password })}
        />
      )}
      {asked === 'grant' && <PersonAction doc={doc} record={record} verb="grant" onClose={close} />}
      {asked !== null && typeof asked === 'object' && (
        <OnceDialog name={person.name} password={asked.password} onClose={close} />
      )}
    </Dialog>
  )
}
