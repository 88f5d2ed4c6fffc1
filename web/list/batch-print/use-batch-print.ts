import { useCallback, useEffect, useRef, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { PrintLang } from '../../../core/values/print-language.ts'
import { toast } from '../../../ui/toast.ts'
import { http } from '../../platform/http/client.ts'
import { say } from '../../platform/session/use-words.ts'
import { type ExportProgress, watchExport } from '../export/watch-export.ts'
import { batchPrintWords as words } from './batch-print-words.ts'

/** Prints chosen records into one PDF in the background: `run` begins it, `cancel` stops it. */
export function useBatchPrint(doc: Described) {
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const stop = useRef<{ readonly watching: AbortController; readonly path: string } | null>(null)
  const path = `/api/${doc.module}/${doc.name}`
  // It goes on when the page is left: a notice leads to the file.
  useEffect(() => () => stop.current?.watching.abort(), [])

  const run = useCallback(
    async (ids: readonly string[], lang: PrintLang) => {
      setProgress({ rows: 0, total: ids.length, later: true })
      try {
        const { id } = await http.post<{ readonly id: string }>(`${path}/print/batch`, { ids, lang })
        const own = { watching: new AbortController(), path: `${path}/export/${id}` }
        stop.current = own
        const end = await watchExport(own.path, own.watching.signal, setProgress)
        if (end === 'ready')
          toast.info(
            say(words.ready),
            () => void http.download(`${own.path}/file`, null, `${doc.label}.pdf`).catch(() => undefined),
          )
        if (end === 'failed') toast.error(say(words.failed))
      } catch {
        // What went wrong has been said by then.
      }
      setProgress(null)
    },
    [doc.label, path],
  )

  const cancel = useCallback(() => {
    const own = stop.current
    if (own === null) return
    own.watching.abort()
    void http.post(`${own.path}/cancel`, {}, { quiet: true }).catch(() => undefined)
  }, [])

  return { progress, run, cancel }
}
