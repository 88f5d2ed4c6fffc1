import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'

// What pdf.js draws with; it looks for them when it is loaded.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

/** A piece of text as it stands on a page, in points from its lower left corner. */
interface Item {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface ReadPdf {
  readonly pages: readonly (readonly Item[])[]
  /** Everything that is written, spaces aside. */
  readonly text: string
  /** The titles of its bookmarks. */
  readonly bookmarks: readonly string[]
  /** A page as it looks. */
  readonly draw: (
    page: number,
  ) => Promise<{ readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }>
}

/** Reads a PDF back, as any reader would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), disableFontFace: true }).promise
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return items.flatMap((item): Item[] =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]),
                y: Number(item.transform[5]),
                width: item.width,
                height: item.height,
              },
            ]
          : [],
      )
    }),
  )
  const outline = (await document.getOutline()) as readonly { readonly title: string }[] | null // null without any
  return {
    pages,
    bookmarks: (outline ?? []).map(({ title }) => title),
    text: pages
      .flat()
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, ''),
    draw: async (number) => {
      const page = await document.getPage(number)
      const viewport = page.getViewport({ scale: 2 })
      const canvas = createCanvas(viewport.width, viewport.height)
      const context = canvas.getContext('2d')
      await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise // a canvas as good as the browser's
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
      return { data, width, height }
    },
  }
}
