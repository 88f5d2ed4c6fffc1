import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { page } from '../../records/list/list-page.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'

/** One hit of the command palette. */
interface Hit {
  readonly kind: 'document' | 'person'
  readonly title: string
  readonly note: string
  readonly href: string
}

const perDocument = 4
const atMost = 20

/** Records by number and name over every document the person may read, people among them. */
export async function searchEverything(ctx: Ctx, param: string): Promise<Hit[]> {
  const text = param.trim()
  if ([...text].length < 2) return []
  const readable = [...ctx.running.documents.values()].filter(
    ({ doc }) => searchable(doc) && ctx.actor.permissions.has(`${doc.code}-ck`),
  )
  const found = await Promise.all(readable.map(({ doc, words }) => hitsOf(ctx, doc, words.title[ctx.lang], text)))
  return found.flat().slice(0, atMost)
}

function searchable(doc: AnyDocument): boolean {
  return mappingOf(doc).searched.length > 0
}

async function hitsOf(ctx: Ctx, doc: AnyDocument, label: string, text: string): Promise<Hit[]> {
  const { content } = await page(ctx, doc, { page: 1, size: perDocument, parameters: { param: text } })
  return content.map((record) => ({
    kind: doc.name === 'person' ? 'person' : 'document',
    title: String(record[doc.number?.field ?? doc.title] ?? record[doc.title] ?? ''),
    note:
      doc.number === undefined || doc.title === doc.number.field
        ? label
        : `${label} · ${String(record[doc.title] ?? '')}`,
    href: `/doc/${doc.module}/${doc.name}/${String(record.id)}`,
  }))
}
