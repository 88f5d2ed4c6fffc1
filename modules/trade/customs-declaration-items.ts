import { dictionary, lines, money, number, quantity, reference, text } from '../../kinds/index.ts'

export const kilograms = { digits: 3, max: '99999999999' } as const

/** Customs take so many items on one declaration; what has more is declared on several. */
export const mostItems = 50

/** The goods of a declaration, each under its own HS code with its weights, its value at customs, its tax and its licence. */
export const declarationItems = lines({
  required: true,
  min: 1,
  max: 200,
  totals: ['total', 'netKg', 'grossKg', 'customsValue', 'duty', 'vat'],
  fields: {
    goodsId: reference({
      to: 'contracts.goods',
      required: true,
      only: { inUse: '1' },
      fill: { hsCode: 'hsCode', dutyRate: 'dutyRate', vatRate: 'vatRate', uom1: 'legalUnit', uom2: 'legalUnit2' },
    }),
    qty: quantity({ digits: 3, in: 'uom', min: '0.001', required: true }),
    uom: dictionary({ group: 'uom', required: true, initial: 't' }),
    unitPrice: money({ digits: 4, min: '0.0001', required: true }),
    total: money({ digits: 2, calc: 'round(mul(qty, unitPrice), 2)' }),
    originCountry: dictionary({ group: 'country', required: true }),
    spec: text({ max: 255 }),
    netKg: quantity({ ...kilograms, min: '0.001' }),
    grossKg: quantity({ ...kilograms, min: '0.001' }),
    hsCode: text({ max: 10, readonly: true, searched: true }),
    qty1: quantity({ digits: 3, in: 'uom1', min: '0.001', max: '99999999999' }),
    uom1: dictionary({ group: 'uom', readonly: true }),
    qty2: quantity({ digits: 3, in: 'uom2', min: '0.001', max: '99999999999' }),
    uom2: dictionary({ group: 'uom', readonly: true }),
    dutyRate: number({ digits: 2, min: '0', max: '100' }),
    vatRate: number({ digits: 2, min: '0', max: '100' }),
    freight: money({ digits: 2, readonly: true }),
    insurance: money({ digits: 2, readonly: true }),
    customsValue: money({ digits: 2, readonly: true }),
    duty: money({ digits: 2, readonly: true }),
    vat: money({ digits: 2, readonly: true }),
    licenceId: reference({ to: 'trade.importLicense' }),
    licenceQty: quantity({ digits: 3, readonly: true }),
  },
})
