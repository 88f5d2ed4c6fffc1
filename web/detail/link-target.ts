import type { Values } from '../platform/data/record-values.ts'

interface Leading {
  readonly name: string
  readonly kind: string
  readonly to?: unknown
  readonly opens?: unknown
}

/** The page of ours that a value leads to: that of a chosen record, or what a text says it opens; null for none. */
export function linkTarget(field: Leading, record: Values): string | null {
  const value = record[field.name]
  if (field.kind === 'reference' && typeof field.to === 'string' && typeof value === 'string')
    return `/doc/${field.to.replace('.', '/')}/${value}`
  const address = typeof field.opens === 'string' ? record[field.opens] : null
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : null
}
