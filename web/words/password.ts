import type { Words } from '../../core/language.ts'

/** Changing one's own password. */
export const passwordWords = {
  title: { zh: '修改密码', ru: 'Смена пароля', en: 'Change password' },
  must: { zh: '首次登录或密码已重置，请先设置新密码。', ru: 'Это первый вход или пароль был сброшен. Сначала задайте новый пароль.', en: 'This is your first sign-in or your password was reset. Please set a new password first.' },
  old: { zh: '当前密码', ru: 'Текущий пароль', en: 'Current password' },
  next: { zh: '新密码', ru: 'Новый пароль', en: 'New password' },
  again: { zh: '再次输入新密码', ru: 'Новый пароль ещё раз', en: 'New password again' },
  fill: { zh: '请填写{label}', ru: 'Заполните поле «{label}»', en: 'Please fill in: {label}' },
  differ: { zh: '两次输入的新密码不一致', ru: 'Новые пароли не совпадают', en: 'The new passwords do not match' },
  note: { zh: '修改后，其他设备上的登录会立即失效。', ru: 'После смены сеансы на других устройствах сразу завершатся.', en: 'Your sessions on other devices end at once.' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  done: { zh: '密码已修改', ru: 'Пароль изменён', en: 'Your password is changed' },
} as const satisfies Record<string, Words>
