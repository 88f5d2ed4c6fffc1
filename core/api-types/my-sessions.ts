/** One of a person's own sessions, as he tells them apart: device, place, last seen; times are epoch ms. */
export interface MySession {
  readonly id: string
  readonly device: string
  readonly ip: string
  readonly createTime: number
  readonly lastSeen: number
  /** The one this is asked from. */
  readonly current: boolean
}

/** An attempt to sign in as this person. */
export interface MyAttempt {
  readonly id: string
  readonly at: number
  readonly outcome: string
  readonly way: string
  readonly device: string
  readonly ip: string
}

/** Where a person is signed in, who tried to be he, and his sign-in before this one with the failures since. */
export interface MySessions {
  readonly sessions: readonly MySession[]
  readonly attempts: readonly MyAttempt[]
  readonly last: {
    readonly time: number | null
    readonly device: string
    readonly ip: string
    readonly failures: number
  }
}
