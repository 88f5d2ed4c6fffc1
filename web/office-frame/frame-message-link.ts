import { channel, type FrameEvents, type FromFrame } from './client/frame-messages.ts'

/** How the frame speaks to the page around it: to the one origin that its ticket named, once it has. */
export class FrameLink {
  #peer: string | null = null

  /** Says that the frame stands; nobody knows yet who listens, and nothing is told by it. */
  greet(): void {
    this.#post({ type: 'ready' }, '*')
  }

  /** From now on this origin is spoken with, and no other is heard. */
  pin(origin: string): void {
    this.#peer = origin
  }

  isFrom(event: MessageEvent): boolean {
    return event.source === parent && event.origin === this.#peer
  }

  tell<Name extends keyof FrameEvents>(name: Name, data: FrameEvents[Name]): void {
    this.#post({ type: 'event', name, data } as FromFrame) // a name with its own data
  }

  answer(
    id: number,
    outcome: { readonly data: FrameEvents['fileSaved'] } | { readonly error: FrameEvents['error'] },
  ): void {
    this.#post({ type: 'result', id, ...outcome })
  }

  /** Why nothing was opened, to whoever asked. */
  refuse(error: FrameEvents['error'], origin: string): void {
    this.#post({ type: 'event', name: 'error', data: error }, origin)
  }

  /** Whether a ticket made for an origin, or for our own pages, was shown by it. */
  static matches(origin: string, madeFor: string): boolean {
    return origin === (madeFor === '' ? location.origin : madeFor)
  }

  #post(message: FromFrame, to = this.#peer): void {
    if (to !== null) parent.postMessage({ channel, message }, to)
  }
}
