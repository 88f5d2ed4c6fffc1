import type { MatchingDescribed, MatchingSideInfo } from '../../../core/api-types/matching-board.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { MatchingSide } from '../../../core/description/matching.ts'
import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mayDo } from '../read/require-permission.ts'
import { verbLabel } from '../read/verb-label.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import type { MatchingAtWork } from './find-matching-board.ts'

/** A board as pages draw it for this reader. */
export function describeMatching(ctx: Ctx, { of, left, right, pairs }: MatchingAtWork): MatchingDescribed {
  const { module, name, label, alike, narrow = [], tolerance = '0', proposes, confirm, empty } = of
  const needs = left.actions?.[confirm.verb]?.needs ?? ''
  return {
    module,
    name,
    label: label[ctx.lang],
    left: sideInfo(ctx, left, of.left, empty.left),
    right: sideInfo(ctx, right, of.right, empty.right),
    pairs: { module: pairs.module, document: pairs.name, list: of.pairs.list },
    alike,
    narrow,
    tolerance,
    ...amountsOf(left, of.left.remaining),
    proposes,
    mayConfirm: mayDo(ctx, left, needs),
    verb: confirm.verb,
    undo: undoOf(ctx, pairs, of.pairs.undo),
    asks: confirm.asks ?? [],
    leads: leadsOf(ctx, of.leads ?? []),
  }
}

/** How amounts of a board are written. */
function amountsOf(doc: AnyDocument, remaining: string): { readonly digits: number; readonly money: boolean } {
  const { field } = columnOf(mappingOf(doc), remaining)
  const isMoney = field.kind === 'money'
  const usual = isMoney ? 2 : 3
  return { money: isMoney, digits: 'digits' in field ? Number(field.digits) : usual }
}

/** What the verb is called that takes a pair back; null for whoever may not. */
function undoOf(ctx: Ctx, pairs: AnyDocument, verb: string): string | null {
  return mayDo(ctx, pairs, pairs.actions?.[verb]?.needs ?? '') ? verbLabel(ctx, pairs, verb) : null
}

function sideInfo(
  { lang }: Ctx,
  { module, name }: AnyDocument,
  { list, remaining }: MatchingSide,
  empty: Words,
): MatchingSideInfo {
  return { module, document: name, list, remaining, empty: empty[lang] }
}

/** Pages that he may open. */
function leadsOf({ running, actor, lang }: Ctx, paths: readonly string[]) {
  return running.modules
    .flatMap(({ pages }) => pages)
    .filter(({ path, needs }) => paths.includes(path) && actor.permissions.has(needs))
    .map(({ path, label }) => ({ path, label: label[lang] }))
}
