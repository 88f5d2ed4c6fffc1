import { add, compare, div, mul, round, sub, sum } from '../../core/values/decimal.ts'
import { change, checkAll, type Ctx, find, get, Refusal, rules } from '../../server/module-api.ts'
import { goodsOf } from './customs-declaration-items.server.ts'
import { tonnesOf } from './customs-declaration-values.ts'
import { customsDeclaration, type CustomsDeclaration, type DeclarationItem } from './customs-declaration.ts'
import { importLicenceState } from './import-licence-states.ts'
import { importLicence, type ImportLicence } from './import-licence.ts'

// The code of customs supervision that asks for an automatic import licence.
const licensed = '7'
const monthsValid = 6

/** What items of a declaration draw on one licence, and where that is said. */
interface Drawing {
  readonly licenceId: string
  readonly items: readonly DeclarationItem[]
  readonly field: string
  /** The first of the items. */
  readonly at: number
}

/** A licence is valid for six months at most, within one calendar year. */
export const importLicenceRules = rules(importLicence, {
  check: (_ctx, { hsCode }) => {
    if (!/^\d{10}$/.test(hsCode ?? '')) throw Refusal.atField('goodsId', 'trade.no-tariff-code')
  },
  on: {
    issue: (_ctx, _record, { licNo, validFrom, validTo }) => {
      requireTerm(String(validFrom), String(validTo), 'validTo')
      return { licNo: String(licNo), validFrom: String(validFrom), validTo: String(validTo) }
    },
    refuse: (_ctx, _record, { reason }) => ({ returnReason: String(reason) }),
    extend: (_ctx, { validFrom, validTo }, { until }) => {
      const day = String(until)
      if (validTo !== null && day <= validTo)
        throw Refusal.atField('until', 'trade.licence-not-later', { day: validTo })
      requireTerm(validFrom ?? day, day, 'until')
      return { validTo: day }
    },
  },
})

/** What is handed in to customs draws on a licence under its lock; what comes back gives it back. */
export const licensedDeclarationRules = rules(customsDeclaration, {
  locks: Object.fromEntries(
    ['declare', 'lodge', 'sendBack', 'withdraw', 'grantWithdrawal'].map((verb) => [verb, lockLicences]),
  ),
  on: {
    declare: async (ctx, record) => drawOn(ctx, record),
    lodge: async (ctx, record) => drawOn(ctx, record),
    sendBack: async (ctx, record) => giveBack(ctx, record),
    withdraw: async (ctx, record) => giveBack(ctx, record),
    grantWithdrawal: async (ctx, record) => giveBack(ctx, record),
  },
})

/** The most that may still be declared: the last of the batches may exceed what remains by the tolerance. */
function mostLeft({ qty, usedQty, tolPct }: Pick<ImportLicence, 'qty' | 'usedQty' | 'tolPct'>): string {
  const remaining = sub(qty, usedQty ?? '0')
  return round(div(mul(remaining, add('100', tolPct)), '100', 6), 3)
}

async function lockLicences(ctx: Ctx, id: string): Promise<void> {
  const [declaration] = await find(free(ctx), customsDeclaration, { id }, { lines: true })
  if (declaration === undefined) return
  const own = (declaration.items ?? []).map(({ licenceId }) => licenceId)
  const ids = new Set([declaration.licenceId, ...own].filter((one) => one !== null))
  // In one order everywhere, so that two declarations never wait for each other.
  for (const licenceId of [...ids].toSorted()) await lockedLicence(ctx, licenceId)
}

async function drawOn(ctx: Ctx, declaration: CustomsDeclaration) {
  const items = declaration.items ?? []
  const known = await goodsOf(ctx, items)
  const licensedOf = ({ goodsId }: DeclarationItem) => known.get(goodsId)?.superviseCond?.includes(licensed) ?? false
  const licences = items.map((item) => {
    const needed = declaration.direction === 'buy' && licensedOf(item)
    return item.licenceId ?? (needed ? declaration.licenceId : null)
  })
  await checkAll(
    items.map((item, at) => () => {
      if (declaration.direction !== 'buy' || !licensedOf(item) || licences[at] !== null) return
      throw Refusal.atField(items.length === 1 ? 'licenceId' : `items.${at}.licenceId`, 'trade.licence-needed')
    }),
  )
  for (const drawing of drawingsOf(items, licences)) await draw(ctx, declaration, drawing)
  return {
    items: items.map((item, at) => ({
      ...item,
      licenceQty: licences[at] === null ? null : tonnesOf(item.netKg ?? '0'),
    })),
  }
}

/** Each licence counts as used once, however many items draw on it. */
function drawingsOf(items: readonly DeclarationItem[], licences: readonly (string | null | undefined)[]): Drawing[] {
  const ids = [...new Set(licences)].filter((id) => typeof id === 'string').toSorted()
  return ids.map((licenceId) => {
    const at = licences.indexOf(licenceId)
    const field = items[at]?.licenceId === licenceId ? `items.${at}.licenceId` : 'licenceId'
    return { licenceId, items: items.filter((_, place) => licences[place] === licenceId), field, at }
  })
}

async function draw(ctx: Ctx, declaration: CustomsDeclaration, drawing: Drawing): Promise<void> {
  const licence = await lockedLicence(ctx, drawing.licenceId)
  const tonnes = tonnesOf(sum(drawing.items.map(({ netKg }) => netKg)))
  await checkAll([
    () => requireFitting(licence, declaration, drawing),
    () => requireValid(licence, declaration, drawing),
    () => requireLeft(licence, tonnes, drawing),
  ])
  const usedQty = add(licence.usedQty ?? '0', tonnes)
  const uses = add(licence.uses ?? '0', '1')
  const isLast = compare(usedQty, licence.qty) >= 0 || compare(uses, licence.maxUses ?? '0') >= 0
  const status = isLast ? importLicenceState.usedUp : importLicenceState.inUse
  await change(free(ctx), importLicence, licence, { usedQty, uses, status }, { verb: isLast ? 'drawLast' : 'draw' })
}

async function giveBack(ctx: Ctx, { licenceId, items: given }: CustomsDeclaration) {
  const items = given ?? []
  // One that came back before holds nothing any more.
  const licences = items.map((item) => (item.licenceQty === null ? null : (item.licenceId ?? licenceId)))
  for (const drawing of drawingsOf(items, licences)) {
    const licence = await lockedLicence(ctx, drawing.licenceId)
    const isExpired = licence.status === importLicenceState.expired
    const values = {
      usedQty: sub(licence.usedQty ?? '0', sum(drawing.items.map(({ licenceQty }) => licenceQty))),
      uses: sub(licence.uses ?? '0', '1'),
      ...(isExpired ? {} : { status: importLicenceState.inUse }),
    }
    await change(free(ctx), importLicence, licence, values, { verb: 'giveBack' })
  }
  return { items: items.map((item) => ({ ...item, licenceQty: null })) }
}

const free = (ctx: Ctx) => ctx.withoutScope('what a licence has left binds everybody')

const lockedLicence = (ctx: Ctx, id: string) => get(free(ctx), importLicence, id, { lock: true })

function requireFitting(licence: ImportLicence, { ourCompany }: CustomsDeclaration, { items, field }: Drawing): void {
  const fits =
    licence.ourCompany === ourCompany &&
    items.every(({ hsCode, originCountry }) => licence.hsCode === hsCode && licence.country === originCountry)
  if (!fits) throw Refusal.atField(field, 'trade.licence-differs', { licence: licence.licNo ?? licence.applyNo ?? '' })
}

function requireValid(
  { status, ...licence }: ImportLicence,
  { declareDate }: CustomsDeclaration,
  { field }: Drawing,
): void {
  const { validFrom, validTo, licNo, applyNo } = licence
  if (
    validFrom === null ||
    validTo === null ||
    status === importLicenceState.applied ||
    status === importLicenceState.returned
  )
    throw Refusal.atField(field, 'trade.licence-not-issued', { licence: licNo ?? applyNo ?? '' })
  if (declareDate < validFrom || declareDate > validTo)
    throw Refusal.atField('declareDate', 'trade.licence-not-valid', { from: validFrom, to: validTo })
}

function requireLeft(licence: ImportLicence, tonnes: string, { field, at }: Drawing): void {
  const { uses, maxUses } = licence
  if (compare(uses ?? '0', maxUses ?? '0') >= 0)
    throw Refusal.atField(field, 'trade.licence-no-uses', { most: maxUses ?? '0' })
  const most = mostLeft(licence)
  if (compare(tonnes, most) > 0)
    throw Refusal.atField(`items.${at}.qty`, 'trade.licence-over', { left: licence.remaining ?? '0', most })
}

/** Six months from its first day at most, and no further than the end of that year. */
function requireTerm(from: string, to: string, field: string): void {
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  const isLonger = months > monthsValid || (months === monthsValid && to.slice(8) > from.slice(8))
  if (from.slice(0, 4) !== to.slice(0, 4) || isLonger) throw Refusal.atField(field, 'trade.licence-term', { from })
}
