import type { Described } from '../../../core/description/described-document.ts'

/** Whether the caller may make new records of a document. */
export function canAdd({ verbs }: Pick<Described, 'verbs'>): boolean {
  return verbs.includes('xz')
}
