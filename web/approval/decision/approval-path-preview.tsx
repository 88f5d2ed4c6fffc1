import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import type { Described } from '../../../core/description/described-document.ts'
import { readSentence } from '../../../core/expression/expression-sentence.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { conditionText, type NodeNames, sourceText } from '../flow/node-text.tsx'
import { conditionFields, type RoleChoice } from '../flow/process-definition-queries.ts'
import { modeLabel } from './decision-mode-label.ts'
import { approvalWords as words } from './words.ts'
import css from './approval-path-preview.module.css'

interface Step {
  readonly node: string
  readonly kind: string
  readonly label: string
  readonly outcome: 'asked' | 'automatic' | 'skipped' | 'blocked' | 'passed'
  readonly when: string | null
  readonly mode: string | null
  readonly source: ApproverSource | null
  readonly people: readonly { readonly id: string; readonly name: string; readonly why: string }[]
}

interface Way {
  readonly steps: readonly Step[]
  readonly names: Readonly<Record<string, string>>
  readonly roles: readonly Omit<RoleChoice, 'holders'>[]
}

interface WayPreviewProps {
  readonly doc: Described
  /** Null for a record that is not saved yet. */
  readonly id: string | null
  /** What is being typed over it, as it travels. */
  readonly values: Values
}

/** The way a document would go if it were submitted now, with the people who would be asked and why they. */
export default function WayPreview({ doc, id, values }: WayPreviewProps) {
  const t = useWords()
  const lang = useLang()
  const { module, name: thing } = doc
  const { data, error } = useQuery({
    queryKey: ['task', 'way', module, thing, id, values, lang],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      http.post<Way>('/api/workflow/dryRun', { module, thing, id, values }, { signal, quiet: true }),
  })
  if (error && !data) return <p className={css.note}>{error.message}</p>
  if (!data) return <Skeleton lines={3} />
  // Not in the query: the description may still come in the language before when the way is already asked in this one.
  const names = namesOf(data, doc, lang)
  return (
    <ol className={css.way} aria-label={t(words.pathAhead)}>
      {shown(data.steps).map(({ step, because }) => (
        <StepLine key={step.node} step={step} because={because} names={names} />
      ))}
    </ol>
  )
}

function namesOf(way: Way, { fields }: Described, lang: Lang): NodeNames {
  const roles = way.roles.map((role) => ({ ...role, holders: null }))
  return { lang, roles, processes: [], hooks: [], fields: conditionFields({ fields, roles, names: way.names }, lang) }
}

interface ShownStep {
  readonly step: Step
  /** The condition that led here. */
  readonly because: string | null
}

const arithmetic: ReadonlySet<string> = new Set(['condition', 'parallel', 'inclusive', 'join', 'start', 'end'])

/** Steps that somebody notices, each with the condition just before it. */
function shown(steps: readonly Step[]): readonly ShownStep[] {
  return steps.flatMap((step, at) =>
    arithmetic.has(step.kind) ? [] : [{ step, because: steps[at - 1]?.when ?? null }],
  )
}

const mostNamed = 6

function StepLine({ step, because, names }: ShownStep & { readonly names: NodeNames }) {
  const t = useWords()
  const { label, mode, people, outcome } = step
  const more = people.length - mostNamed
  const called =
    people
      .slice(0, mostNamed)
      .map(({ name }) => name)
      .join(t(words.and)) + (more > 0 ? ` +${more}` : '')
  const modeWord = people.length > 1 ? modeLabel(mode) : null
  return (
    <li className={css.step} data-outcome={outcome}>
      <b>{label}</b>
      <span>
        {called}
        {modeWord && <small> · {t(modeWord)}</small>}
      </span>
      {reasons(step, because, names).map((reason) => (
        <small key={reason.zh}>{t(reason)}</small>
      ))}
    </li>
  )
}

/** Why these people, in sentences of the reader's language. */
function reasons(
  { label, outcome, people, source, kind }: Step,
  because: string | null,
  names: NodeNames,
): readonly Words[] {
  const inTurn = people.length === 0 && source?.by === 'choice' ? source.of : null
  const sentence = because === null ? null : conditionSaid(because, names)
  return [
    ...(sentence === null ? [] : [saidOf(words.wayBecause, sentence)]),
    ...(source === null ||
    silent.has(source.by) ||
    sourceText(source, names) === label ||
    people.some(({ why }) => why === 'admin')
      ? []
      : [same(sourceText(source, names))]),
    ...(inTurn === null ? [] : [inTurn === 'drafter' ? words.wayYouChoose : words.wayHandlerChooses]),
    ...(inTurn === null ? (outcomeSaid[outcome] ?? []) : []),
    ...(people.some(({ why }) => why === 'superior') ? [words.waySuperior] : []),
    ...(people.some(({ why }) => why === 'admin') ? [words.wayAdmin] : []),
    ...(kind === 'cc' && !label.includes(words.copy[names.lang]) ? [words.copy] : []),
  ]
}

const outcomeSaid: Readonly<Record<string, readonly Words[]>> = {
  blocked: [words.wayBlocked],
  skipped: [words.waySkipped],
  automatic: [words.wayAutomatic],
}

// Their names say it already, or only whoever drew the flow could read it.
const silent: ReadonlySet<ApproverSource['by']> = new Set(['people', 'expression', 'choice'])

/** A condition in words; null where it is more than a sentence, or about what the reader may not know. */
function conditionSaid(expression: string, names: NodeNames): string | null {
  const clauses = readSentence(expression)?.clauses ?? []
  const known = clauses.length > 0 && clauses.every(({ field }) => names.fields.some(({ name }) => name === field))
  return known ? conditionText(expression, names) : null
}

function saidOf({ zh, ru, en }: Words, condition: string): Words {
  const put = (text: string) => text.replace('{condition}', () => condition)
  return { zh: put(zh), ru: put(ru), en: put(en) }
}

function same(text: string): Words {
  return { zh: text, ru: text, en: text }
}
