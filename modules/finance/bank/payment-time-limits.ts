import { dayMs, hourMs, minuteMs } from '../../../core/values/duration.ts'

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
  queryAfter: [1, 2, 5, 10, 30].map((minutes) => minutes * minuteMs),
  queryEvery: hourMs,
  queryFor: dayMs,
  notFoundAfter: 30 * minuteMs,
  authorisationWindow: 7 * dayMs,
  duplicateWithin: 3 * dayMs,
  statementHour: 9,
}
