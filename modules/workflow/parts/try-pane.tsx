import { Button, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { DescribedField } from '../../../core/described.ts'
import { enumerated } from '../../../core/enumerated.ts'
import type { FlowDefinition } from '../../../core/flow/definition.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AskDialog, http, useLang, useWords, type Values } from '../../../web/define.ts'
import { conditionText, designWords as words, drafterFields, type NodeNames, type Template } from '../../../web/define-flow.ts'
import css from './panel.module.css'
import { ReplayPane } from './replay-pane.tsx'

interface TriedStep {
  readonly node: string
  readonly outcome: 'asked' | 'automatic' | 'skipped' | 'blocked' | 'passed'
  readonly when: string | null
  readonly people: readonly { readonly name: string; readonly why: string }[]
}

const choices = 50

/** What a drawing is tried with: a document there is, or a drafter and the values he would type. */
type Trial = { readonly id: string } | { readonly drafter: string; readonly values: Values }

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

interface TrialDialogProps {
  readonly template: Template
  readonly before: Trial | null
  readonly onTry: (trial: Trial) => void
  readonly onClose: () => void
}

/** A document that does not exist yet: who would draft it, and the values by which its flow decides. */
function TrialDialog({ template, before, onTry, onClose }: TrialDialogProps) {
  const t = useWords()
  const lang = useLang()
  const own = new Set(drafterFields(lang, []).map(({ name }) => name))
  const typed = template.fields.filter(({ name }) => !own.has(name)).map(({ required: _r, visible: _v, readonly: _o, calc: _c, initial: _i, ...field }): DescribedField => ({ ...field, ...plain, numeric: field.numeric }))
  const fields: readonly DescribedField[] = [{ ...plain, kind: 'person', name: 'drafter', label: t(words.drafterPerson), required: true, everywhere: true }, ...typed]
  const values: Values = before !== null && 'drafter' in before ? { ...before.values, drafter: before.drafter } : {}
  const go = ({ drafter, ...rest }: Values) => { onTry({ drafter: String(drafter), values: rest }); return Promise.resolve() }
  return <Suspense><AskDialog title={t(words.tryTyped)} fields={fields} values={values} onSave={go} onClose={onClose} /></Suspense>
}

/** A dry run of the drawing over one of the documents the reader may see. */
export function TryPane({ definition, template, names }: { readonly definition: FlowDefinition; readonly template: Template; readonly names: NodeNames }) {
  const t = useWords()
  const [trial, setTrial] = useState<Trial | null>(null)
  const [asking, setAsking] = useState(false)
  const record = trial !== null && 'id' in trial ? trial.id : null
  const records = useQuery({ queryKey: ['flow', 'tried', template.module, template.thing], queryFn: ({ signal }) => http.post<{ content: readonly Values[] }>(`/api/${template.module}/${template.thing}/page`, { page: 1, size: choices, sort: '-createTime', parameters: {} }, { signal, quiet: true }), retry: false })
  const tried = useQuery({ queryKey: ['flow', 'try', template.process, definition, trial, names.lang], enabled: trial !== null, retry: false, queryFn: ({ signal }) => http.post<readonly TriedStep[]>(`/api/workflow/template/${template.process}/try`, { definition, ...trial }, { signal, quiet: true }) })
  const rows = records.data?.content ?? []
  return (
    <div className={css.panel}>
      <p className={css.note}>{t(words.tryNote)}</p>
      <Select showSearch={{ optionFilterProp: 'label' }} value={record} loading={records.isLoading} aria-label={t(words.tryRecord)} placeholder={t(words.tryRecord)} notFoundContent={t(words.tryNone)} options={rows.map((row) => ({ value: String(row.id), label: nameOf(row) }))} onChange={(id: string) => setTrial({ id })} />
      <Button onClick={() => setAsking(true)}>{t(words.tryTyped)}</Button>
      {asking && <TrialDialog template={template} before={trial} onTry={(next) => { setTrial(next); setAsking(false) }} onClose={() => setAsking(false)} />}
      {tried.error && <p className={css.bad} role="alert">{tried.error.message}</p>}
      {tried.isLoading && <Skeleton lines={5} />}
      <ol className={css.steps}>
        {(tried.data ?? []).map((step, at) => (
          <li key={`${step.node} ${at}`} data-outcome={step.outcome}>
            <b>{definition.nodes[step.node]?.label[names.lang] ?? step.node}</b>
            <span>{enumerated(step.people.map(({ name }) => name), names.lang)}</span>
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
