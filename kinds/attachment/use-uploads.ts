import { useEffect, useRef, useState } from 'react'
import type { DescribedField } from '../../core/described.ts'
import type { FieldError } from '../../core/refusal.ts'
import { useHost } from '../host.ts'
import { kindOf } from '../kinds.ts'
import { fileWords } from '../parts/words.ts'
import type { FileRecord } from './file-record.ts'

/** One file on its way; `share` is how much of it arrived. */
interface Running {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly share: number
  readonly stop: AbortController
}

interface Uploads {
  readonly files: readonly FileRecord[]
  readonly running: readonly Running[]
  readonly add: (chosen: readonly File[]) => void
  readonly remove: (file: FileRecord) => void
}

/**
 * Sends chosen files one by one by a single POST each. A wrong type or size is said and, as FIL-06
 * and FIL-08 ask, clears the list.
 */
export function useUploads(field: DescribedField, before: readonly FileRecord[]): Uploads {
  const { upload, toast, say, sayError } = useHost()
  const [files, setFiles] = useState(before)
  const [running, setRunning] = useState<readonly Running[]>([])
  const open = useRef(new Set<AbortController>())
  useEffect(() => () => { for (const stop of open.current) stop.abort() }, [])
  const send = async (file: File, key: number, stop: AbortController) => {
    try {
      const share = (part: number) => setRunning((now) => now.map((one) => (one.key === key ? { ...one, share: part } : one)))
      const sent = await upload(file, share, stop.signal)
      setFiles((now) => [...now, sent])
      toast.success(say(fileWords.done))
    } catch (reason) {
      if (!stop.signal.aborted) toast.error(say(fileWords.failed, { reason: reason instanceof Error ? reason.message : file.name }))
    } finally {
      open.current.delete(stop)
      setRunning((now) => now.filter((one) => one.key !== key))
    }
  }
  const add = (chosen: readonly File[]) => {
    const wrong = chosen.map((file) => problem(file, field)).find((error) => error !== null)
    if (wrong) {
      toast.error(sayError(wrong, field.label), noticeMs)
      if (wrong.code === 'file.type') setFiles([])
      return
    }
    for (const file of chosen) {
      const stop = new AbortController()
      const key = nextKey++
      open.current.add(stop)
      setRunning((now) => [...now, { key, name: file.name, size: file.size, share: 0, stop }])
      void send(file, key, stop)
    }
  }
  return { files, running, add, remove: (file) => setFiles((now) => now.filter((one) => one !== file)) }
}

const noticeMs = 3000 // FIL-06
let nextKey = 1

/** What the kind says of a file before it is sent: the same check that the server makes. */
function problem(file: { readonly name: string; readonly size: number }, field: DescribedField): FieldError | null {
  const record = { userId: '', userName: '', fileName: file.name, fileAdd: '-', fileType: '-', fileSize: file.size }
  const checked = kindOf('attachment').check([record], field)
  return 'error' in checked ? checked.error : null
}
