import { useId, useRef, type InputHTMLAttributes, type ReactNode, type RefObject } from 'react'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { joinClassNames } from './join-class-names.ts'
import { useComposition } from './use-composition.ts'
import css from './input.module.css'

interface TypedProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'size' | 'className'> {
  readonly value: string
  /** Absent where it is only read. */
  readonly onChange?: (value: string) => void
  /** A button or picture at the right end. */
  readonly end?: ReactNode
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

interface InputBoxProps extends TypedProps {
  readonly size?: 'small' | 'normal' | 'large'
  /** A picture or sign before the text. */
  readonly start?: ReactNode
  readonly wrong?: boolean
  /** What stands in it may be kept, but is worth a look. */
  readonly doubtful?: boolean
  /** A cross empties it. */
  readonly clearable?: boolean
  /** For figures: their last digits stand under each other. */
  readonly alignEnd?: boolean
  readonly className?: string | undefined
}

/** A box for one line of text; what is being composed in an input method is told once it is chosen. */
export function InputBox({
  value,
  onChange = ignore,
  size = 'normal',
  start,
  end,
  wrong = false,
  doubtful = false,
  clearable = false,
  alignEnd = false,
  className,
  style,
  inputRef,
  ...rest
}: InputBoxProps) {
  const typing = useComposition(value, onChange)
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const { disabled = false } = rest
  return (
    <div
      className={joinClassNames(
        css.box,
        size !== 'normal' && css[size],
        alignEnd && css.figures,
        doubtful && css.doubtful,
        wrong && css.wrong,
        disabled && css.disabled,
        className,
      )}
      style={style}
      onMouseDown={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('input, button') !== null) return
        event.preventDefault()
        input.current?.focus()
      }}
    >
      {start}
      <input {...rest} ref={input} {...typing} />
      {/* For the mouse and the thumb; by keyboard it is selecting and Delete. */}
      {clearable && !disabled && typing.value !== '' && (
        <button
          type="button"
          className={css.clear}
          tabIndex={-1}
          aria-hidden
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" size={12} />
        </button>
      )}
      {end}
    </div>
  )
}

const ignore = () => undefined

interface InputProps extends TypedProps {
  readonly label: string
  readonly icon: IconName
  readonly error?: string
  readonly hint?: string
}

/** A light labelled input, for forms that load before the UI kit; its message stands under it and is read with it. */
export function Input({ label, icon, error, hint, ...rest }: InputProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <InputBox
        {...rest}
        id={id}
        size="large"
        start={<Icon name={icon} />}
        wrong={Boolean(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? css.error : css.hint} role={error ? 'alert' : 'status'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
