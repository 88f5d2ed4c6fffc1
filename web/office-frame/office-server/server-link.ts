export interface Heard {
  /** Something was typed that is not saved, or all of it is. */
  readonly onChanged: (changed: boolean) => void
}

/** Speaks with the editor of an office server: with its window alone, and only at the origin that is set up. */
export abstract class ServerLink {
  readonly #origin: string
  #peer: Window | null = null

  constructor(origin: string) {
    this.#origin = origin
    addEventListener('message', this.#onMessage)
  }

  /** The window that its editor stands in. */
  attach(peer: Window | null): void {
    this.#peer = peer
  }

  close(): void {
    removeEventListener('message', this.#onMessage)
  }

  /** Asks it to save; servers that do not know the message save by their own button alone. */
  abstract save(): void

  /** Gives it a fresh pass, so that nothing is opened anew. */
  abstract renew(token: string, until: number): void

  /** Told of each message of the editor. */
  protected abstract hear(message: Readonly<Record<string, unknown>>): void

  protected post(message: object): void {
    this.#peer?.postMessage(JSON.stringify(message), this.#origin)
  }

  readonly #onMessage = (event: MessageEvent): void => {
    if (event.source !== this.#peer || event.origin !== this.#origin) return
    const message = messageIn(event.data)
    if (message !== null) this.hear(message)
  }
}

/** Messages are texts of JSON, or objects from the library of WPS; whatever else is said is not for us. */
function messageIn(data: unknown): Readonly<Record<string, unknown>> | null {
  try {
    return recordIn(typeof data === 'string' ? JSON.parse(data) : data)
  } catch {
    return null
  }
}

/** An object with whatever fields it has, or null for anything else. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null // read field by field
}
