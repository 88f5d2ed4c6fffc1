import type { Words } from '../values/language.ts'
import type { AnyDocument, Document } from './document.ts'
import type { Fields } from './field.ts'
import type { Where } from './where.ts'

/** What stands on one side of a matching board: the rows of a list, each with an amount that is left to be paired. */
export interface MatchingSide<N extends string = string, L extends string = string> {
  /** One of the document's lists; its own filter says what is open. */
  readonly list: L
  /** The field that says how much there was, and the one that says how much is left, both with their sign. */
  readonly of: N
  readonly remaining: N
  /** The day by which those that came first are served first. */
  readonly first: N
  /** Fields by which a row is known where it is proposed, in the reader's language and format; its title unless said. */
  readonly told?: readonly N[]
}

/** Why a pair is proposed, and how much that is worth. */
export interface MatchingRule<L extends string = string, R extends string = string> {
  readonly points: number
  readonly reason: Words
  /** Fields of the left side that are the same as fields of the right, but for spaces, quotes and capitals. */
  readonly same?: Readonly<Partial<Record<L, R>>>
  /** Texts of the left side in which the field of the right stands as a word; of a reference the number of its record. */
  readonly names?: Readonly<Partial<Record<L, R>>>
  /** What is left on both sides is equal, or what is left on the left fits into what is left on the right. */
  readonly amount?: 'equal' | 'within'
  /** Days of both sides may lie so far apart. */
  readonly days?: number
  /** Its points are added to those of the best other rule. */
  readonly added?: true
}

/** Where pairs are kept: a document whose records say what was paired with what, and how much of it. */
interface MatchingPairs<N extends string = string, L extends string = string, V extends string = string> {
  readonly list: L
  readonly left: N
  readonly right: N
  readonly amount: N
  /** Pairs that count. */
  readonly while: Readonly<Record<string, Where[string]>> & Readonly<Partial<Record<N, Where[string]>>>
  /** The verb that takes a pair back. */
  readonly undo: V
}

/** What pairs are made by: a verb of the left side that asks for the right side and the amount. */
interface MatchingConfirm<V extends string = string> {
  readonly verb: V
  readonly right: string
  readonly amount: string
  /** What else of that verb is asked of whoever chooses by himself. */
  readonly asks?: readonly string[]
}

/**
 * Fields of both sides and of the pairs by which the whole board is narrowed: to one value, or where they are days up to
 * the end of a month.
 */
export interface MatchingNarrow<L extends string = string, R extends string = string, P extends string = string> {
  readonly left: L
  readonly right: R
  readonly pairs: P
}

/** Two lists side by side whose rows are paired with each other. */
export interface Matching {
  readonly module: string
  readonly name: string
  readonly label: Words
  readonly needs: string
  /** Keys of documents: `finance.bankStatementLine`. */
  readonly between: { readonly left: string; readonly right: string; readonly pairs: string }
  readonly left: MatchingSide
  readonly right: MatchingSide
  /** Fields in which both sides agree, or are never paired. */
  readonly alike: Readonly<Record<string, string>>
  readonly narrow?: readonly MatchingNarrow[]
  readonly rules: readonly MatchingRule[]
  /** Of pairs of equal points those come first whose right side is highest above the left in these fields. */
  readonly better?: { readonly left: string; readonly right: string }
  /** Pairs of so many points and more are proposed to be confirmed together. */
  readonly proposes: number
  /** So much more than is left on the right one pair may take. */
  readonly tolerance?: string
  readonly pairs: MatchingPairs
  readonly confirm: MatchingConfirm
  /** Pages that go with it. */
  readonly leads?: readonly string[]
  /** What would have to be there for a side to show something. */
  readonly empty: { readonly left: Words; readonly right: Words }
}

type Name<F> = keyof F & string
type Beside = 'id' | 'unitId' | 'approvalStatus'

interface Spec<L extends Fields, R extends Fields, P extends Fields, V extends string, U extends string> extends Pick<
  Matching,
  'module' | 'name' | 'label' | 'needs' | 'proposes' | 'tolerance' | 'leads' | 'empty'
> {
  readonly left: MatchingSide<Name<L>>
  readonly right: MatchingSide<Name<R>>
  readonly alike: Readonly<Partial<Record<Name<L> | Beside, Name<R> | Beside>>>
  readonly narrow?: readonly MatchingNarrow<Name<L> | Beside, Name<R> | Beside, Name<P> | Beside>[]
  readonly rules: readonly MatchingRule<Name<L>, Name<R>>[]
  readonly better?: { readonly left: Name<L>; readonly right: Name<R> }
  readonly pairs: MatchingPairs<Name<P>, string, U>
  readonly confirm: MatchingConfirm<V>
}

/** Describes a matching board: a field or verb that is in none of its documents does not compile. */
export function matching<L extends Fields, V extends string, R extends Fields, P extends Fields, U extends string>(
  left: Document<L, string, V>,
  right: Document<R, string, string>,
  pairs: Document<P, string, U>,
  spec: Spec<L, R, P, NoInfer<V>, NoInfer<U>>,
): Matching {
  return { ...spec, between: { left: keyOf(left), right: keyOf(right), pairs: keyOf(pairs) } } as Matching // the names that were checked, as plain texts
}

function keyOf({ module, name }: Pick<AnyDocument, 'module' | 'name'>): string {
  return `${module}.${name}`
}
