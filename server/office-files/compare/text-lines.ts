import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { zipEntries } from '../../platform/workbook/zip-directory.ts'

const unpack = promisify(inflateRaw)
const main = 'word/document.xml'
const mostUnpacked = 64 * 1024 * 1024

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The paragraphs of a letter as text, deleted ones of tracked changes left out. Runs in a worker thread. */
export async function textLines(bytes: Uint8Array): Promise<string[]> {
  return (await letterXml(bytes))
    .split(/<\/w:p>/)
    .slice(0, -1)
    .map(textOf)
}

/** The main part of a letter; empty for what has none. */
export async function letterXml(bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = async (from: number, length: number) => content.subarray(from, from + length)
  const part = (await zipEntries({ size: content.length, read }))?.find(({ name }) => name === main)
  if (part === undefined) return ''
  const start = part.at + 30 + content.readUInt16LE(part.at + 26) + content.readUInt16LE(part.at + 28)
  const packed = content.subarray(start, start + part.packed)
  const plain = part.method === 0 ? packed : await unpack(packed, { maxOutputLength: mostUnpacked })
  return plain.toString('utf8')
}

const pieces = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<w:(?:br|cr)\b[^>]*\/>/g

/** The text of a piece of a letter. */
export function textOf(paragraph: string): string {
  return [...paragraph.matchAll(pieces)]
    .map(([piece, text]) => text ?? (piece === '<w:tab/>' ? '\t' : '\n'))
    .join('')
    .replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, decoded)
}

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
