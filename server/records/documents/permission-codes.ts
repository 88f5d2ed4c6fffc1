import type { AnyDocument } from '../../../core/description/document.ts'
import type { Module } from '../../../core/description/module.ts'
import { approvalVerbs, standardVerbs } from '../../../core/words/standard-verbs.ts'
import { readCodes } from '../read/reveal-permission.ts'

/**
 * The standard and own permission verbs of a document; of rows that only grow nobody edits or deletes any, and most are
 * the system's to add.
 */
export function verbsOf(doc: AnyDocument): string[] {
  const own = Object.values(doc.actions ?? {})
    .map(({ needs }) => needs)
    .filter((needs) => needs !== 'system')
  return [
    ...new Set([
      ...standardVerbs.filter((verb) => has(doc, verb)),
      ...(doc.approval === undefined ? [] : approvalVerbs),
      ...own,
    ]),
  ]
}

function has({ appendOnly }: AnyDocument, verb: (typeof standardVerbs)[number]): boolean {
  if (appendOnly === undefined) return true
  return ['ck', 'dc'].includes(verb) || (appendOnly === 'entered' && ['xz', 'dr'].includes(verb))
}

/** Every permission code that some document, field or page of the modules asks for. */
export function permissionsOf(modules: readonly Module[]): ReadonlySet<string> {
  return new Set(
    modules.flatMap(({ documents, pages, series = [], grants = [] }) => [
      ...Object.values(documents).flatMap((described) => {
        const doc: AnyDocument = described
        return [...verbsOf(doc).map((verb) => `${doc.code}-${verb}`), ...Object.values(doc.fields).flatMap(readCodes)]
      }),
      ...pages.map(({ needs }) => needs),
      ...series.flatMap(({ needs, enter }) => [needs, ...(enter === undefined ? [] : [enter])]),
      ...grants.flatMap(({ permissions }) => permissions),
    ]),
  )
}
