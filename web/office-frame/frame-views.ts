import { type ComponentType, lazy } from 'react'
import type { FrameViewProps } from './frame-view-props.ts'

interface FrameView {
  /** Whether its files can be changed in the frame; else they are only seen. */
  readonly edits: boolean
  readonly View: ComponentType<FrameViewProps>
  /** Fetches its code, which is there then once a document is. */
  readonly prepare: () => void
}

type Load = () => Promise<{ readonly default: ComponentType<FrameViewProps> }>

/** The view of each office type, which comes when such a file is opened. */
export const frameViews: Readonly<Record<string, FrameView>> = {
  w: view(true, () => import('./views/docx-view.tsx')),
  s: view(true, () => import('./views/sheet/sheet-view.tsx')),
  p: view(false, () => import('./views/pptx-view.tsx')),
  f: view(false, () => import('./views/fixed-layout-view.tsx')),
}

function view(edits: boolean, load: Load): FrameView {
  // What goes wrong is met again, and told, where it is shown.
  return { edits, View: lazy(load), prepare: () => void load().catch(() => undefined) }
}
