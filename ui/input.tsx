import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { joinClassNames } from './join-class-names.ts'
import { useComposition } from './use-composition.ts'
import css from './input.module.css'

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value' | 'className'> {
  readonly label: string
  readonly icon: IconName
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly hint?: string
  /** A button or picture at the right end. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A light labelled input, for forms that load before the UI kit; its message stands under it and is read with it. */
export function Input({ label, icon, value, onChange, error, hint, end, inputRef, ...rest }: InputProps) {
  const id = useId()
  const typing = useComposition(value, onChange)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={joinClassNames(css.box, error && css.wrong)}>
        <Icon name={icon} />
        <input
          {...rest}
          ref={inputRef}
          id={id}
          {...typing}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {end}
      </div>
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? css.error : css.hint} role={error ? 'alert' : 'status'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
