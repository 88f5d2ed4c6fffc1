/** A piece of an answer: a figure that came from a record leads to it, one that came from nowhere is marked. */
export interface Piece {
  readonly text: string
  readonly href?: string
  readonly unproved?: true
}

/** A record that was read for an answer. */
export interface Source {
  readonly title: string
  readonly href: string
}

/** One message as a conversation keeps it. */
export interface Message {
  readonly role: 'user' | 'assistant'
  readonly pieces: readonly Piece[]
  readonly sources: readonly Source[]
  /** Epoch ms. */
  readonly at: number
  /** Its reader stopped it, or the model broke off. */
  readonly cut: boolean
}

export interface Conversation {
  readonly id: string
  readonly title: string
  readonly at: number
}

/** What the page of the assistant learns first. */
export interface AssistantState {
  /** The model's name; null while no endpoint is configured. */
  readonly model: string | null
  readonly mayConfigure: boolean
  readonly conversations: readonly Conversation[]
  readonly left: number
}

/** Longest question, in characters. */
export const longestQuestion = 4000
