import type { Words } from '../../../core/values/language.ts'
import type { NoticeText } from '../../../core/words/notice-words.ts'
import type { Pool } from '../database/pool.ts'
import type { Routes } from '../http/routes-type.ts'
import type { Job } from '../jobs/job.ts'
import type { Ctx } from './context.ts'
import type { BoundRules } from './rule-set.ts'
import type { Count, Measure, OwnTasks, Running } from './running-composition.ts'

/**
 * What a room of the server brings to the process: its `index.ts` exports one, and `server/main/server-components.ts` lists them.
 * `Services` is what its routes and jobs work with, `Server` what its calls ask of the server they are mounted in.
 */
export interface Room<Services = object, Server = object> {
  /** Words of its refusals, by their codes. */
  readonly words?: readonly Readonly<Record<string, Words>>[]
  /** Rules of the engine's own documents, which run before those of any module. */
  readonly rules?: readonly BoundRules<Ctx>[]
  /** How its events are told. */
  readonly notices?: Readonly<Record<string, NoticeText>>
  /** Figures of its counters, each of the caller alone. */
  readonly counters?: Readonly<Record<string, Count<Ctx>>>
  /** Figures of its alerts. */
  readonly measures?: Readonly<Record<string, Measure<Ctx>>>
  /** What it asks of people beside records of documents. */
  readonly tasks?: Readonly<Record<string, OwnTasks<Ctx>>>
  /** What it does by the clock of Asia/Shanghai and after a change, by full names. */
  readonly jobs?: Readonly<Record<string, Job>>
  /** Jobs that work with services, by names within their group. */
  readonly serviceJobs?: (services: Services) => readonly JobGroup[]
  /** Routes that every server has, whatever it is composed of. */
  readonly serverRoutes?: (server: Server) => readonly Routes[]
  /** Routes of the whole product. */
  readonly routes?: (services: Services) => readonly Routes[]
  /** What it does in every process without being asked. */
  readonly loops?: (services: Services, process: BackgroundProcess) => readonly Loop[]
}

/** Jobs whose full names begin with that of their group: `sheets.export`. */
export interface JobGroup {
  readonly module: string
  readonly jobs: Readonly<Record<string, Job>>
}

interface BackgroundProcess {
  /** Connections of what runs behind requests. */
  readonly queue: Pool
  readonly running: Running<Ctx>
  readonly onError: (error: unknown) => void
}

interface Loop {
  readonly close: () => Promise<void>
}
