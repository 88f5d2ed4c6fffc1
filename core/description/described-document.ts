import type { Json } from '../values/json.ts'
import type { Calculator } from './calculator.ts'
import type { FormGroup, List } from './document.ts'
import type { FieldBase } from './field.ts'
import type { CurveView, GanttView, MapView, RollUp, RowsView } from './rows-views.ts'

/** A field as a page learns it: words in the caller's language, rights applied, kind options beside. */
export interface DescribedField extends FieldBase {
  readonly name: string
  readonly label: string
  readonly help?: string
  /**
   * The caller may see it whole / may write it / sees it masked and may be shown one value for a reason. A field he may
   * not read at all is absent.
   */
  readonly rights: { readonly read: boolean; readonly write: boolean; readonly reveal?: boolean }
  readonly sortable: boolean
  readonly filter: 'equal' | 'oneOf' | 'range' | 'contains' | 'none'
  readonly numeric: boolean
  /**
   * What lists show instead where it is filled: of a title the record's name in the reader's language, of the
   * approval's status its mark.
   */
  readonly named?: string
  /** Rows may be put together by its value, or by the day, month or year it falls in; absent when they may not. */
  readonly grouping?: 'value' | 'calendar'
  /** Of a day with a light: the states in which the record is done. */
  readonly doneIn?: { readonly field: string; readonly codes: readonly string[] }
  /** Columns of a sub-table. */
  readonly columns?: readonly DescribedField[]
  /** The call that reads rows pasted into a sub-table whose columns name records. */
  readonly pasteCall?: string
  readonly [option: string]: Json | undefined | readonly DescribedField[]
}

export interface DescribedAction {
  readonly verb: string
  readonly label: string
  /** The permission it needs; absent on lists that are no documents. */
  readonly needs?: string
  readonly look: 'normal' | 'primary' | 'danger'
  readonly from: readonly string[]
  /** The state it leads to; absent when it leads to none. */
  readonly to?: string
  readonly when?: string
  readonly asks: readonly DescribedField[]
  /** It stands in sight however it looks, with what is judged above. */
  readonly decides?: true
  /** Nothing takes it back, and its question says so. */
  readonly irreversible?: true
  /** What follows from it, which its question says. */
  readonly follows?: string
  /** Fields of the record that stand above what is asked. */
  readonly shows?: readonly string[]
  /** Fields of the record with whose values what is asked begins. */
  readonly prefill?: Readonly<Record<string, string>>
  /** What is said once it is done; absent where “done” says it. */
  readonly done?: string
}

/** What a board shows: a column for each state, in their order, and the fields of a card. */
export interface DescribedBoard {
  readonly states: readonly string[]
  readonly card: readonly string[]
  readonly person?: string
  readonly due?: string
}

/** What a curve shows. `holds`: a value holds until the next of its line begins. */
export interface DescribedCurve extends CurveView {
  readonly holds: boolean
}

/** What a tree shows: records below the one that a field names. */
export interface DescribedTree {
  readonly parent: string
  readonly rollUp?: RollUp
}

/** What a Gantt chart shows: as much of it as the caller may read; `move` where he may call that verb. */
export interface DescribedGantt extends GanttView {
  /** The field of the record above, where records form a tree. */
  readonly parent?: string
}

/** The views of a list beside its grid, as far as the caller may read what they show. */
export interface DescribedViews {
  readonly board?: DescribedBoard
  readonly tree?: DescribedTree
  readonly curve?: DescribedCurve
  readonly map?: MapView
  readonly gantt?: DescribedGantt
  /** The one it opens in. */
  readonly opens: RowsView
}

export interface DescribedList extends Omit<List, 'views'> {
  readonly name: string
  readonly label: string
  readonly views?: DescribedViews
}

/** What may be made from records of a document. */
export interface DescribedDerivation {
  readonly name: string
  readonly label: string
  /** The document that is made, and its reference to the source. */
  readonly module: string
  readonly document: string
  readonly by: string
  /** The lines of the target that each name a source: of several chosen records one may be made. */
  readonly into?: string
}

/** What records of a document may be begun from. */
export interface DescribedSource {
  readonly name: string
  /** Name of the source. */
  readonly label: string
  readonly by: string
  /** Lines that each name a source by `by` and take of it, and the field that comes to all of it. */
  readonly into?: { readonly lines: string; readonly takes: string; readonly total?: string }
}

/** A page that draws what stands in records of a document: all of them, or those with one of these values. */
export interface DescribedDiagram {
  readonly label: string
  readonly path: string
  readonly where?: { readonly field: string; readonly codes: readonly string[] }
}

/** How a document is approved. */
export interface DescribedApproval {
  readonly process: string
  readonly money: boolean
  /** The fields by which its flow decides. */
  readonly values: readonly string[]
  /** How a draft is submitted, for who may; `from` are states of the approval. */
  readonly submit?: {
    readonly verb: 'submit'
    readonly label: string
    readonly needs: string
    readonly from: readonly string[]
  }
}

/** The answer of `describe`: everything a page needs to list, fill in and act on a document. */
export interface Described {
  readonly module: string
  readonly name: string
  readonly label: string
  readonly title: string
  readonly numberField: string | null
  /** The number of an authority that stands beside its name where it is offered, if the caller may read it. */
  readonly officialNumber?: string
  /** How its numbers are made up, by which lists know how wide they are. */
  readonly numberPattern?: string
  readonly stateField: string | null
  /** States that nothing follows: a record in one of them is marked where it is offered. */
  readonly ended?: readonly string[]
  /** Only in these states is a record edited and deleted; in all of them unless said. */
  readonly editable?: readonly string[]
  readonly approval: DescribedApproval | null
  readonly appendOnly: boolean
  /** Whether it has a print layout of its own. */
  readonly printed?: true
  /** The field that says in which languages a record is printed, unless its reader chooses others. */
  readonly printLanguage?: string
  readonly fields: readonly DescribedField[]
  /** The fields that say what a record is about, as far as the caller may read them; what is only listed has none. */
  readonly summary?: readonly string[]
  readonly form: readonly (FormGroup & { readonly label: string })[]
  readonly lists: readonly DescribedList[]
  /** Fields after whose choice the form asks what else to fill in; absent when it asks nothing. */
  readonly suggestsAfter?: readonly string[]
  /** Own verbs of the document that the caller may call; the record's state decides which are offered. */
  readonly actions: readonly DescribedAction[]
  /** What it works out by functions of its module, where the caller reads all of it; absent when nothing. */
  readonly calculators?: readonly Calculator[]
  /** What the caller may begin a new record from; absent when nothing. */
  readonly sources?: readonly DescribedSource[]
  /** What the caller may make from its records; absent when nothing. */
  readonly derivations?: readonly DescribedDerivation[]
  /** Pages that draw what stands in its records; absent when there are none. */
  readonly diagrams?: readonly DescribedDiagram[]
  /** Standard verbs the caller holds: ck xz bj sc dc dr tj gb cx gd … */
  readonly verbs: readonly string[]
}
