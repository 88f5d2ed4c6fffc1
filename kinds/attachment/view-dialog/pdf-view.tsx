import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHost } from '../../host.ts'
import type { FileRecord } from '../file-record.ts'
import { viewWords } from '../words.ts'
import { openPdf } from './open-pdf.ts'
import { usePaper } from './use-paper.ts'
import css from './view-dialog.module.css'

/**
 * A pdf page under page; a page is fetched and drawn when it comes into sight, so that a thousand of them open like
 * one.
 */
export default function PdfView({ file }: { readonly file: FileRecord }) {
  const { fileContent } = useHost()
  const pdf = usePaper((signal) => openPdf(file.fileSize, (range) => fileContent(file, range), signal))
  if (!pdf) return <Skeleton lines={8} />
  return (
    <div className={css.pages}>
      {Array.from({ length: pdf.document.numPages }, (_, at) => (
        <Page key={at} pdf={pdf.document} number={at + 1} shape={pdf.shape} />
      ))}
    </div>
  )
}

function Page({
  pdf,
  number,
  shape,
}: {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly shape: number
}) {
  const { say } = useHost()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(false)
  const [ratio, setRatio] = useState(shape)
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '600px',
    })
    if (canvas.current) watch.observe(canvas.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const target = canvas.current
    if (!near || !target) return
    let drawing: { readonly cancel: () => void } | null = null
    let here = true
    const draw = async () => {
      const page = await pdf.getPage(number)
      const plain = page.getViewport({ scale: 1 })
      if (!here) return
      setRatio(plain.height / plain.width)
      const viewport = page.getViewport({ scale: (target.clientWidth * Math.min(2, devicePixelRatio)) / plain.width })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      const task = page.render({ canvas: target, viewport })
      drawing = task
      await task.promise
    }
    // A page scrolled past in the middle of its drawing is cancelled, which is no failure.
    draw().catch(() => undefined)
    return () => {
      here = false
      drawing?.cancel()
      // Points of pages out of sight would fill the memory.
      target.width = 0
    }
  }, [near, number, pdf])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={say(viewWords.page, { n: number })}
      style={{ aspectRatio: String(1 / ratio) }}
    />
  )
}
