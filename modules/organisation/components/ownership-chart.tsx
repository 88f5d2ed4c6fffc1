import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../../core/values/day-text.ts'
import type { Lang } from '../../../core/values/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { http, ErrorState, useLang, useWords } from '../../../web/module-api.ts'
import type { Chart, ChartNode } from '../ownership-chart.ts'
import { groupCompaniesWords as words } from '../words/group-companies.ts'
import css from './chart.module.css'

/** Who holds whom: each company under the one that holds most of it, with what the head company controls. */
export function OwnershipChart({ title, onOpen }: { readonly title: string; readonly onOpen: (id: string) => void }) {
  const t = useWords()
  const lang = useLang()
  const { data, error, refetch } = useQuery({
    queryKey: ['doc', 'organisation', 'shareholding', 'chart', lang],
    queryFn: ({ signal }) => http.get<Chart>('/api/organisation/chart', { signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} height={20} />
  if (data.companies.length === 0) return <Empty title={t(words.none)} />
  const known = new Set(data.companies.map(({ id }) => id))
  const tops = data.companies.filter(({ under }) => under === null || !known.has(under))
  return (
    <>
      {data.unitsWithout.length > 0 && (
        <p className={css.without} role="status">
          {t(words.without, { units: data.unitsWithout.join(t(words.and)) })}
        </p>
      )}
      <section className={css.sheet} tabIndex={0} aria-label={title}>
        <h2>
          {title}
          <small>{t(words.day, { day: dayText(data.day, lang) })}</small>
        </h2>
        <ul className={css.chart}>
          {tops.map((node) => (
            <Node key={node.id} node={node} all={data.companies} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Node({
  node,
  all,
  onOpen,
}: {
  readonly node: ChartNode
  readonly all: readonly ChartNode[]
  readonly onOpen: (id: string) => void
}) {
  const t = useWords()
  const lang = useLang()
  const below = all.filter(({ under, id }) => under === node.id && id !== node.id)
  return (
    <li>
      <button
        type="button"
        className={joinClassNames(css.box, !node.consolidated && css.apart)}
        onClick={() => onOpen(node.id)}
      >
        <b>{node.name}</b>
        {node.unit !== null && node.unit !== node.name && <small>{t(words.unit, { unit: node.unit })}</small>}
        {node.holders.length > 0 && (
          <small>
            {node.holders
              .map((holder) => t(words.holder, { name: holder.name, pct: pointed(shown(holder.pct), lang) }))
              .join(t(words.and))}
          </small>
        )}
        <span>
          {node.under === null ? (
            <StatusTag tone="info">{t(words.head)}</StatusTag>
          ) : (
            <StatusTag tone={node.consolidated ? 'good' : 'quiet'}>
              {t(node.consolidated ? words.consolidated : words.notConsolidated)}
            </StatusTag>
          )}
          {node.control !== null && t(words.control, { pct: pointed(node.control, lang) })}
        </span>
      </button>
      {below.length > 0 && (
        <ul>
          {below.map((child) => (
            <Node key={child.id} node={child} all={all} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** With the decimal point of the language. */
function pointed(figure: string, lang: Lang): string {
  return lang === 'ru' ? figure.replace('.', ',') : figure
}

/** 60.0000 is read as 60, 33.3350 as 33.335. */
function shown(pct: string): string {
  return pct.includes('.') ? pct.replace(/\.?0+$/, '') : pct
}
