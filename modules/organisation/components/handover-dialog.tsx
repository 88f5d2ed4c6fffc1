import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, ErrorState, useLang, useWords } from '../../../web/module-api.ts'
import { peopleWords as words } from '../words/people.ts'
import { setStatus, type Holder } from './change-person-status.tsx'
import css from './handover-dialog.module.css'

interface HandoverLine {
  readonly sort: 'todo' | 'draft' | 'owned'
  readonly document: string
  readonly label: string
  readonly field: string
  readonly fieldLabel: string
  readonly count: number
}

const { Input: PersonInput } = onPage('person')

/** What a leaver still holds, to whom it goes, and the leaving itself once nothing is left. */
export function HandoverDialog({ person, onClose }: { readonly person: Holder; readonly onClose: () => void }) {
  const t = useWords()
  const lang = useLang()
  const [to, setTo] = useState<Receivers>({})
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['task', 'handover', person.id, lang],
    gcTime: 0,
    queryFn: ({ signal }) =>
      http.get<readonly HandoverLine[]>('/api/system/organisation/handover', {
        query: { userId: person.id },
        signal,
        quiet: true,
      }),
  })
  const press = async (work: () => Promise<string>, after: () => void) => {
    setBusy(true)
    try {
      toast.success(await work())
      after()
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  // Everything to one is asked at once, and agreed to at once where somebody has to agree.
  const chosen = (data ?? []).flatMap((line) => {
    const toUserId = to[keyOf(line)] ?? to[everything]
    return toUserId === undefined
      ? []
      : [{ userId: person.id, toUserId, sort: line.sort, document: line.document, field: line.field }]
  })
  const toAll = to[everything]
  const asked: readonly object[] =
    toAll !== undefined && chosen.every(({ toUserId }) => toUserId === toAll)
      ? [{ userId: person.id, toUserId: toAll }]
      : chosen
  const give = () =>
    press(
      async () => {
        const answers: object[] = []
        for (const one of asked)
          answers.push(
            await http.post<object>('/api/system/organisation/handover', one, { key: newKey(), quiet: true }),
          )
        return answers.some((answer) => 'waiting' in answer) ? t(words.waits, { name: person.name }) : t(words.given)
      },
      () => void refetch(),
    )
  const leave = () =>
    press(async () => {
      await setStatus(person, 3)
      return t(words.done)
    }, onClose)
  return (
    <Dialog
      open
      careful
      title={t(words.leaving, { name: person.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          {data && data.length > 0 && (
            <Button look="primary" busy={busy} disabled={asked.length === 0} onClick={() => void give()}>
              {t(words.give)}
            </Button>
          )}
          {data?.length === 0 && (
            <Button look="primary" danger busy={busy} onClick={() => void leave()}>
              {t(words.confirmLeave)}
            </Button>
          )}
        </>
      }
    >
      <div className={css.dialog}>
        <p className={css.note}>{t(words.leavingNote)}</p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton lines={4} />}
        {data?.length === 0 && (
          <p className={css.clear} role="status">
            <Icon name="check" size={18} />
            {t(words.nothing)}
          </p>
        )}
        {data && data.length > 0 && <Left lines={data} to={to} onChoose={(key, id) => setTo({ ...to, [key]: id })} />}
      </div>
    </Dialog>
  )
}

/** Who takes each line over; one for whatever has nobody of its own. */
type Receivers = Readonly<Record<string, string | undefined>>

const everything = 'everything'

function keyOf({ sort, document, field }: HandoverLine): string {
  return `${sort}.${document}.${field}`
}

interface LeftProps {
  readonly lines: readonly HandoverLine[]
  readonly to: Receivers
  readonly onChoose: (key: string, id: string | undefined) => void
}

function Left({ lines, to, onChoose }: LeftProps) {
  const t = useWords()
  const names = { todo: words.todos, draft: words.drafts, owned: words.owned }
  return (
    <>
      <Receiver at={everything} label={t(words.receiver)} to={to} onChoose={onChoose} />
      <ul className={css.lines}>
        {lines.map((line) => {
          const name = t(names[line.sort], { label: line.label, field: line.fieldLabel })
          return (
            <li key={keyOf(line)}>
              <span>{name}</span>
              <b>{line.count}</b>
              {lines.length > 1 && (
                <Receiver at={keyOf(line)} label={t(words.receiverOf, { name })} to={to} onChoose={onChoose} short />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface ReceiverProps extends Omit<LeftProps, 'lines'> {
  readonly at: string
  readonly label: string
  readonly short?: true
}

function Receiver({ at, label, to, onChoose, short }: ReceiverProps) {
  const lang = useLang()
  const field: DescribedField = {
    name: at,
    kind: 'person',
    label,
    everywhere: true,
    rights: { read: true, write: true },
    sortable: false,
    filter: 'none',
    numeric: false,
  }
  return (
    <div className={css.receiver}>
      {!short && <span>{label}</span>}
      <Suspense fallback={<Skeleton lines={1} />}>
        <PersonInput
          id={`handover-${at}`}
          label={label}
          value={to[at] ?? null}
          field={field}
          record={{}}
          text={{ lang, name: (_source, key) => key }}
          disabled={false}
          error={null}
          onChange={(next) => onChoose(at, typeof next === 'string' ? next : undefined)}
          onBlur={() => undefined}
          onFill={() => undefined}
        />
      </Suspense>
    </div>
  )
}
