import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import { kindWords } from '../../../kinds/words.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Running } from '../../platform/context/running-composition.ts'
import { refusalWords, type RefusalWords, sayCode } from '../../platform/http/refusal-text.ts'
import { serverWords } from '../../platform/http/words.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { storeWords } from '../../records/words.ts'
import { sheetWords } from '../words.ts'

const kept = new WeakMap<Running<Ctx>, RefusalWords>()

/** All that a row may be refused with. */
export function rowWords(running: Running<Ctx>): RefusalWords {
  const known =
    kept.get(running) ??
    refusalWords([serverWords, kindWords, storeWords, sheetWords, ...running.modules.map(({ refusals }) => refusals)])
  kept.set(running, known)
  return known
}

/** What a refusal of work behind a request says to whoever reads of it, in his language. */
export function refusalIn(ctx: Ctx, { code, params = {} }: FieldError): string {
  return sayCode(rowWords(ctx.running), ctx.lang, code, params)
}

/** What is wrong with a row's cells, in the caller's language; '' is the row itself. */
export function localizeRowErrors(
  ctx: Ctx,
  doc: AnyDocument,
  errors: Readonly<Record<string, FieldError>> | null,
): Record<string, string> {
  const words = rowWords(ctx.running)
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([path, { code, params }]) => {
      const field = path.split('.', 1)[0] ?? ''
      const text = sayCode(words, ctx.lang, code, { label: field === '' ? '' : labelIn(ctx, doc, path), ...params })
      return [field, field === '' ? sayCode(words, ctx.lang, 'import.row', { text }) : text]
    }),
  )
}
