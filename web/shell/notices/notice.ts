/** One notice of the caller (GET /api/notice/page). */
export interface Notice {
  readonly id: string
  readonly title: string
  readonly content: string | null
  readonly url: string | null
  /** Epoch ms. */
  readonly time: number
  readonly readTime: number | null
  readonly type?: string | null
  readonly sender?: string | null
  /** The task that may be decided where the notice stands. */
  readonly task?: string | null
  /** What may be decided there. */
  readonly verbs?: readonly string[]
  /** So long it may be undone; 0 where it takes effect at once. */
  readonly undoSeconds?: number
  /** What the task is about. */
  readonly summary?: readonly { readonly name: string; readonly label: string; readonly text: string }[]
}

export interface NoticePage {
  readonly content: readonly Notice[]
  readonly totalElements: number
  readonly unread: number
}
