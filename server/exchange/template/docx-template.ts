import { MimeType, type TemplateData, TemplateHandler } from 'easy-template-x'
import { bookmarksToPlaceholders } from './bookmarks-to-placeholders.ts'
import { PackageRefused, type Parts, readPackage } from './docx-package.ts'
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
  return handler.process(await zipBuffers(parts), dataOf(filling))
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

function dataOf({ values, conditions, lines, parts }: Filling): TemplateData {
  const rows = Object.fromEntries(Object.entries(lines).map(([loop, all]) => [loop, all.map(lineOf)]))
  return {
    ...lineOf(values),
    ...conditions,
    ...rows,
    ...Object.fromEntries(Object.entries(parts).map(([name, loop]) => [name, rows[loop] ?? []])),
  }
}

function lineOf(line: FilledLine): TemplateData {
  return Object.fromEntries(Object.entries(line).map(([name, value]) => [name, contentOf(value)]))
}

const dotsPerMillimetre = 96 / 25.4

function contentOf(value: FilledValue): TemplateData[string] {
  if (typeof value === 'string') return value
  const side = Math.round(value.millimetres * dotsPerMillimetre)
  return { _type: 'image', source: qrPicture(value.qr), format: MimeType.Png, width: side, height: side }
}
