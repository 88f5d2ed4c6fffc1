import type { Words } from '../../../core/values/language.ts'

/** Whoever acts when no person does; no row of people has this id. */
export const systemPerson: { readonly id: string; readonly called: Words } = {
  id: '00000000-0000-7000-8000-000000000001',
  called: { zh: '系统', ru: 'Система', en: 'System' },
}
