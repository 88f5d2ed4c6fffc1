import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import { removable } from '../../../core/approval/designer/edit-flow.ts'
import { kindWords } from '../../../core/approval/designer/node-kind-words.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { SourceInput } from './approver-source-input.tsx'
import { PeopleParts } from './approver-step-settings.tsx'
import { AutoParts } from './automatic-step-settings.tsx'
import { DelayParts } from './delay-step-settings.tsx'
import { ForkParts } from './fork-settings.tsx'
import { WordsInput } from './multilingual-input.tsx'
import type { FlowChoices } from './process-definition-queries.ts'
import { SubflowParts } from './subflow-step-settings.tsx'
import { designWords as words } from './words.ts'
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
          <Button icon="copy" onClick={onCopy}>
            {t(words.copy)}
          </Button>
          <Button danger icon="trash" disabled={!removable(definition, at)} onClick={onRemove}>
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
      return <PeopleParts {...{ node, choices, disabled, onChange }} />
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
