import { document } from '../../../core/description/document.ts'
import { defineModule } from '../../../core/description/module.ts'
import {
  date,
  dateTime,
  dictionaries,
  dictionary,
  money,
  number,
  person,
  quantity,
  text,
  yearMonth,
  yesNo,
} from '../../../kinds/index.ts'

const words = (zh: string) => ({ zh, ru: `ru ${zh}`, en: `en ${zh}` })

/** A document with a column of every kind that lists filter, sort, group and add up. */
export const cargo = document({
  module: 'port',
  name: 'cargo',
  code: 'hw',
  scope: 'hygl',
  title: 'goods',
  fields: {
    goods: text({ required: true, max: 40, searched: true }),
    mark: text({ max: 40 }),
    state: dictionary({ group: 'voyageState' }),
    tags: dictionaries({ group: 'voyageState' }),
    loaded: date(),
    seen: dateTime(),
    month: yearMonth(),
    owner: person(),
    urgent: yesNo(),
    currency: dictionary({ group: 'voyageState' }),
    uom: dictionary({ group: 'voyageState', read: 'hw-mm', mask: 'hidden' }),
    cost: money({ digits: 2, min: '-999999999', in: 'currency' }),
    base: money({ digits: 2 }),
    weight: quantity({ in: 'uom' }),
    pieces: number(),
    secret: text({ max: 20, read: 'hw-mm', mask: 'hidden' }),
  },
  form: [],
  lists: {
    main: {
      columns: ['goods', 'cost', 'base', 'weight', 'pieces'],
      search: ['state', 'owner', 'urgent', 'loaded'],
      sort: ['-createTime'],
      totals: ['cost', 'base', 'weight', 'pieces'],
    },
  },
})

export const portModule = defineModule({
  name: 'port',
  label: words('港口'),
  needs: [],
  documents: { cargo },
  words: {
    cargo: {
      title: words('货物'),
      groups: {},
      fields: {
        goods: words('货名'),
        mark: words('标记'),
        state: words('状态'),
        tags: words('标签'),
        loaded: words('装船日'),
        seen: words('查看时间'),
        month: words('月份'),
        owner: words('货主'),
        urgent: words('加急'),
        currency: words('币种'),
        uom: words('单位'),
        cost: words('费用'),
        base: words('本币'),
        weight: words('重量'),
        pieces: words('件数'),
        secret: words('秘密'),
      },
    },
  },
  refusals: {},
  pages: [],
})
