import type { FileRecord } from '../../../kinds/attachment/file-record.ts'
import { fileTypeOf } from '../../platform/http/allowed-file-types.ts'
import type { FileRow } from './file-row.ts'

/** What a record keeps of a file (FIL-03), told by the store and not by the page; `fjName` is the form's own. */
export function fileRecordOf(
  { key, name, ext, size, uploader, uploader_name: userName, created }: FileRow,
  fjName?: string,
): FileRecord {
  return {
    userId: uploader,
    userName,
    fileName: name,
    fileAdd: key,
    fileType: fileTypeOf(ext),
    fileSize: Number(size),
    filePath: key,
    ...(fjName === undefined || fjName === '' ? {} : { fjName }),
    upTime: created,
  }
}
