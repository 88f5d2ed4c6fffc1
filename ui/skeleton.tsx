import css from './skeleton.module.css'

/** Grey lines in place of text that is still coming; the last line is shorter, as in a paragraph. */
export function Skeleton({ lines = 3, height = 14 }: { readonly lines?: number; readonly height?: number }) {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ height, width: line === lines - 1 && lines > 1 ? '62%' : '100%' }} />
      ))}
    </div>
  )
}
