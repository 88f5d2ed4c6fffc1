import { unpacked, zipParts, type ZipPart } from './zip-parts.ts'

/** Why a letter is not opened here, or only read. */
export type LetterLock = 'strict' | 'long' | 'signed' | 'protected'

/** About a thousand pages; a browser is busy for minutes with more. */
export const mostParagraphs = 10_000

/** What a letter may hold that the editor carries along unchanged. */
export type CarriedInLetter = 'chart' | 'diagram' | 'reading' | 'foreign'

export interface LetterLimits {
  readonly lock: LetterLock | null
  readonly carried: readonly CarriedInLetter[]
}

const carriedParts: readonly (readonly [CarriedInLetter, RegExp])[] = [
  ['chart', /^word\/charts\//i],
  ['diagram', /^word\/diagrams\//i],
]
const carriedElements: readonly (readonly [CarriedInLetter, RegExp])[] = [
  ['reading', /<w:ruby[\s>]/],
  ['foreign', /<w:(?:customXml|altChunk)[\s>]/],
]

/** What of a letter cannot be changed here, and whether any of it can. */
export async function readLetterLimits(bytes: Uint8Array): Promise<LetterLimits> {
  const parts = zipParts(bytes)
  const text = await textOf(parts, 'word/document.xml')
  const settings = await textOf(parts, 'word/settings.xml')
  const names = carriedParts.filter(([, pattern]) => parts.some(({ name }) => pattern.test(name)))
  const elements = carriedElements.filter(([, pattern]) => pattern.test(text))
  return { lock: lockOf(parts, text, settings), carried: [...names, ...elements].map(([carried]) => carried) }
}

async function textOf(parts: readonly ZipPart[], name: string): Promise<string> {
  const part = parts.find((candidate) => candidate.name === name)
  return part === undefined ? '' : new TextDecoder().decode(await unpacked(part))
}

function lockOf(parts: readonly ZipPart[], text: string, settings: string): LetterLock | null {
  if (text.includes('"http://purl.oclc.org/ooxml/wordprocessingml/main"')) return 'strict'
  if (isLong(text)) return 'long'
  if (parts.some(({ name }) => name.startsWith('_xmlsignatures/'))) return 'signed'
  return isProtected(settings) ? 'protected' : null
}

function isLong(text: string): boolean {
  let paragraphs = 0
  for (let at = text.indexOf('</w:p>'); at !== -1 && paragraphs <= mostParagraphs; at = text.indexOf('</w:p>', at + 1))
    paragraphs += 1
  return paragraphs > mostParagraphs
}

/** Forms to be filled in are left to the editor, which lets nothing else be changed of them. */
function isProtected(settings: string): boolean {
  const [tag = ''] = /<w:documentProtection\s[^>]*>/.exec(settings) ?? []
  return /w:enforcement="(?:1|true|on)"/.test(tag) && /w:edit="(?:readOnly|comments|trackedChanges)"/.test(tag)
}
