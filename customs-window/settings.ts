/** How one window runs. */
export interface WindowOptions {
  readonly port: number
  readonly host: string
  /** What callers show; '' lets everybody in. */
  readonly key: string
  /** Milliseconds from one state of a declaration to the next. */
  readonly stepMs: number
  /** Where lodged declarations are kept; null forgets them with the process. */
  readonly file: string | null
  /** Where states are pushed to, and what they are signed with; null pushes none. */
  readonly push: { readonly url: string; readonly secret: string } | null
  /** What it is by its clock. */
  readonly now: () => number
}

/** Reads WINDOW_PORT (3920), WINDOW_HOST, WINDOW_KEY, WINDOW_STEP (60 seconds), WINDOW_FILE, WINDOW_PUSH_URL and _SECRET. */
export function windowOptions(env: Readonly<Record<string, string | undefined>>): WindowOptions {
  const url = env['WINDOW_PUSH_URL'] ?? ''
  return {
    port: whole(env, 'WINDOW_PORT', 3920, 65_535),
    host: env['WINDOW_HOST'] ?? '127.0.0.1',
    key: env['WINDOW_KEY'] ?? '',
    stepMs: whole(env, 'WINDOW_STEP', 60, 86_400) * 1000,
    file: env['WINDOW_FILE'] || null,
    push: url === '' ? null : { url, secret: env['WINDOW_PUSH_SECRET'] ?? '' },
    now: Date.now,
  }
}

function whole(env: Readonly<Record<string, string | undefined>>, name: string, usual: number, most: number): number {
  const value = Number(env[name] ?? usual)
  if (!Number.isInteger(value) || value < 0 || value > most) throw new Error(`${name}: wrong value`)
  return value
}
