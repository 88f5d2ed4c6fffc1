/** Why a call came to nothing; each is said in words. */
export type FailureReason = 'unreachable' | 'timeout' | 'refused' | 'unreadable'

/** An expected failure of what lies outside. */
export class OutsideFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, detail: string) {
    super(detail)
    this.name = 'OutsideFailure'
    this.reason = reason
  }
}
