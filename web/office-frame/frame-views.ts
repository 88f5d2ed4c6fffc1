import type { ComponentType } from 'react'
import { FrameFailure } from './frame-calls.ts'
import type { FrameViewProps } from './frame-view-props.ts'

interface FrameView {
  /** Whether its files can be changed in the frame; else they are only seen. */
  readonly edits: boolean
  /** Fetches its code; asked for early, it is there once a document is. */
  readonly load: () => Promise<ComponentType<FrameViewProps>>
}

/** The view of each office type, which comes when such a file is opened. */
export const frameViews: Readonly<Record<string, FrameView>> = {
  w: { edits: true, load: async () => (await import('./views/docx-view.tsx')).default },
  s: { edits: true, load: async () => (await import('./views/sheet/sheet-view.tsx')).default },
  p: { edits: false, load: async () => (await import('./views/pptx-view.tsx')).default },
  f: { edits: false, load: async () => (await import('./views/fixed-layout-view.tsx')).default },
}

/** The view of a type; null where there is none. Code that does not come is a server that is not reached. */
export async function loadView(officeType: string): Promise<ComponentType<FrameViewProps> | null> {
  try {
    return (await frameViews[officeType]?.load()) ?? null
  } catch {
    throw new FrameFailure('', '')
  }
}
