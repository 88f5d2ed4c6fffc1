import { Button, Checkbox, Input, InputNumber, Select } from 'antd'
import type { ApproveNode, ConditionNode, FlowDefinition, FlowNode } from '../../../core/flow/definition.ts'
import { languages } from '../../../core/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { languageNames, useWords } from '../../../web/define.ts'
import { removable } from '../design/edit.ts'
import { designWords as words, kindWords, modeWords } from '../words/design.ts'
import { ConditionInput } from './condition-input.tsx'
import css from './panel.module.css'
import { SourceInput } from './source-input.tsx'
import type { Template } from './template-data.tsx'

interface NodePanelProps {
  readonly at: string
  readonly definition: FlowDefinition
  readonly template: Template
  readonly disabled: boolean
  /** `about` names what is being typed, so that one undo takes all of it back. */
  readonly onChange: (node: FlowNode, about: string) => void
  readonly onRemove: () => void
  readonly onCopy: () => void
  readonly onRemoveBranch: (at: number) => void
}

/** Everything that one node says. */
export function NodePanel(props: NodePanelProps) {
  const t = useWords()
  const { at, definition, disabled, onChange, onRemove, onCopy } = props
  const node = definition.nodes[at]
  if (node === undefined) return null
  return (
    <div className={css.panel}>
      <div className={css.row}>
        <span>{t(words.label)}<small>{t(kindWords[node.kind])} · {at}</small></span>
        {languages.map((lang) => (
          <div key={lang} className={css.names}><small>{lang}</small><Input value={node.label[lang]} maxLength={60} disabled={disabled} aria-label={`${t(words.label)} · ${languageNames[lang]}`} onChange={(event) => onChange({ ...node, label: { ...node.label, [lang]: event.target.value } }, `label ${lang}`)} /></div>
        ))}
      </div>
      <Parts {...props} node={node} />
      {!disabled && node.kind !== 'start' && node.kind !== 'end' && (
        <div className={css.actions}>
          <Button icon={<Icon name="copy" size={15} />} onClick={onCopy}>{t(words.copy)}</Button>
          <Button danger icon={<Icon name="trash" size={15} />} disabled={!removable(definition, at)} onClick={onRemove}>{t(words.remove)}</Button>
        </div>
      )}
    </div>
  )
}

function Parts({ node, template, disabled, onChange, ...rest }: NodePanelProps & { readonly node: FlowNode }) {
  const t = useWords()
  switch (node.kind) {
    case 'start':
    case 'end': return null
    case 'approve': return <ApproveParts {...{ node, template, disabled, onChange }} />
    case 'cc': return <SourceInput label={t(words.whoCc)} value={node.people} template={template} disabled={disabled} onChange={(people) => onChange({ ...node, people }, 'people')} />
    case 'auto': return <label className={css.row}>{t(words.hook)}<Select value={node.hook || null} disabled={disabled} options={template.hooks.map((hook) => ({ value: hook, label: hook }))} onChange={(hook) => onChange({ ...node, hook }, 'hook')} /></label>
    case 'condition': return <ConditionParts {...{ node, template, disabled, onChange }} onRemoveBranch={rest.onRemoveBranch} />
  }
}

type PartsProps<N> = Pick<NodePanelProps, 'template' | 'disabled' | 'onChange'> & { readonly node: N }

function ApproveParts({ node, template, disabled, onChange }: PartsProps<ApproveNode>) {
  const t = useWords()
  const set = (patch: Partial<ApproveNode>, about: string) => onChange({ ...node, ...patch }, about)
  const choice = (label: string, value: string, options: readonly (readonly [string, string])[], onPick: (value: string) => void) => (
    <label className={css.row}>{label}<Select value={value} disabled={disabled} options={options.map(([key, text]) => ({ value: key, label: text }))} onChange={onPick} /></label>
  )
  const { limitHours: _, ...unlimited } = node
  return (
    <>
      <SourceInput label={t(words.who)} value={node.approver} template={template} disabled={disabled} onChange={(approver) => set({ approver }, 'approver')} />
      {choice(t(words.mode), node.mode, (['one', 'any', 'all', 'ratio'] as const).map((mode) => [mode, t(modeWords[mode])]), (mode) => set({ mode: mode as ApproveNode['mode'], ...(mode === 'ratio' ? { percent: node.percent ?? 60 } : {}) }, 'mode'))}
      {node.mode === 'ratio' && <label className={css.row}>{t(words.percent)}<InputNumber min={1} max={100} precision={0} value={node.percent ?? null} disabled={disabled} onChange={(percent) => set({ percent: percent ?? 0 }, 'percent')} /></label>}
      {choice(t(words.empty), node.empty ?? 'block', [['block', t(words.emptyBlock)], ['toAdmin', t(words.emptyToAdmin)], ['skip', t(words.emptySkip)]], (empty) => set({ empty: empty as NonNullable<ApproveNode['empty']> }, 'empty'))}
      {choice(t(words.drafter), node.drafterIsApprover ?? 'superior', [['superior', t(words.drafterSuperior)], ...(template.money ? [] : [['skip', t(words.drafterSkip)] as const, ['allow', t(words.drafterAllow)] as const])], (drafter) => set({ drafterIsApprover: drafter as NonNullable<ApproveNode['drafterIsApprover']> }, 'drafter'))}
      {choice(t(words.afterReturn), node.afterReturn ?? 'again', [['again', t(words.again)], ['back', t(words.back)]], (after) => set({ afterReturn: after as NonNullable<ApproveNode['afterReturn']> }, 'after'))}
      <label className={css.row}>{t(words.limit)}<InputNumber min={1} max={10_000} precision={0} value={node.limitHours ?? null} disabled={disabled} style={{ width: '100%' }} onChange={(limitHours) => onChange(limitHours === null ? unlimited : { ...node, limitHours }, 'limit')} /></label>
      <Checkbox checked={node.noAutoPass !== true} disabled={disabled} onChange={(event) => set({ noAutoPass: !event.target.checked }, 'same')}>{t(words.same)}</Checkbox>
    </>
  )
}

function ConditionParts({ node, template, disabled, onChange, onRemoveBranch }: PartsProps<ConditionNode> & Pick<NodePanelProps, 'onRemoveBranch'>) {
  const t = useWords()
  return node.branches.map((branch, at) => (
    <section key={at} className={css.branch}>
      <header>{t(words.branch, { n: at + 1 })}{!disabled && node.branches.length > 1 && <Button size="small" type="text" danger aria-label={t(words.removeBranch)} icon={<Icon name="trash" size={14} />} onClick={() => onRemoveBranch(at)} />}</header>
      <ConditionInput value={branch.when} fields={template.fields} disabled={disabled} onChange={(when) => onChange({ ...node, branches: node.branches.with(at, { ...branch, when }) }, `when ${at}`)} />
    </section>
  ))
}
