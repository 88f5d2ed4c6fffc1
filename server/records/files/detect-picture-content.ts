import type { Content } from '../../platform/workbook/random-access-file.ts'

/** Whether a picture is built as its format says, from its first byte to its last. */
export function isPicture(format: string, content: Content): Promise<boolean> {
  switch (format) {
    case 'png':
      return isPng(content)
    case 'jpg':
      return isJpeg(content)
    case 'gif':
      return isGif(content)
    case 'bmp':
      return isBmp(content)
    default:
      return Promise.resolve(false)
  }
}

const mostBlocks = 200_000

/** Chunks from IHDR to IEND, which ends the file. */
async function isPng(content: Content): Promise<boolean> {
  for (let at = 8, chunk = 0; chunk < mostBlocks; chunk += 1) {
    const head = await content.read(at, 8)
    if (head.length < 8 || (chunk === 0 && head.toString('latin1', 4) !== 'IHDR')) return false
    at += 12 + head.readUInt32BE(0)
    if (head.toString('latin1', 4) === 'IEND') return at === content.size
  }
  return false
}

/** Segments up to the scan; cameras put a second picture or a film behind the first, so the end is free. */
async function isJpeg(content: Content): Promise<boolean> {
  let framed = false
  for (let at = 2, segment = 0; segment < 1_000; segment += 1) {
    const head = await content.read(at, 4)
    if (head.length < 4 || head.readUInt8(0) !== 0xff) return false
    const marker = head.readUInt8(1)
    framed ||= marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (marker === 0xda) return framed
    // A marker may be preceded by filling bytes.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2)
  }
  return false
}

/** Blocks up to the trailer, which ends the file. */
async function isGif(content: Content): Promise<boolean> {
  const head = await content.read(0, 13)
  if (head.length < 13) return false
  let at = 13 + colours(head.readUInt8(10))
  let pictures = 0
  for (let block = 0; block < mostBlocks; block += 1) {
    const start = await content.read(at, 10)
    const kind = start[0]
    // Old programs forget the trailer.
    if (kind === undefined) return pictures > 0 && at === content.size
    if (kind === 0x3b) return pictures > 0 && at + 1 === content.size
    if (kind === 0x21) at = await afterBlocks(content, at + 2)
    else if (kind === 0x2c && start.length === 10) {
      pictures += 1
      at = await afterBlocks(content, at + 11 + colours(start.readUInt8(9)))
    } else return false
  }
  return false
}

/** Bytes of a colour table as the flags of a GIF tell. */
function colours(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

async function afterBlocks(content: Content, from: number): Promise<number> {
  let at = from
  for (let block = 0; block < mostBlocks; block += 1) {
    const [length] = await content.read(at, 1)
    if (length === undefined) return content.size
    at += 1 + length
    if (length === 0) return at
  }
  return content.size
}

const headers = [12, 40, 52, 56, 64, 108, 124]

/** A header of a known length, points behind it, and the size it speaks of. */
async function isBmp(content: Content): Promise<boolean> {
  const head = await content.read(0, 18)
  if (head.length < 18) return false
  const [size, points, header] = [head.readUInt32LE(2), head.readUInt32LE(10), head.readUInt32LE(14)]
  // Some programs leave the size empty.
  return (
    headers.includes(header) && points >= 14 + header && points < content.size && (size === 0 || size === content.size)
  )
}
