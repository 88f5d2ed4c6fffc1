import type { Words } from '../../../core/values/language.ts'

/** What the page of a one-time link says. */
export const passwordResetWords = {
  title: { zh: '设置新密码', ru: 'Новый пароль', en: 'Choose a new password' },
  note: {
    zh: '为账号 {code} 设置新密码。保存后其他设备会退出登录。',
    ru: 'Новый пароль для учётной записи {code}. После сохранения другие устройства выйдут из системы.',
    en: 'A new password for {code}. Other devices are signed out once it is saved.',
  },
  next: { zh: '新密码', ru: 'Новый пароль', en: 'New password' },
  again: { zh: '再次输入', ru: 'Ещё раз', en: 'Again' },
  fill: { zh: '请输入{label}', ru: 'Заполните поле «{label}»', en: 'Fill in: {label}' },
  differ: { zh: '两次输入不一致', ru: 'Пароли не совпадают', en: 'The two do not match' },
  save: { zh: '保存新密码', ru: 'Сохранить пароль', en: 'Save the password' },
  done: { zh: '密码已更新', ru: 'Пароль изменён', en: 'The password is changed' },
  doneNote: { zh: '请用新密码登录。', ru: 'Войдите с новым паролем.', en: 'Sign in with the new password.' },
  toSignIn: { zh: '去登录', ru: 'Войти', en: 'Sign in' },
} satisfies Record<string, Words>
