import { childOf, type XmlElement } from '../template/xml-tree.ts'
import type { Edge, Look } from './docx-content.ts'

/** Elements that say the same things, the weakest first. */
export type Chain = readonly XmlElement[]

/** An attribute as the strongest says it. */
export function said(chain: Chain, name: string, attribute: string): string | undefined {
  return chain
    .map((element) => childOf(element, name)?.attributes[attribute])
    .findLast((value): value is string => value !== undefined)
}

/** Points of a length that is written in twentieths of one. */
export function pointsOf(value: string | undefined, otherwise = 0): number {
  const twips = Number(value)
  return value === undefined || !Number.isFinite(twips) ? otherwise : Math.min(Math.max(twips / 20, -1500), 1500)
}

const off: ReadonlySet<string | undefined> = new Set(['0', 'false', 'off', 'none'])

export function isOn(chain: Chain, name: string): boolean {
  const element = chain.map((one) => childOf(one, name)).findLast((one) => one !== undefined)
  return element !== undefined && !off.has(element.attributes['w:val'])
}

/** A line of a border; null where there is none. */
export function edgeOf(border: XmlElement | undefined): Edge | null {
  const kind = border?.attributes['w:val']
  if (border === undefined || kind === undefined || kind === 'nil' || kind === 'none') return null
  const eighths = Number(border.attributes['w:sz'] ?? 4)
  return {
    width: Number.isFinite(eighths) ? Math.min(Math.max(eighths / 8, 0.25), 6) : 0.5,
    color: colorOf(border.attributes['w:color']),
  }
}

export function colorOf(value: string | undefined): string {
  return value !== undefined && /^[\da-f]{6}$/i.test(value) ? `#${value}` : '#000000'
}

// Faces of titles and headings; what we write with tells them by its weight.
const heavy = /黑体|小标宋|SimHei|Heiti/i

export function lookOf(chain: Chain): Look {
  const half = Number(said(chain, 'w:sz', 'w:val') ?? 20)
  const size = Number.isFinite(half) ? Math.min(Math.max(half / 2, 1), 300) : 10
  const place = said(chain, 'w:vertAlign', 'w:val')
  const isRaised = place === 'superscript' || place === 'subscript'
  return {
    size: isRaised ? size * 0.65 : size,
    bold: isOn(chain, 'w:b') || heavy.test(said(chain, 'w:rFonts', 'w:eastAsia') ?? ''),
    italic: isOn(chain, 'w:i'),
    underline: isOn(chain, 'w:u'),
    strike: isOn(chain, 'w:strike'),
    color: colorOf(said(chain, 'w:color', 'w:val')),
    spread: pointsOf(said(chain, 'w:spacing', 'w:val')),
    raise: isRaised ? size * (place === 'superscript' ? 0.35 : -0.15) : 0,
  }
}
