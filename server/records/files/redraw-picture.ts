import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread } from '../../platform/process/worker-thread.ts'

/** One picture to draw, as it goes to the drawing thread; answered with its bytes, or null when it cannot be drawn. */
export interface Drawing {
  readonly bytes: Uint8Array
  readonly ext: string
  /** Points of its longer side at most. */
  readonly longest: number
}

const thread = openWorkerThread<Drawing, Uint8Array | null>(
  () => openWorker(new URL('./redraw-picture.worker.ts', import.meta.url), import.meta.url),
  { idle: 20_000, patience: 20_000 },
)

/**
 * Draws a picture anew as PNG or JPEG, in a thread of its own and one at a time, so that a large photo
 * neither stops the server nor fills its memory. Null when it cannot be drawn.
 */
export async function redraw(bytes: Buffer, ext: string, longest: number): Promise<Buffer | null> {
  // A picture made to be slow, or to kill the thread, costs its own showing and nothing else.
  const drawn = await thread.ask({ bytes, ext, longest }).catch(() => null)
  return drawn === null ? null : Buffer.from(drawn)
}
