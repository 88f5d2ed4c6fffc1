import type { Adapter } from '../../../core/description/adapter.ts'
import type { Run } from '../../../core/description/batch-run.ts'
import type { Calculate } from '../../../core/description/calculation-result.ts'
import type { Calculator } from '../../../core/description/calculator.ts'
import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { AnyDocument, Document } from '../../../core/description/document.ts'
import type { Fields } from '../../../core/description/field.ts'
import type { Module } from '../../../core/description/module.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import type { NoticeText } from '../../../core/words/notice-words.ts'
import type { Overlay } from '../settings/settings-overlay.ts'
import type { ApprovalPort } from './approval-port.ts'
import type { RunPart } from './batch-run-implementation.ts'
import type { FilesPort } from './files-port.ts'
import type { FormsPort } from './forms-port.ts'
import type { BoundRules } from './rule-set.ts'

/** One described document of the composition, with all that is said about it. */
export interface RunningDocument<C> {
  /** `finance.paymentPlan`. */
  readonly key: string
  readonly doc: AnyDocument
  readonly module: Module
  readonly words: DocumentWords<Document<Fields, string, string>>
  /** Of every module, in module order. */
  readonly rules: readonly BoundRules<C>['set'][]
  /** What it works out by functions, in the order in which it is described; absent when nothing. */
  readonly calculators?: readonly { readonly calculator: Calculator; readonly calculate: Calculate }[]
}

/** One thing a module measured, as an alert would show it. */
export interface Measured {
  readonly objType: string
  readonly objId: string
  readonly title: string
  /** A decimal; text as everywhere. */
  readonly value: string
  readonly url?: string
  /** Where it belongs, for the row scope of its alert. */
  readonly unitId?: string | null
  readonly deptId?: string | null
  /** Who sees it beside the receivers of the rule; only those are told. */
  readonly people?: readonly string[]
  /** The record it was made of, and the fields: nobody hears of a figure who may not see them. */
  readonly record?: { readonly doc: AnyDocument; readonly id: string; readonly fields: readonly string[] }
}

export type Measure<C> = (ctx: C) => Promise<readonly Measured[]>

/** How much of something waits for the caller. */
export type Count<C> = (ctx: C) => Promise<number>

/** Groups of people that approvals may ask. */
export interface PeopleGroups<C> {
  readonly all: (ctx: C) => Promise<readonly PeopleGroup[]>
  /** Ids of its people; none of a group that approvals may not ask. */
  readonly people: (ctx: C, group: string) => Promise<readonly string[]>
}

export interface PeopleGroup {
  readonly id: string
  readonly label: string
  readonly people: number
}

/** Something that waits for the caller and is no record of a described document. */
export interface OwnTask {
  readonly id: string
  /** What is to be done: “待确认”. */
  readonly wait: string
  readonly title: string
  /** The page where it is done. */
  readonly href: string
  /** Id of whoever asked for it. */
  readonly drafter: string
  /** Epoch ms. */
  readonly openedAt: number
}

/** What waits for the caller of those things; few at a time. */
export type OwnTasks<C> = (ctx: C) => Promise<readonly OwnTask[]>

/** How a document is made from others, and others from it. */
export interface Derivations {
  readonly from: readonly Derivation[]
  readonly to: readonly Derivation[]
}

/** A run, and how its module works it out. */
export interface RunningRun<C> {
  readonly run: Run
  readonly part: RunPart<C>
}

/** What a call of an adapter is given. */
export interface OutsideAsked {
  /** Where it is. */
  readonly address: string
  /** What its settings say, secrets whole. */
  readonly settings: Readonly<Record<string, string>>
  readonly payload: Json
  /** The same at every attempt, so that the other side does it once. */
  readonly key: string
  /** Ends the attempt when its time is over. */
  readonly signal: AbortSignal
}

/** One call of an adapter as its module brings it. */
interface OutsideCall<C> {
  /** Asks once; what it throws is a failure. */
  readonly ask: (asked: OutsideAsked) => Promise<Json>
  /** Does with an answer what is to be done, however late it came; answers what its card says of it from then on. */
  readonly take?: (ctx: C, answer: Json) => Promise<Words | void>
}

/** The calls of an adapter by their names. */
export type OutsideCalls<C> = Readonly<Record<string, OutsideCall<C>>>

/** An adapter of the composition with what its module brings. */
export interface RunningAdapter<C> {
  readonly adapter: Adapter
  readonly calls: OutsideCalls<C>
}

/** What is composed in this process: made by `compose` at start, and anew when a drawn form is published. */
export interface Running<C> {
  /** As it is at this moment, for whoever begins something and wants it to stay the same until he has done. */
  readonly current: Running<C>
  readonly modules: readonly Module[]
  readonly documents: ReadonlyMap<string, RunningDocument<C>>
  /** By the key of the document. */
  readonly derivations: ReadonlyMap<string, Derivations>
  /** By the key of the document of its runs. */
  readonly runs: ReadonlyMap<string, RunningRun<C>>
  /** Every permission code that some document, page or action asks for. */
  readonly permissions: ReadonlySet<string>
  /** The codes among them whose holders are guarded; see Module. */
  readonly guarded: ReadonlySet<string>
  /** What modules measure for alerts, by the code of the alert. */
  readonly measures: ReadonlyMap<string, Measure<C>>
  /** What modules count for the menu, by the code of the counter. */
  readonly counts: ReadonlyMap<string, Count<C>>
  /** What lies outside, by `shipping.tracker`. */
  readonly adapters: ReadonlyMap<string, RunningAdapter<C>>
  /** What the operator says of their settings, by their keys; what is set goes before it. */
  readonly given: Readonly<Record<string, string>>
  /** Null only where no groups of people are kept. */
  readonly groups: PeopleGroups<C> | null
  /** What this installation says of settings beside their descriptions. */
  readonly overlay: Overlay
  /** What modules ask of people beside records of described documents, by name. */
  readonly tasks: ReadonlyMap<string, OwnTasks<C>>
  /** How each event is told, by its name; of an event that is not here nobody is told. */
  readonly notices: ReadonlyMap<string, NoticeText>
  /** Null only where nothing is approved. */
  readonly approval: ApprovalPort<C> | null
  /** Null only where nothing is attached. */
  readonly files: FilesPort<C> | null
  /** Null only where no drawn forms run. */
  readonly forms: FormsPort | null
}

/** What runs and does not change any more. */
export function still<C>(parts: Omit<Running<C>, 'current'>): Running<C> {
  return {
    ...parts,
    get current() {
      return this
    },
  }
}
