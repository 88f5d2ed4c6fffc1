import type { CellProps } from '../field-services.ts'
import { plainText } from './plain-text.ts'

/** What the kind makes people read; enough for most kinds. */
export function PlainCell({ value, field, text }: CellProps) {
  return <>{plainText(value, field, text)}</>
}
