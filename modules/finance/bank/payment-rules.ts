const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The times the machine works by, in milliseconds; a company may set them. */
export interface PaymentRules {
  /** Moments after sending at which the bank is asked, before the hourly round begins. */
  readonly queryAfter: readonly number[]
  readonly queryEvery: number
  /** How long unknown (02) and in trading (08) are asked about before a person must look. */
  readonly queryFor: number
  /** "Not found" sooner than this after sending may be a bank that has not read its post yet. */
  readonly notFoundAfter: number
  readonly authorisationWindow: number
  readonly duplicateWithin: number
  /** Hour of the day, in Shanghai, at which yesterday's statement is ready. */
  readonly statementHour: number
}

export const defaultPaymentRules: PaymentRules = {
  queryAfter: [1, 2, 5, 10, 30].map((minutes) => minutes * minute),
  queryEvery: hour,
  queryFor: day,
  notFoundAfter: 30 * minute,
  authorisationWindow: 7 * day,
  duplicateWithin: 3 * day,
  statementHour: 9,
}
