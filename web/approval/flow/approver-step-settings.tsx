import { Checkbox } from 'antd'
import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import { mayRefuse, mayReturn, type PeopleNode } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { SourceInput } from './approver-source-input.tsx'
import { FieldRights } from './field-rights.tsx'
import { NumberRow } from './labelled-number-input.tsx'
import { ChoiceRow } from './labelled-select.tsx'
import type { NodePartsProps } from './node-settings-props.ts'
import { modeWords } from './node-words.ts'
import { designWords as words } from './words.ts'

type PeoplePartsProps = NodePartsProps<PeopleNode>

type Patch = Partial<Omit<PeopleNode, 'kind'>>

/** A step that asks people: who, how they decide, what they may do. */
export function PeopleParts(props: PeoplePartsProps) {
  const { node, choices, disabled, onChange } = props
  return (
    <>
      <DeciderParts {...props} />
      <ExceptionParts {...props} />
      <LimitParts {...props} />
      <AllowanceParts {...props} />
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

const modes = ['one', 'any', 'all', 'order', 'ratio'] as const

function DeciderParts({ node, choices, disabled, onChange }: PeoplePartsProps) {
  const t = useWords()
  const set = (patch: Patch, about: string) => onChange({ ...node, ...patch }, about)
  const possible = node.kind === 'approve' ? modes : modes.filter((mode) => mode !== 'ratio')
  const ask = (approver: ApproverSource) =>
    set(
      { approver, ...(approver.by === 'superiors' && node.mode === 'one' ? { mode: 'order' as const } : {}) },
      'approver',
    )
  return (
    <>
      <SourceInput
        label={t(words.who)}
        value={node.approver}
        choices={choices}
        disabled={disabled}
        choosing
        onChange={ask}
      />
      <ChoiceRow
        label={t(words.mode)}
        value={node.mode}
        options={possible.map((mode) => [mode, t(modeWords[mode])])}
        disabled={disabled}
        onPick={(mode) =>
          set(
            { mode: mode as PeopleNode['mode'], ...(mode === 'ratio' ? { percent: node.percent ?? 60 } : {}) },
            'mode',
          )
        }
      />
      {node.mode === 'ratio' && (
        <NumberRow
          label={t(words.percent)}
          value={node.percent ?? null}
          max={100}
          wide={false}
          disabled={disabled}
          onChange={(percent) => set({ percent: percent ?? 0 }, 'percent')}
        />
      )}
    </>
  )
}

function ExceptionParts({ node, choices, disabled, onChange }: PeoplePartsProps) {
  const t = useWords()
  const set = (patch: Patch, about: string) => onChange({ ...node, ...patch }, about)
  return (
    <>
      <ChoiceRow
        label={t(words.empty)}
        value={node.empty ?? 'block'}
        options={[
          ['block', t(words.emptyBlock)],
          ['toAdmin', t(words.emptyToAdmin)],
          ['skip', t(words.emptySkip)],
        ]}
        disabled={disabled}
        onPick={(empty) => set({ empty: empty as NonNullable<PeopleNode['empty']> }, 'empty')}
      />
      <ChoiceRow
        label={t(words.drafter)}
        value={node.drafterIsApprover ?? 'superior'}
        options={[
          ['superior', t(words.drafterSuperior)],
          ...(choices.money
            ? []
            : [['skip', t(words.drafterSkip)] as const, ['allow', t(words.drafterAllow)] as const]),
        ]}
        disabled={disabled}
        onPick={(drafter) =>
          set({ drafterIsApprover: drafter as NonNullable<PeopleNode['drafterIsApprover']> }, 'drafter')
        }
      />
      <ChoiceRow
        label={t(words.afterReturn)}
        value={node.afterReturn ?? 'again'}
        options={[
          ['again', t(words.again)],
          ['back', t(words.back)],
        ]}
        disabled={disabled}
        onPick={(after) => set({ afterReturn: after as NonNullable<PeopleNode['afterReturn']> }, 'after')}
      />
    </>
  )
}

function LimitParts({ node, choices, disabled, onChange }: PeoplePartsProps) {
  const t = useWords()
  const { limitHours: _, ...unlimited } = node
  return (
    <>
      <NumberRow
        label={t(words.limit)}
        value={node.limitHours ?? null}
        max={10_000}
        disabled={disabled}
        onChange={(limitHours) => onChange(limitHours === null ? unlimited : { ...node, limitHours }, 'limit')}
      />
      {node.limitHours !== undefined && (
        <ChoiceRow
          label={t(words.overdue)}
          value={node.overdue ?? 'remind'}
          options={[
            ['remind', t(words.overdueRemind)],
            ['escalate', t(words.overdueEscalate)],
            ...(choices.money ? [] : [['pass', t(words.overduePass)] as const]),
            ['return', t(words.overdueReturn)],
          ]}
          disabled={disabled}
          onPick={(overdue) => onChange({ ...node, overdue: overdue as NonNullable<PeopleNode['overdue']> }, 'overdue')}
        />
      )}
    </>
  )
}

function AllowanceParts({ node, disabled, onChange }: PeoplePartsProps) {
  const t = useWords()
  const set = (patch: Patch, about: string) => onChange({ ...node, ...patch }, about)
  return (
    <>
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
    </>
  )
}
