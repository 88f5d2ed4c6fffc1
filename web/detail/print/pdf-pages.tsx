import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { drawPage, openBlob } from './open-pdf.ts'
import { printWords as words } from './words.ts'
import css from './print.module.css'

/** A PDF's pages one under the other; each is drawn when it comes near the eye. */
export default function PdfPages({ pdf }: { readonly pdf: Blob }) {
  const t = useWords()
  const [document, setDocument] = useState<PDFDocumentProxy | 'failed' | null>(null)
  useEffect(() => {
    const left = new AbortController()
    openBlob(pdf, left.signal).then(
      (opened) => {
        if (!left.signal.aborted) setDocument(opened)
      },
      () => {
        if (!left.signal.aborted) setDocument('failed')
      },
    )
    return () => {
      left.abort()
      setDocument(null)
    }
  }, [pdf])
  if (document === 'failed') return <Empty small title={t(words.failed)} />
  if (document === null) return <Skeleton lines={10} />
  return (
    <>
      {Array.from({ length: document.numPages }, (_, at) => (
        <PdfPage key={at} document={document} number={at + 1} />
      ))}
    </>
  )
}

function PdfPage({ document, number }: { readonly document: PDFDocumentProxy; readonly number: number }) {
  const t = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watcher.disconnect()
        // A dialog that is closed meanwhile ends the drawing with its document.
        drawPage(document, number, 1.5 * Math.min(2, devicePixelRatio), target).then(
          () => {
            target.dataset.drawn = 'yes'
          },
          () => undefined,
        )
      },
      { rootMargin: '600px' },
    )
    watcher.observe(target)
    return () => watcher.disconnect()
  }, [document, number])
  return (
    <canvas
      ref={canvas}
      className={css.sheet}
      role="img"
      aria-label={t(words.page, { page: number, pages: document.numPages })}
    />
  )
}
