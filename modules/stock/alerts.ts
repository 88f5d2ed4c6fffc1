import type { Alert } from '../../core/description/alert.ts'
import { yardAlerts } from './yard/index.ts'

/** What is worth an alert of the stock. */
export const stockAlerts: readonly Alert[] = [
  ...yardAlerts,
  {
    code: 'STK-DIFF',
    label: { zh: '盘点差异（%）', ru: 'Расхождение при инвентаризации (%)', en: 'Difference of a count (%)' },
    rising: true,
    bands: ['0.5', '1', '2'],
    cron: '*/30 * * * *',
    role: 'risk',
    watches: {
      document: 'stock.stockCheck',
      condition: 'status == "2"',
      figure: 'abs(orZero(diffPct))',
    },
  },
  {
    code: 'STK-AGE',
    label: { zh: '库存超期（库龄天数）', ru: 'Залежалые запасы (возраст, дней)', en: 'Stock lies too long (days)' },
    rising: true,
    bands: ['60', '90', '180'],
    cron: '20 8 * * *',
    role: 'risk',
  },
]
