import type { Content } from '../../platform/workbook/random-access-file.ts'

const piece = 1024 * 1024
// What a text may begin with, but then it is a page or a script by another name.
const pageStart = /^\s*(<!doctype\s+html|<html|<head|<body|<script|<svg|<iframe|<\?php|<%|#!)/i
const pageInXml =
  /<!entity|<\?xml-stylesheet|http:\/\/www\.w3\.org\/(1999\/xhtml|2000\/svg)|<([a-z]+:)?(html|svg|script)[\s/>]/i

/** Whether a file is text (UTF-8, UTF-16 with its mark, GB 18030, Windows-1251) from beginning to end, and no page. */
export async function isPlainText(content: Content): Promise<boolean> {
  const start = await content.read(0, 4_096)
  return !pageStart.test(decoded(start)) && (await hasTextOnly(content, wideOf(start)))
}

/** Whether a file is an XML document that no browser would draw as a page. */
export async function isPlainXml(content: Content): Promise<boolean> {
  const start = decoded(await content.read(0, piece))
  return (
    /^\s*<(\?xml\s|!--|!doctype\s|[\p{L}_])/iu.test(start) && !pageInXml.test(start) && (await isPlainText(content))
  )
}

async function hasTextOnly(content: Content, wide: Wide): Promise<boolean> {
  for (let at = 0; at < content.size; at += piece) {
    const part = await content.read(at, piece)
    if (part.length === 0 || !(wide === null ? part.every(isTextByte) : !controls.test(decodedWide(part, wide))))
      return false
  }
  return true
}

type Wide = 'utf-16le' | 'utf-16be' | null

// What no text has.
const controls = /(?![\t\n\f\r])\p{Cc}/u

function isTextByte(byte: number): boolean {
  return byte >= 0x20
    ? byte !== 0x7f
    : byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d || byte === 0x1a
}

/** The mark with which two-byte texts begin; without it such a text is not told from anything else. */
function wideOf(start: Buffer): Wide {
  if (start.length < 2) return null
  const mark = start.readUInt16BE(0)
  if (mark === 0xfffe) return 'utf-16le'
  return mark === 0xfeff ? 'utf-16be' : null
}

function decoded(start: Buffer): string {
  const wide = wideOf(start)
  const text = wide === null ? start.toString('utf8') : decodedWide(start, wide)
  return text.replace(/^\ufeff/, '')
}

function decodedWide(part: Buffer, wide: 'utf-16le' | 'utf-16be'): string {
  return new TextDecoder(wide).decode(part)
}
