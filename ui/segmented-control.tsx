import { useId, type ReactNode } from 'react'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import css from './segmented-control.module.css'

interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Stands in place of the label, which is then its hint. */
  readonly icon?: IconName
  readonly note?: ReactNode
}

interface SegmentsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly segments: readonly Segment<T>[]
  readonly onChange: (value: T) => void
}

/** One of a few, all of them in sight: the arrow keys go from one to the next. */
export function Segments<T extends string>({ label, value, segments, onChange }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className={css.segments} aria-label={label}>
      {segments.map((one) => (
        <label key={one.value} title={one.icon ? one.label : undefined}>
          <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
          {one.icon && <Icon name={one.icon} size={16} />}
          <span className={one.icon ? 'sr-only' : undefined}>{one.label}</span>
          {one.note !== undefined && <small>{one.note}</small>}
        </label>
      ))}
    </fieldset>
  )
}
