import { useCallback, useEffect, useRef, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { toast } from '../../../ui/toast.ts'
import { requestOf, type RowsQuery } from '../../platform/data/read-rows.ts'
import { http } from '../../platform/http/client.ts'
import { say } from '../../platform/session/use-words.ts'
import { exportWords } from './export-words.ts'
import type { ExportProgress } from './watch-export.ts'

const arrived = 'arrived'
const left = 'left'

/** Exports of one list: `run` begins one, `cancel` stops it, `progress` is null while there is none. */
export function useExport(doc: Described) {
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const stop = useRef<AbortController | null>(null)
  const path = `/api/${doc.module}/${doc.name}/export`
  useEffect(() => () => stop.current?.abort(left), [])

  const run = useCallback(
    (query: RowsQuery, columns: readonly string[], format: 'xlsx' | 'csv', name: string) => {
      const own = new AbortController()
      const id = crypto.randomUUID()
      let later = false
      stop.current = own
      setProgress({ rows: 0, total: 0, later: false })
      const watching = import('./watch-export.ts').then(({ watchExport }) =>
        watchExport(`${path}/${id}`, own.signal, setProgress),
      )
      http
        .download(path, { ...requestOf(query), columns, format, id }, `${name}.${format}`, { signal: own.signal })
        .then(async (here) => {
          if (here) return own.abort(arrived)
          later = true
          toast.info(say(exportWords.later))
          const end = await watching
          if (end === 'ready')
            toast.info(
              say(exportWords.ready),
              () => void http.download(`${path}/${id}/file`, null, `${name}.${format}`).catch(() => undefined),
            )
          if (end === 'failed') toast.error(say(exportWords.failed))
        })
        // What went wrong has been said by then; whoever cancelled knows.
        .catch(() => own.abort())
        .finally(() => {
          const { aborted, reason } = own.signal
          // Whoever closes the page has no use for what only the page would have received; what is made in the background
          // goes on, and a notice leads to its file.
          if (aborted && reason !== arrived && !(later && reason === left))
            void http.post(`${path}/${id}/cancel`, {}, { quiet: true }).catch(() => undefined)
          setProgress(null)
        })
    },
    [path],
  )

  return { progress, run, cancel: useCallback(() => stop.current?.abort(), []) }
}
