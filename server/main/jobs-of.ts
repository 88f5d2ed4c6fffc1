import type { ServerModule } from '../define.ts'
import type { Job } from '../platform/jobs/job.ts'
import { engineJobs } from './engine-jobs.ts'

/** Every job of the composition by its full name, the engine's own among them. */
export function jobsOf(servers: readonly Pick<ServerModule, 'module' | 'jobs'>[]): Readonly<Record<string, Job>> {
  const own = servers.flatMap(({ module, jobs }) =>
    Object.entries(jobs).map(([name, job]) => [`${module}.${name}`, job] as const),
  )
  return { ...engineJobs, ...Object.fromEntries(own) }
}
