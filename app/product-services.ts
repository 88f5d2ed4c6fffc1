import { jobsOf } from '../server/main/all-jobs.ts'
import { rooms } from '../server/main/server-components.ts'
import type { Services } from '../server/main/services.ts'
import type { Routes } from '../server/platform/index.ts'
import { servers } from './module-servers.ts'

/** What is open in this process, with what the modules bring to it. */
export function productServices(opened: Omit<Services, 'widgets' | 'reports' | 'jobs'>): Services {
  const services: Services = {
    ...opened,
    widgets: byFullName(({ widgets }) => widgets),
    reports: byFullName(({ reports }) => reports),
    jobs: () => jobs,
  }
  const jobs = jobsOf(services, servers)
  return services
}

/** Every route of the product beside those that each server has. */
export function productRoutes(services: Services): readonly Routes[] {
  return [...rooms.flatMap(({ routes }) => routes?.(services) ?? []), ...servers.flatMap(({ routes }) => routes ?? [])]
}

/** What each module names, by `module.name`. */
function byFullName<T>(of: (server: (typeof servers)[number]) => Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(
    servers.flatMap((server) =>
      Object.entries(of(server)).map(([name, one]) => [`${server.module}.${name}`, one] as const),
    ),
  )
}
