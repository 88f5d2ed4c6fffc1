import { randomUUID } from 'node:crypto'
import { dayOfMs } from '../../../core/values/day.ts'

const shape = /^\d{4}\/\d{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{2,5}$/

/** A key for a new file, `2026/11/<uuid>.pdf`: the `filePath` that pages see. The extension is one of allowedTypes. */
export function newFileKey(extension: string, now: number): string {
  const [year, month] = dayOfMs(now).split('-')
  return `${year}/${month}/${randomUUID()}.${extension}`
}

/** Whether a text can be a key at all; anything else names no file. */
export function isFileKey(text: string): boolean {
  return shape.test(text)
}
