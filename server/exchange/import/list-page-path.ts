import type { Module } from '../../../core/description/module.ts'

/** The page that lists a document, for a notice to open; null when no page does. */
export function listPagePathOf(modules: readonly Module[], document: string): string | null {
  const pages = modules.flatMap((module) => module.pages)
  return pages.find((page) => 'list' in page && page.list === document)?.path ?? null
}
