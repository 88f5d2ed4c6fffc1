import { Icon } from '../../ui/icon.tsx'
import type { CellProps } from '../field-services.ts'

/** How many files there are. */
export function AttachmentCell({ value }: CellProps) {
  if (!Array.isArray(value) || value.length === 0) return null
  return (
    <span className="amur-count">
      <Icon name="clip" size={14} />
      {value.length}
    </span>
  )
}
