import type { Words } from '../../core/language.ts'
import { widget } from '../../core/widget.ts'

/** What waits for the security administrator: who cannot do anything yet, and who cannot sign in. */
export const rightsWidgets = [
  widget({ module: 'rights', name: 'setup', look: 'figures', size: 4, needs: 'jsgn-xz', opens: '/role', label: { zh: '角色与账号', ru: 'Роли и учётные записи', en: 'Roles and accounts' } }),
]

export const setupWords = {
  roles: { zh: '在用角色', ru: 'Ролей выдано', en: 'Roles in use' },
  idle: { zh: '没有业务角色的人员', ru: 'Сотрудников без роли', en: 'People without a role' },
  closed: { zh: '尚无密码的账号', ru: 'Учётных записей без пароля', en: 'Accounts without a password' },
  giveRoles: { zh: '新增角色：权限、数据范围、成员', ru: 'Создайте роль: права, данные, участники', en: 'Add a role: rights, data, members' },
  givePasswords: { zh: '打开用户，点「账号」生成一次性密码', ru: 'Откройте сотрудника: «Учётная запись» → одноразовый пароль', en: 'Open the person: Account, then a one-time password' },
} as const satisfies Record<string, Words>
