import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { Words } from '../../../core/values/language.ts'
import { ActionMenu, type MenuEntry } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, queryClient, useCan, useWords, type Values } from '../../../web/module-api.ts'
import { peopleWords as words } from '../words/people.ts'
import { AskedDialog, type AskedFor, isAskedFor } from './account-action-dialog.tsx'
import { holderOf } from './change-person-status.tsx'
import { HandoverDialog } from './handover-dialog.tsx'
import { OnceDialog } from './one-time-password-dialog.tsx'
import { PersonAction } from './person-action.tsx'
import { ContactDialog } from './sign-in-data-dialog.tsx'

type Asked = AskedFor | 'leave' | 'contact' | { readonly verb: string } | { readonly password: string }

interface SignInState {
  readonly locked: boolean
  readonly secondFactor: boolean
  readonly self: boolean
}

const unknown: SignInState = { locked: false, secondFactor: false, self: true }

interface AccountMenuProps {
  readonly doc: Described
  readonly record: Values
}

/**
 * What is done to an account: its status, place and roles, the hand-over of a leaver, and the ways back in for who is
 * locked out.
 */
export function AccountMenu({ doc, record }: AccountMenuProps) {
  const t = useWords()
  const person = holderOf(record)
  const [asked, setAsked] = useState<Asked | null>(null)
  const stateKey = ['tree', 'signIn', person.id] as const
  const { data: state = unknown } = useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) =>
      http.get<SignInState>('/api/system/user/signInState', { query: { userId: person.id }, signal, quiet: true }),
  })
  const close = () => setAsked(null)
  const unlock = async () => {
    try {
      await http.post('/api/system/user/unlock', { userId: person.id }, { key: newKey() })
      toast.success(t(words.unlocked))
      await queryClient.invalidateQueries({ queryKey: stateKey })
    } catch {
      // What went wrong has been said.
    }
  }
  const entries = useEntries(doc, person.status, state, setAsked, unlock)
  if (entries.length === 0) return null
  return (
    <>
      <ActionMenu
        entries={() => entries}
        button={(trigger) => (
          <Button {...trigger} icon="key">
            {t(words.account)}
          </Button>
        )}
      />
      {asked === 'leave' && <HandoverDialog person={person} onClose={close} />}
      {asked === 'contact' && <ContactDialog person={person} onClose={close} />}
      {isAskedFor(asked) && (
        <AskedDialog
          doc={doc}
          person={person}
          asked={asked}
          onClose={close}
          onPassword={(password) => setAsked({ password })}
        />
      )}
      {asked !== null && typeof asked === 'object' && 'verb' in asked && (
        <PersonAction doc={doc} record={record} verb={asked.verb} onClose={close} />
      )}
      {asked !== null && typeof asked === 'object' && 'password' in asked && (
        <OnceDialog name={person.name} password={asked.password} onClose={close} />
      )}
    </>
  )
}

/** Only what can be done now: nobody is unlocked who is not locked, and nobody resets himself. */
function useEntries(
  { actions }: Described,
  status: string,
  { locked, secondFactor, self }: SignInState,
  ask: (asked: Asked) => void,
  unlock: () => Promise<void>,
): readonly MenuEntry[] {
  const t = useWords()
  const [edits, unlocks, resets] = [useCan('yhgl-bj'), useCan('yhgl-js'), useCan('yhgl-cz')]
  const item = (key: string, label: Words, onClick: () => void) => ({ key, label: t(label), onClick })
  const can = (verb: string) => actions.some((action) => action.verb === verb && action.from.includes(status))
  const own = (verb: string) =>
    actions
      .filter((action) => action.verb === verb && action.from.includes(status))
      .map(({ label }) => ({ key: verb, label, onClick: () => ask({ verb }) }))
  const open = [
    ...(can('enable') ? [item('enable', words.enable, () => ask('1'))] : []),
    ...['transfer', 'grant', 'withdraw', 'message'].flatMap(own),
    ...(unlocks && locked ? [item('unlock', words.unlock, () => void unlock())] : []),
    ...(resets && !self
      ? [item('link', words.link, () => ask('link')), item('once', words.once, () => ask('password'))]
      : []),
    ...(resets && !self && secondFactor ? [item('second', words.second, () => ask('secondFactor'))] : []),
    ...(edits && !self ? [item('contact', words.contact, () => ask('contact'))] : []),
    ...(can('lock') ? [item('lock', words.lock, () => ask('2'))] : []),
    ...(can('disable') ? [item('disable', words.disable, () => ask('0'))] : []),
  ]
  return can('leave') ? [...open, 'line', { ...item('leave', words.leave, () => ask('leave')), danger: true }] : open
}
