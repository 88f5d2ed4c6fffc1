import type { Lang } from '../../core/values/language.ts'
import type { MenuItem } from '../../ui/action-menu.tsx'
import type { Say } from '../platform/session/use-words.ts'
import type { DetailTabProps } from './detail-tab-registry.ts'

/** The record that a link leads away from, and how it is said to its reader. */
export interface DetailLinkSource extends DetailTabProps {
  readonly lang: Lang
  readonly say: Say
}

/** A way that is open on a record, as an entry of its menu; the menu waits for what takes a while. */
export interface DetailLinkEntry extends Omit<MenuItem, 'onClick'> {
  readonly onPress: () => Promise<void>
}

/** Ways from a record to somewhere else, beside its verbs. */
export interface DetailLink {
  /** `contracts.counterparty`, or `every` for all of them. */
  readonly document: string
  readonly key: string
  /** Answers which ways are open on a record; none where there are none. */
  readonly load: () => Promise<{ readonly default: (of: DetailLinkSource) => Promise<readonly DetailLinkEntry[]> }>
}

const links: DetailLink[] = []

/** Adds a link; called once per link when the pages are put together. */
export function addDetailLink(link: DetailLink): void {
  links.push(link)
}

/** The links that modules added to a document. */
export function detailLinksOf(document: string): readonly DetailLink[] {
  return links.filter((link) => link.document === document || link.document === 'every')
}
