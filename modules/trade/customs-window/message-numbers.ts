import type { CustomsDeclaration } from '../customs-declaration.ts'
import type { WindowState } from './window-message.ts'

/** Our number of a lodging: that of the declaration, and how often it has been lodged. */
export function lodgingNo({ declareNo, id, windowKey }: CustomsDeclaration): string {
  const before = windowKey === null ? 0 : roundOf(windowKey)
  return `${declareNo ?? id}-${before + 1}`
}

/** Our number of a withdrawal that is asked of the window: that of the lodging, and how often it was asked for. */
export function withdrawalNo({ windowKey, withdrawalKey, id }: CustomsDeclaration): string {
  const before = Number(/-W(\d{1,4})$/.exec(withdrawalKey ?? '')?.[1] ?? '0')
  return `${windowKey ?? id}-W${before + 1}`
}

/** How often a declaration had been lodged by a number of ours. */
export function roundOf(clientNo: string): number {
  return Number(/-(\d{1,4})$/.exec(clientNo)?.[1] ?? '0')
}

/** The declaration's number in a number of a lodging. */
export function declarationNoIn(clientNo: string): string {
  return clientNo.replace(/-\d{1,4}$/, '')
}

/** Whether a message is of a lodging, or of an earlier one of the same declaration. */
export function isOurs({ clientNo, windowNo }: WindowState, windowKey: string, own: string): boolean {
  if (declarationNoIn(clientNo) !== declarationNoIn(windowKey)) return false
  return windowNo === own || roundOf(clientNo) < roundOf(windowKey)
}

/** By which a message is kept once: the lodging and its place in it, or whose it is if it is not ours. */
export function messageNoOf({ seq, clientNo, windowNo }: WindowState, ours: boolean): string {
  return ours ? `${roundOf(clientNo)}-${seq}` : `${seq}@${windowNo}`
}

/** The place of a message in its lodging; null of one that is not of this lodging. */
export function placeOf(messageNo: string, round: number): number | null {
  const [, of, seq] = /^(\d+)-(\d+)$/.exec(messageNo) ?? []
  return Number(of) === round ? Number(seq) : null
}
