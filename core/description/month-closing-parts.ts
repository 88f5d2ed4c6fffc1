/**
 * What of a month's books is closed by itself, in the order in which it is closed: stock, receivables and payables,
 * money, profit. It is opened again in the reverse order, because each is made of the ones before it.
 */
export const closings = ['stock', 'settlement', 'fund', 'profit'] as const

export type Closing = (typeof closings)[number]
