import type { Page } from '../../../core/description/module.ts'
import { docInRegister, docOutRegister } from './letter-registers.ts'

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
    path: '/docIn',
    list: 'office.docIn',
    needs: 'swgl-ck',
    kept: true,
    label: { zh: '收文管理', ru: 'Входящие документы', en: 'Incoming documents' },
    menu: { folder, sort: 20, icon: 'inbox' },
  },
  {
    path: '/docReading',
    list: 'office.docReading',
    needs: 'cyjl-ck',
    kept: true,
    label: { zh: '传阅文件', ru: 'На ознакомление', en: 'Circulated documents' },
    menu: { folder, sort: 30, icon: 'message' },
  },
  {
    path: '/docOutRegister',
    report: 'office.docOutRegister',
    needs: docOutRegister.needs,
    kept: true,
    label: docOutRegister.label,
    menu: { folder, sort: 40, icon: 'profile' },
  },
  {
    path: '/docInRegister',
    report: 'office.docInRegister',
    needs: docInRegister.needs,
    kept: true,
    label: docInRegister.label,
    menu: { folder, sort: 50, icon: 'profile' },
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
