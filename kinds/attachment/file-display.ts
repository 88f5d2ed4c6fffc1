import { formatNumber } from '../../core/values/decimal.ts'
import type { Lang } from '../../core/values/language.ts'
import type { FileRecord } from './file-record.ts'

const pictures = ['image', 'jpg', 'jpeg', 'png', 'gif', 'bmp'] // FIL-06 calls the first four image; bmp is drawn as well
const papers = ['pdf', 'docx', 'xlsx', 'txt', 'csv', 'xml']

/** Whether a file is shown as a picture. */
export function isImage({ fileType }: FileRecord): boolean {
  return pictures.includes(fileType.toLowerCase())
}

/** Whether the page itself can show a file. */
export function isViewable(file: FileRecord): boolean {
  return isImage(file) || papers.includes(file.fileType.toLowerCase())
}

/** A size for people: `820 KB`, `3.4 MB`. */
export function sizeText(bytes: number, lang: Lang): string {
  const units = lang === 'ru' ? ['Б', 'КБ', 'МБ', 'ГБ'] : ['B', 'KB', 'MB', 'GB']
  const step = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${formatNumber(String(Number((bytes / 1024 ** step).toFixed(1))), null, lang)} ${units[step]}`
}
