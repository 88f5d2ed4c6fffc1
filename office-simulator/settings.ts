/** How it calls back as a WPS WebOffice server: where, as which application, signed with what. */
export interface WpsOptions {
  readonly gateway: string
  readonly appId: string
  readonly secret: string
}

/** How one office server runs. */
export interface OfficeOptions {
  readonly port: number
  readonly host: string
  /** What it is by its clock. */
  readonly now: () => number
  readonly wps: WpsOptions
}

/**
 * Reads OFFICE_PORT (3920), OFFICE_HOST, and of the WPS server OFFICE_WPS_GATEWAY, OFFICE_WPS_APP_ID and
 * OFFICE_WPS_SECRET.
 */
export function officeOptions(env: Readonly<Record<string, string | undefined>>): OfficeOptions {
  const port = Number(env['OFFICE_PORT'] ?? '3920')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('OFFICE_PORT: wrong value')
  const wps = {
    gateway: env['OFFICE_WPS_GATEWAY'] ?? 'http://127.0.0.1:3000/wps',
    appId: env['OFFICE_WPS_APP_ID'] ?? 'SIMULATOR',
    secret: env['OFFICE_WPS_SECRET'] ?? 'simulator-of-wps-weboffice',
  }
  return { port, host: env['OFFICE_HOST'] ?? '127.0.0.1', now: Date.now, wps }
}
