import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { drafterFields } from './drafter-fields.ts'
import { conditionText, type NodeNames } from './node-text.tsx'
import { designWords as words } from './words.ts'
import css from './trial.module.css'

const FieldsDialog = lazy(async () => ({ default: (await import('../../form/fields-dialog.tsx')).FieldsDialog }))

/** A step of the way that a document would go. */
export interface TriedStep {
  readonly node: string
  readonly outcome: 'asked' | 'automatic' | 'skipped' | 'blocked' | 'passed'
  readonly when: string | null
  readonly people: readonly { readonly name: string; readonly why: string }[]
}

/** What a drawing is tried with: a document there is, or a drafter and the values he would type. */
export type Trial = { readonly id: string } | { readonly drafter: string; readonly values: Values }

/** Documents that a drawing may be tried with. */
interface TrialDocuments {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly loading: boolean
}

interface TrialPaneProps {
  readonly definition: FlowDefinition
  /** What the conditions of the flow may compare. */
  readonly fields: readonly DescribedField[]
  readonly names: NodeNames
  /** Absent while there can be none. */
  readonly documents?: TrialDocuments
  readonly onTry: (trial: Trial, signal: AbortSignal) => Promise<readonly TriedStep[]>
}

/** A dry run of what is drawn, over a document there is or for a drafter and the values he would type. */
export function TrialPane({ definition, fields, names, documents, onTry }: TrialPaneProps) {
  const t = useWords()
  const [trial, setTrial] = useState<Trial | null>(null)
  const [asking, setAsking] = useState(false)
  const record = trial !== null && 'id' in trial ? trial.id : null
  const begin = (next: Trial) => {
    setTrial(next)
    setAsking(false)
  }
  const tried = useQuery({
    queryKey: ['flow', 'try', definition, trial, names.lang],
    gcTime: 0,
    enabled: trial !== null,
    retry: false,
    queryFn: ({ signal }) => (trial === null ? [] : onTry(trial, signal)),
  })
  return (
    <>
      <p className={css.note}>{t(documents === undefined ? words.tryTypedNote : words.tryNote)}</p>
      {documents !== undefined && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          value={record}
          loading={documents.loading}
          aria-label={t(words.tryRecord)}
          placeholder={t(words.tryRecord)}
          notFoundContent={t(words.tryNone)}
          options={[...documents.options]}
          onChange={(id: string) => setTrial({ id })}
        />
      )}
      <Button onClick={() => setAsking(true)}>{t(words.tryTyped)}</Button>
      {asking && <TrialDialog fields={fields} before={trial} onTry={begin} onClose={() => setAsking(false)} />}
      {tried.error && (
        <p className={css.bad} role="alert">
          {tried.error.message}
        </p>
      )}
      {tried.isLoading && <Skeleton lines={5} />}
      <ol className={css.steps} aria-label={t(words.try)}>
        {(tried.data ?? []).map((step, at) => (
          <li key={`${step.node} ${at}`} data-outcome={step.outcome}>
            <b>{definition.nodes[step.node]?.label[names.lang] || step.node}</b>
            <span>
              {enumerated(
                step.people.map(({ name }) => name),
                names.lang,
              )}
            </span>
            {step.outcome !== 'passed' && <small>{t(words[step.outcome])}</small>}
            {step.when !== null && <small>{conditionText(step.when, names)}</small>}
          </li>
        ))}
      </ol>
    </>
  )
}

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

interface TrialDialogProps {
  readonly fields: readonly DescribedField[]
  readonly before: Trial | null
  readonly onTry: (trial: Trial) => void
  readonly onClose: () => void
}

/** A document that does not exist yet: who would draft it, and the values by which its flow decides. */
function TrialDialog({ fields, before, onTry, onClose }: TrialDialogProps) {
  const t = useWords()
  const lang = useLang()
  const own = new Set(drafterFields(lang, []).map(({ name }) => name))
  const drafter: DescribedField = {
    ...plain,
    kind: 'person',
    name: 'drafter',
    label: t(words.drafterPerson),
    required: true,
    everywhere: true,
  }
  const asked = [drafter, ...fields.filter(({ name }) => !own.has(name)).map(freely)]
  const values: Values = before !== null && 'drafter' in before ? { ...before.values, drafter: before.drafter } : {}
  const go = ({ drafter: chosen, ...rest }: Values) => {
    onTry({ drafter: String(chosen), values: rest })
    return Promise.resolve()
  }
  return (
    <Suspense>
      <FieldsDialog title={t(words.tryTyped)} fields={asked} values={values} onSave={go} onClose={onClose} />
    </Suspense>
  )
}

/** A field that is typed whatever its form demands or computes. */
function freely({
  required: _r,
  visible: _v,
  readonly: _o,
  calc: _c,
  initial: _i,
  ...field
}: DescribedField): DescribedField {
  return { ...field, ...plain, numeric: field.numeric }
}
