import { MimeType, type TemplateData, TemplateHandler } from 'easy-template-x'
import { bookmarksToPlaceholders } from './bookmarks-to-placeholders.ts'
import { PackageRefused, type Parts, readPackage } from './docx-package.ts'
import { drawnPicture } from './drawn-picture.ts'
import { type Place, type Placeholder, placeholdersOf, type TypingProblem } from './placeholders.ts'
import { qrPicture } from './qr-picture.ts'
import { repeatRows } from './repeated-rows.ts'
import type { FilledLine, FilledValue, Filling, Inspected } from './template-thread-messages.ts'
import { readXml, writeXml, type XmlElement } from './xml-tree.ts'
import { zipBuffers } from './zip-buffers.ts'

/** What a template asks for, in the order of its text: the body, then headers and footers. */
export async function inspectTemplate(bytes: Buffer): Promise<Inspected> {
  const parts = await readPackage(bytes)
  const all = new Map<string, Placeholder>()
  const problems: TypingProblem[] = []
  for (const { place, root } of textsOf(parts)) {
    const [placeholders, wrong] = placeholdersOf(root, place)
    problems.push(...wrong)
    for (const placeholder of placeholders) {
      const before = all.get(placeholder.name)
      const times = (before?.times ?? 0) + placeholder.times
      all.set(placeholder.name, { ...(before ?? placeholder), times })
    }
  }
  return { placeholders: [...all.values()], problems }
}

/** The template with everything filled in; what it holds besides stays as it is. */
export async function fillTemplate(bytes: Buffer, filling: Filling): Promise<Uint8Array> {
  const parts = await readPackage(bytes)
  const bookmarks = new Set(filling.bookmarks)
  for (const { name, root } of textsOf(parts)) {
    bookmarksToPlaceholders(root, bookmarks)
    repeatRows(root, filling)
    parts.set(name, Buffer.from(writeXml(root)))
  }
  const handler = new TemplateHandler({ delimiters: { tagStart: '{{', tagEnd: '}}' } })
  return handler.process(await zipBuffers(parts), await dataOf(filling))
}

interface Text {
  readonly name: string
  readonly place: Place
  readonly root: XmlElement
}

const places: readonly (readonly [RegExp, Place])[] = [
  [/^word\/document\d*\.xml$/, 'body'],
  [/^word\/header\d*\.xml$/, 'header'],
  [/^word\/footer\d*\.xml$/, 'footer'],
]

function textsOf(parts: Parts): Text[] {
  const texts = places.flatMap(([pattern, place]) =>
    [...parts.keys()]
      .filter((name) => pattern.test(name))
      .toSorted()
      .map((name) => ({ name, place, root: readXml(parts.get(name)?.toString('utf8') ?? '') })),
  )
  if (!texts.some(({ place }) => place === 'body')) throw new PackageRefused('broken')
  return texts.map(({ root, ...text }) => {
    if (root === null) throw new PackageRefused('broken')
    return { ...text, root }
  })
}

async function dataOf({ values, conditions, lines, parts }: Filling): Promise<TemplateData> {
  const rows: Record<string, TemplateData[]> = {}
  for (const [loop, all] of Object.entries(lines)) rows[loop] = await Promise.all(all.map(lineOf))
  return {
    ...(await lineOf(values)),
    ...conditions,
    ...rows,
    ...Object.fromEntries(Object.entries(parts).map(([name, loop]) => [name, rows[loop] ?? []])),
  }
}

async function lineOf(line: FilledLine): Promise<TemplateData> {
  const contents: TemplateData = {}
  for (const [name, value] of Object.entries(line)) contents[name] = await contentOf(value)
  return contents
}

const dotsPerMillimetre = 96 / 25.4

async function contentOf(value: FilledValue): Promise<TemplateData[string]> {
  if (typeof value === 'string') return value
  const width = Math.round(value.millimetres * dotsPerMillimetre)
  const drawn = 'qr' in value ? { png: qrPicture(value.qr), ratio: 1 } : await drawnPicture(value.picture)
  if (drawn === null) return ''
  return { _type: 'image', source: drawn.png, format: MimeType.Png, width, height: Math.round(width * drawn.ratio) }
}
