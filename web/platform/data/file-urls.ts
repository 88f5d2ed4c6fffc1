import type { FileRecord } from '../../../kinds/attachment/file-record.ts'
import { http } from '../http/client.ts'

/** Pictures show through `downfile`, originals download through `downfile1` with the name encoded twice (FIL-02). */
export function fileUrl(file: FileRecord, how: 'view' | 'small' | 'download'): string {
  const path = pathOf(file)
  if (how !== 'download') return `/api/dfs/local/downfile?filePath=${path}${how === 'small' ? '&size=small' : ''}`
  return `/api/dfs/local/downfile1?filePath=${path}&fileName=${encodeURIComponent(encodeURIComponent(file.fileName))}`
}

/** The bytes of a file, or a part of them, for pages that draw it themselves. */
export function fileContent(
  file: FileRecord,
  range?: { readonly start: number; readonly end: number },
): Promise<ArrayBuffer> {
  return http.bytes(`/api/dfs/local/content?filePath=${pathOf(file)}`, range)
}

function pathOf(file: FileRecord): string {
  return encodeURIComponent(file.filePath ?? file.fileAdd)
}
