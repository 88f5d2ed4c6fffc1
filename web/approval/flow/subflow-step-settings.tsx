import { Checkbox } from 'antd'
import type { SubflowNode } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { SourceInput } from './approver-source-input.tsx'
import { ChoiceRow } from './labelled-select.tsx'
import type { NodePartsProps } from './node-settings-props.ts'
import { ChildValues } from './subflow-initial-values.tsx'
import { designWords as words } from './words.ts'

/** Which process is run, how, for what, and what its form begins with. */
export function SubflowParts({ node, choices, disabled, onChange }: NodePartsProps<SubflowNode>) {
  const t = useWords()
  const tables = choices.form.filter(({ kind }) => kind === 'lines')
  const { over, drafter, ...rest } = node
  const others = choices.processes
    .filter(({ process }) => process !== choices.process)
    .map(({ process, label }) => [process, label] as const)
  return (
    <>
      <ChoiceRow
        label={t(words.childProcess)}
        value={node.process || null}
        options={others}
        disabled={disabled}
        onPick={(process) => onChange({ ...node, process, values: {} }, 'process')}
      />
      <ChoiceRow
        label={t(words.childMode)}
        value={node.mode}
        options={[
          ['sync', t(words.childSync)],
          ['async', t(words.childAsync)],
        ]}
        disabled={disabled}
        onPick={(mode) => onChange({ ...node, mode: mode === 'sync' ? 'sync' : 'async' }, 'mode')}
      />
      {(tables.length > 0 || over !== undefined) && (
        <ChoiceRow
          label={t(words.childOver)}
          value={over ?? ''}
          options={[
            ['', t(words.childOne)],
            ...tables.map(({ name, label }) => [name, t(words.childEach, { table: label })] as const),
          ]}
          disabled={disabled}
          onPick={(table) =>
            onChange(forTable({ ...rest, ...(drafter === undefined ? {} : { drafter }) }, table), 'over')
          }
        />
      )}
      {node.mode === 'sync' && <RejectedChoice {...{ node, disabled, onChange }} />}
      <Checkbox
        checked={drafter === undefined}
        disabled={disabled}
        onChange={(event) =>
          onChange(
            event.target.checked
              ? { ...rest, ...(over === undefined ? {} : { over }) }
              : { ...node, drafter: { by: 'role', role: '' } },
            'drafter',
          )
        }
      >
        {t(words.childDrafter)}
      </Checkbox>
      {drafter !== undefined && (
        <SourceInput
          label={t(words.childWho)}
          value={drafter}
          choices={choices}
          disabled={disabled}
          choosing={false}
          onChange={(source) => onChange({ ...node, drafter: source }, 'drafter')}
        />
      )}
      {node.process !== '' && (
        <ChildValues
          made={node}
          choices={choices}
          disabled={disabled}
          onChange={(values, about) => onChange({ ...node, values }, about)}
        />
      )}
    </>
  )
}

function RejectedChoice({ node, disabled, onChange }: Omit<NodePartsProps<SubflowNode>, 'choices'>) {
  const t = useWords()
  return (
    <ChoiceRow
      label={t(words.childRejected)}
      value={node.onRejected ?? 'return'}
      options={[
        ['return', t(words.childReturn)],
        ['end', t(words.childEnd)],
        ['goOn', t(words.childGoOn)],
      ]}
      disabled={disabled}
      onPick={(after) => onChange({ ...node, onRejected: after as NonNullable<SubflowNode['onRejected']> }, 'rejected')}
    />
  )
}

/** What came from the lines of another table is no value any more. */
function forTable(node: Omit<SubflowNode, 'over'>, table: string): SubflowNode {
  const values = Object.fromEntries(Object.entries(node.values).filter(([, from]) => 'field' in from))
  return { ...node, values, ...(table === '' ? {} : { over: table }) }
}
