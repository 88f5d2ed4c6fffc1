import { createInflateRaw } from 'node:zlib'
import { Refusal } from '../../../core/words/refusal.ts'
import { type ZipEntry, zipEntries } from '../../platform/workbook/zip-directory.ts'
import { sheetLimits } from './sheet-file-limits.ts'

/** What is known of a workbook before a library unpacks it. */
interface Inspected {
  /** Days are counted from 1904. */
  readonly counts1904: boolean
  /** `A1:B3`: the merged cells of the first sheet. */
  readonly merges: readonly string[]
}

// Small files may well grow a hundredfold: a thousand empty rows are nothing but repetition.
const smallEnough = 4 * 1024 * 1024
const stored = 0
const deflated = 8

/**
 * Unpacks every part of a workbook once, keeping nothing, and refuses it where it is not what it says:
 * more entries, more bytes or a greater ratio than any honest file has, sizes that lie, parts that overlap.
 */
export async function inspectWorkbook(bytes: Buffer): Promise<Inspected> {
  const entries = await zipEntries({ size: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) })
  if (entries === null) throw new Refusal('import.unreadable')
  if (entries.length > sheetLimits.entries) throw new Refusal('import.bomb')
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > bytes.length) throw new Refusal('import.bomb')
  const merges = new Map<string, string[]>()
  const heads = new Map<string, string>()
  let unpacked = 0
  for (const entry of entries) {
    const isSheet = /^xl\/worksheets\/[^/]+\.xml$/.test(entry.name)
    const found: string[] = []
    let size = 0
    let left = ''
    for await (const chunk of partOf(bytes, entry)) {
      size += chunk.length
      unpacked += chunk.length
      if (isTooMuch(size, unpacked, bytes.length, isSheet) || size > entry.size) throw new Refusal('import.bomb')
      if (isHead(entry.name))
        heads.set(entry.name, ((heads.get(entry.name) ?? '') + chunk.toString('latin1')).slice(0, longestHead))
      if (!isSheet) continue
      const text = left + chunk.toString('latin1')
      if (text.includes('<mergeCell '))
        found.push(...[...text.matchAll(/<mergeCell [^>]*ref="([A-Z]+\d+:[A-Z]+\d+)"/g)].map(([, ref = '']) => ref))
      left = text.slice(text.lastIndexOf('<')).slice(0, longestHead)
    }
    if (size !== entry.size) throw new Refusal('import.unreadable')
    if (found.length > 0) merges.set(entry.name, found)
  }
  return { counts1904: /date1904="(1|true)"/.test(heads.get(book) ?? ''), merges: merges.get(firstSheet(heads)) ?? [] }
}

const book = 'xl/workbook.xml'
const relations = 'xl/_rels/workbook.xml.rels'
const longestHead = 256 * 1024

function isHead(name: string): boolean {
  return name === book || name === relations
}

/** The part of the sheet that stands first, which need not be the one of the lowest number. */
function firstSheet(heads: ReadonlyMap<string, string>): string {
  const id = /<(?:\w+:)?sheet [^>]*\br:id="([^"]+)"/.exec(heads.get(book) ?? '')?.[1] ?? ''
  const relation =
    (heads.get(relations) ?? '').match(/<Relationship [^>]*>/g)?.find((one) => one.includes(`Id="${id}"`)) ?? ''
  const target = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation)?.[1] ?? 'worksheets/sheet1.xml'
  return `xl/${target}`
}

function isTooMuch(size: number, unpacked: number, packed: number, isSheet: boolean): boolean {
  return (
    unpacked > sheetLimits.unpackedBytes ||
    (!isSheet && size > sheetLimits.wholePartBytes) ||
    (unpacked > smallEnough && unpacked > packed * sheetLimits.ratio)
  )
}

async function* partOf(bytes: Buffer, { method, packed, at, encrypted }: ZipEntry): AsyncGenerator<Buffer> {
  if (encrypted) throw new Refusal('import.encrypted')
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== 0x04034b50) throw new Refusal('import.unreadable')
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const part = bytes.subarray(from, from + packed)
  if (part.length !== packed || (method !== stored && method !== deflated)) throw new Refusal('import.unreadable')
  if (method === stored) return yield part
  const unpacking = createInflateRaw()
  unpacking.end(part)
  try {
    for await (const chunk of unpacking) yield chunk
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('import.unreadable')
  } finally {
    unpacking.destroy()
  }
}
