/** What an office server's editor says of itself, in the messages of the WOPI protocol. */
interface ServerMessage {
  readonly MessageId: string
  readonly Values: Readonly<Record<string, unknown>>
}

export interface Heard {
  /** Something was typed that is not saved, or all of it is. */
  readonly onChanged: (changed: boolean) => void
}

/** How an office server's editor is spoken with. */
export interface ServerLink {
  /** The window that its editor stands in. */
  readonly attach: (peer: Window | null) => void
  readonly close: () => void
  /** Asks it to save; servers that do not know the message save by their own button alone. */
  readonly save: () => void
  /** Gives it a fresh pass, so that nothing is opened anew. */
  readonly renew: (token: string, until: number) => void
}

/** Speaks with the editor of a WOPI server: with its window alone, and only at the origin that is set up. */
export class WopiLink implements ServerLink {
  readonly #origin: string
  readonly #heard: Heard
  #peer: Window | null = null

  constructor(origin: string, heard: Heard) {
    this.#origin = origin
    this.#heard = heard
    addEventListener('message', this.#hear)
  }

  attach(peer: Window | null): void {
    this.#peer = peer
  }

  close(): void {
    removeEventListener('message', this.#hear)
  }

  save(): void {
    this.#post('Action_Save', { DontTerminateEdit: true, DontSaveIfUnmodified: true, Notify: true })
  }

  renew(token: string, until: number): void {
    this.#post('Reset_Access_Token', { token, token_ttl: until })
  }

  readonly #hear = (event: MessageEvent): void => {
    if (event.source !== this.#peer || event.origin !== this.#origin) return
    const message = messageIn(event.data)
    if (message === null) return
    const { MessageId, Values } = message
    // It speaks no further until it has heard that somebody listens.
    if (MessageId === 'App_LoadingStatus' && Values['Status'] === 'Frame_Ready') this.#post('Host_PostmessageReady', {})
    if (MessageId === 'Doc_ModifiedStatus') this.#heard.onChanged(Values['Modified'] === true)
  }

  #post(MessageId: string, Values: object): void {
    this.#peer?.postMessage(JSON.stringify({ MessageId, SendTime: Date.now(), Values }), this.#origin)
  }
}

/** Messages of the protocol are texts of JSON; whatever else is said is not for us. */
function messageIn(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const { MessageId, Values } = JSON.parse(data) as Partial<ServerMessage> // its fields are looked at below
    if (typeof MessageId !== 'string') return null
    return { MessageId, Values: typeof Values === 'object' && Values !== null ? Values : {} }
  } catch {
    return null
  }
}
