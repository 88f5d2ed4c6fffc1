/**
 * What is asked for: an emergency password, a link to choose one, leaving a second factor, other sign-in data, a
 * setting that carries messages, handing over what somebody holds, another leader of his department.
 */
const accountRequestKinds = ['password', 'link', 'secondFactor', 'contact', 'setting', 'handover', 'leader'] as const
export type AccountRequestKind = (typeof accountRequestKinds)[number]

/** What a person signs in by and is reached at. */
export const contactFields = ['userCode', 'userTel', 'email'] as const
export type ContactField = (typeof contactFields)[number]

export type AccountRequestState = 'waiting' | 'confirmed' | 'refused' | 'withdrawn' | 'done'
export const accountVerdicts = ['confirm', 'refuse', 'withdraw'] as const
export type AccountVerdict = (typeof accountVerdicts)[number]

/**
 * A line of what is asked for: a field or setting with its value before and after; secrets as marks, people by name.
 */
export interface AccountChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** A request as its page shows it; times are epoch ms. */
export interface AccountRequest {
  readonly id: string
  readonly kind: AccountRequestKind
  readonly state: AccountRequestState
  readonly personId: string | null
  readonly personName: string
  /** Which department, or which of somebody's records; empty where the kind says it all. */
  readonly about: string
  readonly changes: readonly AccountChange[]
  readonly askedBy: string
  readonly askedAt: number
  readonly decidedBy: string
  readonly decidedAt: number | null
  /** What the reader may do about it; `collect` shows the password that was agreed to. */
  readonly may: readonly (AccountVerdict | 'collect')[]
}

/** What happens to a request, or is done at once. */
export type AccountStep = 'asked' | AccountVerdict | 'collect' | 'done'
