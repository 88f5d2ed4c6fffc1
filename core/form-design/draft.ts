import type { AnyDocument } from '../description/document.ts'
import type { Words } from '../values/language.ts'

/** A label, alone or with help beside the field; of a sub-table also the labels of its columns. */
export type FormFieldWords =
  | Words
  | { readonly label: Words; readonly help?: Words; readonly fields?: Readonly<Record<string, FormFieldWords>> }

/** Every text of a drawn form, under the names of its document. */
interface FormWords {
  readonly title: Words
  readonly fields: Readonly<Record<string, FormFieldWords>>
  readonly groups: Readonly<Record<string, Words>>
  /** Names of lists other than `main`. */
  readonly lists?: Readonly<Record<string, Words>>
}

/** Where the form stands in the menu. */
interface FormMenu {
  /** Code of a folder, `affairs.people`. */
  readonly folder: string
  readonly icon?: string
  readonly sort?: number
}

/** Permission verbs of the form (`ck`, `xz`, `tj` …) that a role is given when the form is published. */
export interface FormAccess {
  readonly role: string
  readonly verbs: readonly string[]
}

/**
 * A business form as an administrator draws it: the same description that coded documents are, with its words.
 * Published, it is the document `form.<name>`.
 */
export interface FormDraft {
  readonly doc: AnyDocument
  readonly words: FormWords
  readonly menu: FormMenu
  readonly access: readonly FormAccess[]
  /** Fields that were published under another name: the new name to the old, `lines.qty` within a sub-table. */
  readonly renamed?: Readonly<Record<string, string>>
}

/** The module that every drawn form is a document of, and its schema in the database. */
export const formModule = 'form'

/** The page of a published form. */
export function formPath(name: string): string {
  return `/form_${name}`
}

/** A form's name as its page's path says it; null when the path is of no drawn form. */
export function formOfPath(path: string): string | null {
  return /^\/form_([a-z][A-Za-z0-9]*)$/.exec(path)?.[1] ?? null
}
