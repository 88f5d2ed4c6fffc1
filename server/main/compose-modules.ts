import { baseModule } from '../../base/base-module.ts'
import type { Adapter } from '../../core/description/adapter.ts'
import type { Calculate } from '../../core/description/calculation-result.ts'
import type { Derivation } from '../../core/description/document-derivation.ts'
import type { AnyDocument, Document } from '../../core/description/document.ts'
import type { Fields } from '../../core/description/field.ts'
import type { Module } from '../../core/description/module.ts'
import type { NoticeText } from '../../core/words/notice-words.ts'
import type { ApprovalPort } from '../platform/context/approval-port.ts'
import type { RunPart } from '../platform/context/batch-run-implementation.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { FilesPort } from '../platform/context/files-port.ts'
import type { BoundRules } from '../platform/context/rule-set.ts'
import {
  type Count,
  type Derivations,
  type Measure,
  type OutsideCalls,
  type OwnTasks,
  type PeopleGroups,
  type Running,
  type RunningDocument,
  type RunningRun,
  still,
} from '../platform/context/running-composition.ts'
import { CannotStart } from '../platform/process/cannot-start.ts'
import type { Overlay } from '../platform/settings/settings-overlay.ts'
import { runProblemsOf } from '../records/batch-run/run-problems.ts'
import { runRules } from '../records/batch-run/run-rules.ts'
import { derivationProblems } from '../records/derivation/derivation-problems.ts'
import { diagramProblems } from '../records/diagram/diagram-problems.ts'
import { adapterProblems } from '../records/documents/check-adapter.ts'
import { calculatorProblems } from '../records/documents/check-calculator.ts'
import { documentProblems } from '../records/documents/check-document.ts'
import { ledgerProblemsOf } from '../records/documents/check-ledger.ts'
import { permissionsOf } from '../records/documents/permission-codes.ts'
import { seriesProblems } from '../records/time-series/series-problems.ts'
import { rooms } from './server-components.ts'

/** A module and what its server side brings: see defineServer. */
interface ServerPart {
  readonly module: string
  readonly rules: readonly BoundRules<Ctx>[]
  readonly alerts?: Readonly<Record<string, Measure<Ctx>>>
  readonly counters?: Readonly<Record<string, Count<Ctx>>>
  readonly groups?: PeopleGroups<Ctx> | null
  readonly tasks?: Readonly<Record<string, OwnTasks<Ctx>>>
  readonly runs?: Readonly<Record<string, RunPart<Ctx>>>
  readonly calculators?: Readonly<Record<string, Calculate>>
  readonly adapters?: Readonly<Record<string, OutsideCalls<Ctx>>>
}

export interface Composition {
  /** In order of their needs; the engine's own documents come first by themselves. */
  readonly modules: readonly Module[]
  readonly servers?: readonly ServerPart[]
  readonly approval?: ApprovalPort<Ctx>
  readonly files?: FilesPort<Ctx>
  readonly overlay?: Overlay
  /** What the operator says of the settings of adapters. */
  readonly given?: Readonly<Record<string, string>>
  /** Its descriptions were found right when it was built, and are not checked again. */
  readonly checked?: boolean
}

const engineRules = rooms.flatMap(({ rules = [] }) => rules)

/**
 * Puts together what runs in this process and checks that it can: expressions compile, fields and
 * lists name what exists, references point at known documents, no two documents share a permission
 * prefix. CannotStart tells everything that is wrong at once.
 */
export function compose({
  modules,
  servers = [],
  approval,
  files,
  overlay = {},
  given = {},
  checked = false,
}: Composition): Running<Ctx> {
  const all = modules.some(({ name }) => name === baseModule.name) ? modules : [baseModule, ...modules]
  const rules = [...engineRules, ...rulesOfRuns(all), ...inOrder(all, servers)]
  const documents = new Map(
    all
      .flatMap((module) => runningDocuments(module, rules, calculatesOf(module, servers)))
      .map((document) => [document.key, document]),
  )
  const derivations = all.flatMap((module) => module.derivations ?? [])
  const runs = runningRuns(all, servers)
  const problems = checked ? [] : problemsOf(all, documents, servers)
  if (problems.length > 0) throw new CannotStart(`the descriptions are wrong: ${problems.join('; ')}`)
  return still({
    modules: all,
    documents,
    derivations: byDocument(derivations),
    runs,
    permissions: permissionsOf(all),
    guarded: new Set(all.flatMap(({ guards = [] }) => guards)),
    measures: named([...rooms.map(({ measures }) => measures), ...servers.map(({ alerts }) => alerts)]),
    overlay,
    given,
    adapters: runningAdapters(all, servers),
    counts: named([...rooms.map(({ counters }) => counters), ...servers.map(({ counters }) => counters)]),
    tasks: named([...rooms, ...servers].map(({ tasks }) => tasks)),
    notices: named<NoticeText>([...rooms, ...all].map(({ notices }) => notices)),
    groups: servers.find(({ groups }) => groups)?.groups ?? null,
    approval: approval ?? null,
    files: files ?? null,
    forms: null,
  })
}

/** Runs that a server side works out; a composition without it, as those of tests, describes them only. */
function runningRuns(modules: readonly Module[], servers: readonly ServerPart[]): ReadonlyMap<string, RunningRun<Ctx>> {
  return new Map(
    modules.flatMap(({ name, runs = [] }) =>
      runs.flatMap((run) => {
        const part = servers.find(({ module }) => module === name)?.runs?.[run.name]
        return part === undefined ? [] : [[run.runs, { run, part }] as const]
      }),
    ),
  )
}

function rulesOfRuns(modules: readonly Module[]): BoundRules<Ctx>[] {
  return modules.flatMap(({ documents, runs = [] }) =>
    runs.flatMap(({ name }) => {
      const doc: AnyDocument | undefined = documents[name]
      return doc === undefined ? [] : [runRules(doc)]
    }),
  )
}

/** Everything that keeps this composition from running. */
function problemsOf(
  all: readonly Module[],
  documents: Running<Ctx>['documents'],
  servers: readonly ServerPart[],
): readonly string[] {
  const derivations = all.flatMap((module) => module.derivations ?? [])
  return [
    ...all
      .filter((module) => hasServer(module, servers))
      .flatMap(({ adapters = [] }) => adapters.flatMap((one) => adapterProblems(one, callsOf(one, servers)))),
    ...moduleProblems(all),
    ...codeProblems([...documents.values()].map(({ doc }) => doc)),
    ...[...documents.values()].flatMap(({ doc }) => documentProblems(doc, documents)),
    ...twice(derivations.map(({ name }) => name)).map((name) => `two derivations are called ${name}`),
    ...derivations.flatMap((one) => derivationProblems(one, documents)),
    ...all.flatMap((module) =>
      (module.calculators ?? []).flatMap((one) =>
        calculatorProblems(
          one,
          documents.get(one.document)?.doc,
          !hasServer(module, servers) || calculatesOf(module, servers)[one.name] !== undefined,
        ),
      ),
    ),
    ...all.flatMap(({ ledgers = [] }) =>
      ledgers.flatMap((ledger) => ledgerProblemsOf(ledger, documents.get(ledger.lines)?.doc)),
    ),
    ...all.flatMap(({ series = [] }) => series.flatMap((one) => seriesProblems(one, documents.get(one.of)?.doc))),
    ...all.flatMap(({ diagrams = [] }) =>
      diagrams.flatMap((one) =>
        diagramProblems(
          one,
          documents,
          all.flatMap(({ series = [] }) => series),
        ),
      ),
    ),
    ...all.flatMap(({ runs: said = [] }) => said.flatMap((run) => runProblemsOf(run, documents))),
  ]
}

/** A composition without it, as those of tests, describes only. */
function hasServer({ name }: Module, servers: readonly ServerPart[]): boolean {
  return servers.some(({ module }) => module === name)
}

function runningAdapters(all: readonly Module[], servers: readonly ServerPart[]): Running<Ctx>['adapters'] {
  return new Map(
    all
      .flatMap((module) => module.adapters ?? [])
      .map((adapter) => [`${adapter.module}.${adapter.name}`, { adapter, calls: callsOf(adapter, servers) }]),
  )
}

/** In the order in which they are described: their sources are locked in it. */
function byDocument(derivations: readonly Derivation[]): ReadonlyMap<string, Derivations> {
  const keys = new Set(derivations.flatMap(({ from, to }) => [from, to]))
  return new Map(
    [...keys].map((key) => [
      key,
      { from: derivations.filter(({ from }) => from === key), to: derivations.filter(({ to }) => to === key) },
    ]),
  )
}

type ByName<T> = Readonly<Record<string, T>>

/** What the rooms and the modules each name, in one map. */
function named<T>(parts: readonly (ByName<T> | undefined)[]): ReadonlyMap<string, T> {
  return new Map(parts.flatMap((part = {}) => Object.entries(part)))
}

/** Rules run in the order of the modules they come from, so that a later module sees what an earlier one did. */
function inOrder(modules: readonly Module[], servers: readonly ServerPart[]): BoundRules<Ctx>[] {
  return modules.flatMap(({ name }) => servers.filter(({ module }) => module === name).flatMap(({ rules }) => rules))
}

/** What the server side of an adapter's module asks it. */
function callsOf({ module, name }: Adapter, servers: readonly ServerPart[]): OutsideCalls<Ctx> {
  return servers.find((one) => one.module === module)?.adapters?.[name] ?? {}
}

/** The functions that a module's server side brings, by the names of its calculators. */
function calculatesOf({ name }: Module, servers: readonly ServerPart[]): ByName<Calculate> {
  return servers.find(({ module }) => module === name)?.calculators ?? {}
}

function runningDocuments(
  module: Module,
  rules: readonly BoundRules<Ctx>[],
  calculates: ByName<Calculate>,
): RunningDocument<Ctx>[] {
  return Object.entries(module.documents).map(([name, described]) => {
    const doc: AnyDocument = described
    const words = module.words[name]
    if (words === undefined) throw new CannotStart(`${module.name}.${name} has no words`)
    const own = rules.filter((bound) => bound.doc === doc).map(({ set }) => set)
    const key = `${doc.module}.${doc.name}`
    const calculators = (module.calculators ?? []).flatMap((calculator) => {
      const calculate = calculates[calculator.name]
      return calculator.document === key && calculate !== undefined ? [{ calculator, calculate }] : []
    })
    return { key, doc, module, words, rules: own, ...(calculators.length === 0 ? {} : { calculators }) }
  })
}

function moduleProblems(modules: readonly Module[]): string[] {
  const names = modules.map(({ name }) => name)
  return [
    ...twice(names).map((name) => `two modules are called ${name}`),
    ...modules.flatMap(({ name, documents, needs }, at) => [
      ...needs
        .filter((needed) => !names.slice(0, at).includes(needed.name))
        .map((needed) => `${name} needs ${needed.name}, which does not come before it`),
      ...Object.entries(documents)
        .filter(([key, doc]) => doc.module !== name || doc.name !== key)
        .map(([key]) => `${name}.${key} calls itself otherwise`),
    ]),
  ]
}

function codeProblems(documents: readonly Document<Fields, string, string>[]): string[] {
  return twice(documents.map(({ code }) => code)).map((code) => `two documents use the permission prefix ${code}`)
}

function twice(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))]
}
