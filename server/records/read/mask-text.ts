import type { Mask } from '../../../core/description/field.ts'

// Signs left whole at the beginning and the end: 138****5678, accounts 4+4, identity numbers 6+4.
const kept: Readonly<Record<Mask, readonly [number, number]>> = {
  phone: [3, 4],
  account: [4, 4],
  idCard: [6, 4],
  hidden: [0, 0],
}

/** A text with its middle hidden; a text too short to keep anything is hidden whole. */
export function masked(mask: Mask, value: string): string {
  if (value === '') return ''
  const [head, tail] = kept[mask]
  const signs = [...value]
  if (signs.length <= head + tail) return '****'
  return `${signs.slice(0, head).join('')}****${tail === 0 ? '' : signs.slice(-tail).join('')}`
}
