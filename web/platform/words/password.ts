import type { Words } from '../../../core/values/language.ts'

/** Changing one's own password. */
export const passwordWords = {
  title: { zh: '修改密码', ru: 'Смена пароля', en: 'Change password' },
  must: {
    zh: '首次登录、密码已重置或已过有效期，请先设置新密码。',
    ru: 'Это первый вход, либо пароль сброшен или устарел. Сначала задайте новый пароль.',
    en: 'This is your first sign-in, or your password was reset or has expired. Please set a new password first.',
  },
  old: { zh: '当前密码', ru: 'Текущий пароль', en: 'Current password' },
  next: { zh: '新密码', ru: 'Новый пароль', en: 'New password' },
  again: { zh: '再次输入新密码', ru: 'Новый пароль ещё раз', en: 'New password again' },
  fill: { zh: '请填写{label}', ru: 'Заполните поле «{label}»', en: 'Please fill in: {label}' },
  differ: { zh: '两次输入的新密码不一致', ru: 'Новые пароли не совпадают', en: 'The new passwords do not match' },
  note: {
    zh: '修改后，其他设备上的登录会立即失效。',
    ru: 'После смены сеансы на других устройствах сразу завершатся.',
    en: 'Your sessions on other devices end at once.',
  },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  signOut: { zh: '退出登录', ru: 'Выйти', en: 'Sign out' },
  rules: { zh: '密码要求', ru: 'Требования к паролю', en: 'Password requirements' },
  ruleLength: { zh: '至少 {min} 个字符', ru: 'Не короче {min} символов', en: 'At least {min} characters' },
  ruleSeries: {
    zh: '不是重复或连续的字符',
    ru: 'Не одна и та же буква и не ряд по порядку',
    en: 'Not one character over and over, nor a series',
  },
  rulePersonal: {
    zh: '不由姓名、用户名、手机号或公司名称组成',
    ru: 'Не из имени, логина, телефона или названия компании',
    en: 'Not made of your name, user name, number or company',
  },
  ruleCommon: {
    zh: '常见密码在保存时会被拒绝',
    ru: 'Распространённые пароли отклоняются при сохранении',
    en: 'Common passwords are refused when it is saved',
  },
  ruleKept: { zh: '（已满足）', ru: ' (выполнено)', en: ' (met)' },
  done: { zh: '密码已修改', ru: 'Пароль изменён', en: 'Your password is changed' },
} as const satisfies Record<string, Words>
