import type { LogEntry } from '../../core/approval/action.ts'
import type { Json } from '../../core/values/json.ts'
import { signatureHash } from './opinion-attachments.ts'

/** Fingerprints of pictures, by the path of their file. */
export type Pictures = ReadonlyMap<string, string>

/**
 * `files` under an opinion, and `signature`, of which `fits` tells whether decision and picture are still those that
 * were signed.
 */
export type ShownPapers = Readonly<Record<string, Json>>

/** Files and signature of one entry of the log. */
export function shownPapers({ action, at }: Pick<LogEntry, 'action' | 'at'>, pictures: Pictures): ShownPapers {
  const { files, signature } = action
  return {
    ...(files === undefined ? {} : { files: files.map((file) => ({ ...file })) }),
    ...(signature === undefined
      ? {}
      : { signature: { file: { ...signature.file }, hash: signature.hash, fits: isWhole({ action, at }, pictures) } }),
  }
}

/** The papers of each task, by the engine's own id of it: those of the last who acted on it. */
export function papersByTask(
  log: readonly { readonly entry: LogEntry }[],
  pictures: Pictures,
): ReadonlyMap<string, ShownPapers> {
  return new Map(
    log.flatMap(({ entry }) =>
      'task' in entry.action && entry.action.task !== undefined
        ? [[entry.action.task, shownPapers(entry, pictures)] as const]
        : [],
    ),
  )
}

function isWhole({ action, at }: Pick<LogEntry, 'action' | 'at'>, pictures: Pictures): boolean {
  const { signature } = action
  if (signature === undefined) return false
  return (
    signatureHash({ action, at, record: signature.record, picture: pictures.get(signature.file.fileAdd) ?? '' }) ===
    signature.hash
  )
}
