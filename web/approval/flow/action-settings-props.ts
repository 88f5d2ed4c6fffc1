import type { AutoAct } from '../../../core/approval/definition.ts'
import type { FlowChoices } from './process-definition-queries.ts'

/** What the parts of the panel get that say one act of an automatic step. */
export interface ActPartsProps<A extends AutoAct> {
  readonly act: A
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly onChange: (act: AutoAct, about: string) => void
}
