import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FlowDefinition } from '../../../core/flow/definition.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, useWords, type Values } from '../../../web/define.ts'
import { designWords as words } from '../../../web/define-flow.ts'
import { conditionText, type NodeNames } from '../../../web/define-flow.ts'
import css from './panel.module.css'
import { ReplayPane } from './replay-pane.tsx'
import type { Template } from '../../../web/define-flow.ts'

interface TriedStep {
  readonly node: string
  readonly outcome: 'asked' | 'automatic' | 'skipped' | 'blocked' | 'passed'
  readonly when: string | null
  readonly people: readonly { readonly name: string; readonly why: string }[]
}

const choices = 50

/** A dry run of the drawing over one of the documents the reader may see. */
export function TryPane({ definition, template, names }: { readonly definition: FlowDefinition; readonly template: Template; readonly names: NodeNames }) {
  const t = useWords()
  const [record, setRecord] = useState<string | null>(null)
  const records = useQuery({ queryKey: ['flow', 'tried', template.module, template.thing], queryFn: ({ signal }) => http.post<{ content: readonly Values[] }>(`/api/${template.module}/${template.thing}/page`, { page: 1, size: choices, sort: '-createTime', parameters: {} }, { signal, quiet: true }), retry: false })
  const tried = useQuery({ queryKey: ['flow', 'try', template.process, definition, record, names.lang], enabled: record !== null, retry: false, queryFn: ({ signal }) => http.post<readonly TriedStep[]>(`/api/workflow/template/${template.process}/try`, { definition, id: record }, { signal, quiet: true }) })
  const rows = records.data?.content ?? []
  return (
    <div className={css.panel}>
      <p className={css.note}>{t(words.tryNote)}</p>
      <Select showSearch={{ optionFilterProp: 'label' }} value={record} loading={records.isLoading} aria-label={t(words.tryRecord)} placeholder={t(words.tryRecord)} notFoundContent={t(words.tryNone)} options={rows.map((row) => ({ value: String(row.id), label: nameOf(row) }))} onChange={setRecord} />
      {tried.error && <p className={css.bad} role="alert">{tried.error.message}</p>}
      {tried.isLoading && <Skeleton lines={5} />}
      <ol className={css.steps}>
        {(tried.data ?? []).map((step, at) => (
          <li key={`${step.node} ${at}`} data-outcome={step.outcome}>
            <b>{definition.nodes[step.node]?.label[names.lang] ?? step.node}</b>
            <span>{step.people.map(({ name }) => name).join(names.lang === 'zh' ? '、' : ', ')}</span>
            {step.outcome !== 'passed' && <small>{t(words[step.outcome])}</small>}
            {step.when !== null && <small>{conditionText(step.when, names)}</small>}
          </li>
        ))}
      </ol>
      <ReplayPane process={template.process} definition={definition} />
    </div>
  )
}

/** The number and title of a record, whatever its document calls them. */
function nameOf(row: Values): string {
  const texts = Object.entries(row).filter(([name, value]) => typeof value === 'string' && /(no|number|name|title)$/i.test(name) && name !== 'createName' && name !== 'updateName').map(([, value]) => String(value))
  return texts.slice(0, 2).join(' ') || String(row.id)
}
