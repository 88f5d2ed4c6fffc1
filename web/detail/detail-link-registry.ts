import type { ComponentType } from 'react'
import type { DetailTabProps } from './detail-tab-registry.ts'

/** A way from a record to somewhere else, beside its verbs. */
export interface DetailLink {
  /** `contracts.counterparty`, or `every` for all of them. */
  readonly document: string
  readonly key: string
  readonly load: () => Promise<{ readonly default: ComponentType<DetailTabProps> }>
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
