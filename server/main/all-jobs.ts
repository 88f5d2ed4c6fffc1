import type { JobGroup } from '../platform/context/server-component.ts'
import type { Job } from '../platform/jobs/job.ts'
import { rooms } from './server-components.ts'
import type { Services } from './services.ts'

/** Every job of the composition by its full name: those of the rooms, of what they work with, and of modules. */
export function jobsOf(services: Services, modules: readonly JobGroup[]): Readonly<Record<string, Job>> {
  const groups = [...modules, ...rooms.flatMap(({ serviceJobs }) => serviceJobs?.(services) ?? [])]
  return Object.fromEntries([
    ...rooms.flatMap(({ jobs = {} }) => Object.entries(jobs)),
    ...groups.flatMap(({ module, jobs }) =>
      Object.entries(jobs).map(([name, job]) => [`${module}.${name}`, job] as const),
    ),
  ])
}
