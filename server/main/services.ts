import type { ReportQueries } from '../exchange/report/report-routes.ts'
import type { Sessions } from '../identity/session/create-sessions.ts'
import type { Site } from '../identity/session/public-site-info.ts'
import type { Channel } from '../messaging/message/channel.ts'
import type { Live } from '../messaging/notice/live/open-live-updates.ts'
import type { WidgetQueries } from '../messaging/portal/widget-query.ts'
import type { Config } from '../operate/config.ts'
import type { Licences } from '../operate/licence/open-licences.ts'
import type { Pool } from '../platform/database/pool.ts'
import type { AllowedOrigins } from '../platform/http/allowed-origins.ts'
import type { Readiness } from '../platform/http/health.ts'
import type { KnownRoutes } from '../platform/http/known-routes.ts'
import type { RefusalWords } from '../platform/http/refusal-text.ts'
import type { Job } from '../platform/jobs/job.ts'
import type { Files } from '../records/files/file-store-interface.ts'

/** What is opened once for a process, and its rooms work with. */
export interface Services {
  readonly files: Files
  readonly sessions: Sessions
  readonly live: Live
  readonly licences: Licences
  readonly channels: readonly Channel[]
  readonly site: Site
  /** Address of the product where no setting says it. */
  readonly base: string
  readonly companyLookup: Config['companyLookup']
  readonly widgets: WidgetQueries
  readonly reports: ReportQueries
  /** Every job of the process by its full name. */
  readonly jobs: () => Readonly<Record<string, Job>>
  readonly onError: (error: unknown) => void
}

/** The server that calls of the rooms are mounted in. */
export interface ServerOfRooms {
  readonly pool: Pool
  readonly sessions: Sessions
  readonly words: RefusalWords
  readonly site: Site
  readonly https: boolean
  readonly origins: () => Promise<AllowedOrigins>
  readonly readiness: Readiness
  readonly known: KnownRoutes
}
