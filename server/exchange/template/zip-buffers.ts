import { buffer } from 'node:stream/consumers'
import { zipped } from '../../platform/workbook/zip-writer.ts'
import type { Parts } from './docx-package.ts'

// The list of parts comes first in a package, as readers expect that look at its beginning only.
const first = '[Content_Types].xml'

/** The parts as one package. */
export function zipBuffers(parts: Parts): Promise<Buffer> {
  const names = [...parts.keys()].toSorted((a, b) => Number(b === first) - Number(a === first))
  return buffer(zipped(names.map((name) => ({ name, pieces: [parts.get(name) ?? Buffer.alloc(0)] }))))
}
