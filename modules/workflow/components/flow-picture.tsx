import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { Empty } from '../../../ui/empty.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { conditionFields, type HookChoice, type ProcessChoice, type RoleChoice } from '../../../web/module-api-flow.ts'
import { TreeView, verbLabel } from '../../../web/module-api-flow.ts'
import {
  http,
  RelatedAt,
  ErrorState,
  useLang,
  useStamp,
  useWords,
  type DetailTabProps,
} from '../../../web/module-api.ts'
import { monitorWords as words } from '../words/monitor.ts'
import css from './process-statistics.module.css'

type Stand = 'done' | 'current' | 'blocked' | 'stopped' | 'future' | 'skipped'

/** Who decided at a node, or is asked there now. */
interface AtNode {
  readonly name: string
  readonly result: string | null
  readonly at: number | null
}

interface Picture {
  readonly definition: FlowDefinition
  readonly fields: readonly DescribedField[]
  readonly names: Readonly<Record<string, string>>
  readonly roles: readonly RoleChoice[]
  readonly processes: readonly ProcessChoice[]
  readonly hooks: readonly HookChoice[]
  readonly states: Readonly<Record<string, Stand>>
  readonly people: Readonly<Record<string, readonly AtNode[]>>
  /** Other approvals may belong to it. */
  readonly linked: boolean
}

const nobody: ReadonlySet<string> = new Set()
const nothing = () => undefined

function AtNodeLine({ one: { name, result, at } }: { readonly one: AtNode }) {
  const t = useWords()
  const stamp = useStamp()
  return (
    <span className={joinClassNames(css.decided)}>
      {name}
      {result !== null && <> · {t(verbLabel(result))}</>}
      {at !== null && <> · {stamp(at, 'minute')}</>}
    </span>
  )
}

/**
 * The flow of a document as a picture: what it went through, who decided and when, where it stands, what is still to
 * come.
 */
export default function FlowPicture({ doc, record }: DetailTabProps) {
  const t = useWords()
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  const id = typeof record.procInstId === 'string' ? record.procInstId : ''
  const { data, error, refetch } = useQuery({
    queryKey: ['task', 'picture', id, record.ver, lang],
    enabled: id !== '',
    queryFn: ({ signal }) => http.get<Picture>(`/api/workflow/instance/${id}/picture`, { signal, quiet: true }),
  })
  const fields = useMemo(() => (data ? conditionFields(data, lang) : []), [data, lang])
  const here =
    Object.entries(data?.states ?? {}).find(([, state]) => state === 'current' || state === 'blocked')?.[0] ?? null
  useEffect(() => {
    if (here !== null)
      place.current?.querySelector(`[data-node="${here}"]`)?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [here])
  if (id === '') return <Empty small title={t(words.pictureNone)} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const { definition, roles, processes, hooks, states, people, linked } = data
  const instance = { procInstId: id, linked, module: doc.module, thing: doc.name }
  const related = (node: string | null) =>
    linked && (
      <Suspense fallback={null}>
        <RelatedAt instance={instance} node={node} />
      </Suspense>
    )
  const under = (key: string) => {
    const state = states[key]
    return (
      <>
        {state && <span className={joinClassNames(css.stand, css[state])}>{t(words[state])}</span>}
        {(people[key] ?? []).map((one) => (
          <AtNodeLine key={`${one.name} ${one.at}`} one={one} />
        ))}
        {definition.nodes[key]?.kind === 'subflow' && related(key)}
      </>
    )
  }
  return (
    <>
      {related(null)}
      <div ref={place} className={css.tree} tabIndex={0} role="region" aria-label={definition.label[lang]}>
        <TreeView
          definition={definition}
          names={{ lang, fields, roles, processes, hooks }}
          chosen={here}
          wrong={nobody}
          found={nobody}
          onChoose={nothing}
          drawing={null}
          under={under}
        />
      </div>
    </>
  )
}
