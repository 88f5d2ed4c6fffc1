import type { Alert } from '../../../core/description/alert.ts'
import type { DictionaryEntry } from '../../../core/description/dictionary-entry.ts'
import { derivation } from '../../../core/description/document-derivation.ts'
import type { Page, RoleGrant } from '../../../core/description/module.ts'
import { position } from './position.ts'
import { stackTemperature } from './stack-temperature.ts'
import { turnOrder, turnState } from './turn-order.ts'
import { yardMapWords } from './yard-map-words.ts'

export { position } from './position.ts'
export { yardRefusals } from './refusals.ts'
export { stackTemperature } from './stack-temperature.ts'
export { turnOrder } from './turn-order.ts'
export { positionWords, turnOrderWords } from './words.ts'

export const yardDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  stock_turnStatus: [
    { code: '0', label: { zh: '待倒堆', ru: 'К выполнению', en: 'To be done' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '已完成', ru: 'Выполнен', en: 'Done' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已作废', ru: 'Аннулирован', en: 'Cancelled' }, color: '#c2571a' },
  ],
}

/** Coal above 60 degrees is to be looked at, above 70 it burns soon. */
export const yardAlerts: readonly Alert[] = [
  {
    code: 'STK-TEMP',
    label: { zh: '煤堆温度（℃）', ru: 'Температура штабеля (°C)', en: 'Temperature of a stack (°C)' },
    rising: true,
    bands: ['60.1', '65.1', '70.1'],
    cron: '*/10 * * * *',
    role: 'yardKeeper',
    watches: { document: 'stock.position', condition: "inUse == '1' && filled(tempMax)", figure: 'tempMax' },
  },
]

/** A stack that is too warm is turned over: its page makes the order. */
export const yardDerivations = [
  derivation(position, turnOrder, {
    name: 'turnOver',
    label: { zh: '生成倒堆工单', ru: 'Создать наряд на перештабелёвку', en: 'Make a turning order' },
    by: 'positionId',
    when: "inUse == '1'",
    same: ['warehouseId'],
    fields: { tempBefore: 'tempMax' },
    alike: [],
    link: 'ref',
    living: { status: turnState.open },
  }),
]

const folder = 'stock.stock'

export const yardPages: readonly Page[] = [
  {
    path: '/ctiPosition',
    list: 'stock.position',
    needs: 'hwgl-ck',
    kept: true,
    label: { zh: '货位管理', ru: 'Места хранения', en: 'Storage locations' },
    menu: { folder: 'domestic', sort: 50, icon: 'apps' },
  },
  {
    path: '/stockYardMap',
    screen: 'yardMap',
    needs: 'hwgl-ck',
    kept: true,
    label: yardMapWords.page,
    menu: { folder, sort: 100, icon: 'map' },
  },
  {
    path: '/stackTemperature',
    series: 'stock.stackTemperature',
    needs: stackTemperature.needs,
    kept: true,
    label: stackTemperature.label,
    menu: { folder, sort: 102, icon: 'line-chart' },
  },
  {
    path: '/stackTurnOrder',
    list: 'stock.turnOrder',
    needs: 'ddgd-ck',
    kept: true,
    label: { zh: '倒堆工单', ru: 'Наряды на перештабелёвку', en: 'Turning orders' },
    menu: { folder, sort: 104, icon: 'swap' },
  },
]

const readers = ['chairman', 'gm', 'financeDirector', 'risk', 'departmentLeader', 'trader', 'unitFinance', 'logistics']

/** The yard keeper draws and measures its places, lays batches there and turns stacks over; whoever trades sees them. */
export const yardGrants: readonly RoleGrant[] = [
  ...readers.map((role) => ({ role, permissions: ['hwgl-ck', 'ddgd-ck'] })),
  ...['trader', 'departmentLeader'].map((role) => ({ role, permissions: ['hwgl-dc', 'ddgd-dc'] })),
  {
    role: 'yardKeeper',
    permissions: [
      ...['ck', 'xz', 'bj', 'sc', 'dc', 'dr', 'cw'].map((verb) => `hwgl-${verb}`),
      ...['ck', 'xz', 'bj', 'sc', 'dc', 'dr', 'wc'].map((verb) => `ddgd-${verb}`),
      'kcpc-fz',
    ],
  },
]
