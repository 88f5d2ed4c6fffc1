import type { Answer, StatementLine } from './bank-interface.ts'
import type { PaymentState, Verdict } from './payment-state.ts'

/** Everything that may happen to a bank payment after it is made, with the facts the machine needs to decide. */
export type Trigger =
  | { readonly type: 'review'; readonly by: string; readonly snapshotHash: string }
  | { readonly type: 'authorise'; readonly by: string; readonly snapshotHash: string }
  | { readonly type: 'reject'; readonly by: string; readonly reason: string }
  /** The maker hands a refused payment in again, with the snapshot as it now stands. */
  | { readonly type: 'hand-in'; readonly by: string; readonly snapshot: PaymentSnapshot }
  | { readonly type: 'drop'; readonly by: string }
  /**
   * The job is about to call the bank: duplicates looked up and coverage computed under the plan's lock; `barred` is
   * the code of what has come to forbid the payment since it was authorised, such as a party no longer to be paid.
   * From an account without a connection the payment is made `byHand`, and no bank is called.
   */
  | {
      readonly type: 'send'
      readonly snapshotHash: string
      readonly barred: string | null
      readonly duplicateOfId: string | null
      readonly planCovered: boolean
      readonly byHand?: boolean
    }
  /** A person asks to send once more what never left our side. */
  | { readonly type: 'send-again'; readonly by: string }
  | { readonly type: 'answer'; readonly via: 'send' | 'query' | 'callback'; readonly answer: Answer }
  | {
      readonly type: 'confirm-not-duplicate'
      readonly by: string
      readonly reason: string
      readonly planCovered: boolean
    }
  | { readonly type: 'confirm-duplicate'; readonly by: string; readonly reason: string }
  | { readonly type: 'propose-verdict'; readonly by: string; readonly finding: Finding }
  | { readonly type: 'confirm-verdict'; readonly by: string; readonly linked: boolean }
  | { readonly type: 'decline-verdict'; readonly by: string }
  /** Statements of all days `from`..`through` were searched; `line` is the debit that carries our request number. */
  | {
      readonly type: 'statement'
      readonly from: string
      readonly through: string
      readonly line: StatementLine | null
      readonly linked: boolean
    }
  | { readonly type: 'confirm-not-debited'; readonly by: string }
  | {
      readonly type: 'repay'
      readonly by: string
      readonly id: string
      readonly reqNo: string
      readonly snapshot: PaymentSnapshot
    }
  | { readonly type: 'refund'; readonly line: StatementLine; readonly linked: boolean }

export type TriggerType = Trigger['type']

/** Every trigger, in the order a payment meets them. */
export const triggerTypes = [
  'review',
  'authorise',
  'reject',
  'hand-in',
  'drop',
  'send',
  'send-again',
  'answer',
  'confirm-not-duplicate',
  'confirm-duplicate',
  'propose-verdict',
  'confirm-verdict',
  'decline-verdict',
  'statement',
  'confirm-not-debited',
  'repay',
  'refund',
] as const satisfies readonly TriggerType[]

/** The part of a payment that is frozen for review: what changes here voids every earlier signature. */
export type PaymentSnapshot = Pick<
  PaymentState,
  'amount' | 'currency' | 'payerAccount' | 'payeeAccount' | 'snapshotHash'
>

/** What the first person found about a suspicious payment; `linked` says the line already belongs to another record. */
export type Finding =
  | { readonly verdict: Extract<Verdict, 'debited'>; readonly line: StatementLine; readonly linked: boolean }
  | { readonly verdict: Extract<Verdict, 'not-debited'>; readonly attachmentId: string }
