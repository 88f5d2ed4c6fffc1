import { Button, Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Words } from '../../../core/language.ts'
import { http, newKey, useCan, useWords } from '../../../web/define.ts'
import { peopleWords as words } from '../words/people.ts'
import css from './handover-dialog.module.css'
import { HandoverDialog } from './handover-dialog.tsx'
import { setStatus, type Holder } from './person-status.tsx'

type Change = '0' | '1' | '2'
const questions: Readonly<Record<Change, Words>> = { 0: words.sureDisable, 1: words.sureEnable, 2: words.sureLock }
type Asked = Change | 'leave' | 'second' | { readonly password: string }

/** What is done to an account: its status, the hand-over of a leaver, and the ways back in for who is locked out. */
export function AccountMenu({ person }: { readonly person: Holder }) {
  const t = useWords()
  const canEdit = useCan('yhgl-bj')
  const canUnlock = useCan('yhgl-js')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const isActive = person.status === '1'
  const run = (work: () => Promise<void>) => { work().catch((failure: unknown) => toast.error(failure instanceof Error ? failure.message : String(failure))) }
  const unlock = async () => { await post('/api/system/user/unlock', person); toast.success(t(words.unlocked)) }
  const once = async () => setAsked(await post<{ readonly password: string }>('/api/system/user/resetPassword', person))
  const second = async () => { await post('/api/system/user/secondFactor/reset', person); close(); toast.success(t(words.secondReset, { name: person.name })) }
  const link = async () => {
    const { tel, minutes } = await post<{ readonly tel: string; readonly minutes: number }>('/api/system/user/resetLink', person)
    toast.success(t(words.linked, { tel, minutes }))
  }
  const items: NonNullable<MenuProps['items']> = [
    ...(canEdit && !isActive ? [{ key: 'enable', label: t(words.enable), onClick: () => setAsked('1') }] : []),
    ...(canEdit && isActive ? [{ key: 'lock', label: t(words.lock), onClick: () => setAsked('2') }, { key: 'disable', label: t(words.disable), onClick: () => setAsked('0') }] : []),
    ...(canUnlock ? [{ key: 'unlock', label: t(words.unlock), onClick: () => run(unlock) }, { key: 'link', label: t(words.link), onClick: () => run(link) }, { key: 'once', label: t(words.once), onClick: () => run(once) }, { key: 'second', label: t(words.second), onClick: () => setAsked('second') }] : []),
    ...(canEdit && person.status !== '3' ? [{ type: 'divider' as const }, { key: 'leave', label: t(words.leave), danger: true, onClick: () => setAsked('leave') }] : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}><Button icon={<Icon name="key" size={16} />}>{t(words.account)}</Button></Dropdown>
      {asked === 'leave' && <HandoverDialog person={person} onClose={close} />}
      {(asked === '0' || asked === '1' || asked === '2') && <Sure person={person} to={asked} onClose={close} />}
      {asked === 'second' && (
        <Dialog open title={t(words.second)} width={420} onClose={close} footer={<><Button onClick={close}>{t(words.cancel)}</Button><Button type="primary" danger onClick={() => run(second)}>{t(words.ok)}</Button></>}>
          <p>{t(words.sureSecond, { name: person.name })}</p>
        </Dialog>
      )}
      {typeof asked === 'object' && asked !== null && (
        <Dialog open careful title={t(words.onceTitle)} width={420} onClose={close} footer={<Button type="primary" onClick={close}>{t(words.close)}</Button>}>
          <div className={css.dialog}><p>{t(words.onceNote, { name: person.name })}</p><p className={css.password}>{asked.password}</p></div>
        </Dialog>
      )}
    </>
  )
}

function Sure({ person, to, onClose }: { readonly person: Holder; readonly to: Change; readonly onClose: () => void }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    try {
      await setStatus(person, to)
      toast.success(t(words.done))
      onClose()
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog open title={person.name} width={420} onClose={onClose} footer={<><Button onClick={onClose}>{t(words.cancel)}</Button><Button type="primary" danger={to !== '1'} loading={busy} onClick={() => void change()}>{t(words.ok)}</Button></>}>
      <p>{t(questions[to], { name: person.name })}</p>
    </Dialog>
  )
}

function post<T>(path: string, { id }: Holder): Promise<T> {
  return http.post<T>(path, { userId: id }, { key: newKey(), quiet: true })
}
