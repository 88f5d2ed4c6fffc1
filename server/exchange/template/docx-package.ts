import { inflateRawSync } from 'node:zlib'
import { type ZipEntry, zipEntries } from '../../platform/workbook/zip-directory.ts'

/** Why a package is not opened. */
export type PackageProblem = 'password' | 'broken' | 'large' | 'macros' | 'external' | 'embedded'

/** The parts of a package by their names. */
export type Parts = Map<string, Buffer>

export class PackageRefused extends Error {
  readonly problem: PackageProblem

  constructor(problem: PackageProblem) {
    super(problem)
    this.problem = problem
  }
}

// A letter of two thousand pages stays below these.
const mostEntries = 2_000
const mostBytes = 64 * 1024 * 1024

/** Unpacks an office package piece by piece, and no further than its directory says; for worker threads. */
export async function readPackage(bytes: Buffer): Promise<Parts> {
  // What is protected by a password is a compound file that hides the package in it.
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0xd0cf11e0) throw new PackageRefused('password')
  const entries = await zipEntries({
    size: bytes.length,
    read: async (from, length) => bytes.subarray(from, from + length),
  })
  if (entries === null) throw new PackageRefused('broken')
  if (entries.some(({ encrypted }) => encrypted)) throw new PackageRefused('password')
  if (entries.length > mostEntries || entries.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    throw new PackageRefused('large')
  const parts: Parts = new Map()
  for (const entry of entries.filter(({ name }) => !name.endsWith('/'))) parts.set(entry.name, unpack(bytes, entry))
  requireHarmless(parts)
  return parts
}

function unpack(bytes: Buffer, { at: from, packed, size, method }: ZipEntry): Buffer {
  try {
    if (bytes.readUInt32LE(from) !== 0x04034b50) throw new PackageRefused('broken')
    const start = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
    const content = bytes.subarray(start, start + packed)
    if (method === 0 && content.length === size) return content
    // A part that says less than it holds is a bomb: it is cut off here.
    const plain = method === 8 ? inflateRawSync(content, { maxOutputLength: Math.max(size, 1) }) : null
    if (plain?.length === size) return plain
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new PackageRefused('large')
    throw new PackageRefused('broken')
  }
  throw new PackageRefused('broken')
}

/** Refuses what runs, what fetches from elsewhere and what hides another file. */
function requireHarmless(parts: Parts): void {
  for (const [name, content] of parts) {
    if (/vbaProject\.bin$/i.test(name)) throw new PackageRefused('macros')
    if (/(^|\/)(embeddings|activeX)\//i.test(name)) throw new PackageRefused('embedded')
    if (/\.(xml|rels)$/i.test(name) && content.subarray(0, 1_024).includes('<!DOCTYPE'))
      throw new PackageRefused('broken')
    if (name.endsWith('.rels') && fetches(content.toString('utf8'))) throw new PackageRefused('external')
  }
}

// A link that somebody presses is none of these: it is followed by whoever reads, not by whatever opens the file.
function fetches(relationships: string): boolean {
  return [...relationships.matchAll(/<Relationship\b[^>]*>/g)].some(
    ([tag]) => /TargetMode\s*=\s*["']External["']/i.test(tag) && !/\/hyperlink["']/i.test(tag),
  )
}
