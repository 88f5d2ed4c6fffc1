import type { Words } from '../../../core/values/language.ts'

/** What is said of people who ask for a page. */
export const accessRequestWords = {
  title: { zh: '访问申请', ru: 'Запрос доступа', en: 'Request for access' },
  asks: {
    zh: '{name} 申请访问“{page}”',
    ru: '{name} просит доступ к странице «{page}»',
    en: '{name} asks for “{page}”',
  },
  role: { zh: '授予的角色', ru: 'Назначаемая роль', en: 'Role to grant' },
  noRole: { zh: '没有角色包含此权限', ru: 'Ни одна роль не даёт этого права', en: 'No role has this permission' },
  note: { zh: '说明（可不填）', ru: 'Пояснение (необязательно)', en: 'Note (optional)' },
  grant: { zh: '授予', ru: 'Назначить', en: 'Grant' },
  refuse: { zh: '驳回', ru: 'Отклонить', en: 'Reject' },
  granted: {
    zh: '已授予，{name} 已收到通知',
    ru: 'Роль назначена, сотрудник извещён: {name}',
    en: 'Granted; {name} has been notified',
  },
  refused: {
    zh: '已驳回，{name} 已收到通知',
    ru: 'Отклонено, сотрудник извещён: {name}',
    en: 'Rejected; {name} has been notified',
  },
} satisfies Readonly<Record<string, Words>>
