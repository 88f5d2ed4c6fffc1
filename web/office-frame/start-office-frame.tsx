import { createRoot } from 'react-dom/client'
import { giveStylesNonce } from '../../ui/style-nonce.ts'
import { FrameController } from './frame-controller.ts'
import { frameViews } from './frame-views.ts'
import { OfficeFrame } from './office-frame.tsx'

/** Starts the page that stands inside others and shows one document. */
export function startOfficeFrame(): void {
  const root = document.getElementById('root')
  if (root === null) return
  giveStylesNonce()
  // What goes wrong is met again, and told, where the view is shown.
  frameViews[location.hash.slice(1)]?.load().catch(() => undefined)
  const frame = new FrameController()
  createRoot(root).render(<OfficeFrame frame={frame} />)
  frame.start()
}
