import type { Counter } from '../../core/description/menu-counter.ts'

/** What waits for a second security administrator. */
export const rightsCounters: readonly Counter[] = [
  {
    code: 'grantRequests',
    label: { zh: '待处理的授权', ru: 'Запросы прав', en: 'Grants to decide' },
    renewedBy: ['notice', 'base.role'],
  },
]
