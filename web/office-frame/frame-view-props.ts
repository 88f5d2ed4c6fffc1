/** The document that a view shows. */
export interface FrameSource {
  readonly name: string
  readonly size: number
  /** The whole file. */
  readonly bytes: (signal: AbortSignal) => Promise<ArrayBuffer>
  /** A part of it, both ends counted. */
  readonly part: (range: { readonly start: number; readonly end: number }) => Promise<ArrayBuffer>
}

/** A document that stands in memory. */
export function sourceOfBytes(name: string, bytes: Uint8Array): FrameSource {
  return {
    name,
    size: bytes.length,
    bytes: async () => new Uint8Array(bytes).buffer,
    part: async ({ start, end }) => new Uint8Array(bytes.subarray(start, end + 1)).buffer,
  }
}

/** What the frame asks of a view in which somebody edits. */
export interface FrameHandle {
  /** The file as it stands now: what was not touched stays byte for byte. */
  readonly save: () => Promise<Uint8Array>
}

export interface FrameViewProps {
  readonly source: FrameSource
  /** Whether it may be changed here and now; may turn while the view stands, and what was typed stays. */
  readonly editing: boolean
  /** To be called when something was typed. */
  readonly onChange: () => void
  /** To be called once the document stands, by views that can save. */
  readonly onHandle: (handle: FrameHandle) => void
}
