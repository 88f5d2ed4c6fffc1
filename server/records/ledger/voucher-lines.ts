/** One side of a voucher: an account, what it is kept by (a bank account, a counterparty) and an amount on one side. */
export interface PostingLine {
  /** The book the line belongs to: `fund`, `arap`, … */
  readonly ledger: string
  /** Account of the chart, such as `1002`. */
  readonly account: string
  /** Id of what the account is kept by; '' where it is kept by nothing. */
  readonly key: string
  readonly currency: string
  readonly side: 'debit' | 'credit'
  /** Positive decimal string with at most two digits. */
  readonly amount: string
}

/** A business event to be written into the books; once for each event, source and `seq`. */
export interface Posting {
  /** Code, such as `PAY_AP`. */
  readonly event: string
  /** `finance.bankPayment` and the record's id. */
  readonly source: { readonly type: string; readonly id: string }
  readonly seq?: number
  /** The company whose books these are. */
  readonly unitId: string
  /** Business day, `YYYY-MM-DD`. */
  readonly day: string
  readonly segment?: string | null
  readonly lines: readonly PostingLine[]
}

/** A voucher as it was written. */
export interface Posted {
  readonly id: string
  /** `PZ-BLHY-202611-0007`: unique and without gaps per company and month. */
  readonly voucherNo: string
  /** Balance (debit less credit) of each line's account after it, in the order of the lines. */
  readonly balances: readonly string[]
  /** False when the same event had been written before and nothing was done now. */
  readonly isNew: boolean
}
