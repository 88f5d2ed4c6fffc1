import { childOf, elementsOf, type XmlElement } from '../template/xml-tree.ts'
import type { Offset, Picture } from './docx-content.ts'
import type { PartSource } from './docx-source.ts'

const perPoint = 12_700
const mostDots = 40_000_000

/** The picture of a drawing; null, with a note, for what is no picture that can be drawn. */
export function pictureOf(source: PartSource, drawing: XmlElement): Picture | null {
  const frame = elementsOf(drawing).find(({ name }) => name === 'wp:inline' || name === 'wp:anchor')
  const blip = frame && findDeep(frame, 'a:blip')
  const size = frame && childOf(frame, 'wp:extent')
  if (frame === undefined || blip === undefined || size === undefined) {
    source.notes.add('shapes')
    return null
  }
  const bytes = source.parts.get(source.links.get(blip.attributes['r:embed'] ?? '') ?? '')
  const [width, height] = [emu(size.attributes['cx']), emu(size.attributes['cy'])]
  if (bytes === undefined || !isDrawable(bytes) || width <= 0 || height <= 0) {
    source.notes.add('pictures')
    return null
  }
  const isAnchored = frame.name === 'wp:anchor'
  if (isAnchored && childOf(frame, 'wp:wrapNone') === undefined) source.notes.add('wrapping')
  return {
    kind: 'picture',
    bytes,
    width,
    height,
    anchor: isAnchored
      ? { across: offsetOf(childOf(frame, 'wp:positionH')), down: offsetOf(childOf(frame, 'wp:positionV')) }
      : null,
  }
}

function offsetOf(place: XmlElement | undefined): Offset {
  const inside = (name: string) =>
    (place &&
      childOf(place, name)
        ?.children.filter((one) => typeof one === 'string')
        .join('')
        .trim()) ??
    ''
  return {
    from: place?.attributes['relativeFrom'] ?? 'column',
    by: emu(inside('wp:posOffset')),
    align: inside('wp:align'),
  }
}

function emu(value: string | undefined): number {
  const points = Number(value) / perPoint
  return Number.isFinite(points) ? Math.min(Math.max(points, -3000), 3000) : 0
}

/** A JPEG, or a PNG of a size that memory holds. */
function isDrawable(bytes: Buffer): boolean {
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xff_d8) return true
  const isPng = bytes.length > 24 && bytes.readUInt32BE(0) === 0x89_50_4e_47
  return isPng && bytes.readUInt32BE(16) * bytes.readUInt32BE(20) <= mostDots
}

function findDeep(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    const found = child.name === name ? child : findDeep(child, name)
    if (found !== undefined) return found
  }
  return undefined
}
