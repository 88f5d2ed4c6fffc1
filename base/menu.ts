import { document, type RecordOf } from '../core/description/document.ts'
import { dictionary, number, reference, text, textarea, yesNo } from '../kinds/index.ts'

/** An entry of the menu tree, named in three languages; offered to those who hold `needs`. */
export const menu = document({
  module: 'base',
  name: 'menu',
  code: 'cdgl',
  scope: 'everyone',
  title: 'menuName',
  fields: {
    menuPid: reference({ to: 'base.menu', indexed: true }),
    menuName: text({ required: true, max: 50, searched: true }),
    menuNameRu: text({ required: true, max: 100, searched: true }),
    menuNameEn: text({ required: true, max: 100, searched: true }),
    menuUrl: text({ max: 200, searched: true }),
    menuType: dictionary({ group: 'menuType', required: true }),
    menuIcon: text({ max: 50 }),
    menuSort: number({ required: true, initial: '0' }),
    keepAlive: yesNo({ initial: '1' }),
    hidden: yesNo(),
    params: textarea({ max: 2000 }),
    openMode: dictionary({ group: 'openMode' }),
    counter: dictionary({ group: 'menuCounter' }),
    needs: text({ max: 60 }),
    enabled: yesNo({ initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'menuPid',
        'menuType',
        'menuSort',
        'menuName',
        'menuNameRu',
        'menuNameEn',
        'menuUrl',
        'openMode',
        'needs',
        'counter',
        'keepAlive',
        'hidden',
        'enabled',
      ],
    },
    { name: 'more', columns: 1, fields: ['params', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['menuName', 'menuNameRu', 'menuNameEn', 'menuUrl', 'menuType', 'menuSort', 'needs', 'enabled'],
      search: ['menuName', 'menuType', 'enabled', 'menuUrl'],
      sort: ['menuSort'],
    },
  },
})

export interface Menu extends RecordOf<typeof menu> {}
