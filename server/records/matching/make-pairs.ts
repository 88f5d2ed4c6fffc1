import type { Matching } from '../../../core/description/matching.ts'
import { compare, isZero } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { labelIn } from '../read/field-labels.ts'
import { get } from '../read/find-visible-records.ts'
import { titleIn } from '../read/title-in-language.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { lockedFirst } from '../write/apply-rule-sets.ts'
import { act } from '../write/call-verb.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { type MatchingAtWork, rowsOfSide } from './find-matching-board.ts'
import { fits, less } from './proposals.ts'

/** So much of a row of the left with one of the right. */
export interface Pair {
  readonly left: string
  readonly right: string
  readonly amount: string
}

type Asked = Readonly<Record<string, Json>>

const most = 100

/** Makes one pair by the verb that makes pairs, with every check that the verb alone would meet. */
export function makePair(
  ctx: Ctx,
  at: MatchingAtWork,
  { left, right, amount }: Pair,
  asked: Asked = {},
): Promise<void> {
  const { verb, right: to, amount: of } = at.of.confirm
  return withinTransaction(ctx, async (inside) => {
    const body = { ...asked, [to]: right, [of]: amount }
    // Whoever comes second is told what is left by then, and not that somebody else was faster.
    await lockedFirst(inside, at.left, left, verb, body)
    const one = await get(inside, at.left, left, { lock: true })
    requireAlike(inside, at, one, await get(inside, at.right, right))
    await act(inside, at.left, left, verb, { ...body, ver: one.ver })
  })
}

/**
 * Pairs all the rows chosen with each other, in one transaction: those that came first are served first, each takes
 * what is left of the next. Answers the pairs that were made.
 */
export function pairTogether(
  ctx: Ctx,
  at: MatchingAtWork,
  chosen: { readonly left: readonly string[]; readonly right: readonly string[] },
  asked: Asked,
): Promise<readonly Pair[]> {
  if (chosen.left.length > most || chosen.right.length > most)
    throw new Refusal('request.too-many', { most }, { status: 400 })
  return withinTransaction(ctx, async (inside) => {
    const { left, right } = at.of
    const lefts = await rowsOfSide(inside, at.left, chosen.left, left.first)
    const rights = await rowsOfSide(inside, at.right, chosen.right, right.first)
    for (const of of lefts) for (const to of rights) requireAlike(inside, at, of, to)
    const pairs = allotted(at.of, lefts, rights)
    if (pairs.length === 0) throw new Refusal('matching.nothing-fits')
    // In one order whoever chose them, so that two do not wait for each other.
    for (const pair of pairs.toSorted((a, b) => orderOf(a.right, b.right) || orderOf(a.left, b.left)))
      await makePair(inside, at, pair, asked)
    return pairs
  })
}

/** How the amounts of two sides meet when each is served in its order; only amounts of one sign meet. */
export function allotted(
  { left, right, tolerance = '0' }: Pick<Matching, 'left' | 'right' | 'tolerance'>,
  lefts: readonly StoredRecord[],
  rights: readonly StoredRecord[],
): readonly Pair[] {
  const open = rights.map((record) => ({ id: idOf(record), left: textOf(record, right.remaining) || '0' }))
  return lefts.flatMap((record) => {
    let rest = textOf(record, left.remaining) || '0'
    return open.flatMap((to) => {
      if (isZero(rest) || isZero(to.left) || compare(rest, '0') !== compare(to.left, '0')) return []
      const last = open.at(-1) === to
      const amount = fits(rest, to.left, last ? tolerance : '0') ? rest : to.left
      rest = less(rest, amount)
      to.left = less(to.left, amount)
      return [{ left: idOf(record), right: to.id, amount }]
    })
  })
}

/** Refuses rows of other currencies, companies and whatever else must agree, and says which and in what. */
function requireAlike(ctx: Ctx, { of, left, right }: MatchingAtWork, one: object, other: object): void {
  const differs = Object.entries(of.alike).find(
    ([mine, theirs]) => Reflect.get(one, mine) !== Reflect.get(other, theirs),
  )
  if (differs === undefined) return
  const params = {
    field: labelIn(ctx, left, differs[0]),
    left: titleIn(ctx.lang, left, one),
    right: titleIn(ctx.lang, right, other),
  }
  throw new Refusal('matching.not-alike', params)
}

function orderOf(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
