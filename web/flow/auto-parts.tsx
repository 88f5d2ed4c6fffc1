import { Button, Input, Select } from 'antd'
import type { DescribedField } from '../../core/described.ts'
import { mayFill } from '../../core/flow/child-values.ts'
import type { AutoAct, AutoNode, AutoValue, CallAct, FlowNode, NotifyAct, SetAct } from '../../core/flow/definition.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { Icon } from '../../ui/icon.tsx'
import { ValueInput } from '../condition/value-input.tsx'
import { useWords } from '../session/use-words.ts'
import { SourceInput } from './source-input.tsx'
import { ChildValues } from './subflow-parts.tsx'
import type { FlowChoices, FormField } from './template-data.ts'
import { WordsInput } from './words-input.tsx'
import { actWords, designWords as words } from './words.ts'
import css from './panel.module.css'

interface AutoPartsProps {
  readonly node: AutoNode
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly onChange: (node: FlowNode, about: string) => void
}

interface ActProps<A> {
  readonly act: A
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly onChange: (act: AutoAct, about: string) => void
}

const acts = ['set', 'create', 'call', 'notify'] as const satisfies readonly AutoAct['do'][]

/** What an automatic step does: a rule of the document where it has any, or an act that is drawn here. */
export function AutoParts({ node, choices, disabled, onChange }: AutoPartsProps) {
  const t = useWords()
  const { act, ...ruled } = node
  const options = [
    ...(choices.hooks.length > 0 || act === undefined ? [{ value: 'rule', label: t(words.actRule) }] : []),
    ...acts.filter((one) => one !== 'set' || !choices.money).map((one) => ({ value: one, label: t(actWords[one]) })),
  ]
  const pick = (what: string) => {
    const chosen = acts.find((one) => one === what)
    onChange(chosen === undefined ? ruled : { ...ruled, hook: '', act: fresh(chosen) }, 'act')
  }
  const set = (next: AutoAct, about: string) => onChange({ ...node, act: next }, about)
  return (
    <>
      <label className={css.row}>
        {t(words.act)}
        <Select value={act?.do ?? 'rule'} disabled={disabled} options={options} onChange={pick} />
      </label>
      {act === undefined && (
        <label className={css.row}>
          {t(words.hook)}
          <Select
            value={node.hook || null}
            disabled={disabled}
            options={choices.hooks.map(({ hook, label }) => ({ value: hook, label }))}
            onChange={(hook) => onChange({ ...node, hook }, 'hook')}
          />
        </label>
      )}
      {act?.do === 'set' && <SetParts act={act} choices={choices} disabled={disabled} onChange={set} />}
      {act?.do === 'call' && <CallParts act={act} choices={choices} disabled={disabled} onChange={set} />}
      {act?.do === 'notify' && <NotifyParts act={act} choices={choices} disabled={disabled} onChange={set} />}
      {act?.do === 'create' && (
        <>
          <label className={css.row}>
            {t(words.createOf)}
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              value={act.process || null}
              disabled={disabled}
              options={choices.processes.map(({ process, label }) => ({ value: process, label }))}
              onChange={(process) => set({ ...act, process, values: {} }, 'process')}
            />
          </label>
          <p className={css.note}>{t(words.createNote)}</p>
          {act.process !== '' && (
            <ChildValues
              made={act}
              choices={choices}
              disabled={disabled}
              onChange={(values, about) => set({ ...act, values }, about)}
            />
          )}
        </>
      )}
    </>
  )
}

function fresh(what: AutoAct['do']): AutoAct {
  switch (what) {
    case 'set':
      return { do: what, values: {} }
    case 'create':
      return { do: what, process: '', values: {} }
    case 'call':
      return { do: what, url: 'https://', fields: [] }
    case 'notify':
      return { do: what, people: { by: 'departmentLeader' }, text: { zh: '', ru: '', en: '' } }
  }
}

function SetParts({ act, choices, disabled, onChange }: ActProps<SetAct>) {
  const t = useWords()
  const open = choices.form.filter(
    ({ name, fixed, kind }) => !fixed && kind !== 'lines' && act.values[name] === undefined,
  )
  const put = (name: string, from: AutoValue | null) => {
    const { [name]: _, ...others } = act.values
    onChange({ ...act, values: from === null ? others : { ...act.values, [name]: from } }, `set ${name}`)
  }
  return (
    <section className={css.row} aria-label={t(actWords.set)}>
      {Object.entries(act.values).map(([name, from]) => (
        <SetLine
          key={name}
          described={choices.fields.find((one) => one.name === name)}
          field={choices.form.find((one) => one.name === name) ?? null}
          name={name}
          from={from}
          form={choices.form}
          disabled={disabled}
          onChange={(next) => put(name, next)}
        />
      ))}
      {!disabled && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          aria-label={t(words.setAdd)}
          placeholder={t(words.setAdd)}
          options={open.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name: string | null) => {
            if (name !== null) put(name, { value: '' })
          }}
        />
      )}
      <p className={css.note}>{t(words.setNote)}</p>
    </section>
  )
}

interface SetLineProps {
  readonly name: string
  readonly field: FormField | null
  /** As conditions compare it, where they may: its value is chosen the same way. */
  readonly described: DescribedField | undefined
  readonly from: AutoValue
  readonly form: readonly FormField[]
  readonly disabled: boolean
  readonly onChange: (from: AutoValue | null) => void
}

/** One field: where its value comes from, and which it is. */
function SetLine({ name, field, described, from, form, disabled, onChange }: SetLineProps) {
  const t = useWords()
  const label = field?.label ?? name
  const way = 'value' in from ? 'value' : 'field' in from ? 'field' : 'formula'
  const ways = [
    { value: 'value', label: t(words.ofChoice) },
    { value: 'field', label: t(words.ofDocument) },
    { value: 'formula', label: t(words.ofFormula) },
  ]
  const fitting = form.filter((one) => one.name !== name && mayFill(one.kind, field?.kind ?? ''))
  return (
    <div className={css.branch} data-field={name}>
      <header>
        {label}
        {!disabled && (
          <Button
            size="small"
            type="text"
            danger
            aria-label={`${t(words.remove)} · ${label}`}
            icon={<Icon name="trash" size={14} />}
            onClick={() => onChange(null)}
          />
        )}
      </header>
      <Select
        size="small"
        value={way}
        disabled={disabled}
        aria-label={`${label} · ${t(words.setBy)}`}
        options={ways}
        onChange={(next) =>
          onChange(next === 'value' ? { value: '' } : next === 'field' ? { field: '' } : { formula: '' })
        }
      />
      {'field' in from && (
        <Select
          size="small"
          value={from.field || null}
          disabled={disabled}
          aria-label={label}
          options={fitting.map((one) => ({ value: one.name, label: one.label }))}
          onChange={(chosen) => onChange({ field: chosen })}
        />
      )}
      {'value' in from && described !== undefined && (
        <ValueInput
          clause={{
            field: name,
            op: kindOf(described.kind).expression(described) === 'list' ? 'hasAny' : 'is',
            values: [from.value],
          }}
          field={described}
          disabled={disabled}
          onChange={(values) => onChange({ value: values.at(-1) ?? '' })}
        />
      )}
      {'value' in from &&
        described === undefined &&
        (field?.options.length ? (
          <Select
            size="small"
            value={from.value || null}
            disabled={disabled}
            aria-label={label}
            options={field.options.map((one) => ({ value: one.code, label: one.label }))}
            onChange={(value) => onChange({ value })}
          />
        ) : (
          <Input
            size="small"
            value={from.value}
            disabled={disabled}
            aria-label={label}
            onChange={(event) => onChange({ value: event.target.value })}
          />
        ))}
      {'formula' in from && (
        <Input
          size="small"
          value={from.formula}
          disabled={disabled}
          aria-label={label}
          onChange={(event) => onChange({ formula: event.target.value })}
        />
      )}
    </div>
  )
}

function CallParts({ act, choices, disabled, onChange }: ActProps<CallAct>) {
  const t = useWords()
  return (
    <>
      <label className={css.row}>
        {t(words.callUrl)}
        <Input
          value={act.url}
          maxLength={300}
          disabled={disabled}
          inputMode="url"
          onChange={(event) => onChange({ ...act, url: event.target.value.trim() }, 'url')}
        />
      </label>
      <p className={css.note}>{t(words.callNote)}</p>
      <label className={css.row}>
        {t(words.callFields)}
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          value={[...act.fields]}
          disabled={disabled}
          options={choices.form
            .filter(({ kind }) => kind !== 'lines')
            .map(({ name, label }) => ({ value: name, label }))}
          onChange={(fields) => onChange({ ...act, fields }, 'fields')}
        />
      </label>
    </>
  )
}

function NotifyParts({ act, choices, disabled, onChange }: ActProps<NotifyAct>) {
  const t = useWords()
  return (
    <>
      <SourceInput
        label={t(words.notifyWho)}
        value={act.people}
        choices={choices}
        disabled={disabled}
        choosing={false}
        onChange={(people) => onChange({ ...act, people }, 'people')}
      />
      <WordsInput
        label={t(words.notifyText)}
        value={act.text}
        terms={choices.terms}
        max={200}
        disabled={disabled}
        onChange={(text, lang) => onChange({ ...act, text }, `text ${lang}`)}
      />
    </>
  )
}
