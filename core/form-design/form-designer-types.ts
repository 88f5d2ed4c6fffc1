import type { UnableApprovers } from '../approval/approvers-without-access.ts'
import type { Words } from '../values/language.ts'
import type { FormDraft } from './draft.ts'
import type { FormProblem } from './problem.ts'
import type { FormPlan } from './publish-plan.ts'

/** `drawn` was never published, `published` runs, `retired` is kept but offered to nobody. */
export type FormStatus = 'drawn' | 'published' | 'retired'

/** GET /api/forms: one line per form, labels in the caller's language. */
export interface FormLine {
  readonly name: string
  readonly code: string
  readonly label: string
  readonly titles: Words
  /** How many living records it has; 0 before it was first published. */
  readonly records: number
  readonly status: FormStatus
  /** The published version; null before the first. */
  readonly version: number | null
  /** There is a draft that is not published yet. */
  readonly changed: boolean
  readonly ver: number
  readonly updated: number
  readonly updatedBy: string
  readonly path: string
}

/** How the last publishing went; `waiting` until the job has ended. */
interface Publishing {
  readonly state: 'waiting' | 'done' | 'failed'
  readonly at: number
  /** Why it failed, as a refusal's code and in the caller's language. */
  readonly code: string | null
  readonly message: string | null
}

interface FormVersion {
  readonly version: number
  readonly at: number
  readonly by: string
}

/** GET /api/forms/:name: the draft as it stands, the published one when nothing was changed since. */
export interface OpenedForm {
  readonly name: string
  readonly status: FormStatus
  readonly version: number | null
  readonly changed: boolean
  /** Sent back with a save: whoever saves over somebody else's drawing is told. */
  readonly ver: number
  readonly draft: FormDraft
  /** What runs now, whose names are fixed; null before the first publishing. */
  readonly published: FormDraft | null
  readonly versions: readonly FormVersion[]
  readonly publishing: Publishing | null
}

/** POST /api/forms/save {draft, ver: number | null}. A draft with problems is kept too; publishing refuses it. */
export interface SavedForm {
  readonly name: string
  readonly ver: number
  readonly problems: readonly FormProblem[]
}

/** POST /api/forms/:name/plan {ver}. */
export interface PlannedForm {
  readonly problems: readonly FormProblem[]
  /** Null while there are problems. */
  readonly plan: FormPlan | null
  /** Steps whose approvers could not decide; none while there are problems. */
  readonly unable: readonly UnableApprovers[]
}

/** GET /api/forms/choices: what a draft may name, in the caller's language. */
export interface FormChoices {
  readonly documents: readonly FormTarget[]
  readonly dictionaries: readonly { readonly group: string; readonly label: string }[]
  readonly categories: readonly FormChoice[]
  readonly folders: readonly FormChoice[]
  readonly roles: readonly FormChoice[]
  /** Groups of people that steps may ask. */
  readonly groups: readonly { readonly id: string; readonly label: string; readonly people: number }[]
  /** Processes that a flow may run within itself. */
  readonly processes: readonly { readonly process: string; readonly label: string }[]
  /** What things are called elsewhere in the product, in Chinese, Russian and English. */
  readonly terms: readonly (readonly [zh: string, ru: string, en: string])[]
  /** Names and codes that are taken. */
  readonly names: readonly string[]
  readonly codes: readonly string[]
}

interface FormChoice {
  readonly code: string
  readonly label: string
}

/** A document that a reference may point at, with the fields that may fill others. */
interface FormTarget {
  readonly key: string
  readonly label: string
  readonly fields: readonly { readonly name: string; readonly label: string; readonly kind: string }[]
}
