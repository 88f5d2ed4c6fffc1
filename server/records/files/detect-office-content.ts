import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { mainParts } from '../../platform/workbook/office-main-parts.ts'
import type { Content } from '../../platform/workbook/random-access-file.ts'
import { type ZipEntry, zipEntries } from '../../platform/workbook/zip-directory.ts'

const unpack = promisify(inflateRaw)
const list = '[Content_Types].xml'
// The list of parts of a workbook with ten thousand sheets stays below this, packed and unpacked.
const mostList = 2 * 1024 * 1024

/** Whether a file is an office document of that extension, without macros (which have extensions of their own). */
export async function isOffice(extension: string, content: Content): Promise<boolean> {
  const entries = await zipEntries(content)
  if (entries === null || entries.some(({ name }) => isDangerous(name))) return false
  const main = mainParts[extension]
  if (main === undefined) return entries.some(({ name }) => name.toLowerCase() === 'ofd.xml')
  const parts = entries.find(({ name }) => name === list)
  const text = parts === undefined ? null : await textOf(content, parts)
  return text !== null && text.includes(main)
}

/** Whether a file is a zip that holds no programs; those inside other archives cannot be seen, nor run from here. */
export async function isArchive(content: Content): Promise<boolean> {
  const entries = await zipEntries(content)
  return entries !== null && !entries.some(({ name }) => isDangerous(name))
}

const programs =
  /\.(exe|dll|com|scr|pif|msi|msix|bat|cmd|ps1|vbs|vbe|js|jse|mjs|wsf|hta|jar|apk|app|sh|lnk|reg|cpl|sys|iso|html?|xhtml|svg|php|jsp|aspx?)$/i

function isDangerous(name: string): boolean {
  const path = name.split(/[\\/]/)
  return (
    programs.test(name.trim().replace(/\.+$/, '')) ||
    path.includes('..') ||
    /^([\\/]|[a-z]:)/i.test(name) ||
    path.at(-1)?.toLowerCase() === 'vbaproject.bin'
  )
}

async function textOf(content: Content, { method, packed, size, at, encrypted }: ZipEntry): Promise<string | null> {
  if (encrypted || packed > mostList || size > mostList) return null
  const header = await content.read(at, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return null
  const bytes = await content.read(at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28), packed)
  if (method === 0) return bytes.toString('utf8')
  if (method !== 8) return null
  const plain = await unpack(bytes, { maxOutputLength: mostList }).catch(() => null)
  return plain === null ? null : plain.toString('utf8')
}
