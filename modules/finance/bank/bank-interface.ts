/** One payment instruction as the bank gets it: a frozen copy, so that nothing edited later can reach the bank. */
export interface PaymentInstruction {
  /** Up to 35 characters; message id and end-to-end id at once. */
  readonly reqNo: string
  /** When the message is written, in milliseconds. */
  readonly createdAt: number
  /** Requested day of execution, `YYYY-MM-DD`. */
  readonly day: string
  /** Decimal string with the currency's own digits, `6200000.00`. */
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
  readonly payer: PartyAccount
  readonly payee: PartyAccount & { readonly country?: string; readonly addressLines?: readonly string[] }
  /** What the payee reads on his statement, up to 140 characters. */
  readonly purpose: string
  readonly urgent?: boolean
  /** Who pays the bank's charges; SHA when nothing is said. */
  readonly chargeBearer?: 'OUR' | 'SHA' | 'BEN'
  /** Balance-of-payments code of a payment abroad, six digits. */
  readonly bopCode?: string
}

export interface PartyAccount {
  readonly name: string
  readonly account: string
  readonly bankName?: string
  /** Twelve-digit number of the bank in China's national payment system. */
  readonly cnaps?: string
  /** SWIFT code, 8 or 11 characters. */
  readonly bic?: string
}

/** What came of asking the bank. Silence is an answer too: only `not-sent` is certain that nothing left our side. */
export type Answer = Report | NoAnswer | NotSent

/** A readable status report of the bank about one request number. */
export interface Report {
  readonly kind: 'report'
  readonly reqNo: string
  /** ISO 20022 transaction status as the bank wrote it, `ACSC`. */
  readonly txStatus: string
  readonly reason: string | null
  readonly message: string | null
  readonly bankSerial: string | null
  /** Amount the bank has on record, when it says so. */
  readonly amount: string | null
  readonly currency: string | null
}

/** The instruction may or may not have reached the bank. `interrupted`: our own process died while waiting. */
export interface NoAnswer {
  readonly kind: 'no-answer'
  readonly cause: 'timeout' | 'connection-lost' | 'unreadable' | 'interrupted'
  readonly detail?: string
}

/** The connection never came to be, so the bank has seen nothing of this call. */
export interface NotSent {
  readonly kind: 'not-sent'
  readonly cause: 'refused' | 'unknown-host' | 'unreachable' | 'no-tls'
  readonly detail?: string
}

export interface StatementLine {
  /** The bank's own number of the line, the same each time the day is asked for. */
  readonly id: string
  readonly account: string
  readonly day: string
  readonly direction: 'debit' | 'credit'
  readonly amount: string
  readonly currency: string
  readonly reqNo: string | null
  readonly bankSerial: string | null
  readonly counterpartyName: string | null
  readonly counterpartyAccount: string | null
  readonly purpose: string | null
}

/** A way to a bank. It never touches the database, never repeats a call by itself and never throws on silence. */
export interface BankAdapter {
  readonly send: (instruction: PaymentInstruction) => Promise<Answer>
  readonly query: (reqNo: string) => Promise<Answer>
  /** All booked lines of an account on a day. Refusal `bank.statement-unavailable` (503) when the bank cannot say. */
  readonly statement: (account: string, day: string) => Promise<readonly StatementLine[]>
}
