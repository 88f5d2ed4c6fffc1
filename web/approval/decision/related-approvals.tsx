import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { statusNames } from '../../../core/approval/status-and-action-names.ts'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { http } from '../../platform/http/client.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { renewApprovals, type Instance } from './approval-instance-queries.ts'
import { relatedWords as words } from './related-approvals-words.ts'
import css from './related-approvals.module.css'

// What is about to begin shows as soon as it has.
const soon = 2_000

/** Another approval that belongs to this one; its record is absent where it could not begin. */
interface RelatedLine {
  readonly module: string
  readonly thing: string
  readonly id: string | null
  readonly number: string | null
  readonly title: string | null
  readonly label: string
  readonly status: string | null
}

interface ChildLine extends RelatedLine {
  readonly child: string
  readonly node: string
  readonly state: string
  readonly problem: string | null
}

export interface Related {
  readonly parent: RelatedLine | null
  readonly children: readonly ChildLine[]
  readonly mayRetry: boolean
}

const statuses: Readonly<Record<string, Words>> = statusNames

/**
 * The approvals that belong together, as far as the reader may read them; null until they are known, or where there are
 * none.
 */
export function useRelated({ procInstId, linked = false }: Pick<Instance, 'procInstId' | 'linked'>): Related | null {
  const lang = useLang()
  const { data } = useQuery<Related>({
    queryKey: ['task', 'related', procInstId, lang],
    enabled: linked,
    refetchInterval: (query) => (isSoon(query.state.data) ? soon : false),
    queryFn: ({ signal }) => http.get<Related>(`/api/workflow/instance/${procInstId}/related`, { signal, quiet: true }),
  })
  return data ?? null
}

function isSoon(related: Related | undefined): boolean {
  return related?.children.some(({ state, problem }) => state === 'wanted' && problem === null) === true
}

/** The documents begun at a node of a drawing, or without one the document that this belongs to. */
export function RelatedAt({
  instance,
  node,
}: {
  readonly instance: Pick<Instance, 'procInstId' | 'linked' | 'module' | 'thing'>
  readonly node: string | null
}) {
  const related = useRelated(instance)
  if (related === null) return null
  return node === null ? (
    <ParentLine related={related} />
  ) : (
    <ChildLines related={related} node={node} instance={instance} />
  )
}

/** The document whose approval began this one. */
export function ParentLine({ related: { parent } }: { readonly related: Related }) {
  const t = useWords()
  return (
    parent && (
      <p className={css.parent}>
        <Icon name="layers" size={15} />
        {t(words.parent)} <RecordLink line={parent} />
      </p>
    )
  )
}

/** The documents that were begun at a node, and why one of them could not begin. */
export function ChildLines({
  related: { children, mayRetry },
  node,
  instance,
}: {
  readonly related: Related
  readonly node: string
  readonly instance: Pick<Instance, 'module' | 'thing'>
}) {
  const t = useWords()
  const here = children.filter((child) => child.node === node)
  if (here.length === 0) return null
  return (
    <ul className={css.children} aria-label={t(words.children)}>
      {here.map((child) => (
        <li key={child.child}>
          {child.id === null ? (
            <span>
              {child.label}
              {child.problem === null && <small> · {t(words.soon)}</small>}
            </span>
          ) : (
            <RecordLink line={child} />
          )}
          {child.problem !== null && (
            <p className={css.problem}>
              <Icon name="warning" size={14} />
              {child.problem}
              {mayRetry && <Retry child={child.child} instance={instance} />}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Every document that belongs to this one by their approvals, for the list of related documents. */
export function RelatedRecords({ related: { parent, children } }: { readonly related: Related }) {
  const t = useWords()
  const begun = children.filter(({ id }) => id !== null)
  return (
    <>
      {parent && (
        <li>
          <small>{t(words.parent)}</small>
          <RecordLink line={parent} />
        </li>
      )}
      {begun.map((child) => (
        <li key={child.child}>
          <small>{t(words.children)}</small>
          <RecordLink line={child} />
        </li>
      ))}
    </>
  )
}

/** Whether an approval began others, or was begun by one. */
export function isRelated(related: Related | null): related is Related {
  return related !== null && (related.parent !== null || related.children.some(({ id }) => id !== null))
}

function RecordLink({ line: { module, thing, id, label, number, title, status } }: { readonly line: RelatedLine }) {
  const t = useWords()
  const path = `/doc/${module}/${thing}/${id}`
  const state = statuses[status ?? '']
  return (
    <span>
      <a
        href={path}
        onClick={(event) => {
          event.preventDefault()
          openPage(path)
        }}
      >
        {label} {number ?? title ?? ''}
      </a>
      {number !== null && title !== null && <small> {title}</small>}
      {state && <small> · {t(state)}</small>}
    </span>
  )
}

function Retry({ child, instance }: { readonly child: string; readonly instance: Pick<Instance, 'module' | 'thing'> }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await http.post(`/api/workflow/child/${child}/retry`, {}, { quiet: true })
      toast.success(t(words.retried))
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      setBusy(false)
      renewApprovals(instance)
    }
  }
  return (
    <Button size="small" busy={busy} onClick={() => void retry()}>
      {t(words.retry)}
    </Button>
  )
}
