import type { AnyDocument } from '../../../../core/description/document.ts'
import type { Ledger } from '../../../../core/description/ledger.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { type LedgerTables, ledgerTables } from './ledger-tables.ts'

/** The document of a ledger's lines, and where it is kept. */
export function keptIn(ctx: Ctx, ledger: Ledger): { readonly doc: AnyDocument; readonly tables: LedgerTables } {
  const doc = ctx.running.documents.get(ledger.lines)?.doc
  if (doc === undefined) throw new Error(`${ledger.name} has its lines in ${ledger.lines}, which does not run here`)
  return { doc, tables: ledgerTables(ledger, doc) }
}
