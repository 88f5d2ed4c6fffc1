import { lazy, Suspense, useEffect } from 'react'
import { openPalette, usePaletteOpenState } from './palette-open-state.ts'

const load = () => import('./palette.tsx')
const Palette = lazy(load)

/** Listens for Ctrl+K and brings the palette's chunk when it is first wanted. */
export function PaletteHost() {
  const open = usePaletteOpenState()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Between Ctrl and K there is time enough to fetch it, so that what is typed next is not lost.
      if (event.key === 'Control' || event.key === 'Meta') void load().catch(() => null)
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      openPalette()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return open ? (
    <Suspense>
      <Palette />
    </Suspense>
  ) : null
}
