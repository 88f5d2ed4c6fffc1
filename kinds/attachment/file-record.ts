import type { Json } from '../../core/values/json.ts'

/**
 * FIL-03: one attached file; the storage variant carries `filePath` and `fjName`. Size in bytes, `upTime` in epoch ms.
 */
export interface FileRecord {
  readonly userId: string
  readonly userName: string
  readonly fileName: string
  readonly fileAdd: string
  readonly fileType: string
  readonly fileSize: number
  readonly filePath?: string
  readonly fjName?: string
  readonly upTime?: number
}

/** The record in what was given, unknown names left out; null when it is none. */
export function fileRecordOf(given: Json): FileRecord | null {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return null
  const source = new Map(Object.entries(given))
  const texts = required.map((name) => textOf(source.get(name)))
  const [userId, userName, fileName, fileAdd, fileType] = texts
  const fileSize = sizeOf(source.get('fileSize'))
  if (
    userId === undefined ||
    userName === undefined ||
    fileAdd === undefined ||
    fileType === undefined ||
    !fileName ||
    fileSize === null
  )
    return null
  const filePath = textOf(source.get('filePath'))
  const fjName = textOf(source.get('fjName'))
  const upTime = sizeOf(source.get('upTime'))
  return {
    userId,
    userName,
    fileName,
    fileAdd,
    fileType,
    fileSize,
    ...(filePath ? { filePath } : {}),
    ...(fjName ? { fjName } : {}),
    ...(upTime ? { upTime } : {}),
  }
}

const required = ['userId', 'userName', 'fileName', 'fileAdd', 'fileType'] as const

// Absent texts are empty; anything but text, or text no path or name has, makes the record none.
function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' && value.length <= 1000 && !/[\p{Cc}\p{Surrogate}]/u.test(value) ? value : undefined
}

function sizeOf(value: Json | undefined): number | null {
  const size = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : null
}
