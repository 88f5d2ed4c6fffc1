import type { ReactNode } from 'react'
import { enumerated } from '../../core/values/join-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { useHost } from '../field-services.ts'
import { inputWords } from './words.ts'
import css from './picker-box.module.css'

interface PickerBoxProps {
  readonly id: string
  readonly names: readonly string[]
  readonly disabled: boolean
  readonly error: string | null
  readonly label: string | undefined
  readonly icon: ReactNode
  readonly onOpen: () => void
  /** The pointer or the focus came near: what opens may be fetched already. */
  readonly onNear?: () => void
  readonly onClear: () => void
  readonly onBlur: () => void
}

/** A box that shows what was chosen and opens its dialog with a click, Enter or the down arrow. */
export function PickerBox({
  id,
  names,
  disabled,
  error,
  label,
  icon,
  onOpen,
  onNear,
  onClear,
  onBlur,
}: PickerBoxProps) {
  const { say, lang } = useHost()
  return (
    <div className={joinClassNames(css.box, error !== null && css.wrong, disabled && css.off)}>
      <button
        type="button"
        id={id}
        className={css.open}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={label && `${label}: ${names.join(', ')}`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={onOpen}
        onBlur={onBlur}
        onPointerEnter={onNear}
        onFocus={onNear}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onOpen()
          } else if (event.key === 'Delete') onClear()
        }}
      >
        {names.length === 0 ? (
          <span className={css.hint}>{say(inputWords.choose)}</span>
        ) : (
          <span className={css.names}>{enumerated(names, lang)}</span>
        )}
      </button>
      {names.length > 0 && !disabled && (
        <button type="button" className={css.clear} aria-label={say(inputWords.clear)} onClick={onClear}>
          <Icon name="close" size={14} />
        </button>
      )}
      <span className={css.icon}>{icon}</span>
    </div>
  )
}
