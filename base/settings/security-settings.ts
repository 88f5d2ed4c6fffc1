import type { SettingGroup } from '../../core/setting.ts'
import { text } from '../../kinds/index.ts'

/** Who proves twice who he is. */
export const securitySettings: SettingGroup = {
  code: 'security',
  label: { zh: '登录安全', ru: 'Безопасность входа', en: 'Sign-in security' },
  settings: {
    'secondFactor.roles': {
      guarded: true,
      field: text({ max: 1000 }),
      label: { zh: '必须启用动态验证码的角色', ru: 'Роли с обязательным вторым фактором', en: 'Roles that need a second factor' },
      help: { zh: '填写角色编码，以逗号分隔；* 表示所有人。下次登录时生效', ru: 'Коды ролей через запятую; * означает всех. Действует со следующего входа', en: 'Role codes with commas between them; * is everybody. Holds from the next sign-in' },
    },
  },
}
