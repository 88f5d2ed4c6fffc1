import { openPdf } from '../../../kinds/attachment/view-dialog/open-pdf.ts'
import { PdfPages } from '../../../kinds/attachment/view-dialog/pdf-pages.tsx'
import { usePaper } from '../../../kinds/attachment/view-dialog/use-opened-file.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { FrameViewProps } from '../frame-view-props.ts'
import { frameWords as words } from '../words.ts'

/** A pdf, page under page. */
export default function PdfView({ source }: FrameViewProps) {
  const t = useWords()
  const pdf = usePaper((signal) => openPdf(source.size, source.part, signal))
  if (!pdf) return <Skeleton lines={8} />
  return <PdfPages pdf={pdf} label={(n) => t(words.page, { n })} />
}
