/** A message that opens one of our pages. */
interface Card {
  readonly title: string
  readonly text: string
  /** Address that signs the reader in on his way to the page. */
  readonly url: string
  /** What its button says. */
  readonly open: string
}

/** A platform where the staff already are: they sign in by it, and it carries cards to them. */
export interface Messenger {
  readonly code: MessengerCode
  /** Where a browser goes to be sent back with a code. */
  readonly signInUrl: (redirectUri: string, state: string) => string
  /** The user id on the platform of whoever brought this code. */
  readonly userOf: (back: URLSearchParams, redirectUri: string) => Promise<string>
  readonly sendCard: (userId: string, card: Card) => Promise<void>
}

export const messengerCodes = ['dingtalk', 'wecom', 'feishu'] as const
export type MessengerCode = (typeof messengerCodes)[number]
