import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { mainParts } from './office-main-parts.ts'
import { type ZipEntry, zipEntries } from './zip-directory.ts'

/** What keeps an office file from being opened. */
export type PackageProblem = 'broken' | 'bomb' | 'macros' | 'external' | 'embedded' | 'password' | 'format'

/** What an inspection comes to: nothing, or a problem and the part of the package that has it. */
export interface Verdict {
  readonly problem: PackageProblem | null
  readonly part: string
}

const unpack = promisify(inflateRaw)
const mostEntries = 5_000
const mostUnpacked = 256 * 1024 * 1024
// What packs better than this is no text that anybody typed; small parts may repeat themselves.
const mostRatio = 250
const ratioFrom = 4 * 1024 * 1024
// Larger parts are sheets of many rows, and are read by whoever opens them.
const mostChecked = 16 * 1024 * 1024
const good: Verdict = { problem: null, part: '' }

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', processEntities: false })

/** Looks through a docx, xlsx or pptx whole: its size unpacked, its parts, its links. Runs in a worker thread. */
export async function inspectPackage(extension: string, bytes: Uint8Array): Promise<Verdict> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (content.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1')
    return { problem: content.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'password' : 'format', part: '' }
  const entries = await zipEntries({
    size: content.length,
    read: async (from, length) => content.subarray(from, from + length),
  })
  if (entries === null) return { problem: 'broken', part: '' }
  const claimed = entries.reduce((sum, { size }) => sum + size, 0)
  if (entries.length > mostEntries || claimed > mostUnpacked) return { problem: 'bomb', part: '' }
  const named = entries.map(({ name, encrypted }) => byName(name, encrypted)).find(isProblem)
  if (named !== undefined) return named
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length)
    return { problem: 'broken', part: '' }
  return inspectParts(extension, content, entries)
}

function isProblem(verdict: Verdict): boolean {
  return verdict.problem !== null
}

function byName(name: string, encrypted: boolean): Verdict {
  if (encrypted) return { problem: 'password', part: name }
  if (/(^|\/)vba(project\.bin|data\.xml)$|(^|\/)macrosheets\//i.test(name)) return { problem: 'macros', part: name }
  if (/(^|\/)activex\/|\/embeddings\/.*\.bin$/i.test(name)) return { problem: 'embedded', part: name }
  if (/(^|\/)externallinks\//i.test(name)) return { problem: 'external', part: name }
  return name.split(/[\\/]/).includes('..') ? { problem: 'broken', part: name } : good
}

async function inspectParts(extension: string, content: Buffer, entries: readonly ZipEntry[]): Promise<Verdict> {
  let left = mostUnpacked
  let main = false
  for (const entry of entries) {
    const { name, packed } = entry
    const plain = await unpackEntry(content, entry, left)
    if (plain === null || plain === 'large') return { problem: plain === null ? 'broken' : 'bomb', part: name }
    left -= plain.length
    if (plain.length > ratioFrom && plain.length / Math.max(1, packed) > mostRatio)
      return { problem: 'bomb', part: name }
    if (!/\.(xml|rels|vml)$/i.test(name) || plain.length > mostChecked) continue
    const text = textOf(plain)
    const verdict = inspectText(name, text)
    if (isProblem(verdict)) return verdict
    main ||= isMainOf(extension, name, text)
  }
  return main ? good : { problem: 'broken', part: extension === 'ofd' ? 'OFD.xml' : '[Content_Types].xml' }
}

/** Whether a part says that the package is of that sort: its list of parts, or the root of an OFD. */
function isMainOf(extension: string, name: string, text: string): boolean {
  if (extension === 'ofd') return name.toLowerCase() === 'ofd.xml' && /<(\w+:)?DocRoot\b/.test(text)
  return name === '[Content_Types].xml' && text.includes(mainParts[extension] ?? ' ')
}

/** The bytes of an entry; null when it is not what the directory says, 'large' when it goes on for longer than `left`. */
export async function unpackEntry(
  content: Buffer,
  { method, packed, size, at: from }: ZipEntry,
  left: number,
): Promise<Buffer | null | 'large'> {
  if (from + 30 > content.length || content.readUInt32LE(from) !== 0x04034b50) return null
  const start = from + 30 + content.readUInt16LE(from + 26) + content.readUInt16LE(from + 28)
  const body = content.subarray(start, start + packed)
  if (body.length < packed) return null
  if (method === 0) return body
  if (method !== 8) return null
  try {
    const plain = await unpack(body, { maxOutputLength: Math.max(1, left) })
    return plain.length === size ? plain : null
  } catch (error) {
    return error instanceof RangeError ? 'large' : null
  }
}

function textOf(plain: Buffer): string {
  if (plain[0] === 0xff && plain[1] === 0xfe) return plain.toString('utf16le').slice(1)
  return plain.toString('utf8').replace(/^\ufeff/, '')
}

function inspectText(name: string, text: string): Verdict {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { problem: 'broken', part: name }
  if (XMLValidator.validate(text) !== true) return { problem: 'broken', part: name }
  if (name === '[Content_Types].xml' && /macroEnabled|vbaProject/i.test(text)) return { problem: 'macros', part: name }
  if (/<w:instrText[^>]*>\s*DDE(AUTO)?\s/i.test(text)) return { problem: 'external', part: name }
  return name.endsWith('.rels') ? inspectLinks(name, text) : good
}

interface Relationship {
  readonly Type?: string
  readonly Target?: string
  readonly TargetMode?: string
}

function inspectLinks(name: string, text: string): Verdict {
  const { Relationships: list } = parser.parse(text) as {
    readonly Relationships?: { readonly Relationship?: Relationship | readonly Relationship[] } | ''
  } // what every .rels part holds
  if (list === undefined || list === '' || list.Relationship === undefined) return good
  for (const link of [list.Relationship].flat()) {
    const problem = linkProblem(name, link)
    if (problem !== null) return { problem, part: link.Target ?? name }
  }
  return good
}

function linkProblem(name: string, { Type = '', Target = '', TargetMode }: Relationship): PackageProblem | null {
  const sort = Type.slice(Type.lastIndexOf('/') + 1)
  if (sort === 'oleObject' || sort === 'control' || sort === 'activeXControlBinary') return 'embedded'
  // The figures behind a chart are a workbook of its own; anywhere else that is a file inside the file.
  if (sort === 'package' && !/\/charts\//.test(name)) return 'embedded'
  if (sort === 'vbaProject') return 'macros'
  if (TargetMode?.toLowerCase() !== 'external') return null
  if (sort === 'hyperlink') return /^\s*(javascript|vbscript|data):/i.test(Target) ? 'external' : null
  // Word notes where on its author's disk the template lay; nothing is fetched from there.
  if (sort === 'attachedTemplate') return /^(file:\/{3})?[a-z]:[\\/]|^[^:\\/]+$/i.test(Target) ? null : 'external'
  return 'external'
}
