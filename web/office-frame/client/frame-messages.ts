/** Marks messages of the office frame among whatever else windows say to each other. */
export const channel = 'amur-office'

/** What a page says to the frame. */
export type ToFrame =
  | {
      readonly type: 'open'
      readonly appId: string
      readonly fileId: string
      readonly officeType: string
      readonly token: string
      readonly lang?: string
    }
  | { readonly type: 'save'; readonly id: number; readonly comment?: string }
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'print' }

/** What happens in the frame, by name. */
export interface FrameEvents {
  /** The document stands; whether it may be changed here. */
  readonly fileOpen: {
    readonly fileId: string
    readonly title: string
    readonly version: number
    readonly editing: boolean
  }
  /** What was typed is not saved yet, or all of it is. */
  readonly fileStatus: { readonly changed: boolean }
  readonly fileSaved: { readonly version: number; readonly branch: boolean }
  /** Who edits. */
  readonly lock: { readonly mine: boolean; readonly holder: string | null; readonly until: number | null }
  /** The access ends at that moment: a new token is wanted. */
  readonly tokenExpiring: { readonly at: number }
  readonly error: { readonly code: string; readonly message: string }
}

/** What the frame says to the page. */
export type FromFrame =
  | { readonly type: 'ready' }
  | {
      [Name in keyof FrameEvents]: { readonly type: 'event'; readonly name: Name; readonly data: FrameEvents[Name] }
    }[keyof FrameEvents]
  | {
      readonly type: 'result'
      readonly id: number
      readonly data?: FrameEvents['fileSaved']
      readonly error?: FrameEvents['error']
    }

/** Reads a message of the channel; null when it is anything else. */
export function messageIn<T extends ToFrame | FromFrame>(data: unknown): T | null {
  if (typeof data !== 'object' || data === null || !('channel' in data) || data.channel !== channel) return null
  return 'message' in data ? (data.message as T) : null // the other side is this product, of any version; fields are checked by whoever reads them
}
