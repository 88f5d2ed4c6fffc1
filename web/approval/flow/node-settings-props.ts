import type { FlowNode } from '../../../core/approval/definition.ts'
import type { FlowChoices } from './process-definition-queries.ts'

/** What the parts of the panel get that say one kind of node. */
export interface NodePartsProps<N extends FlowNode> {
  readonly node: N
  readonly choices: FlowChoices
  readonly disabled: boolean
  /** `about` names what is being typed, so that one undo takes all of it back. */
  readonly onChange: (node: FlowNode, about: string) => void
}
