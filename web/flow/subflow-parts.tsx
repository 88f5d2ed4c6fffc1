import { Checkbox, Select } from 'antd'
import { mayFill } from '../../core/flow/child-values.ts'
import type { ChildValue, FlowNode, SubflowNode } from '../../core/flow/definition.ts'
import { useWords } from '../session/use-words.ts'
import { SourceInput } from './source-input.tsx'
import { useTemplate, type FormField, type FlowChoices } from './template-data.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

interface SubflowPartsProps {
  readonly node: SubflowNode
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly onChange: (node: FlowNode, about: string) => void
}

/** Which process is run, how, for what, and what its form begins with. */
export function SubflowParts({ node, choices, disabled, onChange }: SubflowPartsProps) {
  const t = useWords()
  const tables = choices.form.filter(({ kind }) => kind === 'lines')
  const choice = (
    label: string,
    value: string | null,
    options: readonly (readonly [string, string])[],
    onPick: (value: string) => void,
  ) => (
    <label className={css.row}>
      {label}
      <Select
        showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
        value={value}
        disabled={disabled}
        options={options.map(([key, text]) => ({ value: key, label: text }))}
        onChange={onPick}
      />
    </label>
  )
  const { over, drafter, ...rest } = node
  const others = choices.processes
    .filter(({ process }) => process !== choices.process)
    .map(({ process, label }) => [process, label] as const)
  return (
    <>
      {choice(t(words.childProcess), node.process || null, others, (process) =>
        onChange({ ...node, process, values: {} }, 'process'),
      )}
      {choice(
        t(words.childMode),
        node.mode,
        [
          ['sync', t(words.childSync)],
          ['async', t(words.childAsync)],
        ],
        (mode) => onChange({ ...node, mode: mode === 'sync' ? 'sync' : 'async' }, 'mode'),
      )}
      {(tables.length > 0 || over !== undefined) &&
        choice(
          t(words.childOver),
          over ?? '',
          [
            ['', t(words.childOne)],
            ...tables.map(({ name, label }) => [name, t(words.childEach, { table: label })] as const),
          ],
          (table) => onChange(forTable({ ...rest, ...(drafter === undefined ? {} : { drafter }) }, table), 'over'),
        )}
      {node.mode === 'sync' &&
        choice(
          t(words.childRejected),
          node.onRejected ?? 'return',
          [
            ['return', t(words.childReturn)],
            ['end', t(words.childEnd)],
            ['goOn', t(words.childGoOn)],
          ],
          (after) => onChange({ ...node, onRejected: after as NonNullable<SubflowNode['onRejected']> }, 'rejected'),
        )}
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

/** What came from the lines of another table is no value any more. */
function forTable(node: Omit<SubflowNode, 'over'>, table: string): SubflowNode {
  const values = Object.fromEntries(Object.entries(node.values).filter(([, from]) => 'field' in from))
  return { ...node, values, ...(table === '' ? {} : { over: table }) }
}

interface ChildValuesProps {
  readonly made: Pick<SubflowNode, 'process' | 'over' | 'values'>
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly onChange: (values: SubflowNode['values'], about: string) => void
}

/** Each field of the form to be made, and what it begins with; what it demands first. */
export function ChildValues({ made, choices, disabled, onChange }: ChildValuesProps) {
  const t = useWords()
  const { data: child } = useTemplate(made.process)
  if (child === undefined) return null
  const fields = child.form
    .filter(({ fixed, kind }) => !fixed && kind !== 'lines')
    .toSorted((a, b) => Number(b.required) - Number(a.required))
  const gone = Object.keys(made.values)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => ({ name, label: name, kind: '', required: false, options: [] }))
  const set = (name: string, from: ChildValue | null) => {
    const { [name]: _, ...others } = made.values
    onChange(from === null ? others : { ...others, [name]: from }, `value ${name}`)
  }
  return (
    <section className={css.row} aria-label={t(words.childValues)}>
      <span>{t(words.childValues)}</span>
      <table className={css.rights}>
        <tbody>
          {[...fields, ...gone].map((field) => (
            <tr key={field.name} data-field={field.name}>
              <th scope="row">
                {field.label}
                {field.required && <b aria-hidden="true"> *</b>}
              </th>
              <td>
                <Select
                  size="small"
                  allowClear
                  variant="borderless"
                  style={{ width: '100%' }}
                  value={keyOf(made.values[field.name])}
                  disabled={disabled}
                  placeholder={t(words.childNothing)}
                  aria-label={field.label}
                  options={optionsFor(field, made, choices, {
                    own: t(words.ofDocument),
                    line: t(words.ofLine),
                    choice: t(words.ofChoice),
                  })}
                  onChange={(key) => set(field.name, valueOf(key))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function optionsFor(
  { kind, options: choices }: Pick<FormField, 'kind' | 'options'>,
  { over }: Pick<SubflowNode, 'over'>,
  { form }: FlowChoices,
  { own, line, choice }: Readonly<Record<'own' | 'line' | 'choice', string>>,
) {
  const columns = form.find(({ name }) => name === over)?.columns ?? []
  const fitting = (fields: readonly Pick<FormField, 'name' | 'label' | 'kind'>[], from: 'field' | 'line') =>
    fields.filter((field) => mayFill(field.kind, kind)).map(({ name, label }) => ({ value: `${from}:${name}`, label }))
  return [
    { label: line, options: fitting(columns, 'line') },
    { label: own, options: fitting(form, 'field') },
    { label: choice, options: choices.map(({ code, label }) => ({ value: `value:${code}`, label })) },
  ].filter(({ options }) => options.length > 0)
}

function keyOf(from: ChildValue | undefined): string | null {
  return from === undefined
    ? null
    : 'value' in from
      ? `value:${from.value}`
      : 'line' in from
        ? `line:${from.line}`
        : `field:${from.field}`
}

function valueOf(key: string | null | undefined): ChildValue | null {
  const [from = '', ...rest] = (key ?? '').split(':')
  const name = rest.join(':')
  return name === '' ? null : from === 'value' ? { value: name } : from === 'line' ? { line: name } : { field: name }
}
