import type { Words } from '../../../core/values/language.ts'
import { approvalWords } from './words.ts'

const modes: Readonly<Record<string, Words>> = {
  all: approvalWords.modeAll,
  any: approvalWords.modeAny,
  ratio: approvalWords.modeRatio,
  order: approvalWords.modeOrder,
}

/** How the people of a step decide; null where one alone does. */
export function modeLabel(mode: string | null | undefined): Words | null {
  return modes[mode ?? ''] ?? null
}
