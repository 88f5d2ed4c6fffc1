import type { ByteRange } from './file-storage.ts'

/**
 * The part of a file of `size` bytes that a Range header asks for; undefined for the whole, which is also
 * the answer to what we do not understand or to several parts at once, 'none' when it lies behind the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size || (from === '' && Number(to) === 0)) return 'none'
  return end < start ? undefined : { start, end }
}
