import PDFDocument from 'pdfkit'
import type { PrintFont, Weight } from './fonts.ts'
import { type SetLine, setText } from './typeset-text.ts'

/** A4 upright, in points. */
export const page = { width: 595.28, height: 841.89, left: 40, right: 40, top: 44, bottom: 52 } as const

export const inner = page.width - page.left - page.right

/** Height of a line for a size of type. */
export function leading(size: number): number {
  return size * 1.42
}

/** Where and how a line of text stands. */
interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width?: number
  readonly align?: 'left' | 'center' | 'right'
  readonly color?: string
}

/** Paper that is written from top to bottom; `y` is where the next thing goes. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument
  y: number
  /** Points left on this page. */
  readonly room: () => number
  readonly newPage: () => void
  readonly line: (line: SetLine, place: Place) => void
  readonly text: (text: string, place: Place, weight?: Weight) => void
  readonly rule: (x1: number, y1: number, x2: number, y2: number, color?: string) => void
}

/** Begins a document with its first page. */
export function openPaper(title: string): Paper {
  const pdf = openPdf(title)
  addA4(pdf)
  return paperOn(pdf)
}

/** A document without pages yet. */
export function openPdf(title: string): PDFKit.PDFDocument {
  return new PDFDocument({
    margins: noMargins,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, Producer: 'Amur', Creator: 'Amur' },
  })
}

const noMargins = { left: 0, right: 0, top: 0, bottom: 0 }

export function addA4(pdf: PDFKit.PDFDocument): void {
  pdf.addPage({ size: 'A4', margins: noMargins })
}

const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>()

/** The document, writing in that font from here. */
export function inFont(pdf: PDFKit.PDFDocument, font: PrintFont): PDFKit.PDFDocument {
  const known = registered.get(pdf) ?? new Set<string>()
  registered.set(pdf, known)
  if (!known.has(font.name)) {
    pdf.registerFont(font.name, font.bytes())
    known.add(font.name)
  }
  return pdf.font(font.name)
}

/** Paper on the last page of a document, A4 upright. */
export function paperOn(pdf: PDFKit.PDFDocument): Paper {
  const shareBefore = { left: 0, center: 0.5, right: 1 }
  const paper: Paper = {
    pdf,
    y: page.top,
    room: () => page.height - page.bottom - paper.y,
    newPage: () => {
      addA4(pdf)
      paper.y = page.top
    },
    line: ({ runs, width }, { x, y, size, width: room = width, align = 'left', color = '#111' }) => {
      let at = x + (room - width) * shareBefore[align]
      for (const run of runs) {
        // One base line for all fonts, whatever their own heights.
        inFont(pdf, run.font)
          .fontSize(size)
          .fillColor(color)
          .text(run.text, at, y + size * 1.08, { lineBreak: false, baseline: 'alphabetic' })
        at += run.width
      }
    },
    text: (text, place, weight) => {
      for (const [at, line] of setText(text, place.size, place.width ?? inner, weight).entries())
        paper.line(line, { ...place, y: place.y + at * leading(place.size) })
    },
    rule: (x1, y1, x2, y2, color = '#9aa3ad') => {
      pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.5).strokeColor(color).stroke()
    },
  }
  return paper
}
