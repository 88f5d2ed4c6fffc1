import type { Page } from '../../../core/description/module.ts'

const folder = 'affairs.letters'

/** Where letters are found in the menu. */
export const letterPages: readonly Page[] = [
  {
    path: '/docOut',
    list: 'office.docOut',
    needs: 'fwgl-ck',
    kept: true,
    label: { zh: '发文管理', ru: 'Исходящие документы', en: 'Outgoing documents' },
    menu: { folder, sort: 10, icon: 'send' },
  },
  {
    path: '/docReading',
    list: 'office.docReading',
    needs: 'cyjl-ck',
    kept: true,
    label: { zh: '传阅文件', ru: 'На ознакомление', en: 'Circulated documents' },
    menu: { folder, sort: 30, icon: 'inbox' },
  },
  {
    path: '/docCode',
    list: 'office.docCode',
    needs: 'fwdz-ck',
    kept: true,
    label: { zh: '发文代字', ru: 'Индексы исходящих', en: 'Number codes' },
    menu: { folder, sort: 60, icon: 'setting' },
  },
]
