import type { Words } from '../values/language.ts'
import type { NoticeWords } from '../words/notice-words.ts'
import type { Adapter } from './adapter.ts'
import type { Alert } from './alert.ts'
import type { Run } from './batch-run.ts'
import type { Calculator } from './calculator.ts'
import type { Dashboard } from './dashboard.ts'
import type { Diagram } from './diagram.ts'
import type { DictionaryEntry } from './dictionary-entry.ts'
import type { Derivation } from './document-derivation.ts'
import type { DocumentWords } from './document-words.ts'
import type { Document } from './document.ts'
import type { Fields } from './field.ts'
import type { Ledger } from './ledger.ts'
import type { Matching } from './matching.ts'
import type { Counter } from './menu-counter.ts'
import type { Report } from './report.ts'
import type { SettingGroup } from './setting.ts'
import type { Series } from './time-series.ts'
import type { Widget } from './widget.ts'

/** A page of the product: a standard list of a document, a report, a dashboard, or a screen of the module's own. */
export interface Page {
  readonly path: string
  readonly label: Words
  /** Permission code that its calls need; the menu offers it to those who hold it. */
  readonly needs: string
  /**
   * `finance.paymentPlan`, or with a list's name `finance.paymentPlan.open`; absent when `screen` names a component,
   * `report` a report, `dashboard` a dashboard, `matching` a matching board, `series` a series, `run` a run or `diagram` a diagram.
   */
  readonly list?: string
  readonly screen?: string
  /** `contracts.segmentContractSummary`: a report that has a page of its own. */
  readonly report?: string
  /** `risk.riskCenter`: a dashboard that fills the page. */
  readonly dashboard?: string
  /** `finance.receiptClaim`: a matching board that fills the page. */
  readonly matching?: string
  /** `energy.meterReading`: the curves of a series. */
  readonly series?: string
  /** `assets.depreciationRun`: a run that is asked for, looked at, posted and taken back there. */
  readonly run?: string
  /** `energy.pvLineDiagram`: a diagram that fills the page. */
  readonly diagram?: string
  /** Stays alive when left. */
  readonly kept: boolean
  /** Folder of the menu (`funds.plans`), place in it and the counter it shows; absent for pages reached otherwise. */
  readonly menu?: { readonly folder: string; readonly sort: number; readonly icon?: string; readonly counter?: string }
  /** Fixed parameters, by which several pages that share one path are told apart. */
  readonly params?: Readonly<Record<string, string | readonly string[]>>
}

/** A role that the module's work needs, with the permission codes it holds. */
export interface RoleGrant {
  readonly role: string
  readonly permissions: readonly string[]
}

/** What a role sees of each business code: a code of dictionary dataScopeType. */
export interface RoleScopes {
  readonly role: string
  readonly scopes: Readonly<Record<string, string>>
}

/** A role that comes with the product; `type` is a code of dictionary roleType. */
export interface StandardRole {
  readonly code: string
  readonly type: '1' | '2' | '3'
  readonly label: Words
  /** Roles one person may not hold beside this one. */
  readonly excludes?: readonly string[]
}

/** A folder of the menu, `funds.plans` under `funds`; shown while some page in it is. */
export interface MenuFolder {
  readonly code: string
  readonly label: Words
  readonly icon?: string
}

type Documents = Readonly<Record<string, Document<Fields, string, string>>>

/** A vertical slice: what it is, what it needs, what it brings. */
export interface Module<D extends Documents = Documents> {
  readonly name: string
  readonly label: Words
  readonly needs: readonly Module[]
  /** A licence may leave it out; modules without this come with every licence. */
  readonly sold?: true
  readonly documents: D
  readonly words: { readonly [K in keyof D]: DocumentWords<D[K]> }
  readonly refusals: Readonly<Record<string, Words>>
  /** What an administrator may set of it while it runs. */
  readonly settings?: readonly SettingGroup[]
  /** What it measures for alerts; the figures come from its server side. */
  readonly alerts?: readonly Alert[]
  /**
   * What it can count for an entry of the menu, also entries of its dictionary `menuCounter`; the figures come from its
   * server side.
   */
  readonly counters?: readonly Counter[]
  /** How its events are told to the people they are for; an event without words tells nobody. */
  readonly notices?: NoticeWords
  readonly pages: readonly Page[]
  readonly widgets?: readonly Widget[]
  readonly reports?: readonly Report[]
  readonly dashboards?: readonly Dashboard[]
  readonly matchings?: readonly Matching[]
  readonly series?: readonly Series[]
  /** Drawings of what stands in records, with what is read there now. */
  readonly diagrams?: readonly Diagram[]
  /** What is made from what: of two modules the later one says it. */
  readonly derivations?: readonly Derivation[]
  /** What documents of its own work out by functions that its server side and its pages bring. */
  readonly calculators?: readonly Calculator[]
  /** What it speaks to outside the product. */
  readonly adapters?: readonly Adapter[]
  /** Ledgers of quantities and amounts over documents of its own. */
  readonly ledgers?: readonly Ledger[]
  /** Calculations over many records that are posted once for a unit and period. */
  readonly runs?: readonly Run[]
  readonly dictionaries?: Readonly<Record<string, readonly DictionaryEntry[]>>
  readonly roles?: readonly StandardRole[]
  readonly grants?: readonly RoleGrant[]
  /**
   * Codes that move money or administer people and rights: their holders never sign in by a text message alone, and two
   * people reset them.
   */
  readonly guards?: readonly string[]
  /** What the holders of a role may grant to others, apart from what they hold; `*` is everything. */
  readonly grantable?: readonly RoleGrant[]
  /** Data scopes that come with the product, for offices that see staff but no business. */
  readonly scopes?: readonly RoleScopes[]
}

/** Opens a module's door; words that miss a field, action or language do not compile. */
export function defineModule<const D extends Documents>(spec: Module<D>): Module<D> {
  return spec
}
