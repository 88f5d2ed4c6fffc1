import { document } from '../core/description/document.ts'
import { color, unit } from '../kinds/index.ts'

const own = { initial: null } as const

/** The colours of one unit; a colour that is left out is that of the unit above, at last the product's own (DAT-09). */
export const skin = document({
  module: 'base',
  name: 'skin',
  code: 'pfsz',
  scope: 'everyone',
  title: 'skinUnit',
  unique: [['skinUnit']],
  fields: {
    skinUnit: unit({ required: true, indexed: true }),
    headerBg: color(own),
    headerFont: color(own),
    headerIcon: color(own),
    menuBg: color(own),
    menuFont: color(own),
    menuIcon: color(own),
    footerBg: color(own),
    footerFont: color(own),
    footerIcon: color(own),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'skinUnit',
        'headerBg',
        'headerFont',
        'headerIcon',
        'menuBg',
        'menuFont',
        'menuIcon',
        'footerBg',
        'footerFont',
        'footerIcon',
        'remark',
      ],
    },
  ],
  lists: {
    main: { columns: ['skinUnit', 'headerBg', 'menuBg', 'footerBg'], search: ['skinUnit'], sort: ['createTime'] },
  },
})
