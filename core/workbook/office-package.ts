import { unzipSync, type Zippable, zipSync } from 'fflate'
import { WorkbookProblem } from './problem.ts'

/** Inflated, a package may weigh this much; more hangs a page. */
const maxInflated = 200 * 1024 * 1024
const maxParts = 5000

/** The parts of an office file by their names, in the order of the file. */
export type OfficePackage = ReadonlyMap<string, Uint8Array>

/** Reads the parts of a package, and refuses what is locked with a password, broken or made to inflate without end. */
export function readPackage(bytes: Uint8Array): OfficePackage {
  // A compound file instead of a zip: what Office writes when a password is set, and what xls is.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new WorkbookProblem('locked')
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new WorkbookProblem('notAWorkbook')
  let inflated = 0
  let parts = 0
  const filter = ({ originalSize }: { originalSize: number }) => {
    inflated += originalSize
    parts += 1
    if (inflated > maxInflated || parts > maxParts) throw new WorkbookProblem('tooLarge')
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })).filter(([name]) => !name.endsWith('/')))
  } catch (error) {
    throw error instanceof WorkbookProblem ? error : new WorkbookProblem('broken', 'zip')
  }
}

/** The bytes of a package; its parts keep their order, since some readers expect the list of types first. */
export function writePackage(parts: OfficePackage): Uint8Array {
  const files: Zippable = {}
  for (const [name, content] of parts) files[name] = content
  // One fixed time, so that the same content makes the same file.
  return zipSync(files, { level: 6, mtime: '1980-01-02T00:00:00' })
}

/** The name a part has in this package: some makers write other cases, a leading slash or the strokes of Windows. */
export function partName(parts: OfficePackage, path: string): string | undefined {
  if (parts.has(path)) return path
  const plain = plainName(path)
  return [...parts.keys()].find((name) => plainName(name) === plain)
}

function plainName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

const encoder = new TextEncoder()

/** The text of a part with its byte order mark, so that writing it again changes nothing. */
export function partText(parts: OfficePackage, name: string): string {
  const content = parts.get(name)
  if (content === undefined) throw new WorkbookProblem('broken', name)
  const wide = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff)
  try {
    if (wide) throw new WorkbookProblem('broken', name)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    throw new WorkbookProblem('broken', name)
  }
}

/** The bytes of a text as parts hold it. */
export function textBytes(text: string): Uint8Array {
  return encoder.encode(text)
}
