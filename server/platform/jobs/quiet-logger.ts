import { Logger } from 'graphile-worker'

/** The queue's own log: only its errors are told; how jobs went is kept in engine.job_run. */
export function quietLogger(onError: (error: unknown) => void): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') onError(meta?.['error'] ?? new Error(message))
  })
}
