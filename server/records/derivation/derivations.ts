import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { compile, holds } from '../../../core/expression/expression.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { expressionContextOf } from '../write/expression-context.ts'

/** What is made from records of a document. */
export function derivationsFrom(ctx: Ctx, doc: AnyDocument): readonly Derivation[] {
  return ctx.running.derivations.get(`${doc.module}.${doc.name}`)?.from ?? none
}

/** What records of a document are made from. */
export function derivationsTo(ctx: Ctx, doc: AnyDocument): readonly Derivation[] {
  return ctx.running.derivations.get(`${doc.module}.${doc.name}`)?.to ?? none
}

const none: readonly Derivation[] = []

/** The derivation that a request is about. */
export function derivationNamed(derivations: readonly Derivation[], name: string): Derivation {
  const found = derivations.find((one) => one.name === name)
  if (found === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  return found
}

/** A document that a derivation names; it was looked for when everything was put together. */
export function derivedDocument({ running }: Ctx, key: string): AnyDocument {
  const found = running.documents.get(key)
  if (found === undefined) throw new Error(`${key} is derived and does not exist`)
  return found.doc
}

/** Whether a condition of a derivation holds over a record. */
export function meets(ctx: Ctx, doc: AnyDocument, condition: string, record: StoredRecord): boolean {
  const compiled = compile(condition, expressionTypes(doc.fields))
  if ('problem' in compiled) throw new Error(`${doc.module}.${doc.name}: ${condition}: ${compiled.problem}`)
  return holds(compiled, record, expressionContextOf(ctx))
}
