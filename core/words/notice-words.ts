import type { Words } from '../values/language.ts'

/** How an event is told to a person: ICU MessageFormat over the event's parameters. */
export interface NoticeText {
  readonly title: Words
  readonly content: Words
  /** Parameters that are decimals: grouped as the reader's language does. */
  readonly decimals?: readonly string[]
  /** Parameters that are days `YYYY-MM-DD`. */
  readonly days?: readonly string[]
  /** Parameters that are epoch ms: said as day and time in Asia/Shanghai. */
  readonly moments?: readonly string[]
}

/** A parameter that is a person: he is called as the reader's language calls him when the notice is read. */
export interface NamedPerson {
  readonly person: string
}

/**
 * Texts of notices by event. Beside an event's own parameters there are `thing`, the title of the
 * document it is about, and for each parameter `<name>Given`, `yes` or `no`, to select on. A parameter
 * that is itself Words, or a NamedPerson, is said in the reader's language; a `title` that only repeats the `number` is
 * said as `thing`.
 */
export type NoticeWords = Readonly<Record<string, NoticeText>>
