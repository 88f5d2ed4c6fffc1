import type { AnyDocument } from '../../../core/description/document.ts'
import { languages } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { pathsUnder } from './field-tree-nodes.ts'

/** Finds the field of a document that a placeholder is called after: by its name or its label in any language. */
export function fieldMatcher(ctx: Ctx, doc: AnyDocument): (name: string) => string | null {
  const paths = new Map<string, string>()
  const add = (name: string, path: string) => {
    const key = folded(name)
    if (key !== '' && !paths.has(key)) paths.set(key, path)
  }
  const contexts = languages.map((lang) => makeContext({ ...ctx, lang }))
  const levels = [
    '',
    ...pathsUnder(ctx, doc, '')
      .filter(({ below, isList }) => below !== null || isList)
      .map(({ path }) => path),
  ]
  const columns = pathsUnder(ctx, doc, '')
    .filter(({ isList }) => isList)
    .flatMap(({ path }) => pathsUnder(ctx, doc, path))
  // Names go before labels: a label of the document may read like the name of a column. What the document has itself
  // goes before what it refers to, and a column may be called by its own name alone where nothing else is called so.
  for (const under of levels) for (const { path } of pathsUnder(ctx, doc, under)) add(path, path)
  for (const { path } of columns) add(path.split('.').at(-1) ?? '', path)
  for (const under of levels) {
    for (const spoken of contexts) {
      for (const { path, label } of pathsUnder(spoken, doc, under)) add(label, path)
    }
  }
  for (const spoken of contexts) {
    for (const { path: list } of pathsUnder(spoken, doc, '').filter(({ isList }) => isList)) {
      for (const { path, label } of pathsUnder(spoken, doc, list)) add(label.split(' / ').at(-1) ?? '', path)
    }
  }
  return (name) => paths.get(folded(name)) ?? null
}

/** Letters and figures alone, so that a bookmark, which has no spaces and points, is called like its field. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
