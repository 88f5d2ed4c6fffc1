import type { Words } from '../../../core/values/language.ts'

/** The page of the reports. */
export const reportCentreWords = {
  none: { zh: '没有您可以查看的报表', ru: 'Доступных вам отчётов нет', en: 'There are no reports you may see' },
  choose: { zh: '请选择报表', ru: 'Выберите отчёт', en: 'Choose a report' },
  chooseNote: {
    zh: '在列表中选择报表，填写条件后查看、打印、导出或发布链接。',
    ru: 'Выберите отчёт в списке, задайте условия — его можно посмотреть, напечатать, выгрузить или опубликовать по ссылке.',
    en: 'Choose one from the list and give its conditions; then look, print, export or publish it.',
  },
  reports: { zh: '报表', ru: 'Отчёты', en: 'Reports' },
  links: { zh: '我的分享链接', ru: 'Мои ссылки', en: 'My links' },
  linksNone: { zh: '没有有效的分享链接', ru: 'Действующих ссылок нет', en: 'No link is in force' },
  show: { zh: '查看', ru: 'Показать', en: 'Show' },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
  export: { zh: '导出 Excel', ru: 'В Excel', en: 'To Excel' },
  publish: { zh: '发布链接', ru: 'Опубликовать', en: 'Publish a link' },
  publishNote: {
    zh: '知道链接的人无需登录即可查看，数据按您的权限实时读取；可随时收回。',
    ru: 'Отчёт откроется без входа у каждого, кто знает ссылку; данные читаются с вашими правами. Ссылку можно отозвать.',
    en: 'Whoever knows the link sees the report without signing in, read with your rights at that moment. You can take it back.',
  },
  days: { zh: '有效天数', ru: 'Срок, дней', en: 'Days in force' },
  address: { zh: '链接地址', ru: 'Адрес ссылки', en: 'Address' },
  copy: { zh: '复制', ru: 'Копировать', en: 'Copy' },
  copied: { zh: '链接已复制', ru: 'Ссылка скопирована', en: 'The link is copied' },
  until: { zh: '有效至 {time}', ru: 'Действует до {time}', en: 'In force until {time}' },
  end: { zh: '收回', ru: 'Отозвать', en: 'Take back' },
  ended: { zh: '链接已收回', ru: 'Ссылка отозвана', en: 'The link has been withdrawn' },
  at: { zh: '数据截至 {time}', ru: 'Данные на {time}', en: 'Figures of {time}' },
} as const satisfies Readonly<Record<string, Words>>
