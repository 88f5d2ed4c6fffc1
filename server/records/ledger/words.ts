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
  'ledger.not-enough': {
    zh: '{what}：{day} 仅余 {left}，不足 {asked}，请减少数量或改为更晚的日期',
    ru: '{what}: на {day} остаётся {left}, а нужно {asked}. Уменьшите количество или укажите более позднюю дату',
    en: '{what}: on {day} there is {left} and {asked} is needed: lower the quantity or choose a later day',
  },
  'ledger.nothing-moved': {
    zh: '{no} 没有可冲销的库存记录',
    ru: 'По документу {no} нет движений, которые можно сторнировать',
    en: '{no} has moved nothing that could be reversed',
  },
  'ledger.spent': {
    zh: '{what}：{day} 之前入库的成本已随出库结转，请先冲销其后的出库',
    ru: '{what}: себестоимость этого прихода уже списана с последующим расходом. Сначала сторнируйте расход (на {day})',
    en: '{what}: what came in has gone out at its cost by {day}: reverse what went out first',
  },
} as const satisfies Readonly<Record<string, Words>>
