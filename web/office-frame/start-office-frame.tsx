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
  frameViews[location.hash.slice(1)]?.prepare()
  const frame = new FrameController()
  createRoot(root).render(<OfficeFrame frame={frame} />)
  frame.start()
}
