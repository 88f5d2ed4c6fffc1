import type { Described } from '../../core/described.ts'

/** Whether the caller may make new records of a document. */
export function canAdd({ verbs, appendOnly }: Pick<Described, 'verbs' | 'appendOnly'>): boolean {
  return verbs.includes('xz') && !appendOnly
}
