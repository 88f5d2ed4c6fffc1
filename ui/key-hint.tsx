import css from './key-hint.module.css'

/** A key or chord as printed on a keyboard: `Ctrl+K`. */
export function KeyHint({ keys }: { readonly keys: string }) {
  return (
    <kbd className={css.keys}>
      {keys.split('+').map((key) => (
        <span key={key}>{key}</span>
      ))}
    </kbd>
  )
}
