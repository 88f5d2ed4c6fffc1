import { http } from '../../platform/http/client.ts'

/** How far an export is: rows written, of how many; both are unknown at first. */
export interface ExportProgress {
  readonly rows: number
  readonly total: number
  /** It is made in the background: the page may be left. */
  readonly later: boolean
}

interface Standing {
  readonly state: 'running' | 'ready' | 'failed' | 'cancelled'
  readonly rows: number
  readonly total: number
}

const often = 600

/** Asks how far it is until it has ended; before it has begun there is nothing to know. */
export async function watchExport(
  path: string,
  signal: AbortSignal,
  tell: (progress: ExportProgress) => void,
): Promise<Standing['state']> {
  for (;;) {
    await new Promise((done) => setTimeout(done, often))
    if (signal.aborted) return 'cancelled'
    const standing = await http
      .get<Standing & { readonly filePath: string | null }>(path, { signal, quiet: true })
      .catch(() => null)
    if (signal.aborted) return 'cancelled'
    if (standing === null) continue
    if (standing.state !== 'running') return standing.state
    tell({ rows: standing.rows, total: standing.total, later: standing.filePath !== null })
  }
}
