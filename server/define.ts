import type { FastifyInstance } from 'fastify'
import type { AnyDocument, RecordOf } from '../core/document.ts'
import type { AssistantEndpoint } from './assistant-endpoint.ts'
import type { Ctx } from './context.ts'
import type { DemoPart } from './demo/demo.ts'
import type { Job } from './jobs/job.ts'
import type { ReportQuery } from './report/report-routes.ts'
import type { BoundRules, RuleSet } from './rule-set.ts'
import type { Count, Measure, OwnTasks, PeopleGroups } from './running.ts'

export type { Ctx } from './context.ts'
export type { Suggest, Suggestion } from './rule-set.ts'
export { Refusal } from '../core/refusal.ts'
export { find, get } from './store/find.ts'
export { isId } from './store/is-id.ts'
export { page } from './store/page.ts'
export { save, type Saved } from './store/save.ts'
export { act } from './store/act.ts'
export { remove } from './store/remove.ts'
export { change } from './store/change.ts'
export { checkAll } from './store/check-all.ts'
export { create } from './store/create.ts'
export { labelOf } from './store/label-of.ts'
export { loadNames } from './store/names.ts'
export { link, linksOf } from './store/links.ts'
export { keepReaders, makeReader } from './store/readers.ts'
export { mayDo } from './store/permission.ts'
export { recordTexts, type RecordText } from './store/record-texts.ts'
export { requireNoFollowers, type Followers } from './store/require-no-followers.ts'
export { rows } from './store/rows.ts'
export { titleIn } from './store/title-in.ts'
export type { Where } from '../core/where.ts'
export { withinTransaction } from './store/within-transaction.ts'
export { taskPage } from './flow/task-page.ts'
export type { TaskRow } from './flow/task-rows.ts'
export { workingDays } from './calendar/working-day.ts'
export { publishForm } from './form/publish-form.ts'
export { post } from './ledger/post.ts'
export { findPosted } from './ledger/find-posted.ts'
export { reverse } from './ledger/reverse.ts'
export { balanceOf } from './ledger/balance-of.ts'
export { isMonthClosed, setMonthClosed } from './ledger/month.ts'
export type { Posted, Posting, PostingLine } from './ledger/posting.ts'
export { enqueue } from './jobs/enqueue.ts'
export { emit } from './outbox/emit.ts'
export { langOf } from './http/lang.ts'
export { asPerson } from './access/as-person.ts'
export { contextOf } from './access/person-context.ts'
export { explainRecord } from './access/explain-record.ts'
export { holdersOf } from './access/holders.ts'
export { nodeInScope, reachOf } from './access/node-in-scope.ts'
export { permissionCatalogue } from './access/permission-catalogue.ts'
export { rowsOfScope, rowsSeenBy, rowsToAskAbout, viewAs } from './access/view-as.ts'
export { audited } from './audit/audited.ts'
export { asSystem, systemContext } from './system-context.ts'
export { storeFile } from './files/store-file.ts'
export { writeBook } from './sheet/write-book.ts'
export type { Book } from './sheet/book.ts'
export { makePdf } from './files/make-pdf.ts'
export { notify } from './outbox/notify.ts'
export type { Measure, OwnTask, PeopleGroup, PeopleGroups } from './running.ts'
export { now } from './clock.ts'
export type { AnyDocument } from '../core/document.ts'
export type { AssistantEndpoint } from './assistant-endpoint.ts'
export type { Demo } from './demo/demo.ts'
export { inLanes } from './demo/in-lanes.ts'

/** Ties server rules to a document; drafts, records and patches have its types. */
export function rules<D extends AnyDocument>(doc: D, set: RuleSet<Ctx, RecordOf<D>>): BoundRules<Ctx> {
  return { doc, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives a rule records of this document only
}

/** What a module's server side brings. */
export interface ServerModule {
  readonly module: string
  readonly rules: readonly BoundRules<Ctx>[]
  /** Data of a widget by its name; the query is what the page asks for, such as a month. */
  readonly widgets: Readonly<Record<string, Widget>>
  /** Rows of a report by its name, for checked filters. */
  readonly reports: Readonly<Record<string, ReportQuery>>
  /** Routes that are not made from a description. */
  readonly routes: ((app: FastifyInstance) => void | Promise<void>) | null
  readonly jobs: Readonly<Record<string, Job>>
  /** Figures of the alerts that the module declares, by their codes. */
  readonly alerts: Readonly<Record<string, Measure<Ctx>>>
  /** Figures of the counters that the module declares, by their codes. */
  readonly counters: Readonly<Record<string, Count<Ctx>>>
  /** Groups of people that the module keeps for approvals; of one module only. */
  readonly groups: PeopleGroups<Ctx> | null
  /** What it asks of people beside records of its documents, by name. */
  readonly tasks: Readonly<Record<string, OwnTasks<Ctx>>>
  /** Makes the module's part of the demo group through the services. */
  readonly demo: DemoPart | null
  /** Connects the module to the world outside, once at start; answers how to let go. */
  readonly start: ((world: OutsideWorld) => () => void) | null
  /** Every way in which the module's data could be wrong, looked for row by row; empty when it is right. */
  readonly proofs: ((on: Ctx['sql']) => Promise<string[]>) | null
}

/** Addresses outside that the operator gave. */
interface OutsideWorld {
  readonly bankUrl: string | null
  readonly bankCallbackSecret: string | null
  readonly assistant: AssistantEndpoint | null
}

type Widget = (ctx: Ctx, query: Readonly<Record<string, string>>) => Promise<unknown>

/** Opens a module's server side: its rules, widgets, routes, jobs and demo. */
export function defineServer(
  module: { readonly name: string },
  parts: Partial<Omit<ServerModule, 'module'>>,
): ServerModule {
  const {
    rules: bound = [],
    widgets = {},
    reports = {},
    routes = null,
    jobs = {},
    alerts = {},
    counters = {},
    tasks = {},
    groups = null,
    demo = null,
    start = null,
    proofs = null,
  } = parts
  return {
    module: module.name,
    rules: bound,
    widgets,
    reports,
    routes,
    jobs,
    alerts,
    counters,
    tasks,
    groups,
    demo,
    start,
    proofs,
  }
}
