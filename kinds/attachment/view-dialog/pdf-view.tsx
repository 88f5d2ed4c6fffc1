import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHost } from '../../field-services.ts'
import type { FileRecord } from '../file-record.ts'
import { viewWords } from '../words.ts'
import { openPdf } from './open-pdf.ts'
import { PdfPages } from './pdf-pages.tsx'
import { usePaper } from './use-opened-file.ts'

/**
 * A pdf page under page; a page is fetched and drawn when it comes into sight, so that a thousand of them open like
 * one.
 */
export default function PdfView({ file }: { readonly file: FileRecord }) {
  const { fileContent, say } = useHost()
  const pdf = usePaper((signal) => openPdf(file.fileSize, (range) => fileContent(file, range), signal))
  if (!pdf) return <Skeleton lines={8} />
  return <PdfPages pdf={pdf} label={(n) => say(viewWords.page, { n })} />
}
