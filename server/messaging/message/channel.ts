import type { Lang } from '../../../core/values/language.ts'
import type { ChannelCode } from '../../../core/words/notice-preferences.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** What a channel is given to carry: already worded in the reader's language. */
export interface Letter {
  /** Of the row it is sent for; the same for every try. */
  readonly id: string
  /** Where it goes: a mail address, a number, a user id. */
  readonly to: string
  readonly name: string
  readonly lang: Lang
  readonly title: string
  readonly text: string
  /** Name of the site it comes from. */
  readonly site: string
  /** Address of the site, without a slash at its end; '' where nobody has said it. */
  readonly base: string
  /** Path of the page it is about. */
  readonly path: string
}

/** What a channel reads its settings with. */
export type ChannelCtx = { readonly sql: Sql } & Pick<Ctx, 'running'>

/** One way out of the product. */
export interface Channel {
  readonly code: ChannelCode
  /** What of a person is its address. */
  readonly reach: 'email' | 'tel' | 'code'
  readonly isOpen: (ctx: ChannelCtx) => Promise<boolean>
  /**
   * Resolves when the other side has taken the letter; NotSent when it certainly has not; any other error leaves that
   * open.
   */
  readonly send: (ctx: ChannelCtx, letter: Letter) => Promise<void>
}

interface NotSentReason {
  /** Whether another try may end better. */
  readonly again: boolean
  /** The other side cannot be reached at all: nothing else goes that way for now. */
  readonly away?: boolean
}

/** A letter that certainly was not taken. */
export class NotSent extends Error {
  readonly again: boolean
  readonly away: boolean

  constructor(message: string, { again, away = false }: NotSentReason) {
    super(message)
    this.name = 'NotSent'
    this.again = again
    this.away = away
  }
}

const neverArrived = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether a call of `fetch` failed before anything was said. */
export function neverCalled(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' && neverArrived.has(code)
}
