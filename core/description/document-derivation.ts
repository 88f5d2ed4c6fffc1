import type { Words } from '../values/language.ts'
import type { AnyDocument, Document } from './document.ts'
import type { Expression, Fields } from './field.ts'
import type { Where } from './where.ts'

/** What a target takes of its source: the value of a field, while the target is so. */
export interface Taking<N extends string = string> {
  readonly field: N
  readonly while: Where
  /** Of a line, only the part that this field of the target is of the target's `merge.total`. */
  readonly share?: string
}

/** How much of a source is there to be taken, and what targets have taken of it. */
export interface Remaining<S extends string = string, T extends string = string> {
  /** The larger of these fields of the source counts, whatever its sign. */
  readonly of: readonly S[]
  /** The first that fits counts; the first of all is the field that the form fills with what remains. */
  readonly less: readonly Taking<T>[]
  /** A source of which this does not hold has no limit. */
  readonly when?: Expression
  /** A field of the target: so many per cent of the whole may be taken on top. */
  readonly tolerance?: T
}

/** Fields of the target's lines, and what they are filled with from lines of the source. */
export interface DerivedLines {
  readonly from: string
  readonly to: string
  readonly fields: Readonly<Record<string, string>>
  /** A line of the target takes of a line of the source that agrees with it in these columns (theirs: the source's). */
  readonly match: Readonly<Record<string, string>>
  /** Of several lines that agree, it takes first of those that agree in these columns too. */
  readonly first?: Readonly<Record<string, string>>
  /** The column of the source's lines that says how much is there, and the target's that says what was taken. */
  readonly of: string
  readonly less: string
  /** Targets that take. */
  readonly while: Where
}

/** Each line of the target names a source of its own: several that agree in `alike` are merged into one target. */
export interface Merging {
  /** The lines of the target. `by`, `figure` and what `remaining.less` takes are columns of them. */
  readonly lines: string
  /** The field of the target that comes to what all its lines take together, where no `calc` says so. */
  readonly total?: string
}

/** That one document is made from another, and what has to fit between them. */
export interface Derivation {
  readonly name: string
  /** `contracts.contract`. */
  readonly from: string
  readonly to: string
  readonly label: Words
  /** The reference of the target to its source; of `merge`, that of each line. */
  readonly by: string
  readonly merge?: Merging
  /** Over the source: it must hold while the target is saved and submitted. */
  readonly when: Expression
  /** Over the target: while it holds, the source need not meet `when`. */
  readonly unless?: Expression
  /** Over the source: only where it holds as well is the target offered. */
  readonly offered?: Expression
  /** Fields of the target, and those of the source that fill them. */
  readonly fields: Readonly<Record<string, string>>
  /** Those of them in which the target and each of its sources must still agree when it is saved. */
  readonly alike: readonly string[]
  /** A field among them that names a source as well: what that one fills follows, under what this one fills. */
  readonly through?: string
  readonly lines?: DerivedLines
  readonly remaining?: Remaining
  /** The field of the target that says what it takes; the first of `remaining.less` unless said. */
  readonly figure?: string
  readonly link: 'create' | 'settle' | 'pay' | 'claim' | 'cover' | 'ref'
  /** Targets that keep their source from being revoked, closed or deleted. */
  readonly living: Where
  /** Further verbs of the source that they keep from being done. */
  readonly bars?: readonly string[]
}

type Name<F> = keyof F & string
type Beside = 'id' | 'remark' | 'approvalStatus' | 'archived'

/** Columns of any lines among some fields. */
type Column<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly kind: 'lines'; readonly fields: infer C } ? keyof C & string : never
}[keyof F]

interface Spec<S extends Fields, T extends Fields, V extends string> extends Pick<
  Derivation,
  'name' | 'label' | 'when' | 'unless' | 'offered' | 'link' | 'lines'
> {
  readonly by: Name<T> | Column<T>
  readonly merge?: Merging
  /** Fields that are called the same in both, and are filled. */
  readonly same?: readonly (Name<S> & Name<T>)[]
  /** Others that are filled, and by what. */
  readonly fields?: Readonly<Partial<Record<Name<T>, Name<S> | Beside>>>
  readonly alike: readonly Name<T>[]
  readonly through?: Name<T>
  readonly remaining?: Remaining<Name<S>, Name<T> | Column<T>>
  readonly figure?: Name<T> | Column<T>
  readonly living: Readonly<Partial<Record<Name<T> | Beside, Where[string]>>>
  readonly bars?: readonly V[]
}

/** Describes how one document is made from another: a field or verb that is in neither does not compile. */
export function derivation<S extends Fields, V extends string, T extends Fields>(
  from: Document<S, string, V>,
  to: Document<T, string, string>,
  { same = [], fields, ...spec }: Spec<S, T, NoInfer<V>>,
): Derivation {
  return {
    ...spec,
    fields: { ...Object.fromEntries(same.map((name) => [name, name])), ...fields },
    from: keyOf(from),
    to: keyOf(to),
  } as Derivation // the names that were checked, as plain texts
}

function keyOf({ module, name }: Pick<AnyDocument, 'module' | 'name'>): string {
  return `${module}.${name}`
}
