import { compare, isZero, round, sub, sum } from '../../core/values/decimal.ts'
import { checkAll, type Ctx, find, get, Refusal } from '../../server/module-api.ts'
import { type Contract, goods, type Goods } from '../contracts/index.ts'
import { mostItems } from './customs-declaration-items.ts'
import { kilogramsOf, tonnesOf } from './customs-declaration-values.ts'
import { customsDeclaration, type CustomsDeclaration, type DeclarationItem, standing } from './customs-declaration.ts'
import { logisticsBill } from './logistics-bill.ts'

// Goods that nothing packs weigh the same gross and net.
const unpacked: ReadonlySet<string | null> = new Set(['00', '01'])

/** Items with the code, rates and legal units of their goods, and what follows from their quantities. */
export async function completedItems(
  ctx: Ctx,
  items: readonly DeclarationItem[],
  packType: string | null,
): Promise<DeclarationItem[]> {
  const known = await goodsOf(ctx, items)
  return items.map((item) => completed(item, known.get(item.goodsId), unpacked.has(packType)))
}

/** The goods of items by their ids. */
export async function goodsOf(ctx: Ctx, items: readonly DeclarationItem[]): Promise<ReadonlyMap<string, Goods>> {
  const id = [...new Set(items.map(({ goodsId }) => goodsId).filter(Boolean))]
  return new Map((id.length === 0 ? [] : await find(ctx, goods, { id })).map((one) => [one.id, one]))
}

function completed(item: DeclarationItem, of: Goods | undefined, inBulk: boolean): DeclarationItem {
  const netKg = kilogramsOf(item.qty, item.uom) ?? item.netKg
  const [uom1, uom2] = [of?.legalUnit ?? 'kg', of?.legalUnit2 ?? null]
  const weighed = { ...item, netKg, grossKg: inBulk ? netKg : (item.grossKg ?? netKg) }
  return {
    ...weighed,
    hsCode: of?.hsCode ?? null,
    dutyRate: item.dutyRate ?? of?.dutyRate ?? null,
    vatRate: item.vatRate ?? of?.vatRate ?? null,
    uom1,
    qty1: quantityIn(uom1, weighed) ?? item.qty1,
    uom2,
    qty2: uom2 === null ? null : (quantityIn(uom2, weighed) ?? item.qty2),
  }
}

/** How much an item is in a legal unit, where that follows from what it is sold in or weighs. */
function quantityIn(unit: string, { qty, uom, netKg }: DeclarationItem): string | null {
  if (unit === uom) return qty
  if (netKg === null) return null
  if (unit === 'kg') return netKg
  return unit === 't' ? tonnesOf(netKg) : null
}

/** What is left of a bill, at the price of its contract, with which a declaration begins. */
export async function firstItem(ctx: Ctx, billId: string, under: Contract): Promise<DeclarationItem[]> {
  const all = ctx.withoutScope('what was declared of a bill binds everybody')
  const [bill] = await find(ctx, logisticsBill, { id: billId })
  if (bill === undefined) return []
  const of = await get(all, goods, bill.goodsId)
  const taken = await find(all, customsDeclaration, { ...standing, billId })
  const left = sub(bill.billQty, sum(taken.map(({ declaredQty }) => declaredQty)))
  if (compare(left, '0') <= 0) return []
  const line = under.items?.find((one) => one.uom === 't' && one.goods === of.goodsName)
  const begun = {
    goodsId: of.id,
    originCountry: bill.loadCountry,
    qty: round(left, 3),
    uom: 't',
    unitPrice: line?.unitPrice ?? null,
  }
  return [completed(begun as DeclarationItem, of, true)] // what is not known yet is typed
}

/** Items are so many, of the bill among them, and each says all that customs ask for. */
export function requireItems(declaration: CustomsDeclaration): Promise<void> {
  const items = declaration.items ?? []
  if (items.length > mostItems)
    throw Refusal.atField('items', 'trade.too-many-items', { most: mostItems, count: items.length })
  return checkAll([
    () => requireBillGoods(declaration),
    ...items.map((item, at) => () => requireItem(item, `items.${at}`, declaration.direction === 'buy')),
  ])
}

function requireBillGoods({ items, goodsId: ofBill }: CustomsDeclaration): void {
  if (ofBill !== null && !items?.some(({ goodsId }) => goodsId === ofBill))
    throw Refusal.atField('items', 'trade.bill-goods-missing')
}

function requireItem(item: DeclarationItem, path: string, isTaxed: boolean): Promise<void> {
  return checkAll([
    () => requireTariffCode(item, path),
    () => requireWeights(item, path),
    () => requireLegalQuantities(item, path),
    () => {
      if (isZero(item.total ?? '0')) throw Refusal.atField(`${path}.unitPrice`, 'trade.worth-nothing')
    },
    () => {
      if (isTaxed && item.dutyRate === null) throw Refusal.atField(`${path}.dutyRate`, 'trade.no-duty-rate')
    },
  ])
}

function requireTariffCode({ hsCode }: DeclarationItem, path: string): void {
  if (!/^\d{10}$/.test(hsCode ?? '')) throw Refusal.atField(`${path}.goodsId`, 'trade.no-tariff-code')
}

function requireWeights({ netKg, grossKg }: DeclarationItem, path: string): void {
  if (netKg === null) throw Refusal.atField(`${path}.netKg`, 'trade.no-net-weight')
  if (grossKg !== null && compare(netKg, grossKg) > 0)
    throw Refusal.atField(`${path}.netKg`, 'trade.net-above-gross', { gross: grossKg })
}

function requireLegalQuantities({ qty1, qty2, uom2 }: DeclarationItem, path: string): void {
  if (qty1 === null) throw Refusal.atField(`${path}.qty1`, 'trade.no-legal-quantity')
  if (uom2 !== null && qty2 === null) throw Refusal.atField(`${path}.qty2`, 'trade.no-legal-quantity')
}
