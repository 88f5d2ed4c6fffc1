import type { Content } from '../../platform/workbook/random-access-file.ts'
import { findDirectoryEnd } from '../../platform/workbook/zip-directory.ts'

const searched = 64 * 1024
// A name ends as programs that read pages want it to, or packed content would hold the shortest by chance: one file in
// five thousand.
const pages = /<(?:(?:script|html|svg|iframe|body)[\s/>]|(?:\?php|!doctype\s+html|%@\s*page)\b)/i

/**
 * Whether something else is carried along: an archive at the end (it is found from there), or a page or
 * script at either end, where programs that guess would look.
 */
export async function hidesOther(content: Content): Promise<boolean> {
  const ends = await Promise.all([
    content.read(0, searched),
    content.read(Math.max(0, content.size - searched), searched),
  ])
  if (ends.some((part) => pages.test(part.toString('latin1')))) return true
  return (await findDirectoryEnd(content)) !== null
}
