import { type OfficePackage, partName, partText } from './office-package.ts'
import { childrenOf, readXml } from './xml.ts'

export interface Relation {
  readonly id: string
  /** The last word of its type: worksheet, styles, drawing. */
  readonly type: string
  /** The part it leads to, as it is named in the package. */
  readonly part: string | undefined
}

/** Where the relations of a part are written. */
export function relationsName(part: string): string {
  const cut = part.lastIndexOf('/') + 1
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`
}

/** What a part leads to; a package that says nothing leads nowhere. */
export function relationsOf(parts: OfficePackage, part: string): readonly Relation[] {
  const name = partName(parts, relationsName(part))
  if (name === undefined) return []
  return childrenOf(readXml(partText(parts, name), name), 'Relationship').map(({ attributes }) => ({
    id: attributes.Id ?? '',
    type: (attributes.Type ?? '').split('/').at(-1) ?? '',
    part: attributes.TargetMode === 'External' ? undefined : partName(parts, targetOf(part, attributes.Target ?? '')),
  }))
}

function targetOf(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = part.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}
