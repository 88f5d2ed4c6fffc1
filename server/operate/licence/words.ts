import type { Words } from '../../../core/values/language.ts'

/** What the licence is refused with, and what it refuses. */
export const licenceWords = {
  'licence.ended': {
    zh: '系统授权已于 {day} 到期，请上传新的授权文件',
    ru: 'Лицензия истекла {day}. Загрузите новый файл лицензии',
    en: 'The licence ended on {day}. Upload a new licence file',
  },
  'licence.trial-ended': {
    zh: '试用期已于 {day} 结束，请上传授权文件',
    ru: 'Пробный период закончился {day}. Загрузите файл лицензии',
    en: 'The trial ended on {day}. Upload a licence file',
  },
  'licence.false': {
    zh: '这不是有效的授权文件：内容被改动过，或不是为本产品签发的。请使用供应商发来的原文件',
    ru: 'Это не файл лицензии: он изменён или выдан для другого продукта. Загрузите исходный файл, полученный от поставщика',
    en: 'This is not a valid licence file: it was changed, or issued for another product. Use the file as the supplier sent it',
  },
  'licence.demo': {
    zh: '演示授权不能用于正式系统，请向供应商申请正式授权',
    ru: 'Демонстрационная лицензия не подходит для рабочей системы. Запросите у поставщика рабочую лицензию',
    en: 'A demonstration licence is not for a production system. Ask the supplier for a real one',
  },
  'licence.machine': {
    zh: '该授权是为另一套系统签发的，请把本系统的机器码 {code} 发给供应商',
    ru: 'Лицензия выдана для другой установки. Сообщите поставщику код этой установки: {code}',
    en: 'The licence was issued for another installation. Send the supplier the machine code of this one: {code}',
  },
  'licence.over': {
    zh: '该授权已于 {day} 到期，请申请新的授权文件',
    ru: 'Срок этой лицензии истёк {day}. Запросите новый файл',
    en: 'This licence ended on {day}. Ask for a new file',
  },
  'licence.older': {
    zh: '正在使用的授权 {number} 与此相同或更新，无需替换',
    ru: 'Используемая лицензия {number} такая же или новее, замена не нужна',
    en: 'The licence in use, {number}, is the same or newer; there is nothing to replace',
  },
} as const satisfies Readonly<Record<string, Words>>
