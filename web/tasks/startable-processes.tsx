import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { iconNamed } from '../../ui/icon-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { InputBox } from '../../ui/input.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { taskWords } from '../approval/decision/task-words.ts'
import { useStamp } from '../platform/data/use-time-format.ts'
import { http } from '../platform/http/client.ts'
import { queryClient } from '../platform/http/query-client.ts'
import { ErrorState } from '../platform/page/error-state.tsx'
import { usePage } from '../platform/page/page-context.ts'
import { openPage } from '../platform/page/page-navigation.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import css from './startable-processes.module.css'

interface Startable {
  readonly process: string
  readonly category: string
  readonly categoryLabel: string
  readonly label: string
  readonly icon: string | null
  readonly color: string | null
  readonly module: string
  readonly thing: string
  readonly starred: boolean
  /** When the reader last began one; null when not of late. */
  readonly recent: number | null
  readonly drafts: readonly { readonly id: string; readonly title: string; readonly at: number }[]
}

const mostRecent = 4
const everywhere = '/workflowstart'

/**
 * The catalogue of processes that the reader may start: his own first, then by category; a page may fix the categories.
 */
export function StartableProcesses() {
  const t = useWords()
  const lang = useLang()
  const { label, params, path } = usePage()
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['task', 'startable', lang],
    queryFn: ({ signal }) => http.get<readonly Startable[]>('/api/workflow/startable', { signal, quiet: true }),
  })
  const wanted = typed.trim().toLowerCase()
  const fixed = Array.isArray(params.category) ? params.category : null
  const found = (data ?? []).filter(
    (one) =>
      (fixed === null || fixed.includes(one.category)) &&
      `${one.label} ${one.categoryLabel}`.toLowerCase().includes(wanted),
  )
  const categories = [...new Map(found.map(({ category, categoryLabel }) => [category, categoryLabel]))]
  const starred = found.filter((one) => one.starred)
  const recent = found
    .filter((one) => one.recent !== null)
    .toSorted((a, b) => (b.recent ?? 0) - (a.recent ?? 0))
    .slice(0, mostRecent)
  const drafts = found
    .flatMap((one) => one.drafts.map((draft) => ({ ...draft, of: one })))
    .toSorted((a, b) => b.at - a.at)
  return (
    <Page>
      <PageHeader
        title={t(label)}
        note={t(taskWords.startNote)}
        actions={
          <InputBox
            clearable
            start={<Icon name="search" size={15} />}
            value={typed}
            placeholder={t(taskWords.startFind)}
            aria-label={t(taskWords.startFind)}
            onChange={setTyped}
          />
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} height={24} />}
      {data && found.length === 0 && (
        <Empty title={t(taskWords.startNone)}>
          {path !== everywhere && <Button onClick={() => openPage(everywhere)}>{t(taskWords.startElsewhere)}</Button>}
        </Empty>
      )}
      {starred.length > 0 && (
        <Shelf title={t(taskWords.startStarred)}>
          {starred.map((one) => (
            <Process key={one.process} one={one} />
          ))}
        </Shelf>
      )}
      {recent.length > 0 && (
        <Shelf title={t(taskWords.startRecent)}>
          {recent.map((one) => (
            <Process key={one.process} one={one} />
          ))}
        </Shelf>
      )}
      {drafts.length > 0 && (
        <Shelf title={t(taskWords.startDrafts)} note={t(taskWords.startDraftsNote)}>
          {drafts.map(({ id, title, at, of }) => (
            <Draft key={id} title={title} at={at} of={of} path={`/doc/${of.module}/${of.thing}/${id}`} />
          ))}
        </Shelf>
      )}
      {categories.map(([category, name]) => (
        <Shelf key={category} title={name}>
          {found
            .filter((one) => one.category === category)
            .map((one) => (
              <Process key={one.process} one={one} />
            ))}
        </Shelf>
      ))}
    </Page>
  )
}

function Shelf({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <Card title={title} extra={note}>
      <ul className={css.cards}>{children}</ul>
    </Card>
  )
}

function Process({ one }: { readonly one: Startable }) {
  const t = useWords()
  const path = `/doc/${one.module}/${one.thing}/new`
  const star = t(one.starred ? taskWords.unstar : taskWords.star, { name: one.label })
  const toggle = async () => {
    try {
      await http.post(`/api/workflow/startable/${one.process}/star`, { starred: one.starred ? '0' : '1' })
    } catch {
      // What went wrong has been said.
    }
    void queryClient.invalidateQueries({ queryKey: ['task', 'startable'] })
  }
  return (
    <li className={css.process}>
      <a
        href={path}
        onClick={(event) => {
          event.preventDefault()
          openPage(path)
        }}
      >
        <span className={css.look} style={one.color === null ? {} : { color: one.color }}>
          <Icon name={iconNamed(one.icon, 'flow')} size={20} />
        </span>
        <span>{one.label}</span>
      </a>
      <button
        type="button"
        className={css.star}
        aria-pressed={one.starred}
        aria-label={star}
        title={star}
        onClick={() => void toggle()}
      >
        <Icon name="star" size={16} />
      </button>
    </li>
  )
}

function Draft({
  title,
  at,
  of,
  path,
}: {
  readonly title: string
  readonly at: number
  readonly of: Startable
  readonly path: string
}) {
  const stamp = useStamp()
  return (
    <li>
      <a
        href={path}
        onClick={(event) => {
          event.preventDefault()
          openPage(path)
        }}
      >
        <Icon name="edit" size={20} />
        <span className={css.draft}>
          {title || of.label}
          <small>
            {of.label} · {stamp(at, 'minute')}
          </small>
        </span>
      </a>
    </li>
  )
}
