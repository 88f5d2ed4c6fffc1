import { widget } from '../../core/description/widget.ts'
import type { Words } from '../../core/values/language.ts'

/**
 * What waits for the security administrator: who cannot do anything yet, and who cannot sign in; and what the audit
 * administrator looks at.
 */
export const rightsWidgets = [
  widget({
    module: 'rights',
    name: 'watch',
    look: 'figures',
    size: 4,
    needs: 'rzgl-jy',
    opens: '/logs',
    label: { zh: '审计值守', ru: 'Контроль аудита', en: 'Audit watch' },
  }),
  widget({
    module: 'rights',
    name: 'setup',
    look: 'figures',
    size: 4,
    needs: 'jsgn-xz',
    opens: '/role',
    label: { zh: '角色与账号', ru: 'Роли и учётные записи', en: 'Roles and accounts' },
  }),
]

export const setupWords = {
  roles: { zh: '在用角色', ru: 'Ролей выдано', en: 'Roles in use' },
  idle: { zh: '没有业务角色的人员', ru: 'Сотрудников без роли', en: 'People without a role' },
  closed: { zh: '尚无密码的账号', ru: 'Учётных записей без пароля', en: 'Accounts without a password' },
  giveRoles: {
    zh: '新增角色：权限、数据范围、成员',
    ru: 'Создайте роль: права, данные, участники',
    en: 'Add a role: rights, data, members',
  },
  givePasswords: {
    zh: '打开用户，点“账号”生成一次性密码',
    ru: 'Откройте сотрудника: «Учётная запись» → одноразовый пароль',
    en: 'Open the person: Account, then a one-time password',
  },
} as const satisfies Record<string, Words>

export const watchWords = {
  verified: {
    zh: '距上次校验审计链（天）',
    ru: 'Дней с проверки цепочки аудита',
    en: 'Days since the audit chain was verified',
  },
  never: { zh: '从未', ru: 'ни разу', en: 'never' },
  verifyNow: {
    zh: '打开日志，点“校验”核对整条链',
    ru: 'Откройте журнал и проверьте цепочку',
    en: 'Open the logs and verify the chain',
  },
  failed: { zh: '24 小时内登录失败', ru: 'Неудачных входов за сутки', en: 'Failed sign-ins in a day' },
  lookFailed: { zh: '查看登录日志', ru: 'Посмотрите журнал входов', en: 'Look at the sign-in log' },
  rights: { zh: '7 天内权限变更', ru: 'Изменений прав за неделю', en: 'Changes of rights in a week' },
  lookRights: { zh: '在操作日志中核对', ru: 'Сверьте по журналу действий', en: 'Check them in the operation log' },
  waiting: {
    zh: '待第二人确认的授权',
    ru: 'Прав ждут второго подтверждения',
    en: 'Grants that wait for a second person',
  },
} as const satisfies Record<string, Words>
