import type { ComponentType } from 'react'

/** A way from a list to somewhere else, beside its buttons. */
export interface ListLink {
  /** `finance.bankStatementLine`. */
  readonly document: string
  readonly key: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

const links: ListLink[] = []

/** Adds a link; called once per link when the pages are put together. */
export function addListLink(link: ListLink): void {
  links.push(link)
}

/** The links that modules added to the lists of a document. */
export function listLinksOf(document: string): readonly ListLink[] {
  return links.filter((link) => link.document === document)
}
