import type { Words } from '../values/language.ts'
import type { Document } from './document.ts'
import type { Fields } from './field.ts'

/** Words of a sub-table's own columns, keyed like its fields. */
type FieldWords<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends { readonly kind: 'lines'; readonly fields: infer L extends Fields }
    ? { readonly label: Words; readonly fields: FieldWords<L> }
    : Words | { readonly label: Words; readonly help: Words }
}

type GroupName<D> = D extends { readonly form: readonly { readonly name: infer N extends string }[] } ? N : string
type ActionName<D> = D extends Document<Fields, string, infer V> ? V : never
type ListName<D> = D extends { readonly lists: infer L } ? keyof L & string : string

/** Every text a document needs; leaving one out does not compile. */
export interface DocumentWords<D extends { readonly fields: Fields }> {
  readonly title: Words
  readonly fields: FieldWords<D['fields']>
  readonly groups: Readonly<Record<GroupName<D>, Words>>
  /** Names of lists other than `main`, which carries the document's own title. */
  readonly lists?: Readonly<Partial<Record<ListName<D>, Words>>>
  readonly actions?: Readonly<Record<ActionName<D>, Words>>
  /** What follows from an action, said where it is asked. */
  readonly follows?: Readonly<Partial<Record<ActionName<D>, Words>>>
  /** What has come of an action, where “done” does not say it. */
  readonly done?: Readonly<Partial<Record<ActionName<D>, Words>>>
  /** What records wait for, by the names of the document's tasks. */
  readonly tasks?: Readonly<Record<string, Words>>
  /**
   * What the product itself writes into a text field and says in the reader's language, by field and by what is kept.
   */
  readonly said?: Readonly<Partial<Record<keyof D['fields'] & string, Readonly<Record<string, Words>>>>>
  /** Labels of the fields that an action asks for. */
  readonly asks?: Readonly<Record<string, Words>>
}
