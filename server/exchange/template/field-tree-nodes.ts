import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type FieldPath, namesIn, opinionColumns, ownPaths, readPath } from './field-path.ts'

/** A field in the tree in which fields are picked. */
interface FieldNode {
  readonly path: string
  readonly label: string
  /** The whole way to it. */
  readonly title: string
  readonly kind: string
  readonly isList: boolean
  /** Whether fields stand below it. */
  readonly opens: boolean
}

/** The fields below a path of a document, or those of the document itself. */
export function fieldNodes(ctx: Ctx, doc: AnyDocument, under: string): FieldNode[] {
  return pathsUnder(ctx, doc, under).map(({ path, label, kind, isList, below }) => ({
    path,
    label: label.split(' / ').at(-1) ?? label,
    title: label,
    kind,
    isList,
    opens: below !== null || (isList && path === ownPaths.approval),
  }))
}

/** The paths of the fields directly below another. */
export function pathsUnder(ctx: Ctx, doc: AnyDocument, under: string): FieldPath[] {
  if (under === ownPaths.approval)
    return opinionColumns.flatMap((name) => readPath(ctx, doc, `${ownPaths.approval}.${name}`) ?? [])
  if (under === '') {
    const names = [...namesIn({ doc, lines: null }), ...Object.values(ownPaths)]
    return names.flatMap((name) => readPath(ctx, doc, name) ?? [])
  }
  const level = readPath(ctx, doc, under)?.below ?? null
  // Two sub-tables one in another have no rows of their own to print.
  return level === null ? [] : namesIn(level).flatMap((name) => readPath(ctx, doc, `${under}.${name}`) ?? [])
}
