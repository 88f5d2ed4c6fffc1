import { PackageRefused, readPackage } from '../template/docx-package.ts'
import { childOf, elementsOf, type XmlElement } from '../template/xml-tree.ts'
import { blocksOf } from './docx-blocks.ts'
import type { Block, DocxContent, Heads, Section } from './docx-content.ts'
import { isOn, pointsOf } from './docx-properties.ts'
import { openSource, partOf, type PartSource, propertiesIn } from './docx-source.ts'

/** A docx as it is to be drawn. Its package is inspected as every office file is; for worker threads. */
export async function readDocx(bytes: Buffer): Promise<DocxContent> {
  const source = partOf(openSource(await readPackage(bytes)), 'word/document.xml')
  const body = childOf(source.root, 'w:body')
  if (source.root.name !== 'w:document' || body === undefined) throw new PackageRefused('broken')
  const sections: Section[] = []
  let part: XmlElement[] = []
  for (const child of elementsOf(body)) {
    const end = child.name === 'w:sectPr' ? child : sectionIn(child)
    if (child.name !== 'w:sectPr') part.push(child)
    if (end === undefined) continue
    sections.push(sectionOf(source, end, blocksOf(source, { ...body, children: part }), sections.at(-1)))
    part = []
  }
  if (part.length > 0 || sections.length === 0) {
    const end = { name: 'w:sectPr', attributes: {}, children: [] }
    sections.push(sectionOf(source, end, blocksOf(source, { ...body, children: part }), sections.at(-1)))
  }
  return { sections, notes: source.notes }
}

function sectionIn(block: XmlElement): XmlElement | undefined {
  return block.name === 'w:p' ? propertiesIn(propertiesIn([block], 'w:pPr'), 'w:sectPr').at(-1) : undefined
}

function sectionOf(
  source: PartSource,
  end: XmlElement,
  blocks: readonly Block[],
  before: Section | undefined,
): Section {
  const size = childOf(end, 'w:pgSz')?.attributes ?? {}
  const margins = childOf(end, 'w:pgMar')?.attributes ?? {}
  const gutter = pointsOf(margins['w:gutter'])
  if (Number(childOf(end, 'w:cols')?.attributes['w:num'] ?? 1) > 1) source.notes.add('columns')
  const margin = (name: string, otherwise: number) => Math.abs(pointsOf(margins[`w:${name}`], otherwise))
  const width = Math.max(pointsOf(size['w:w'], 595.3), 72)
  const height = Math.max(pointsOf(size['w:h'], 841.9), 72)
  return {
    width,
    height,
    margins: {
      top: Math.min(margin('top', 72), height / 3),
      bottom: Math.min(margin('bottom', 72), height / 3),
      left: Math.min(margin('left', 90) + gutter, width / 3),
      right: Math.min(margin('right', 90), width / 3),
      header: margin('header', 42.5),
      footer: margin('footer', 49.6),
    },
    header: headsOf(source, end, 'w:headerReference', before?.header),
    footer: headsOf(source, end, 'w:footerReference', before?.footer),
    goesOn: childOf(end, 'w:type')?.attributes['w:val'] === 'continuous',
    blocks,
  }
}

/** What stands at the head or the foot of each page; a section that says nothing has that of the one before. */
function headsOf(source: PartSource, end: XmlElement, name: string, before: Heads | undefined): Heads {
  const of = (type: string): readonly Block[] | null => {
    const reference = elementsOf(end).find((one) => one.name === name && one.attributes['w:type'] === type)
    const target = reference && source.links.get(reference.attributes['r:id'] ?? '')
    if (target === undefined) return null
    const part = partOf(source, target)
    return blocksOf(part, part.root)
  }
  const settings = source.parts.get('word/settings.xml')?.toString('utf8') ?? ''
  const isFirst = isOn([end], 'w:titlePg')
  return {
    usual: of('default') ?? before?.usual ?? [],
    first: isFirst ? (of('first') ?? before?.first ?? []) : null,
    even: settings.includes('<w:evenAndOddHeaders') ? (of('even') ?? before?.even ?? []) : null,
  }
}
