import type { Content } from '../../platform/workbook/random-access-file.ts'
import { zipEntries } from '../../platform/workbook/zip-directory.ts'

/** What tells the package of each platform from any other zip. */
const marks: Readonly<Record<string, RegExp>> = {
  apk: /^AndroidManifest\.xml$/,
  hap: /^(module|config)\.json$/,
  ipa: /^Payload\/[^/]+\.app\/Info\.plist$/,
}

/**
 * Whether a file is an application for telephones of that extension; its signature is checked by the telephone that
 * installs it.
 */
export async function isAppPackage(extension: string, content: Content): Promise<boolean> {
  const entries = await zipEntries(content)
  const mark = marks[extension]
  if (entries === null || mark === undefined) return false
  return entries.some(({ name }) => mark.test(name)) && !entries.some(({ name }) => name.split(/[\\/]/).includes('..'))
}
