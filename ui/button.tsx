import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { joinClassNames } from './join-class-names.ts'
import { Spinner } from './spinner.tsx'
import css from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'normal' | 'quiet' | 'link' | 'dashed'
  /** What it does is hard to take back. */
  readonly danger?: boolean
  readonly size?: 'small' | 'normal' | 'large'
  /** Takes the whole width. */
  readonly block?: boolean
  /** Something is under way: the button shows it, keeps the focus and takes no second press. */
  readonly busy?: boolean
  readonly icon?: IconName
  /** The icon comes after the words. */
  readonly iconAtEnd?: boolean
  /** Closes a compact group: it joins what stands before it. */
  readonly joined?: boolean
  /** Makes it a link to this address that looks like a button. */
  readonly href?: string
  readonly target?: string
  readonly rel?: string
  readonly ref?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

/** The only button; without words it is as wide as high, and needs an `aria-label`. */
export function Button({
  look = 'normal',
  danger = false,
  size = 'normal',
  block = false,
  busy = false,
  icon,
  iconAtEnd = false,
  joined = false,
  href,
  target,
  rel,
  children,
  className,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const wordless = children === undefined || children === null || children === false
  const drawn = sign(busy, icon, size)
  const looks = joinClassNames(
    css.button,
    css[look],
    danger && css.danger,
    size !== 'normal' && css[size],
    block && css.block,
    wordless && css.square,
    joined && css.joined,
    className,
  )
  const inside = (
    <>
      {!iconAtEnd && drawn}
      {children}
      {iconAtEnd && drawn}
    </>
  )
  if (href !== undefined)
    return (
      <a
        className={looks}
        title={rest.title}
        aria-label={rest['aria-label']}
        {...(disabled ? { 'aria-disabled': true } : { href })}
        {...(target === undefined ? {} : { target })}
        {...(rel === undefined ? {} : { rel })}
      >
        {inside}
      </a>
    )
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={looks}
      onClick={press}
    >
      {inside}
    </button>
  )
}

function sign(busy: boolean, icon: IconName | undefined, size: NonNullable<ButtonProps['size']>): ReactNode {
  const pixels = size === 'small' ? 14 : 16
  if (busy) return <Spinner size={pixels} />
  return icon === undefined ? null : <Icon name={icon} size={pixels} />
}
