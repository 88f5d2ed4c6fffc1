import { letterXml, textOf } from '../compare/text-lines.ts'

/** A part of a paper that its template lets nobody edit: a content control whose content is locked. */
export interface LockedRegion {
  /** As its template names it; else how it begins. */
  readonly title: string
  readonly text: string
}

const tags = /<w:sdt(?:\s[^>]*)?>|<\/w:sdt>|<w:(lock|alias)\s[^>]*w:val="([^"]*)"[^>]*>/g

/** The locked parts of a letter, in the order in which they end. Runs in a worker thread. */
export async function lockedRegions(bytes: Uint8Array): Promise<readonly LockedRegion[]> {
  const xml = await letterXml(bytes)
  const open: { from: number; alias: string; isLocked: boolean }[] = []
  const regions: LockedRegion[] = []
  for (const { 0: tag, 1: name, 2: value = '', index } of xml.matchAll(tags)) {
    const inner = open.at(-1)
    if (name === 'alias' && inner) inner.alias = value
    else if (name === 'lock' && inner) inner.isLocked = /^(?:content|sdtContent)Locked$/.test(value)
    else if (tag === '</w:sdt>') {
      const ended = open.pop()
      if (ended?.isLocked !== true) continue
      const text = textOf(xml.slice(ended.from, index).replaceAll('</w:p>', '<w:br/>'))
      regions.push({ title: ended.alias || text.trim().slice(0, 20), text })
    } else if (name === undefined) open.push({ from: index, alias: '', isLocked: false })
  }
  return regions
}

/** The first locked part that a letter no longer holds as it was; null when it holds them all, in their order. */
export async function brokenRegion(before: Uint8Array, after: Uint8Array): Promise<LockedRegion | null> {
  const now = await lockedRegions(after)
  let from = 0
  for (const region of await lockedRegions(before)) {
    const place = now.findIndex(({ text }, index) => index >= from && text === region.text)
    if (place < 0) return region
    from = place + 1
  }
  return null
}
