import { init } from 'pptx-preview'
import { useEffect, useRef, useState } from 'react'
import { partText, readPackage, textBytes, writePackage } from '../../../core/workbook/office-package.ts'
import { usePaper } from '../../../kinds/attachment/view-dialog/use-opened-file.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { FrameViewProps } from '../frame-view-props.ts'
import css from './pptx-view.module.css'

const widest = 960

/** Slides, one under the other; they are only seen. */
export default function PptxView({ source }: FrameViewProps) {
  const bytes = usePaper(async (signal) => withTextStyle(await source.bytes(signal)))
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    const { current } = place
    if (bytes === undefined || current === null) return undefined
    const width = Math.min(widest, current.clientWidth)
    const slides = init(current, { width })
    let isHere = true
    slides.preview(bytes).catch((error: unknown) => isHere && setFailed(error))
    return () => {
      isHere = false
      current.replaceChildren()
    }
  }, [bytes])
  // Said by the frame, with what to do.
  if (failed !== null) throw failed
  return (
    <>
      {bytes === undefined && <Skeleton lines={8} />}
      <div className={css.slides} ref={place} />
    </>
  )
}

const main = 'ppt/presentation.xml'

/** The library asks for the usual style of texts, which some programs leave out. */
function withTextStyle(bytes: ArrayBuffer): ArrayBuffer {
  const parts = readPackage(new Uint8Array(bytes))
  const text = partText(parts, main)
  if (/<p:defaultTextStyle\b/.test(text)) return bytes
  const style = '<p:defaultTextStyle><a:defPPr/></p:defaultTextStyle>'
  const changed = text.replace(/(?=<\/p:presentation>)/, style)
  return new Uint8Array(writePackage(new Map([...parts, [main, textBytes(changed)]]))).buffer
}
