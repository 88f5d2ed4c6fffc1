import type { Actor } from '../context/context.ts'

/** Whose session a request belongs to. */
export interface Caller {
  readonly sessionId: string
  readonly actor: Actor
  /** He signed in with a one-time password and may do nothing before he changes it. */
  readonly mustChange: boolean
  /** His role demands a second factor, which he sets up before anything else. */
  readonly mustEnrol: boolean
  /** Version of everybody's rights; a page that sees another reloads what it knows of its own. */
  readonly accessVersion: string
  /** The one page that a ticket's session shows; null for a whole session. */
  readonly page: string | null
}

/** What a request showed: tokens from headers, or the access token of the cookie where that suffices. */
export interface Credentials {
  readonly access: string
  /** Empty where a request may not renew. */
  readonly refresh: string
}

/** The two tokens a page holds. */
export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

export interface Admission {
  readonly caller: Caller
  /** The new pair, when the access token had run out. */
  readonly renewed: TokenPair | null
}

/** From where somebody called. */
export interface Origin {
  readonly ip: string
  readonly agent: string
  readonly requestId: string
}
