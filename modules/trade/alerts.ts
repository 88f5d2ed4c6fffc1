import type { Alert } from '../../core/description/alert.ts'

/** What is worth an alert of import licences, weigh tickets and border stations, and of what is owed to customs. */
export const tradeAlerts: readonly Alert[] = [
  {
    code: 'LIC-LEFT',
    label: {
      zh: '进口许可证余量（%）',
      ru: 'Остаток по импортной лицензии (%)',
      en: 'Left of an import licence (%)',
    },
    rising: false,
    bands: ['10', '5', '0'],
    cron: '20 8 * * *',
    role: 'risk',
    watches: {
      document: 'trade.importLicense',
      condition: 'status == "2"',
      figure: 'div(mul(remaining, 100), qty)',
    },
  },
  {
    code: 'LIC-USES',
    label: {
      zh: '进口许可证剩余次数',
      ru: 'Осталось использований импортной лицензии',
      en: 'Uses left of an import licence',
    },
    rising: false,
    bands: ['1', '0', '-1'],
    cron: '25 8 * * *',
    role: 'risk',
    watches: {
      document: 'trade.importLicense',
      // A licence for one batch has one use from the start.
      condition: 'status in ["1", "2"] && oneBatch != "1"',
      figure: 'sub(maxUses, orZero(uses))',
    },
  },
  {
    code: 'INS-NONE',
    label: {
      zh: '在途货物未投保（发运天数）',
      ru: 'Груз в пути не застрахован (дней с отправки)',
      en: 'Cargo under way not insured (days since it left)',
    },
    rising: true,
    bands: ['0', '3', '7'],
    cron: '40 8 * * *',
    role: 'risk',
  },
  {
    code: 'CUS-DUE',
    label: {
      zh: '关税缴款到期（剩余天数）',
      ru: 'Срок таможенного платежа (осталось дней)',
      en: 'Customs payment due (days left)',
    },
    rising: false,
    bands: ['5', '2', '-1'],
    cron: '35 8 * * *',
    role: 'unitFinance',
    watches: {
      document: 'trade.customsTaxCert',
      condition: "status == '0'",
      figure: 'daysBetween(today(), dueDate)',
    },
  },
  {
    code: 'LIC-EXPIRE',
    label: {
      zh: '进口许可证到期（剩余天数）',
      ru: 'Импортная лицензия истекает (осталось дней)',
      en: 'Import licence expires (days left)',
    },
    rising: false,
    bands: ['15', '7', '0'],
    cron: '30 8 * * *',
    role: 'risk',
    watches: {
      document: 'trade.importLicense',
      condition: 'status in ["1", "2"]',
      figure: 'daysBetween(today(), validTo)',
    },
  },
  {
    code: 'BP-WAIT',
    label: { zh: '口岸待换装车数', ru: 'Вагоны в ожидании перегрузки', en: 'Wagons waiting at the border' },
    rising: true,
    // More than 120 wagons.
    bands: ['121', '180', '240'],
    cron: '10 9 * * *',
    role: 'logistics',
    watches: {
      document: 'trade.borderPassDay',
      condition: 'le(daysBetween(date, today()), 1)',
      figure: 'waitingWagons',
    },
  },
  {
    code: 'BP-DWELL',
    label: { zh: '口岸平均停时（小时）', ru: 'Средний простой на переходе (ч)', en: 'Mean dwell at the border (h)' },
    rising: true,
    // More than 72 hours.
    bands: ['72.1', '96', '120'],
    cron: '15 9 * * *',
    role: 'logistics',
    watches: {
      document: 'trade.borderPassDay',
      condition: 'filled(dwellHours) && le(daysBetween(date, today()), 1)',
      figure: 'dwellHours',
    },
  },
  {
    code: 'WB-TARE',
    label: { zh: '皮重偏差（%）', ru: 'Отклонение тары (%)', en: 'Tare off its mean (%)' },
    rising: true,
    // More than three per cent.
    bands: ['3.01', '5', '10'],
    cron: '*/30 * * * *',
    role: 'risk',
    watches: {
      document: 'trade.weighTicket',
      condition: 'status == "1" && filled(tareMean) && le(daysBetween(weighDay, today()), 30)',
      figure: 'abs(tareDevPct)',
    },
  },
]
