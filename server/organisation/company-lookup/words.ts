import type { Words } from '../../../core/values/language.ts'

export const lookupWords = {
  'lookup.off': {
    zh: '尚未配置企业信息查询服务，请联系系统管理员',
    ru: 'Сервис сведений о компаниях не настроен. Обратитесь к системному администратору',
    en: 'The company-information service is not set up. Ask the system administrator',
  },
} as const satisfies Readonly<Record<string, Words>>
