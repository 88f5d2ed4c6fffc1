import type { AnyDocument } from '../../../core/description/document.ts'
import type { Words } from '../../../core/values/language.ts'
import { approvalTerms, baseTerms } from '../../../core/words/terms.ts'
import type { Ctx } from '../../platform/context/context.ts'

const baseLabels: Readonly<Record<string, Words>> = { ...baseTerms, ...approvalTerms }

type Labelled =
  | Words
  | { readonly label: Words; readonly help?: Words; readonly fields?: Readonly<Record<string, Labelled>> }

type Speaking = Pick<Ctx, 'lang' | 'running'>

/** The label of a field, or of a column under `lines.0.qty`, in the caller's language; its name when it has none. */
export function labelIn(ctx: Speaking, doc: AnyDocument, path: string): string {
  const labelled = labelledIn(ctx, doc, path)
  if (labelled === undefined) return path.split('.').at(-1) ?? path
  return ('label' in labelled ? labelled.label : labelled)[ctx.lang]
}

/** What stands beside a field's label to help fill it in; null when nothing does. */
export function helpIn(ctx: Speaking, doc: AnyDocument, path: string): string | null {
  const labelled = labelledIn(ctx, doc, path)
  return labelled !== undefined && 'help' in labelled ? (labelled.help?.[ctx.lang] ?? null) : null
}

function labelledIn({ running }: Speaking, doc: AnyDocument, path: string): Labelled | undefined {
  const [name = path, , column] = path.split('.')
  const words = running.documents.get(`${doc.module}.${doc.name}`)?.words.fields as
    | Readonly<Record<string, Labelled>>
    | undefined // labels, with or without help, and those of columns
  const own = ownIn(words, name)
  if (own === undefined) return ownIn(baseLabels, name)
  if (column === undefined) return own
  return 'fields' in own ? ownIn(own.fields, column) : undefined
}

function ownIn<T>(all: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return all !== undefined && Object.hasOwn(all, name) ? all[name] : undefined
}
