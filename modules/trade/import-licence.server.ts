import { add, compare, div, mul, round, sub } from '../../core/values/decimal.ts'
import { change, checkAll, type Ctx, find, get, Refusal, rules } from '../../server/module-api.ts'
import { goods } from '../contracts/index.ts'
import { customsDeclaration, type CustomsDeclaration } from './customs-declaration.ts'
import { importLicenceState } from './import-licence-states.ts'
import { importLicence, type ImportLicence } from './import-licence.ts'

// The code of customs supervision that asks for an automatic import licence.
const licensed = '7'
const monthsValid = 6

interface Drawn {
  readonly licenceQty?: string | null
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
  locks: Object.fromEntries(['declare', 'sendBack', 'withdraw'].map((verb) => [verb, lockLicence])),
  on: {
    declare: async (ctx, record) => drawOn(ctx, record),
    sendBack: async (ctx, record) => giveBack(ctx, record),
    withdraw: async (ctx, record) => giveBack(ctx, record),
  },
})

/** The most that may still be declared: the last of the batches may exceed what remains by the tolerance. */
function mostLeft({ qty, usedQty, tolPct }: Pick<ImportLicence, 'qty' | 'usedQty' | 'tolPct'>): string {
  const remaining = sub(qty, usedQty ?? '0')
  return round(div(mul(remaining, add('100', tolPct)), '100', 6), 3)
}

async function lockLicence(ctx: Ctx, id: string): Promise<void> {
  const [declaration] = await find(free(ctx), customsDeclaration, { id })
  if (declaration?.licenceId) await lockedLicence(ctx, declaration.licenceId)
}

async function drawOn(ctx: Ctx, declaration: CustomsDeclaration): Promise<Drawn> {
  const { licenceId, declaredQty } = declaration
  if (licenceId === null) {
    if (await needsLicence(ctx, declaration)) throw Refusal.atField('licenceId', 'trade.licence-needed')
    return {}
  }
  const licence = await lockedLicence(ctx, licenceId)
  await checkAll([
    () => requireFitting(licence, declaration),
    () => requireValid(licence, declaration),
    () => requireLeft(licence, declaration),
  ])
  const usedQty = add(licence.usedQty ?? '0', declaredQty)
  const uses = add(licence.uses ?? '0', '1')
  const isLast = compare(usedQty, licence.qty) >= 0 || compare(uses, licence.maxUses ?? '0') >= 0
  const status = isLast ? importLicenceState.usedUp : importLicenceState.inUse
  await change(free(ctx), importLicence, licence, { usedQty, uses, status }, { verb: isLast ? 'drawLast' : 'draw' })
  return { licenceQty: declaredQty }
}

async function needsLicence(ctx: Ctx, { direction, goodsId }: CustomsDeclaration): Promise<boolean> {
  if (direction !== 'buy' || goodsId === null) return false
  const { superviseCond } = await get(free(ctx), goods, goodsId)
  return superviseCond?.includes(licensed) ?? false
}

async function giveBack(ctx: Ctx, { licenceId, licenceQty }: CustomsDeclaration): Promise<Drawn> {
  // One that came back before holds nothing any more.
  if (licenceId === null || licenceQty === null) return {}
  const licence = await lockedLicence(ctx, licenceId)
  const isExpired = licence.status === importLicenceState.expired
  const values = {
    usedQty: sub(licence.usedQty ?? '0', licenceQty),
    uses: sub(licence.uses ?? '0', '1'),
    ...(isExpired ? {} : { status: importLicenceState.inUse }),
  }
  await change(free(ctx), importLicence, licence, values, { verb: 'giveBack' })
  return { licenceQty: null }
}

const free = (ctx: Ctx) => ctx.withoutScope('what a licence has left binds everybody')

const lockedLicence = (ctx: Ctx, id: string) => get(free(ctx), importLicence, id, { lock: true })

function requireFitting(licence: ImportLicence, declaration: CustomsDeclaration): void {
  const fits =
    licence.ourCompany === declaration.ourCompany &&
    licence.hsCode === declaration.hsCode &&
    licence.country === declaration.originCountry
  if (!fits)
    throw Refusal.atField('licenceId', 'trade.licence-differs', { licence: licence.licNo ?? licence.applyNo ?? '' })
}

function requireValid({ status, ...licence }: ImportLicence, { declareDate }: CustomsDeclaration): void {
  const { validFrom, validTo, licNo, applyNo } = licence
  if (
    validFrom === null ||
    validTo === null ||
    status === importLicenceState.applied ||
    status === importLicenceState.returned
  )
    throw Refusal.atField('licenceId', 'trade.licence-not-issued', { licence: licNo ?? applyNo ?? '' })
  if (declareDate < validFrom || declareDate > validTo)
    throw Refusal.atField('declareDate', 'trade.licence-not-valid', { from: validFrom, to: validTo })
}

function requireLeft(licence: ImportLicence, { declaredQty }: CustomsDeclaration): void {
  const { uses, maxUses } = licence
  if (compare(uses ?? '0', maxUses ?? '0') >= 0)
    throw Refusal.atField('licenceId', 'trade.licence-no-uses', { most: maxUses ?? '0' })
  const most = mostLeft(licence)
  if (compare(declaredQty, most) > 0)
    throw Refusal.atField('declaredQty', 'trade.licence-over', { left: licence.remaining ?? '0', most })
}

/** Six months from its first day at most, and no further than the end of that year. */
function requireTerm(from: string, to: string, field: string): void {
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  const isLonger = months > monthsValid || (months === monthsValid && to.slice(8) > from.slice(8))
  if (from.slice(0, 4) !== to.slice(0, 4) || isLonger) throw Refusal.atField(field, 'trade.licence-term', { from })
}
