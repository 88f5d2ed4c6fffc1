/** How one pair of scales runs. */
export interface WeighbridgeOptions {
  readonly port: number
  readonly host: string
  /** What callers show; '' lets everybody in. */
  readonly key: string
  /** What it is by its clock. */
  readonly now: () => number
}

/** Reads WEIGHBRIDGE_PORT (3930), WEIGHBRIDGE_HOST and WEIGHBRIDGE_KEY. */
export function weighbridgeOptions(env: Readonly<Record<string, string | undefined>>): WeighbridgeOptions {
  const port = Number(env['WEIGHBRIDGE_PORT'] ?? '3930')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('WEIGHBRIDGE_PORT: wrong value')
  return { port, host: env['WEIGHBRIDGE_HOST'] ?? '127.0.0.1', key: env['WEIGHBRIDGE_KEY'] ?? '', now: Date.now }
}
