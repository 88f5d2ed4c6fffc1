import type { FileRecord } from '../../kinds/attachment/file-record.ts'
import { http } from '../http/client.ts'

const pictures = ['jpg', 'jpeg', 'png', 'gif'] // FIL-06

/** Sends one file by one POST and gives its form record (FIL-01, FIL-03). */
export async function uploadFile(file: File, me: { readonly id: string; readonly name: string }, progress: (share: number) => void, signal: AbortSignal): Promise<FileRecord> {
  const { filePath } = await http.upload<{ readonly filePath: string }>('/api/dfs/local/upload', file, { onProgress: progress, signal, quiet: true })
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  return {
    userId: me.id, userName: me.name, fileName: file.name, fileAdd: filePath, fileType: pictures.includes(extension) ? 'image' : extension,
    fileSize: file.size, upTime: Date.now(),
  }
}

/** Pictures show through `downfile`, originals download through `downfile1` with the name encoded twice (FIL-02). */
export function fileUrl(file: FileRecord, how: 'view' | 'download'): string {
  const path = encodeURIComponent(file.filePath ?? file.fileAdd)
  if (how === 'view') return `/api/dfs/local/downfile?filePath=${path}`
  return `/api/dfs/local/downfile1?filePath=${path}&fileName=${encodeURIComponent(encodeURIComponent(file.fileName))}`
}
