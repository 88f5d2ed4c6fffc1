import { Refusal } from '../../../core/words/refusal.ts'

// Classes of SQLSTATE: connection lost, resources exhausted, server shutting down or starting.
const classes = ['08', '53', '57P']

// Lock not available, statement cancelled by its timeout, serialization failure, deadlock, read-only standby.
const states = new Set(['55P03', '57014', '40001', '40P01', '25006'])

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// The driver throws these without any code.
const phrases = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

const diskFull = '53100'

/**
 * The error as callers shall see it: `server.busy` (503) when trying again later may help, `server.full` when the disk
 * is, else itself.
 */
export function busyOr(error: unknown): unknown {
  if (!isBusy(error)) return error
  const refusal = new Refusal(codeOf(error) === diskFull ? 'server.full' : 'server.busy', {}, { status: 503 })
  refusal.cause = error
  return refusal
}

/** Whether the database was away, out of room or in somebody else's hands. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code === '') return phrases.some((phrase) => error.message.includes(phrase))
  return network.has(code) || states.has(code) || classes.some((start) => code.startsWith(start))
}

/**
 * Whether a statement was planned for a table that has been altered since; the same statement succeeds on a new
 * connection.
 */
export function isStale(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan')
}

/** The SQLSTATE or system error name of a thrown thing; '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
