import type { Counter } from '../../core/counter.ts'

/** What waits for a second security administrator. */
export const rightsCounters: readonly Counter[] = [
  { code: 'grantRequests', label: { zh: '待确认的授权', ru: 'Изменения прав на подтверждение', en: 'Grants to confirm' }, renewedBy: ['notice', 'base.role'] },
]
