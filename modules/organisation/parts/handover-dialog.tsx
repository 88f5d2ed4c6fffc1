import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { DescribedField } from '../../../core/described.ts'
import { onPage } from '../../../kinds/web.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, Trouble, useLang, useWords } from '../../../web/define.ts'
import { peopleWords as words } from '../words/people.ts'
import css from './handover-dialog.module.css'
import { setStatus, type Holder } from './person-status.tsx'

interface HandoverLine {
  readonly sort: 'todo' | 'draft' | 'owned'
  readonly document: string
  readonly label: string
  readonly field: string
  readonly count: number
}

const { Input: PersonInput } = onPage('person')

/** What a leaver still holds, to whom it goes, and the leaving itself once nothing is left. */
export function HandoverDialog({ person, onClose }: { readonly person: Holder; readonly onClose: () => void }) {
  const t = useWords()
  const lang = useLang()
  const [to, setTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({ queryKey: ['task', 'handover', person.id, lang], gcTime: 0, queryFn: ({ signal }) => http.get<readonly HandoverLine[]>('/api/system/organisation/handover', { query: { userId: person.id }, signal, quiet: true }) })
  const press = async (work: () => Promise<unknown>, done: string, after: () => void) => {
    setBusy(true)
    try {
      await work()
      toast.success(done)
      after()
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  const give = () => press(() => http.post('/api/system/organisation/handover', { userId: person.id, toUserId: to }, { key: newKey(), quiet: true }), t(words.given), () => void refetch())
  const leave = () => press(() => setStatus(person, 3), t(words.done), onClose)
  return (
    <Dialog open careful title={t(words.leaving, { name: person.name })} onClose={onClose} footer={
      <>
        <Button onClick={onClose}>{t(words.cancel)}</Button>
        {data && data.length > 0 && <Button type="primary" loading={busy} disabled={to === null} onClick={() => void give()}>{t(words.give)}</Button>}
        {data?.length === 0 && <Button type="primary" danger loading={busy} onClick={() => void leave()}>{t(words.confirmLeave)}</Button>}
      </>
    }>
      <div className={css.dialog}>
        <p className={css.note}>{t(words.leavingNote)}</p>
        {error && !data && <Trouble error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton lines={4} />}
        {data?.length === 0 && <p className={css.clear} role="status"><Icon name="check" size={18} />{t(words.nothing)}</p>}
        {data && data.length > 0 && <Left lines={data} to={to} onChoose={setTo} />}
      </div>
    </Dialog>
  )
}

function Left({ lines, to, onChoose }: { readonly lines: readonly HandoverLine[]; readonly to: string | null; readonly onChoose: (id: string | null) => void }) {
  const t = useWords()
  const lang = useLang()
  const label = t(words.receiver)
  const field: DescribedField = { name: 'toUserId', kind: 'person', label, everywhere: true, rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false }
  const names = { todo: words.todos, draft: words.drafts, owned: words.owned }
  return (
    <>
      <ul className={css.lines}>{lines.map((line) => <li key={`${line.sort}.${line.document}.${line.field}`}><span>{t(names[line.sort], { label: line.label, field: line.field })}</span><b>{line.count}</b></li>)}</ul>
      <div className={css.receiver}>
        <span>{label}</span>
        <Suspense fallback={<Skeleton lines={1} />}>
          <PersonInput id="handover-to" label={label} value={to} field={field} record={{}} text={{ lang, name: (_source, key) => key }} disabled={false} error={null} onChange={(next) => onChoose(typeof next === 'string' ? next : null)} onBlur={() => undefined} onFill={() => undefined} />
        </Suspense>
      </div>
    </>
  )
}
