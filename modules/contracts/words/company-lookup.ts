import type { Words } from '../../../core/values/language.ts'

export const companyLookupWords = {
  open: { zh: '企业信息查询', ru: 'Сведения о компании', en: 'Company information' },
  hint: {
    zh: '在新窗口打开外部企业信息服务',
    ru: 'Открыть внешний сервис сведений о компаниях в новом окне',
    en: 'Opens the external company-information service in a new window',
  },
} as const satisfies Readonly<Record<string, Words>>
