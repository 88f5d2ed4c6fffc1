import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { Zoom } from './use-zoom.ts'
import { designWords as words } from './words.ts'
import css from './flow-editor.module.css'

/** How large the drawing is shown. */
export function ZoomTools({ zoom }: { readonly zoom: Zoom }) {
  const t = useWords()
  return (
    <>
      <Button size="small" look="quiet" aria-label={t(words.smaller)} onClick={() => zoom.by(-1)}>
        −
      </Button>
      <span className={css.zoom}>{Math.round(zoom.value * 100)}%</span>
      <Button size="small" look="quiet" aria-label={t(words.larger)} onClick={() => zoom.by(1)}>
        +
      </Button>
      <Button size="small" look="quiet" onClick={zoom.fit}>
        {t(words.fit)}
      </Button>
    </>
  )
}
