import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState, type CSSProperties } from 'react'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { conditionFields, type HookChoice, type ProcessChoice, type RoleChoice } from '../../../web/module-api-flow.ts'
import { TreeView } from '../../../web/module-api-flow.ts'
import { http, ErrorState, useLang, useWords } from '../../../web/module-api.ts'
import { monitorWords as words } from '../words/monitor.ts'
import css from './process-statistics.module.css'

interface NodeFigures {
  readonly node: string
  readonly tasks: number
  readonly hours: string | null
  readonly open: number
}

interface PersonFigures {
  readonly person: string
  readonly name: string
  readonly tasks: number
  readonly hours: string | null
  readonly open: number
  readonly late: number
}

interface ProcessFigures {
  readonly whole: {
    readonly all: number
    readonly open: number
    readonly hours: string | null
    readonly median: string | null
    readonly returned: number
  } | null
  readonly nodes: readonly NodeFigures[]
  readonly people: readonly PersonFigures[]
  readonly definition: FlowDefinition
  readonly fields: readonly DescribedField[]
  readonly names: Readonly<Record<string, string>>
  readonly roles: readonly RoleChoice[]
  readonly processes: readonly ProcessChoice[]
  readonly hooks: readonly HookChoice[]
}

interface Process {
  readonly process: string
  readonly label: string
}

const spans = [30, 90, 365] as const
const nobody: ReadonlySet<string> = new Set()
const nothing = () => undefined

/** How long a process takes: as a whole, at each node of its picture, and with whom. */
export function Figures() {
  const t = useWords()
  const lang = useLang()
  const [days, setDays] = useState<number>(90)
  const [wanted, setWanted] = useState('')
  const processes =
    useQuery({
      queryKey: ['flow', 'processes', lang],
      queryFn: ({ signal }) => http.get<readonly Process[]>('/api/workflow/processes', { signal, quiet: true }),
    }).data ?? []
  const process = wanted === '' ? (processes[0]?.process ?? '') : wanted
  const { data, error, refetch } = useQuery({
    queryKey: ['flow', 'figures', process, days, lang],
    enabled: process !== '',
    queryFn: ({ signal }) =>
      http.get<ProcessFigures>(`/api/workflow/figures/${process}?days=${days}`, { signal, quiet: true }),
  })
  return (
    <>
      <div className={css.asked}>
        <Select
          value={process || null}
          aria-label={t(words.process)}
          options={processes.map((one) => ({ value: one.process, label: one.label }))}
          onChange={setWanted}
        />
        <Select
          value={days}
          aria-label={t(words.days, { n: days })}
          options={spans.map((n) => ({ value: n, label: t(words.days, { n }) }))}
          onChange={setDays}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data &&
        (data.whole === null || data.whole.all === 0 ? <Empty title={t(words.none)} /> : <Shown figures={data} />)}
    </>
  )
}

function Shown({ figures }: { readonly figures: ProcessFigures }) {
  const { whole, nodes, people, definition, roles, processes, hooks } = figures
  const t = useWords()
  const lang = useLang()
  const figure = (value: string | null | undefined) => (value == null ? '—' : formatNumber(value, 1, lang))
  const hours = (value: string | null | undefined) => (value == null ? '—' : t(words.hours, { n: figure(value) }))
  const byNode = new Map(nodes.map((one) => [one.node, one]))
  const hottest = Math.max(1, ...nodes.map((one) => Number(one.hours ?? 0)))
  const under = (key: string) => {
    const one = byNode.get(key)
    return (
      one && (
        <span className={css.heat} style={{ '--heat': Number(one.hours ?? 0) / hottest } as CSSProperties}>
          {t(words.heatOf, { hours: figure(one.hours ?? '0'), n: one.tasks, open: one.open })}
        </span>
      )
    ) // a custom property is a style, too
  }
  return (
    <>
      <dl className={css.whole}>
        {(
          [
            ['all', whole?.all],
            ['open', whole?.open],
            ['returned', whole?.returned],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(words[name])}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {(
          [
            ['average', whole?.hours],
            ['median', whole?.median],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(words[name])}</dt>
            <dd>{hours(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={css.two}>
        <Card title={t(words.heat)} flush>
          <div className={css.tree} tabIndex={0} role="region" aria-label={t(words.heat)}>
            <TreeView
              definition={definition}
              names={{ lang, fields: conditionFields(figures, lang), roles, processes, hooks }}
              chosen={null}
              wrong={nobody}
              found={nobody}
              onChoose={nothing}
              drawing={null}
              under={under}
            />
          </div>
        </Card>
        <Card title={t(words.slow)} flush>
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th>{t(words.person)}</th>
                  <th>{t(words.taskHours)}</th>
                  <th>{t(words.tasks)}</th>
                  <th>{t(words.waiting)}</th>
                  <th>{t(words.late)}</th>
                </tr>
              </thead>
              <tbody>
                {people.map((one) => (
                  <tr key={one.person}>
                    <td>{one.name}</td>
                    <td>{figure(one.hours)}</td>
                    <td>{one.tasks}</td>
                    <td>{one.open}</td>
                    <td className={one.late > 0 ? css.late : undefined}>{one.late}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      </div>
    </>
  )
}
