import type { Words } from '../../../core/values/language.ts'

/** Setting up an authenticator, and the codes for the day it is lost. */
export const secondFactorWords = {
  title: { zh: '启用动态验证码', ru: 'Второй фактор входа', en: 'Set up a second factor' },
  must: {
    zh: '您的角色要求启用动态验证码，设置完成后才能继续。',
    ru: 'Ваша роль требует второго фактора. Настройте его, чтобы продолжить.',
    en: 'Your role needs a second factor. Set it up to go on.',
  },
  passwordNote: {
    zh: '请先输入当前密码，确认是本人操作。',
    ru: 'Сначала введите пароль: так мы убедимся, что это вы.',
    en: 'Enter your password first, so that we know it is you.',
  },
  password: { zh: '当前密码', ru: 'Текущий пароль', en: 'Current password' },
  next: { zh: '下一步', ru: 'Далее', en: 'Next' },
  scan: {
    zh: '用手机上的身份验证器应用扫描二维码，然后输入应用显示的 6 位验证码。',
    ru: 'Отсканируйте код приложением-аутентификатором на телефоне и введите 6 цифр, которые оно покажет.',
    en: 'Scan this with an authenticator app on your phone, then enter the 6 digits it shows.',
  },
  picture: { zh: '二维码', ru: 'QR-код', en: 'QR code' },
  byHand: {
    zh: '无法扫描？手动输入密钥：',
    ru: 'Не сканируется? Введите ключ вручную:',
    en: 'Cannot scan? Enter this key by hand:',
  },
  code: { zh: '动态验证码', ru: 'Одноразовый код', en: 'One-time code' },
  confirm: { zh: '启用', ru: 'Включить', en: 'Switch on' },
  codesTitle: { zh: '请保存恢复码', ru: 'Сохраните резервные коды', en: 'Keep your recovery codes' },
  codesNote: {
    zh: '手机丢失时，每个恢复码可代替动态验证码登录一次。它们只显示这一次，请保存在安全的地方。',
    ru: 'Если телефон потерян, каждый код один раз заменит одноразовый. Они показаны только сейчас: сохраните их в надёжном месте.',
    en: 'If the phone is lost, each of these signs you in once. They are shown only now: keep them somewhere safe.',
  },
  copy: { zh: '复制', ru: 'Копировать', en: 'Copy' },
  copied: { zh: '已复制', ru: 'Скопировано', en: 'Copied' },
  download: { zh: '下载', ru: 'Скачать', en: 'Download' },
  kept: { zh: '我已保存', ru: 'Коды сохранены', en: 'I have kept them' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  fill: { zh: '请填写{label}', ru: 'Заполните поле «{label}»', en: 'Please fill in: {label}' },
} as const satisfies Record<string, Words>
