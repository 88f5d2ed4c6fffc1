import type { FlowDefinition } from '../approval/definition.ts'
import type { Fields, Expression, ValuesOf } from './field.ts'
import type { RowsViews } from './rows-views.ts'
import type { Condition } from './where.ts'

/** Columns every document has (a record carries them beside its own fields). Times are epoch ms, ids uuidv7 text. */
interface BaseRecord {
  id: string
  ver: number
  unitId: string | null
  deptId: string | null
  createBy: string
  createName: string
  createTime: number
  updateBy: string | null
  updateTime: number | null
  remark: string | null
}

/** Columns of a document that goes round for approval. */
interface ApprovalRecord {
  approvalStatus: '0' | '1' | '2' | '3' | '4'
  procInstId: string | null
  currentNode: string | null
  currentHandlers: readonly string[] | null
  submitTime: number | null
  approveTime: number | null
  archived: '0' | '1'
}

export const baseColumns = [
  'id',
  'ver',
  'unitId',
  'deptId',
  'createBy',
  'createName',
  'createTime',
  'updateBy',
  'updateTime',
  'remark',
] as const
export const approvalColumns = [
  'approvalStatus',
  'procInstId',
  'currentNode',
  'currentHandlers',
  'submitTime',
  'approveTime',
  'archived',
] as const

type BaseColumn = (typeof baseColumns)[number] | (typeof approvalColumns)[number]
type Name<F> = keyof F & string
type Column<F> = Name<F> | BaseColumn

/** One group of the form, `columns` fields abreast on a wide screen. */
export interface FormGroup<N extends string = string> {
  readonly name: string
  readonly fields: readonly N[]
  readonly columns?: 1 | 2 | 3
  readonly visible?: Expression
}

/** One list over the document; `filter` is fixed, `search` is offered (the first three unfolded). */
export interface List<C extends string = string> {
  readonly columns: readonly C[]
  readonly search: readonly C[]
  /** `-createTime` means descending. */
  readonly sort: readonly (C | `-${C}`)[]
  readonly totals?: readonly C[]
  readonly filter?: Readonly<Record<string, string | readonly string[]>>
  /** Its rows may be edited in place, by the rights and rules of the form. */
  readonly inline?: boolean
  readonly views?: RowsViews<C>
}

/**
 * A verb that moves the state field. `needs` is a permission verb (`fh` -> `yqzl-fh`) or `system`: no person may call
 * it.
 */
export interface Action<S extends string = string> {
  readonly from: readonly S[]
  readonly to: S | 'same'
  readonly needs: string
  /** Fields asked for when the verb is called, checked like any other. */
  readonly asks?: Fields
  /** Also only while the expression over the record holds. */
  readonly when?: Expression
  /** Fields of the record that stand above what is asked: what one signs. */
  readonly shows?: readonly string[]
  /** What is asked begins with the value of a field of the record. */
  readonly prefill?: Readonly<Record<string, string>>
  /**
   * One of the answers to a question that the record asks: it stands in sight beside the others, with what is judged
   * above.
   */
  readonly decides?: true
  /** The button is the main one, or stands apart because one should think twice. */
  readonly look?: 'primary' | 'danger'
  /** Nothing takes it back, and its question says so. */
  readonly irreversible?: true
}

/**
 * What an office has to do next with a document: the records that meet `where` are tasks of everybody who may call
 * the verb, sees them by his data scope and is not kept from it.
 */
export interface OfficeTask<C extends string = string, V extends string = string> {
  /** The action that settles it; its permission says whose office it is. */
  readonly verb: V
  readonly where: Readonly<Partial<Record<C, Condition>>>
  /** Fields that name people who may not do it, because it takes somebody else than them. */
  readonly except?: readonly C[]
  /** The field that names whose task it is, where it is not the whole office's. */
  readonly of?: C
  /** The field that says since when it waits; the time of the last change unless said. */
  readonly since?: C
  /** The day on which it is due. */
  readonly due?: C
  /**
   * They come in numbers: of two that begin together everybody is told once already, as otherwise of more than five.
   */
  readonly together?: true
}

/** The document's own states beside approval; codes of the dictionary that the field names. */
interface States<N extends string, S extends string> {
  readonly field: N
  readonly codes: readonly S[]
  readonly start: S
  readonly final: readonly S[]
  /** Only in these is a record edited and deleted; in all of them unless said. Verbs work as they say themselves. */
  readonly editable?: readonly S[]
}

/** What makes records the same (fields that are always filled), and the day from which each holds. */
export interface Effective<N extends string = string> {
  readonly of: readonly N[]
  readonly from: N
}

export interface Numbering<N extends string = string> {
  readonly field: N
  /** Tokens {U} {YYYY} {MM} {DD} {####}, as in `FK-{U}-{YYYY}{MM}-{####}`. */
  readonly pattern: string
  readonly resetBy: 'year' | 'month' | 'day' | 'never'
}

/** How the document goes round: its process and the first version of the flow. */
export interface Approval<N extends string = string> {
  readonly process: string
  readonly category: string
  /** Money documents: the drafter never decides, no bulk, no undo. */
  readonly money: boolean
  /** Fields whose values the expressions of the flow may use, beside the drafter's. */
  readonly values: readonly N[]
  readonly first: FlowDefinition
}

/** One part of a printed document: fields as pairs, sub-tables as tables. */
export interface PrintSection<N extends string = string> {
  /** The group of the form that names it. */
  readonly group: string
  readonly fields: readonly N[]
  /** Pairs abreast; 2 unless said. */
  readonly columns?: 1 | 2
  /** Amounts that are written out in words after their figures. */
  readonly inWords?: readonly N[]
  /** The columns of a sub-table that stand on this table; all of them unless said. A wide one is printed as several. */
  readonly lineColumns?: Readonly<Partial<Record<N, readonly string[]>>>
}

/** How a document is printed; without it, as its form is laid out. */
export interface PrintLayout<N extends string = string> {
  /**
   * The reference to the legal company whose paper it is, or `contractId.ourCompany` where another record says it; the
   * record's unit stands there without one.
   */
  readonly owner?: N | `${N}.${string}`
  readonly sections: readonly PrintSection<N>[]
  /** The field that says in which languages it is printed, unless its reader chooses others. */
  readonly language?: N
  /** Fields that name the parties which sign it by hand: a block for each, beside each other. */
  readonly signing?: readonly N[]
}

/** Everything said of a document; plain JSON. */
interface DocumentSpec<F extends Fields = Fields, S extends string = string, V extends string = string> {
  readonly module: string
  readonly name: string
  /** Permission prefix: `fkjh` gives fkjh-ck (read), -xz, -bj, -sc, -dc, -dr, -tj … */
  readonly code: string
  /** Business code of the data scope, or `everyone`: silence is denied. */
  readonly scope: string
  /** The field that names a record in pickers, links and tabs. */
  readonly title: NoInfer<Name<F>>
  /** The parent field, when records form a tree. */
  readonly parent?: NoInfer<Name<F>>
  readonly number?: Numbering<NoInfer<Name<F>>>
  /** The number that an authority gives it: where the record is offered it stands beside its name, as its own otherwise does. */
  readonly officialNumber?: NoInfer<Name<F>>
  /**
   * At most five fields by which whoever decides knows what a record is about, the party first; without it the form
   * says.
   */
  readonly summary?: readonly NoInfer<Name<F>>[]
  readonly fields: F
  readonly form: readonly FormGroup<NoInfer<Column<F>>>[]
  readonly lists: Readonly<Record<string, List<NoInfer<Column<F>>>>>
  readonly print?: PrintLayout<NoInfer<Column<F>>>
  readonly states?: States<NoInfer<Name<F>>, S>
  readonly actions?: Readonly<Record<V, Action<NoInfer<S>>>>
  /** What waits for an office, by name; the words of the name say what for. */
  readonly tasks?: Readonly<Record<string, OfficeTask<NoInfer<Column<F>>, NoInfer<V>>>>
  /** The reference to the record on whose page it also stands what this one waits for. */
  readonly tells?: NoInfer<Name<F>>
  readonly approval?: Approval<NoInfer<Name<F>>>
  /**
   * A record holds from a day until the next of the same begins: a rate, a price. No two of the same begin on one day,
   * and `asOf` finds the one that holds on a day.
   */
  readonly effective?: Effective<NoInfer<Name<F>>>
  /** Sets of fields no two living records share. */
  readonly unique?: readonly (readonly NoInfer<Column<F>>[])[]
  /** Rows only grow (journals, logs): nobody edits or deletes. The system alone adds them, unless people enter them. */
  readonly appendOnly?: true | 'entered'
  /** A file of it is imported as a whole: nothing is written while one of its rows is wrong. */
  readonly importWhole?: true
}

export type Document<F extends Fields = Fields, S extends string = string, V extends string = string> = DocumentSpec<
  F,
  S,
  V
>

/** What the engine takes: any document. */
export type AnyDocument = Document

/** Describes a document: an unknown column, state or field does not compile. */
export function document<
  const F extends Fields,
  const S extends string = never,
  const V extends string = never,
  const A extends Approval | undefined = undefined,
>(spec: DocumentSpec<F, S, V> & { readonly approval?: A }): Document<F, S, V> & { readonly approval?: A } {
  return spec
}

// Only a document that said how it is approved has an approval in its type, so the columns follow.
type Approved<D> = D extends { readonly approval?: infer A }
  ? Exclude<A, undefined> extends never
    ? unknown
    : Approval extends Exclude<A, undefined>
      ? unknown
      : ApprovalRecord
  : unknown

/** The record type of a document, named once beside it: `interface Voyage extends RecordOf<typeof voyage> {}`. */
export type RecordOf<D extends { readonly fields: Fields }> = BaseRecord & ValuesOf<D['fields']> & Approved<D>
