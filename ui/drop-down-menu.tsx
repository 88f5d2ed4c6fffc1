import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { joinClassNames } from './join-class-names.ts'
import css from './drop-down-menu.module.css'

interface DropProps {
  /** Said of the button to those who do not see it. */
  readonly label: string
  readonly button: ReactNode
  readonly buttonClass?: string
  readonly align?: 'start' | 'end'
  readonly children: (close: () => void) => ReactNode
}

/** A button with a sheet under it; Esc, a click elsewhere and leaving by Tab close it, arrows walk through it. */
export function Drop({ label, button, buttonClass, align = 'end', children }: DropProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      root.current?.querySelector('button')?.focus()
      event.stopPropagation()
    }
    if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      walk(root.current, event.key === 'ArrowDown' ? 1 : -1)
      event.preventDefault()
    }
  }
  return (
    <div ref={root} className={css.root} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={buttonClass}
        aria-label={label}
        title={label}
        aria-haspopup="true"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={id} className={joinClassNames(css.sheet, css[align])}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}

/** One line of a sheet. */
export function DropItem({
  icon,
  end,
  chosen,
  onClick,
  children,
  lang,
}: {
  readonly icon?: ReactNode
  readonly end?: ReactNode
  readonly chosen?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
  readonly lang?: string
}) {
  return (
    <button
      type="button"
      lang={lang}
      className={joinClassNames(css.item, chosen && css.chosen)}
      aria-current={chosen || undefined}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
      {end}
    </button>
  )
}

/** A thin line between groups of a sheet. */
export function DropLine() {
  return <hr className={css.line} />
}

function walk(root: HTMLElement | null, step: number): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + step + stops.length) % stops.length]?.focus()
}
