import type { FastifyInstance } from 'fastify'
import type { Calculate } from '../core/description/calculation-result.ts'
import type { AnyDocument, RecordOf } from '../core/description/document.ts'
import type { ReportQuery } from './exchange/report/report-routes.ts'
import type { DemoPart } from './operate/demo/demo-context.ts'
import type { AssistantEndpoint } from './platform/context/assistant-endpoint.ts'
import type { RunPart } from './platform/context/batch-run-implementation.ts'
import type { Ctx } from './platform/context/context.ts'
import type { BoundRules, RuleSet } from './platform/context/rule-set.ts'
import type { Count, Measure, OutsideCalls, OwnTasks, PeopleGroups } from './platform/context/running-composition.ts'
import type { Job } from './platform/jobs/job.ts'

export type { Ctx } from './platform/context/context.ts'
export type { Suggest, Suggestion } from './platform/context/rule-set.ts'
export { Refusal } from '../core/words/refusal.ts'
export { find, get } from './records/read/find-visible-records.ts'
export { asOf } from './records/read/record-as-of-day.ts'
export { isId } from './platform/database/is-id.ts'
export { page } from './records/list/list-page.ts'
export { save, type Saved } from './records/write/save-record.ts'
export { act } from './records/write/call-verb.ts'
export { remove } from './records/write/delete-records.ts'
export { change } from './records/write/change-by-system.ts'
export { checkAll } from './records/write/run-all-checks.ts'
export { create } from './records/write/create-by-system.ts'
export { labelOf, tagOf } from './records/read/dictionary-entry-label.ts'
export { levelOf } from './messaging/alert/alert-level.ts'
export { ofUnit, unitCondition } from './messaging/portal/dashboard/unit-filter.ts'
export { loadNames } from './records/read/load-reference-names.ts'
export { makeMany } from './records/write/create-many-records.ts'
export { link, linksOf } from './records/read/record-links.ts'
export { recordsNaming } from './records/read/records-naming.ts'
export { keepReaders, makeReader } from './records/read/record-readers.ts'
export { mayDo } from './records/read/require-permission.ts'
export { recordTexts, type RecordText } from './records/read/record-texts.ts'
export { requireNoDependents } from './records/write/require-no-dependents.ts'
export { rows } from './records/list/visible-rows.ts'
export { titleIn } from './records/read/title-in-language.ts'
export { withinTransaction } from './records/write/within-transaction.ts'
export { taskPage } from './approval/tasks/task-page.ts'
export type { TaskRow } from './approval/tasks/task-rows.ts'
export { isWorked, workingDays } from './platform/process/working-day.ts'
export { publishForm } from './forms/publish-form.ts'
export { pairProblems } from './records/matching/pair-consistency.ts'
export { post } from './records/ledger/post-voucher.ts'
export { findPosted, timesPosted } from './records/ledger/find-posted-voucher.ts'
export { reverse } from './records/ledger/reverse-voucher.ts'
export { balanceOf } from './records/ledger/account-balance.ts'
export { closedFor, firstOpenDay, holdOpen, setMonthClosed } from './records/ledger/month-closing.ts'
export { balancesAt } from './records/ledger/moves/balances-at.ts'
export { postMoves } from './records/ledger/moves/post-moves.ts'
export { correctCosts } from './records/ledger/moves/correct-costs.ts'
export { reverseMoves } from './records/ledger/moves/reverse-moves.ts'
export { transferMoves } from './records/ledger/moves/transfer-moves.ts'
export { moveProblems } from './records/ledger/moves/ledger-line-consistency.ts'
export { postRun } from './records/batch-run/post-run.ts'
export type { Moved } from './records/ledger/moves/move.ts'
export { lastReadings } from './records/diagram/last-readings.ts'
export { countedBetween, midnightOf } from './records/time-series/meter-consumption.ts'
export { readCurves } from './records/time-series/read-curves.ts'
export type { Reading } from './records/time-series/reading.ts'
export { takeReadings } from './records/time-series/store-readings.ts'
export type { Posted, Posting, PostingLine } from './records/ledger/voucher-lines.ts'
export { enqueue } from './platform/jobs/enqueue.ts'
export { emit } from './platform/outbox/emit.ts'
export { answerWithEvents, eventText } from './platform/http/event-stream-response.ts'
export { langOf } from './platform/http/request-language.ts'
export { asPerson } from './records/access/as-person.ts'
export { contextOf } from './identity/access/link-owner-context.ts'
export { explainRecord } from './organisation/rights/explain-record.ts'
export { holdersOf } from './identity/access/permission-holders.ts'
export { nodeInScope, reachOf } from './identity/access/node-in-scope.ts'
export { permissionCatalogue } from './organisation/rights/permission-catalogue.ts'
export { rowsOfScope, rowsSeenBy, rowsToAskAbout, viewAs } from './organisation/rights/view-as.ts'
export { audited } from './records/audit/write-audit-line.ts'
export { unattended } from './platform/context/make-context.ts'
export { asSystem, systemContext } from './platform/context/system-context.ts'
export { storeFile } from './records/files/store-file.ts'
export { recordAccess } from './office-files/access.ts'
export { keepTold } from './office-files/office-servers/office-server.ts'
export { type Discovery, DiscoveryProblem, readDiscovery } from './office-files/office-servers/read-discovery.ts'
export { saveGeneratedDocument } from './office-files/generated-documents/save-generated-document.ts'
export { documentFromTemplate } from './exchange/template/document-from-template.ts'
export { refusalIn } from './exchange/import/localize-row-errors.ts'
export { readPath } from './exchange/template/field-path.ts'
export { fieldNodes } from './exchange/template/field-tree-nodes.ts'
export type { Binding } from './exchange/template/template-values.ts'
export { fieldMatcher } from './exchange/template/match-placeholder-fields.ts'
export type { Placeholder } from './exchange/template/placeholders.ts'
export type { Inspected } from './exchange/template/template-thread-messages.ts'
export { inspect as inspectTemplate } from './exchange/template/template-thread.ts'
export { zipBuffers } from './exchange/template/zip-buffers.ts'
export { valueFormats } from './exchange/template/value-format.ts'
export { isSigned } from './platform/http/push-signature.ts'
export { attachmentHeader, plainName } from './platform/http/download-name.ts'
export { writeBook } from './exchange/export/write-workbook.ts'
export type { Book } from './exchange/export/workbook-data.ts'
export { makePdf } from './records/files/make-pdf.ts'
export type { RunOf, RunPart } from './platform/context/batch-run-implementation.ts'
export { notify } from './platform/outbox/notify.ts'
export type { Measure, OwnTask, PeopleGroup, PeopleGroups } from './platform/context/running-composition.ts'
export { now } from './platform/process/clock.ts'
export type { AnyDocument } from '../core/description/document.ts'
export type { AssistantEndpoint } from './platform/context/assistant-endpoint.ts'
export type { DemoContext } from './operate/demo/demo-context.ts'
export { noteOutside, outside, reachOfAdapter } from './operate/adapter/external-calls.ts'
export { callAddress, failureOfStatus, jsonIn } from './operate/adapter/call-address.ts'
export { OutsideFailure } from './operate/adapter/external-call-failure.ts'
export type { OutsideAsked, OutsideCalls } from './platform/context/running-composition.ts'

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
  /** How its runs are worked out, by the names of the documents of their runs. */
  readonly runs: Readonly<Record<string, RunPart<Ctx>>>
  /** Routes that are not made from a description. */
  readonly routes: ((app: FastifyInstance) => void | Promise<void>) | null
  readonly jobs: Readonly<Record<string, Job>>
  /** Figures of the alerts that the module declares, by their codes. */
  readonly alerts: Readonly<Record<string, Measure<Ctx>>>
  /** Figures of the counters that the module declares, by their codes. */
  readonly counters: Readonly<Record<string, Count<Ctx>>>
  /** The functions of the calculators that the module declares, by their names. */
  readonly calculators: Readonly<Record<string, Calculate>>
  /** What the adapters that the module declares are asked, by their names. */
  readonly adapters: Readonly<Record<string, OutsideCalls<Ctx>>>
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
    runs = {},
    routes = null,
    jobs = {},
    alerts = {},
    counters = {},
    calculators = {},
    adapters = {},
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
    runs,
    routes,
    jobs,
    alerts,
    counters,
    calculators,
    adapters,
    tasks,
    groups,
    demo,
    start,
    proofs,
  }
}
