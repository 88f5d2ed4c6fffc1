import type { SettingGroup } from '../../core/description/setting.ts'
import { number, text, textarea, yesNo } from '../../kinds/index.ts'

/** What passwords are like, and how often somebody takes another. */
export const passwordSettings: SettingGroup = {
  code: 'password',
  label: { zh: '密码', ru: 'Пароли', en: 'Passwords' },
  settings: {
    'password.min': {
      guarded: true,
      field: number({ min: '8', max: '64', initial: '8' }),
      label: { zh: '密码最少位数', ru: 'Минимальная длина пароля', en: 'Minimum password length' },
    },
    'password.history': {
      guarded: true,
      field: number({ min: '0', max: '12', initial: '0' }),
      label: {
        zh: '不能与最近几次密码相同',
        ru: 'Сколько прежних паролей нельзя повторять',
        en: 'Number of previous passwords not allowed',
      },
      help: { zh: '0 表示不检查', ru: '0 — не проверять', en: '0 = no check' },
    },
    'password.maxDays': {
      guarded: true,
      field: number({ min: '0', max: '730', initial: '0' }),
      label: { zh: '密码有效天数', ru: 'Срок действия пароля, дней', en: 'Password validity (days)' },
      help: {
        zh: '到期后登录时必须修改；0 表示长期有效',
        ru: 'По истечении срока пароль меняют при входе; 0 — без срока',
        en: 'Must be changed at the next sign-in after that; 0 = no expiry',
      },
    },
  },
}

/** What stands between a guess and an account, and who proves twice who he is. */
export const signInSettings: SettingGroup = {
  code: 'signIn',
  label: { zh: '登录安全', ru: 'Безопасность входа', en: 'Sign-in security' },
  settings: {
    'signIn.captchaAfter': {
      guarded: true,
      field: number({ min: '1', max: '20', initial: '3' }),
      label: {
        zh: '同一账号失败几次后要求图形验证码',
        ru: 'После скольких ошибок учётной записи нужен код с картинки',
        en: 'Failed attempts per account before captcha',
      },
    },
    'signIn.addressCaptchaAfter': {
      guarded: true,
      field: number({ min: '5', max: '20', initial: '15' }),
      label: {
        zh: '同一地址失败几次后要求图形验证码',
        ru: 'После скольких ошибок с одного адреса нужен код с картинки',
        en: 'Failed attempts per address before captcha',
      },
    },
    'signIn.lockAfter': {
      guarded: true,
      field: number({ min: '3', max: '20', initial: '5' }),
      label: {
        zh: '失败几次后锁定账号',
        ru: 'После скольких ошибок учётная запись блокируется',
        en: 'Failed attempts before lock',
      },
    },
    'signIn.windowMinutes': {
      guarded: true,
      field: number({ min: '5', max: '1440', initial: '15' }),
      label: {
        zh: '失败次数统计时间（分钟）',
        ru: 'За какое время считаются ошибки, мин.',
        en: 'Counting window (minutes)',
      },
    },
    'signIn.lockMinutes': {
      guarded: true,
      field: number({ min: '5', max: '1440', initial: '15' }),
      label: { zh: '锁定时间（分钟）', ru: 'На сколько блокируется вход, мин.', en: 'Lock duration (minutes)' },
    },
    'signIn.sms': {
      guarded: true,
      field: yesNo({ initial: '1' }),
      label: { zh: '允许短信验证码登录', ru: 'Вход по коду из SMS', en: 'Sign-in by a text message' },
    },
    'signIn.addresses': {
      guarded: true,
      field: textarea({ max: 4000 }),
      label: { zh: '角色允许登录的地址', ru: 'Откуда разрешён вход ролям', en: 'Addresses that roles sign in from' },
      help: {
        zh: '每行一个角色编码，后接地址或网段，例如 systemAdmin 10.0.0.0/8 192.168.1.5；未列出的角色不限',
        ru: 'В строке код роли и адреса или сети, например systemAdmin 10.0.0.0/8 192.168.1.5. Остальные роли не ограничены',
        en: 'One role code per line, then addresses or networks, such as systemAdmin 10.0.0.0/8 192.168.1.5; other roles are not restricted',
      },
    },
    'secondFactor.roles': {
      guarded: true,
      field: text({ max: 1000 }),
      label: {
        zh: '必须启用动态验证码的角色',
        ru: 'Роли с обязательным вторым фактором',
        en: 'Roles that need a second factor',
      },
      help: {
        zh: '填写角色编码，以逗号分隔；* 表示所有人。下次登录时生效',
        ru: 'Коды ролей через запятую; * означает всех. Действует со следующего входа',
        en: 'Role codes with commas between them; * = everyone. Applies from the next sign-in',
      },
    },
  },
}

/** How long somebody stays signed in, and on how many devices. */
export const sessionSettings: SettingGroup = {
  code: 'session',
  label: { zh: '会话', ru: 'Сеансы', en: 'Sessions' },
  settings: {
    'session.idleMinutes': {
      guarded: true,
      field: number({ min: '5', max: '480', initial: '30' }),
      label: { zh: '无操作多少分钟后退出', ru: 'Выход после бездействия, мин.', en: 'Idle sign-out (minutes)' },
    },
    'session.absoluteHours': {
      guarded: true,
      field: number({ min: '1', max: '24', initial: '8' }),
      label: { zh: '一次登录最长小时数', ru: 'Наибольшая длительность сеанса, ч', en: 'Maximum session (hours)' },
      help: { zh: '对新的登录生效', ru: 'Действует для новых входов', en: 'Applies to new sessions' },
    },
    'session.perPerson': {
      guarded: true,
      field: number({ min: '1', max: '50', initial: '20' }),
      label: {
        zh: '每人同时在线的会话数',
        ru: 'Сеансов одновременно у одного человека',
        en: 'Concurrent sessions per person',
      },
      help: {
        zh: '超过时最早的会话退出',
        ru: 'При превышении завершается самый старый',
        en: 'When exceeded, the oldest session ends',
      },
    },
  },
}
