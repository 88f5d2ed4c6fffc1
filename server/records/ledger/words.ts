import type { Words } from '../../../core/values/language.ts'

const zh = (name: string) => `{${name}, select, stock {库存} settlement {往来结算} profit {利润} other {资金}}`
const ru = (name: string) =>
  `{${name}, select, stock {«Запасы»} settlement {«Расчёты»} profit {«Прибыль»} other {«Казначейство»}}`
const en = (name: string) =>
  `{${name}, select, stock {stock} settlement {receivables and payables} profit {profit} other {funds}}`

/** What the books refuse. */
export const ledgerWords = {
  'period.closed': {
    zh: `{month} ${zh('ledger')}已结账，不能再记账；请选择开放期间`,
    ru: `Раздел ${ru('ledger')} за {month} закрыт, проводки в него невозможны: выберите открытый период`,
    en: `The month {month} is closed for ${en('ledger')}, nothing can be posted into it: choose an open period`,
  },
  'period.before-open': {
    zh: `{month} ${zh('ledger')}尚未结账：先结${zh('ledger')}，再结${zh('closing')}`,
    ru: `Раздел ${ru('ledger')} за {month} ещё открыт: закройте его раньше, чем ${ru('closing')}`,
    en: `The month {month} is still open for ${en('ledger')}: close that before ${en('closing')}`,
  },
  'period.after-closed': {
    zh: `{month} ${zh('ledger')}已结账：先反结账${zh('ledger')}，再反结账${zh('closing')}`,
    ru: `Раздел ${ru('ledger')} за {month} закрыт: откройте его раньше, чем ${ru('closing')}`,
    en: `The month {month} is closed for ${en('ledger')}: reopen that before ${en('closing')}`,
  },
} as const satisfies Readonly<Record<string, Words>>
