import type { Words } from '../../../core/values/language.ts'

export const reportWords = {
  'report.link': {
    zh: '报表链接无效，请向发布人索取新的链接',
    ru: 'Ссылка на отчёт недействительна. Попросите новую у того, кто её прислал',
    en: 'This report link is not valid. Ask whoever sent it for a new one',
  },
  'report.expired': {
    zh: '报表链接已过期，请向发布人索取新的链接',
    ru: 'Срок ссылки на отчёт истёк. Попросите новую у того, кто её прислал',
    en: 'This report link has expired. Ask whoever sent it for a new one',
  },
  'report.ended': {
    zh: '发布人已无权查看该报表，链接失效',
    ru: 'У опубликовавшего больше нет права на этот отчёт, ссылка не действует',
    en: 'Whoever published this report may no longer read it; the link has ended',
  },
} as const satisfies Readonly<Record<string, Words>>
