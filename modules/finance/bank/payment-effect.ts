/**
 * What people are told of a payment that no verb of ours settles; all else that waits for them is a task of the
 * payment.
 */
export const paymentWarnings = ['authorisation-overdue', 'contradiction'] as const
export type PaymentWarning = (typeof paymentWarnings)[number]

/** What must be written in the same transaction as the new state; calls to the bank leave as outbox rows. */
export type Effect =
  /** Outbox: a job applies the trigger `send` and only then calls the bank. */
  | { readonly kind: 'send' }
  /** After this transaction has committed the job calls `adapter.send`, exactly once. */
  | { readonly kind: 'call-bank' }
  /** Outbox with a time: `adapter.query(reqNo)`, its answer whatever it is goes in as trigger `answer`. */
  | { readonly kind: 'query'; readonly at: number }
  /** Outbox with a time: search the statements of these days for the debit, then trigger `statement`. */
  | {
      readonly kind: 'statement'
      readonly account: string
      readonly from: string
      readonly through: string
      readonly at: number
    }
  | { readonly kind: 'plan'; readonly change: 'occupy' | 'release' | 'paid' | 'reopen' }
  /** Bank journal and ledger lines of the payment, exactly once in its life. */
  | { readonly kind: 'journal' }
  /** The reversing lines of a refund. */
  | { readonly kind: 'reverse-journal' }
  | { readonly kind: 'warn'; readonly of: PaymentWarning }
