import type { Words } from '../../../core/language.ts'

export const organisationRefusals = {
  'company.own-parent': {
    zh: '上级公司不能是本公司，请重新选择',
    ru: 'Компания не может быть материнской для себя: выберите другую',
    en: 'A company cannot be its own parent: choose another',
  },
} as const satisfies Record<string, Words>
