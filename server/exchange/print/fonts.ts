import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'

/** One font file, opened when a character first needs it. */
export interface PrintFont {
  readonly name: string
  readonly bytes: () => Buffer
  readonly has: (point: number) => boolean
  /** Width of a character in thousandths of its size. */
  readonly width: (point: number) => number
}

const require = createRequire(import.meta.url)

// The first has Latin, Cyrillic and the Han characters of GB 18030 that are in use; the others what is rare in names.
const files = {
  regular: ['@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'],
  bold: ['@embedpdf/fonts-sc', 'NotoSansHans-Bold.otf'],
  rareTc: ['@embedpdf/fonts-tc', 'NotoSansHant-Regular.otf'],
  rareJp: ['@embedpdf/fonts-jp', 'NotoSansJP-Regular.otf'],
} as const

/** Where in the packages they lie. */
export const fontFiles = Object.values(files).map(([parcel, file]) => join(parcel, 'fonts', file))

const regular = printFont('regular')
const rare = [printFont('rareTc'), printFont('rareJp')]

/** Fonts to look for a character in, the usual one first. */
export const fontsFor = { regular: [regular, ...rare], bold: [printFont('bold'), regular, ...rare] } as const

export type Weight = keyof typeof fontsFor

function printFont(name: keyof typeof files): PrintFont {
  let kept: { readonly bytes: Buffer; readonly font: Font } | undefined
  const open = () => {
    if (kept === undefined) {
      const [parcel, file] = files[name]
      const bytes = readFileSync(join(dirname(require.resolve(parcel)), '..', 'fonts', file))
      const font = create(bytes)
      if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`)
      kept = { bytes, font }
    }
    return kept
  }
  return {
    name,
    bytes: () => open().bytes,
    has: (point) => open().font.hasGlyphForCodePoint(point),
    width: (point) => {
      const { font } = open()
      return (font.glyphForCodePoint(point).advanceWidth * 1000) / font.unitsPerEm
    },
  }
}
