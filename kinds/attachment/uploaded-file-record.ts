import { shanghaiAheadMs } from '../../core/values/day.ts'
import type { FileRecord } from './file-record.ts'
import type { UploadedFile } from './file-transfer.ts'

/** FIL-04: what the dialog keeps of a file that was sent; `wjPath` in the storage variant only. */
export interface UploadedFileRecord {
  readonly wjName: string
  readonly wjType: string
  readonly wjSize: number
  readonly wjUrl: string
  readonly wjPath?: string
  /** YYYY-MM-DD HH:mm:ss of Shanghai. */
  readonly upTime: string
  readonly userName: string
  readonly userId: string
}

interface Uploader {
  readonly id: string
  readonly name: string
}

/** The dialog's record of an answer that came at `now` (epoch ms). */
export function uploadedFileRecord(
  { fileName, fileSize, fileType, filePath, filePathOss }: UploadedFile,
  me: Uploader,
  now: number,
  storage: boolean,
): UploadedFileRecord {
  return {
    wjName: fileName,
    wjType: fileType,
    wjSize: fileSize,
    wjUrl: filePath,
    ...(storage ? { wjPath: filePathOss } : {}),
    upTime: stamp(now),
    userName: me.name,
    userId: me.id,
  }
}

/** FIL-03: what the form keeps; the storage variant says where the file lies and which field it belongs to. */
export function formRecord(
  { wjName, wjType, wjSize, wjUrl, wjPath, upTime, userName, userId }: UploadedFileRecord,
  label: string,
): FileRecord {
  const variant = wjPath === undefined ? {} : { filePath: wjPath, fjName: label }
  return {
    userId,
    userName,
    fileName: wjName,
    fileAdd: wjUrl,
    fileType: wjType,
    fileSize: wjSize,
    upTime: msOf(upTime),
    ...variant,
  }
}

function stamp(ms: number): string {
  return new Date(ms + shanghaiAheadMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant of an upload time, epoch ms. */
export function msOf(upTime: string): number {
  return Date.parse(`${upTime.replace(' ', 'T')}Z`) - shanghaiAheadMs
}
