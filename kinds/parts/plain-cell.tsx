import type { CellProps } from '../host.ts'
import { kindOf } from '../kinds.ts'

/** What the kind makes people read; enough for most kinds. */
export function PlainCell({ value, field, text }: CellProps) {
  const kind = kindOf(field.kind)
  if (value === null || value === undefined || kind.empty(value)) return null
  return <>{kind.text(value, field, text)}</>
}
