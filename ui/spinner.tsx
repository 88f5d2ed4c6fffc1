import css from './spinner.module.css'

/** A turning ring; `label` is what a screen reader hears. */
export function Spinner({ size = 20, label }: { readonly size?: number; readonly label?: string }) {
  return (
    <span
      className={css.spinner}
      style={{ width: size, height: size }}
      role={label ? 'status' : undefined}
      aria-label={label}
    />
  )
}
