import type { Described } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'

/** One row of a bulk call. */
interface BulkRow {
  readonly id: string
  readonly ver: number
  readonly values?: Values
}

/** What became of a row: code `0` with its version, or why nothing of it was done, in the reader's language. */
export interface BulkOutcome {
  readonly id: string
  readonly code: string
  readonly ver?: number
  readonly msg?: string
  readonly errors?: Readonly<Record<string, string>>
}

const atOnce = 25

/**
 * Does a verb to rows, some at a time, each checked by the server on its own. A part whose answer was lost is
 * asked once more under its key, so that nothing is done twice. Ends early when `stopped` says so.
 */
export async function bulkCall(
  doc: Described,
  verb: string,
  rows: readonly BulkRow[],
  progress: (outcomes: readonly BulkOutcome[]) => void,
  stopped: () => boolean,
): Promise<readonly BulkOutcome[]> {
  let outcomes: readonly BulkOutcome[] = []
  for (let at = 0; at < rows.length && !stopped(); at += atOnce) {
    outcomes = [...outcomes, ...(await part(doc, verb, rows.slice(at, at + atOnce)))]
    progress(outcomes)
  }
  return outcomes
}

async function part(doc: Described, verb: string, rows: readonly BulkRow[]): Promise<readonly BulkOutcome[]> {
  const key = newKey()
  const ask = () =>
    http.post<readonly BulkOutcome[]>(`/api/${doc.module}/${doc.name}/bulk`, { verb, rows }, { key, quiet: true })
  try {
    return await ask()
  } catch (failure) {
    if (
      failure instanceof Error &&
      'status' in failure &&
      typeof failure.status === 'number' &&
      failure.status >= 400 &&
      failure.status < 500
    )
      throw failure
    return ask()
  }
}
