import { posix } from 'node:path'
import { PackageRefused, type Parts } from '../template/docx-package.ts'
import { childOf, elementsOf, readXml, unescapeXml, type XmlElement } from '../template/xml-tree.ts'
import type { PaperNote } from './docx-content.ts'
import { type Numbering, numberingOf } from './docx-numbering.ts'
import { type Chain, said } from './docx-properties.ts'

/** What the texts of a docx are read with. */
interface Source {
  readonly parts: Parts
  readonly styles: ReadonlyMap<string, XmlElement>
  readonly defaults: { readonly paragraph: Chain; readonly run: Chain; readonly style: string }
  readonly numbering: Numbering
  readonly notes: Set<PaperNote>
}

/** A part with what it refers to. */
export interface PartSource extends Source {
  readonly root: XmlElement
  readonly links: ReadonlyMap<string, string>
}

export function openSource(parts: Parts): Source {
  const styles = rootOf(parts, 'word/styles.xml')
  const all = styles === null ? [] : elementsOf(styles).filter(({ name }) => name === 'w:style')
  const defaults = styles === null ? undefined : childOf(styles, 'w:docDefaults')
  const inDefaults = (outer: string, inner: string): Chain =>
    [defaults]
      .map((one) => one && childOf(one, outer))
      .map((one) => one && childOf(one, inner))
      .filter((one) => one !== undefined)
  const notes = new Set<PaperNote>()
  return {
    parts,
    styles: new Map(all.map((style) => [style.attributes['w:styleId'] ?? '', style])),
    defaults: {
      paragraph: inDefaults('w:pPrDefault', 'w:pPr'),
      run: inDefaults('w:rPrDefault', 'w:rPr'),
      style:
        all.find(({ attributes }) => attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1')
          ?.attributes['w:styleId'] ?? '',
    },
    numbering: numberingOf(rootOf(parts, 'word/numbering.xml'), notes),
    notes,
  }
}

/** A part by its name; refused where it is not there. */
export function partOf(source: Source, name: string): PartSource {
  const root = rootOf(source.parts, name)
  if (root === null) throw new PackageRefused('broken')
  const links = rootOf(source.parts, posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`))
  return {
    ...source,
    root,
    links: new Map(
      (links === null ? [] : elementsOf(links))
        .filter(({ attributes }) => attributes['TargetMode'] !== 'External')
        .map(({ attributes }) => [attributes['Id'] ?? '', targetOf(name, attributes['Target'] ?? '')]),
    ),
  }
}

function targetOf(part: string, target: string): string {
  const plain = unescapeXml(target)
  return plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(part), plain)
}

function rootOf(parts: Parts, name: string): XmlElement | null {
  const bytes = parts.get(name)
  return bytes === undefined ? null : readXml(bytes.toString('utf8'))
}

const deepest = 20

/** A style and those it is based on, the weakest first. */
export function styleChain({ styles }: Source, id: string | undefined): Chain {
  const chain: XmlElement[] = []
  for (let at = id; at !== undefined && chain.length < deepest;) {
    const style = styles.get(at)
    if (style === undefined) break
    chain.unshift(style)
    at = said([style], 'w:basedOn', 'w:val')
  }
  return chain
}

/** The properties of that name that a chain of styles holds. */
export function propertiesIn(chain: Chain, name: string): Chain {
  return chain.map((style) => childOf(style, name)).filter((one) => one !== undefined)
}
