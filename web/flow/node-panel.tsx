import { Button, Checkbox, Input, InputNumber, Select } from 'antd'
import {
  type ConditionNode,
  type DelayNode,
  type FlowDefinition,
  type FlowNode,
  type InclusiveNode,
  mayRefuse,
  mayReturn,
  type ParallelNode,
  type PeopleNode,
  type Wait,
} from '../../core/flow/definition.ts'
import { mayLoseBranch, removable } from '../../core/flow/drawing/edit.ts'
import { kindWords } from '../../core/flow/drawing/kind-words.ts'
import { languages, type Words } from '../../core/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ConditionInput } from '../condition/condition-input.tsx'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import { AutoParts } from './auto-parts.tsx'
import { FieldRights } from './field-rights.tsx'
import { SourceInput } from './source-input.tsx'
import { SubflowParts } from './subflow-parts.tsx'
import type { FlowChoices } from './template-data.ts'
import { WordsInput } from './words-input.tsx'
import { designWords as words, modeWords } from './words.ts'
import css from './panel.module.css'

interface NodePanelProps {
  readonly at: string
  readonly definition: FlowDefinition
  readonly choices: FlowChoices
  readonly disabled: boolean
  /** `about` names what is being typed, so that one undo takes all of it back. */
  readonly onChange: (node: FlowNode, about: string) => void
  readonly onRemove: () => void
  readonly onCopy: () => void
  readonly onRemoveBranch: (at: number) => void
  readonly onMoveBranch: (at: number, by: 1 | -1) => void
}

/** Everything that one node says. */
export function NodePanel(props: NodePanelProps) {
  const t = useWords()
  const { at, definition, choices, disabled, onChange, onRemove, onCopy } = props
  const node = definition.nodes[at]
  if (node === undefined) return null
  return (
    <div className={css.panel}>
      <WordsInput
        label={t(words.label)}
        note={<small>{t(kindWords[node.kind])}</small>}
        value={node.label}
        terms={choices.terms}
        max={60}
        disabled={disabled}
        onChange={(label, lang) => onChange({ ...node, label }, `label ${lang}`)}
      />
      <Parts {...props} node={node} />
      {!disabled && node.kind !== 'start' && node.kind !== 'end' && (
        <div className={css.actions}>
          <Button icon={<Icon name="copy" size={15} />} onClick={onCopy}>
            {t(words.copy)}
          </Button>
          <Button
            danger
            icon={<Icon name="trash" size={15} />}
            disabled={!removable(definition, at)}
            onClick={onRemove}
          >
            {t(words.remove)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Parts({ node, choices, disabled, onChange, ...rest }: NodePanelProps & { readonly node: FlowNode }) {
  const t = useWords()
  switch (node.kind) {
    case 'start':
    case 'join':
    case 'end':
      return null
    case 'approve':
    case 'fill':
    case 'seal':
      return <AskingParts {...{ node, choices, disabled, onChange }} />
    case 'cc':
      return (
        <SourceInput
          label={t(words.whoCc)}
          value={node.people}
          choices={choices}
          disabled={disabled}
          choosing={false}
          onChange={(people) => onChange({ ...node, people }, 'people')}
        />
      )
    case 'auto':
      return <AutoParts {...{ node, choices, disabled, onChange }} />
    case 'subflow':
      return <SubflowParts {...{ node, choices, disabled, onChange }} />
    case 'delay':
      return <DelayParts {...{ node, choices, disabled, onChange }} />
    case 'parallel':
    case 'inclusive':
    case 'condition':
      return (
        <ForkParts
          {...{ node, choices, disabled, onChange }}
          onRemoveBranch={rest.onRemoveBranch}
          onMoveBranch={rest.onMoveBranch}
        />
      )
  }
}

type PartsProps<N> = Pick<NodePanelProps, 'choices' | 'disabled' | 'onChange'> & { readonly node: N }

function AskingParts({ node, choices, disabled, onChange }: PartsProps<PeopleNode>) {
  const t = useWords()
  const set = (patch: Partial<Omit<PeopleNode, 'kind'>>, about: string) => onChange({ ...node, ...patch }, about)
  const choice = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    onPick: (value: string) => void,
  ) => (
    <label className={css.row}>
      {label}
      <Select
        value={value}
        disabled={disabled}
        options={options.map(([key, text]) => ({ value: key, label: text }))}
        onChange={onPick}
      />
    </label>
  )
  const { limitHours: _, ...unlimited } = node
  return (
    <>
      <SourceInput
        label={t(words.who)}
        value={node.approver}
        choices={choices}
        disabled={disabled}
        choosing
        onChange={(approver) =>
          set(
            { approver, ...(approver.by === 'superiors' && node.mode === 'one' ? { mode: 'order' as const } : {}) },
            'approver',
          )
        }
      />
      {choice(
        t(words.mode),
        node.mode,
        (node.kind === 'approve'
          ? (['one', 'any', 'all', 'order', 'ratio'] as const)
          : (['one', 'any', 'all', 'order'] as const)
        ).map((mode) => [mode, t(modeWords[mode])]),
        (mode) =>
          set(
            { mode: mode as PeopleNode['mode'], ...(mode === 'ratio' ? { percent: node.percent ?? 60 } : {}) },
            'mode',
          ),
      )}
      {node.mode === 'ratio' && (
        <label className={css.row}>
          {t(words.percent)}
          <InputNumber
            min={1}
            max={100}
            precision={0}
            value={node.percent ?? null}
            disabled={disabled}
            onChange={(percent) => set({ percent: percent ?? 0 }, 'percent')}
          />
        </label>
      )}
      {choice(
        t(words.empty),
        node.empty ?? 'block',
        [
          ['block', t(words.emptyBlock)],
          ['toAdmin', t(words.emptyToAdmin)],
          ['skip', t(words.emptySkip)],
        ],
        (empty) => set({ empty: empty as NonNullable<PeopleNode['empty']> }, 'empty'),
      )}
      {choice(
        t(words.drafter),
        node.drafterIsApprover ?? 'superior',
        [
          ['superior', t(words.drafterSuperior)],
          ...(choices.money
            ? []
            : [['skip', t(words.drafterSkip)] as const, ['allow', t(words.drafterAllow)] as const]),
        ],
        (drafter) => set({ drafterIsApprover: drafter as NonNullable<PeopleNode['drafterIsApprover']> }, 'drafter'),
      )}
      {choice(
        t(words.afterReturn),
        node.afterReturn ?? 'again',
        [
          ['again', t(words.again)],
          ['back', t(words.back)],
        ],
        (after) => set({ afterReturn: after as NonNullable<PeopleNode['afterReturn']> }, 'after'),
      )}
      <label className={css.row}>
        {t(words.limit)}
        <InputNumber
          min={1}
          max={10_000}
          precision={0}
          value={node.limitHours ?? null}
          disabled={disabled}
          style={{ width: '100%' }}
          onChange={(limitHours) => onChange(limitHours === null ? unlimited : { ...node, limitHours }, 'limit')}
        />
      </label>
      {node.limitHours !== undefined &&
        choice(
          t(words.overdue),
          node.overdue ?? 'remind',
          [
            ['remind', t(words.overdueRemind)],
            ['escalate', t(words.overdueEscalate)],
            ...(choices.money ? [] : [['pass', t(words.overduePass)] as const]),
            ['return', t(words.overdueReturn)],
          ],
          (overdue) => set({ overdue: overdue as NonNullable<PeopleNode['overdue']> }, 'overdue'),
        )}
      <Checkbox
        checked={node.noAutoPass !== true}
        disabled={disabled}
        onChange={(event) => set({ noAutoPass: !event.target.checked }, 'same')}
      >
        {t(words.same)}
      </Checkbox>
      <Checkbox
        checked={mayReturn(node)}
        disabled={disabled}
        onChange={(event) => set({ noReturn: !event.target.checked }, 'return')}
      >
        {t(words.mayReturn)}
      </Checkbox>
      {node.kind === 'approve' && node.mode !== 'ratio' && (
        <Checkbox
          checked={mayRefuse(node)}
          disabled={disabled}
          onChange={(event) => set({ noRefusal: !event.target.checked }, 'refuse')}
        >
          {t(words.mayRefuse)}
        </Checkbox>
      )}
      <Checkbox
        checked={node.signed === true}
        disabled={disabled}
        onChange={(event) => set({ signed: event.target.checked }, 'signed')}
      >
        {t(words.signed)}
      </Checkbox>
      <FieldRights
        fields={choices.form}
        value={node.fields ?? {}}
        disabled={disabled}
        onChange={(fields, about) =>
          onChange(Object.keys(fields).length === 0 ? withoutRights(node) : { ...node, fields }, about)
        }
      />
    </>
  )
}

function withoutRights(node: PeopleNode): PeopleNode {
  const { fields: _, ...rest } = node
  return rest
}

type Forking = ConditionNode | InclusiveNode | ParallelNode

function ForkParts({
  node,
  choices,
  disabled,
  onChange,
  onRemoveBranch,
  onMoveBranch,
}: PartsProps<Forking> & Pick<NodePanelProps, 'onRemoveBranch' | 'onMoveBranch'>) {
  const t = useWords()
  return (
    <>
      {node.kind === 'condition' && node.branches.length > 1 && <p className={css.note}>{t(words.branchOrder)}</p>}
      {node.branches.map((branch, at) => (
        <section key={at} className={css.branch} data-branch={at}>
          <header>
            {t(words.branch, { n: at + 1 })}
            {!disabled && (
              <BranchTools
                at={at}
                last={at === node.branches.length - 1}
                removable={mayLoseBranch(node)}
                onMove={onMoveBranch}
                onRemove={onRemoveBranch}
              />
            )}
          </header>
          <BranchName
            value={branch.label}
            disabled={disabled}
            onChange={(label, about) => onChange(withBranchLabel(node, at, label), `branch ${at} ${about}`)}
          />
          {node.kind !== 'parallel' && 'when' in branch && (
            <ConditionInput
              value={branch.when}
              fields={choices.fields}
              disabled={disabled}
              onChange={(when) =>
                onChange({ ...node, branches: node.branches.with(at, { ...branch, when }) }, `when ${at}`)
              }
            />
          )}
        </section>
      ))}
    </>
  )
}

interface BranchToolsProps {
  readonly at: number
  readonly last: boolean
  readonly removable: boolean
  readonly onMove: (at: number, by: 1 | -1) => void
  readonly onRemove: (at: number) => void
}

function BranchTools({ at, last, removable: mayGo, onMove, onRemove }: BranchToolsProps) {
  const t = useWords()
  return (
    <span>
      <Button
        size="small"
        type="text"
        disabled={at === 0}
        aria-label={t(words.branchEarlier)}
        icon={<Icon name="up" size={14} />}
        onClick={() => onMove(at, -1)}
      />
      <Button
        size="small"
        type="text"
        disabled={last}
        aria-label={t(words.branchLater)}
        icon={<Icon name="down" size={14} />}
        onClick={() => onMove(at, 1)}
      />
      {mayGo && (
        <Button
          size="small"
          type="text"
          danger
          aria-label={t(words.removeBranch)}
          icon={<Icon name="trash" size={14} />}
          onClick={() => onRemove(at)}
        />
      )}
    </span>
  )
}

const nameless: Words = { zh: '', ru: '', en: '' }

/** A branch may have a name; without one it is called by its condition. */
function BranchName({
  value = nameless,
  disabled,
  onChange,
}: {
  readonly value?: Words | undefined
  readonly disabled: boolean
  readonly onChange: (value: Words | null, about: string) => void
}) {
  const t = useWords()
  const lang = useLang()
  const set = (text: string) => {
    // A name given in one language stands in the others until they have their own.
    const next = Object.fromEntries(
      languages.map((one) => [
        one,
        one === lang || value[one] === '' || value[one] === value[lang] ? text : value[one],
      ]),
    ) as unknown as Words // every language is there
    onChange(languages.every((one) => next[one].trim() === '') ? null : next, 'name')
  }
  return (
    <Input
      size="small"
      maxLength={60}
      value={value[lang]}
      disabled={disabled}
      aria-label={t(words.branchName)}
      placeholder={t(words.branchName)}
      onChange={(event) => set(event.target.value)}
    />
  )
}

function withBranchLabel(node: Forking, at: number, label: Words | null): Forking {
  const named = <T extends { readonly label?: Words }>(branches: readonly T[]): readonly T[] =>
    branches.map((branch, index) => {
      if (index !== at) return branch
      const { label: _, ...rest } = branch
      return (label === null ? rest : { ...rest, label }) as T // the same branch with another name
    })
  return node.kind === 'parallel'
    ? { ...node, branches: named(node.branches) }
    : { ...node, branches: named(node.branches) }
}

const mostWait = 100_000

function DelayParts({ node, choices, disabled, onChange }: PartsProps<DelayNode>) {
  const t = useWords()
  const { wait } = node
  const way = 'field' in wait ? 'field' : 'hours' in wait ? 'hours' : 'minutes'
  const set = (next: Wait) => onChange({ ...node, wait: next }, 'wait')
  const fresh: Readonly<Record<string, Wait>> = { hours: { hours: 8 }, minutes: { minutes: 30 }, field: { field: '' } }
  return (
    <>
      <label className={css.row}>
        {t(words.waitBy)}
        <Select
          value={way}
          disabled={disabled}
          options={[
            { value: 'hours', label: t(words.byHours) },
            { value: 'minutes', label: t(words.byMinutes) },
            { value: 'field', label: t(words.byField) },
          ]}
          onChange={(next) => set(fresh[next] ?? wait)}
        />
      </label>
      {'field' in wait ? (
        <label className={css.row}>
          {t(words.field)}
          <Select
            value={wait.field || null}
            disabled={disabled}
            options={choices.fields
              .filter(({ kind }) => kind === 'date')
              .map(({ name, label }) => ({ value: name, label }))}
            onChange={(field) => set({ field })}
          />
        </label>
      ) : (
        <label className={css.row}>
          {t(words.wait)}
          <InputNumber
            min={1}
            max={mostWait}
            precision={0}
            style={{ width: '100%' }}
            value={'hours' in wait ? wait.hours : wait.minutes}
            disabled={disabled}
            onChange={(n) => set('hours' in wait ? { hours: n ?? 1 } : { minutes: n ?? 1 })}
          />
        </label>
      )}
    </>
  )
}
