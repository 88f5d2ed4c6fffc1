/** How one tracker runs. */
export interface TrackerOptions {
  readonly port: number
  readonly host: string
  /** What callers show; '' lets everybody in. */
  readonly key: string
  /** What it is by its clock. */
  readonly now: () => number
}

/** Reads TRACKER_PORT (3910), TRACKER_HOST and TRACKER_KEY. */
export function trackerOptions(env: Readonly<Record<string, string | undefined>>): TrackerOptions {
  const port = Number(env['TRACKER_PORT'] ?? '3910')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('TRACKER_PORT: wrong value')
  return { port, host: env['TRACKER_HOST'] ?? '127.0.0.1', key: env['TRACKER_KEY'] ?? '', now: Date.now }
}
