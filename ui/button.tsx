import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { joinClassNames } from './join-class-names.ts'
import { Spinner } from './spinner.tsx'
import css from './button.module.css'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly look?: 'primary' | 'normal' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'large'
  /** Takes the whole width. */
  readonly block?: boolean
  /** Something is under way: the button shows it and takes no second press. */
  readonly busy?: boolean
  readonly icon?: IconName
  readonly ref?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

/** A light button for the parts that load before the UI kit does: sign-in page, header, welcome page. */
export function Button({
  look = 'normal',
  size = 'normal',
  block = false,
  busy = false,
  icon,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={joinClassNames(css.button, css[look], size === 'large' && css.large, block && css.block)}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}
