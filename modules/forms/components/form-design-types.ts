import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { FormChoices } from '../../../core/form-design/form-designer-types.ts'

/** What every part of the designer works on. */
export interface Design {
  readonly draft: FormDraft
  readonly choices: FormChoices
  /** Who may only look. */
  readonly disabled: boolean
  /** `about` names what is being typed, so that one undo takes all of it back. */
  readonly change: (to: FormDraft, about?: string) => void
}

/** What is chosen in a drawing: nothing, a field by its path, a group. */
export type Chosen =
  | { readonly sort: 'none' }
  | { readonly sort: 'field'; readonly path: string }
  | { readonly sort: 'group'; readonly name: string }
