/** How one office server runs. */
export interface OfficeOptions {
  readonly port: number
  readonly host: string
  /** What it is by its clock. */
  readonly now: () => number
}

/** Reads OFFICE_PORT (3920) and OFFICE_HOST. */
export function officeOptions(env: Readonly<Record<string, string | undefined>>): OfficeOptions {
  const port = Number(env['OFFICE_PORT'] ?? '3920')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('OFFICE_PORT: wrong value')
  return { port, host: env['OFFICE_HOST'] ?? '127.0.0.1', now: Date.now }
}
