import type { ReactNode } from 'react'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { FlowProblem } from '../../../core/approval/flow-problem.ts'
import type { FormProblem } from './problem-list.tsx'
import type { FlowChoices } from './process-definition-queries.ts'

export interface FlowEditorProps {
  readonly definition: FlowDefinition
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly problems: readonly FlowProblem[]
  readonly ofForm: readonly FormProblem[]
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** `about` names what is being typed, so that one undo takes all of it back. */
  readonly onChange: (to: FlowDefinition, about?: string) => void
  readonly onSave?: () => void
  /** Counts drawings that came from files: each is shown from its start. */
  readonly opened?: number
  /** A dry run of what is drawn. */
  readonly trial?: ReactNode
}
