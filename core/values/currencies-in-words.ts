/** Currencies whose amounts can be written out. */
export const worded = ['CNY', 'USD', 'RUB', 'EUR', 'HKD', 'JPY', 'KRW', 'SGD'] as const

export type WordedCurrency = (typeof worded)[number]

/** An amount split for writing: whole units and two digits of hundredths, both without a sign. */
export interface Amount {
  readonly negative: boolean
  readonly units: string
  readonly hundredths: string
  readonly currency: WordedCurrency
}
