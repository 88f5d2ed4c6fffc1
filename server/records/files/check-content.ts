import { fileTypeFromBuffer } from 'file-type'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import type { Content } from '../../platform/workbook/random-access-file.ts'
import { isAppPackage } from './detect-app-package.ts'
import { isCompound } from './detect-compound-content.ts'
import { hidesOther } from './detect-hidden-content.ts'
import { isArchive, isOffice } from './detect-office-content.ts'
import { isPicture } from './detect-picture-content.ts'
import { isPlainText, isPlainXml } from './detect-text-content.ts'

const headBytes = 4_100

/**
 * Whether a file is what its extension says: its first bytes, its structure, and nothing else hidden
 * behind it. Nothing is unpacked except the one small list of parts inside an office document.
 */
export async function isContentOf(extension: string, content: Content): Promise<boolean> {
  if (!Object.hasOwn(allowedTypes, extension) || content.size === 0) return false
  const head = await content.read(0, headBytes)
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext ?? null
  switch (allowedTypes[extension]?.shape) {
    case 'text':
      return !writtenInText.has(found ?? '') && isPlainText(content)
    case 'xml':
      return isPlainXml(content)
    case 'picture':
      return found === pictureNames[extension] && (await isPicture(found, content)) && !(await hidesOther(content))
    case 'plain':
      return (
        plainNames[extension] === found && startsWell(extension, head, content.size) && !(await hidesOther(content))
      )
    case 'compound':
      return found === 'cfb' && isCompound(extension, content)
    case 'office':
      return isOffice(extension, content)
    case 'archive':
      return isArchive(content)
    case 'package':
      return isAppPackage(extension, content)
    case undefined:
      return false
  }
}

// A text is looked at to its end, so no other signature counts: "BM-2026" begins a list as well as a bitmap, "MZ" a
// contract as well as a program.
const writtenInText: ReadonlySet<string> = new Set(['pdf', 'ps', 'eps', 'rtf', 'xml'])
// What the signature library calls them.
const pictureNames: Readonly<Record<string, string>> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', gif: 'gif', bmp: 'bmp' }
const plainNames: Readonly<Record<string, string | null>> = { pdf: 'pdf', tif: 'tif', tiff: 'tif', dwg: 'dwg' }

// A catalogue, a tree of pages and a trailer take no less; what is smaller is a head without a body.
const smallestPdf = 60

/** A signature further in would let something else stand first. */
function startsWell(extension: string, head: Buffer, size: number): boolean {
  return extension !== 'pdf' || (size >= smallestPdf && head.subarray(0, 5).equals(Buffer.from('%PDF-')))
}
