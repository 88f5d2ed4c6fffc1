import type { AnyDocument } from '../core/document.ts'
import type { Module } from '../core/module.ts'
import { approvalVerbs, standardVerbs } from '../core/standard-verbs.ts'
import { readCodes } from './store/reveal-code.ts'

/** The standard and own permission verbs of a document. */
export function verbsOf(doc: AnyDocument): string[] {
  const own = Object.values(doc.actions ?? {}).map(({ needs }) => needs).filter((needs) => needs !== 'system')
  return [...new Set([...standardVerbs, ...(doc.approval === undefined ? [] : approvalVerbs), ...own])]
}

/** Every permission code that some document, field or page of the modules asks for. */
export function permissionsOf(modules: readonly Module[]): ReadonlySet<string> {
  return new Set(modules.flatMap(({ documents, pages, grants = [] }) => [
    ...Object.values(documents).flatMap((described) => {
      const doc: AnyDocument = described
      return [...verbsOf(doc).map((verb) => `${doc.code}-${verb}`), ...Object.values(doc.fields).flatMap(readCodes)]
    }),
    ...pages.map(({ needs }) => needs),
    ...grants.flatMap(({ permissions }) => permissions),
  ]))
}
