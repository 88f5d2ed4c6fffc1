import { document } from '../../../core/description/document.ts'
import { defineModule } from '../../../core/description/module.ts'
import { date, dictionary, lines, money, number, person, reference, text, unit, yesNo } from '../../../kinds/index.ts'

const words = (zh: string) => ({ zh, ru: `ru ${zh}`, en: `en ${zh}` })

/** A ship that voyages point at; everybody sees ships. */
export const ship = document({
  module: 'sea',
  name: 'ship',
  code: 'ship',
  scope: 'everyone',
  title: 'shipName',
  fields: {
    shipName: text({ required: true, max: 20, searched: true, unique: true }),
    account: text({ max: 40, read: 'ship-mm', mask: 'account' }),
  },
  form: [],
  lists: { main: { columns: ['shipName'], search: ['shipName'], sort: ['shipName'] } },
})

/** A document with everything the store does: scope, rights, lines, computed fields, numbers, states. */
export const voyage = document({
  module: 'sea',
  name: 'voyage',
  code: 'hc',
  scope: 'hygl',
  title: 'voyageName',
  number: { field: 'voyageNo', pattern: 'HC-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  unique: [['voyageName', 'unitId']],
  fields: {
    voyageNo: text({ max: 40, readonly: true, searched: true }),
    voyageName: text({ required: true, max: 40, searched: true }),
    shipId: reference({ to: 'sea.ship', indexed: true, fill: { shipAccount: 'account' } }),
    shipAccount: text({ max: 40, readonly: true, read: 'hc-mm', mask: 'account' }),
    secret: text({ max: 40, read: 'hc-mi', mask: 'hidden', indexed: true }),
    phone: text({ max: 20, read: 'hc-mm', mask: 'phone' }),
    state: dictionary({ group: 'voyageState', required: true, initial: 'plan' }),
    sailing: date({ indexed: true }),
    tons: number({ digits: 3, max: '99999999' }),
    price: money({ digits: 2 }),
    freight: money({ digits: 2, calc: 'round(mul(tons, price), 2)' }),
    captain: person(),
    agent: person({ read: 'hc-mi', mask: 'hidden' }),
    owner: unit(),
    urgent: yesNo(),
    legs: lines({
      fields: {
        port: text({ required: true, max: 20 }),
        fee: money({ digits: 2 }),
        cost: money({ digits: 2, read: 'hc-mi', mask: 'hidden' }),
      },
    }),
  },
  form: [],
  lists: {
    main: {
      columns: ['voyageNo', 'voyageName'],
      search: ['state', 'sailing'],
      sort: ['-createTime'],
      totals: ['freight'],
    },
    planned: { columns: ['voyageNo'], search: [], sort: ['voyageName'], filter: { state: 'plan' } },
  },
  states: { field: 'state', codes: ['plan', 'sea', 'done'], start: 'plan', final: ['done'] },
  actions: {
    sail: {
      from: ['plan'],
      to: 'sea',
      needs: 'kh',
      when: 'filled(shipId)',
      asks: { departed: date({ required: true }) },
    },
    arrive: { from: ['sea'], to: 'done', needs: 'system' },
  },
})

/** A document that goes round for approval. */
export const charter = document({
  module: 'sea',
  name: 'charter',
  code: 'zc',
  scope: 'hygl',
  title: 'charterNo',
  number: { field: 'charterNo', pattern: 'ZC-{####}', resetBy: 'never' },
  fields: {
    charterNo: text({ max: 40, readonly: true, searched: true }),
    amount: money({ digits: 2, required: true }),
  },
  form: [],
  lists: { main: { columns: ['charterNo'], search: [], sort: ['-createTime'] } },
  approval: {
    process: 'charter',
    category: 'sea',
    money: true,
    values: ['amount'],
    first: {
      key: 'charter',
      version: 1,
      label: words('租船'),
      nodes: { captain: { kind: 'end', label: { zh: '船长', ru: 'Капитан', en: 'Captain' } } },
    },
  },
})

/** A log that only grows. */
export const log = document({
  module: 'sea',
  name: 'log',
  code: 'rz',
  scope: 'everyone',
  title: 'line',
  appendOnly: 'entered',
  fields: { line: text({ required: true }) },
  form: [],
  lists: {},
})

export const seaModule = defineModule({
  name: 'sea',
  label: words('航运'),
  needs: [],
  documents: { ship, voyage, charter, log },
  words: {
    ship: { title: words('船舶'), fields: { shipName: words('船名'), account: words('账号') }, groups: {} },
    voyage: {
      title: words('航次'),
      fields: {
        voyageNo: words('航次编号'),
        voyageName: words('航次名称'),
        shipId: words('船舶'),
        shipAccount: words('船舶账号'),
        secret: words('秘密'),
        phone: words('电话'),
        state: words('状态'),
        sailing: words('开航日期'),
        tons: words('吨数'),
        price: words('单价'),
        freight: words('运费'),
        captain: words('船长'),
        agent: words('代理'),
        owner: words('船东'),
        urgent: words('加急'),
        legs: { label: words('航段'), fields: { port: words('港口'), fee: words('港杂费'), cost: words('成本') } },
      },
      groups: {},
      lists: { planned: words('计划航次') },
      actions: { sail: words('开航'), arrive: words('抵港') },
      follows: { sail: words('船员将收到通知') },
      asks: { departed: words('离港日期') },
    },
    charter: { title: words('租船'), fields: { charterNo: words('编号'), amount: words('金额') }, groups: {} },
    log: { title: words('日志'), fields: { line: words('内容') }, groups: {} },
  },
  refusals: {},
  pages: [],
})
