import type { Fitting } from './sample-world.ts'

type Store = (key: string, of: Fitting) => Promise<Fitting>

/** Samples of what is done under a letter of credit: each under one that is in force. */
export function letterOfCreditSamples(store: Store): Readonly<Record<string, () => Promise<Fitting>>> {
  const inForce = (applyNo: string) =>
    store('finance.letterCredit', {
      applyNo,
      lcNo: applyNo,
      status: '1',
      direction: 'import',
      amount: '100000.00',
      about: '0',
      tolPlus: null,
      maxAmount: '100000.00',
      availableAmount: '100000.00',
      drawnAmount: '0.00',
      paidAmount: '0.00',
      presentDays: '21',
      latestShip: '2099-06-01',
      expiryDate: '2099-06-30',
    })
  const ofLetter = ({ id = null, counterparty = null, currency = null, direction = null }: Fitting) => ({
    lcId: id,
    counterparty,
    currency,
    direction,
  })
  return {
    'finance.lcDrawing': async () => ({
      ...ofLetter(await inForce('XYZ-DRAWN')),
      status: '0',
      amount: '1000.00',
      // Three weeks after Monday the 2nd are Monday the 23rd, five banking days after Wednesday the 4th Wednesday.
      blDate: '2026-11-02',
      presentDate: '2026-11-04',
      lastPresentDay: '2026-11-23',
      examineBy: '2026-11-11',
    }),
    'finance.lcAmendment': async () => ({
      ...ofLetter(await inForce('XYZ-AMENDED')),
      status: '0',
      deltaAmount: '500.00',
      beforeAmount: '100000.00',
      beforeExpiryDate: '2099-06-30',
      beforeLatestShip: '2099-06-01',
      newExpiryDate: '2099-07-31',
      newLatestShip: '2099-07-01',
    }),
  }
}
