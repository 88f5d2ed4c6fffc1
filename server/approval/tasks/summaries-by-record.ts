import type { Ctx } from '../../platform/context/context.ts'
import { summariesOf, type Summary } from '../../records/list/record-summaries.ts'
import { documentOf } from '../step/decision-target.ts'

interface Place {
  readonly document: string
  readonly recordId: string
}

/** What the records of several documents are about, by `document:id`; one statement for each document. */
export async function summariesByRecord(ctx: Ctx, places: readonly Place[]): Promise<ReadonlyMap<string, Summary>> {
  const documents = [...new Set(places.map(({ document }) => document))]
  const read = await Promise.all(
    documents.map(async (document) => {
      const ids = places.filter((place) => place.document === document).map(({ recordId }) => recordId)
      const summaries = await summariesOf(ctx, documentOf(ctx, document), ids)
      return [...summaries].map(([id, summary]) => [`${document}:${id}`, summary] as const)
    }),
  )
  return new Map(read.flat())
}
