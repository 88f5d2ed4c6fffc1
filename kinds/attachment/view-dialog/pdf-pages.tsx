import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { OpenedPdf } from './open-pdf.ts'
import css from './view-dialog.module.css'

interface PdfPagesProps {
  readonly pdf: OpenedPdf
  /** What a screen reader calls a page, by its number. */
  readonly label: (page: number) => string
}

/** The pages of an opened pdf, one under the other; each is fetched and drawn when it comes into sight. */
export function PdfPages({ pdf, label }: PdfPagesProps) {
  return (
    <div className={css.pages}>
      {Array.from({ length: pdf.document.numPages }, (_, index) => (
        <Page key={index} pdf={pdf.document} number={index + 1} shape={pdf.shape} label={label(index + 1)} />
      ))}
    </div>
  )
}

function Page({
  pdf,
  number,
  shape,
  label,
}: {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly shape: number
  readonly label: string
}) {
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
  return <canvas ref={canvas} role="img" aria-label={label} style={{ aspectRatio: String(1 / ratio) }} />
}
