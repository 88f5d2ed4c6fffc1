/** A job as the page shows it (GET /api/system/timer); times are epoch ms. */
export interface Timer {
  readonly name: string
  readonly label: string
  /** The pattern it came with, and the one it runs by. */
  readonly own: string
  readonly cron: string
  /** The pattern in words. */
  readonly text: string
  readonly paused: boolean
  readonly changed: { readonly at: number; readonly personName: string } | null
  readonly next: readonly number[]
  readonly last: {
    readonly started: number
    readonly ms: number
    readonly ok: boolean
    readonly error: string | null
  } | null
  readonly runs: string
  readonly failures: string
}

/** Beginning of the keys under which jobs are kept. */
export const timerKey = ['call', 'timer'] as const
