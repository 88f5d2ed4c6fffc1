import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, type Say, useWords } from '../../../web/module-api.ts'
import { peopleWords as words } from '../words/people.ts'
import { type Holder, setStatus } from './change-person-status.tsx'

type Status = '0' | '1' | '2'

/** What is asked about an account before it is done: another status, or a way back in. */
export type AskedFor = Status | 'password' | 'link' | 'secondFactor'

const questions: Readonly<Record<AskedFor, Words>> = {
  0: words.sureStatus,
  1: words.sureStatus,
  2: words.sureStatus,
  password: words.sureOnce,
  link: words.sureLink,
  secondFactor: words.sureSecond,
}
const verbs: Readonly<Record<string, string>> = { 0: 'disable', 1: 'enable', 2: 'lock' }
const numbers = { '0': 0, '1': 1, '2': 2 } as const
const calls = { password: 'resetPassword', link: 'resetLink', secondFactor: 'secondFactor/reset' } as const

export function isAskedFor(asked: unknown): asked is AskedFor {
  return typeof asked === 'string' && Object.hasOwn(questions, asked)
}

/** What became of it; `waiting` where a second administrator has to agree. */
interface Acted {
  readonly waiting?: true
  readonly password?: string
  readonly tel?: string
  readonly minutes?: number
}

interface AskedDialogProps {
  /** What its actions are called and lead to; null where none is asked about. */
  readonly doc: Described | null
  readonly person: Holder
  readonly asked: AskedFor
  readonly onClose: () => void
  readonly onPassword: (password: string) => void
}

/** Asks, does it and says what became of it. */
export function AskedDialog({ doc, person, asked, onClose, onPassword }: AskedDialogProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const { label = '', follows = '' } = doc?.actions.find(({ verb }) => verb === verbs[asked]) ?? {}
  const go = async () => {
    setBusy(true)
    try {
      const acted = await carryOut(person, asked)
      if (acted.password !== undefined) return onPassword(acted.password)
      toast.success(saidOf(t, person, asked, acted))
      onClose()
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t(words.cancel)}</Button>
      <Button look="primary" danger={asked !== '1' && asked !== 'link'} busy={busy} onClick={() => void go()}>
        {t(words.ok)}
      </Button>
    </>
  )
  return (
    <Dialog open title={person.name} width={440} onClose={onClose} footer={footer}>
      <p>{t(questions[asked], { name: person.name, action: label, follows })}</p>
    </Dialog>
  )
}

async function carryOut(person: Holder, asked: AskedFor): Promise<Acted> {
  if (asked === 'password' || asked === 'link' || asked === 'secondFactor')
    return http.post<Acted>(`/api/system/user/${calls[asked]}`, { userId: person.id }, { key: newKey(), quiet: true })
  await setStatus(person, numbers[asked])
  return {}
}

function saidOf(t: Say, { name }: Holder, asked: AskedFor, { waiting, tel = '', minutes = 0 }: Acted): string {
  if (waiting === true) return t(words.waits, { name })
  if (asked === 'link') return t(words.linked, { tel, minutes })
  return asked === 'secondFactor' ? t(words.secondReset, { name }) : t(words.done)
}
