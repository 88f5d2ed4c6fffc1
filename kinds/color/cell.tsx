import type { CellProps } from '../field-services.ts'
import { colorKind } from './kind.ts'
import css from './color.module.css'

/** The colour beside its code. */
export function ColorCell({ value, field }: CellProps) {
  const checked = typeof value === 'string' ? colorKind.check(value, field) : null
  if (!checked || !('value' in checked) || typeof checked.value !== 'string') return null
  return (
    <span className={css.cell}>
      <i style={{ background: checked.value }} aria-hidden="true" />
      {checked.value}
    </span>
  )
}
