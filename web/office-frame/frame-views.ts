import { type ComponentType, lazy } from 'react'
import type { FrameViewProps } from './frame-view-props.ts'

interface FrameView {
  /** Whether its files can be changed in the frame; else they are only seen. */
  readonly edits: boolean
  readonly View: ComponentType<FrameViewProps>
}

/** The view of each office type, which comes when such a file is opened. */
export const frameViews: Readonly<Record<string, FrameView>> = {
  w: { edits: true, View: lazy(() => import('./views/docx-view.tsx')) },
  s: { edits: true, View: lazy(() => import('./views/sheet/sheet-view.tsx')) },
  p: { edits: false, View: lazy(() => import('./views/pptx-view.tsx')) },
  f: { edits: false, View: lazy(() => import('./views/fixed-layout-view.tsx')) },
}
