import { lazy } from 'react'
import type { FrameViewProps } from '../frame-view-props.ts'

const PdfView = lazy(() => import('./pdf-view.tsx'))
const OfdView = lazy(() => import('./ofd/ofd-view.tsx'))

/** A file whose pages are fixed: a pdf, or an ofd of a Chinese authority. */
export default function FixedLayoutView(props: FrameViewProps) {
  return props.source.name.toLowerCase().endsWith('.ofd') ? <OfdView {...props} /> : <PdfView {...props} />
}
