import { renderAsync } from 'docx-preview'
import createDOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { requireBounded } from './bounded-zip.ts'
import { usePaper } from './use-opened-file.ts'

interface Drawn {
  readonly pages: DocumentFragment
  readonly styles: readonly CSSStyleSheet[]
}

/**
 * A letter as it is laid out, cleaned of all that is not text, tables and pictures, behind a root that keeps its styles
 * to itself.
 */
export default function DocxPages({ open }: { readonly open: () => Promise<ArrayBuffer> }) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = usePaper(async () => draw(await open()))
  useEffect(() => {
    if (!drawn || !place.current) return
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [...drawn.styles]
    root.replaceChildren(drawn.pages)
  }, [drawn])
  return (
    <>
      {drawn ? null : <Skeleton lines={8} />}
      <div ref={place} />
    </>
  )
}

async function draw(bytes: ArrayBuffer): Promise<Drawn> {
  await requireBounded(bytes)
  const [body, head] = [document.createElement('div'), document.createElement('div')]
  // Pieces of web pages and fonts that a letter may carry are left out.
  await renderAsync(bytes, body, head, {
    inWrapper: false,
    ignoreFonts: true,
    renderAltChunks: false,
    useBase64URL: true,
    className: 'paper',
  })
  const styles = [...head.querySelectorAll('style'), ...body.querySelectorAll('style')].map(sheetOf)
  for (const style of body.querySelectorAll('style')) style.remove()
  const pages = createDOMPurify(window).sanitize(body, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
    ALLOWED_URI_REGEXP: /^(https?:|mailto:|#|data:image\/(png|jpe?g|gif|bmp);)/i,
  })
  for (const link of pages.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return { pages, styles: [...styles, frame] }
}

function sheetOf({ textContent }: HTMLStyleElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  // Nothing is fetched for a look: addresses inside styles are taken out.
  sheet.replaceSync((textContent ?? '').replaceAll(/@import[^;]*;?|url\([^)]*\)/gi, ''))
  return sheet
}

const frame = new CSSStyleSheet()
frame.replaceSync(
  ':host { display: block; overflow-x: auto; } section.paper { box-sizing: border-box; max-width: 100%; margin: 0 auto 16px; background: #fff; color: #000; overflow-x: auto; } img { max-width: 100%; }',
)
