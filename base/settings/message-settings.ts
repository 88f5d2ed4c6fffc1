import type { SettingGroup } from '../../core/description/setting.ts'
import { number, select, text, yesNo } from '../../kinds/index.ts'

/** The server that carries mail. */
export const mailSettings: SettingGroup = {
  code: 'mail',
  label: { zh: '邮件通道', ru: 'Отправка почты', en: 'Mail' },
  settings: {
    'mail.host': {
      guarded: true,
      field: text({ max: 200 }),
      label: { zh: '邮件服务器', ru: 'Почтовый сервер', en: 'Mail server' },
      help: { zh: '留空则不发邮件', ru: 'Если пусто, письма не отправляются', en: 'If empty, no mail is sent' },
    },
    'mail.port': {
      field: number({ min: '1', max: '65535', initial: '587' }),
      label: { zh: '端口', ru: 'Порт', en: 'Port' },
    },
    'mail.security': {
      guarded: true,
      field: select({
        initial: 'starttls',
        choices: [
          { code: 'starttls', label: { zh: 'STARTTLS', ru: 'STARTTLS', en: 'STARTTLS' } },
          { code: 'tls', label: { zh: 'TLS', ru: 'TLS', en: 'TLS' } },
          {
            code: 'none',
            label: {
              zh: '不加密（仅限内网）',
              ru: 'Без шифрования (только внутренняя сеть)',
              en: 'None (inside the own network only)',
            },
          },
        ],
      }),
      label: { zh: '加密方式', ru: 'Шифрование', en: 'Encryption' },
    },
    'mail.user': { field: text({ max: 200 }), label: { zh: '账号', ru: 'Учётная запись', en: 'Account' } },
    'mail.password': { field: text({ max: 200 }), secret: true, label: { zh: '密码', ru: 'Пароль', en: 'Password' } },
    'mail.from': {
      field: text({ max: 200, pattern: 'email' }),
      label: { zh: '发件地址', ru: 'Адрес отправителя', en: 'Sender’s address' },
    },
  },
}

/** The gateway that carries short messages. */
export const smsSettings: SettingGroup = {
  code: 'sms',
  label: { zh: '短信通道', ru: 'Отправка SMS', en: 'Short messages' },
  settings: {
    'sms.url': {
      guarded: true,
      field: text({ max: 300, pattern: 'url' }),
      label: { zh: '短信网关地址', ru: 'Адрес шлюза SMS', en: 'Gateway’s address' },
      help: {
        zh: '以 POST 发送 JSON：tel、text；留空则不发短信',
        ru: 'Получает POST с JSON: tel, text. Если пусто, SMS не отправляются',
        en: 'JSON is sent by POST: tel, text. If empty, no messages are sent',
      },
    },
    'sms.token': {
      field: text({ max: 500 }),
      secret: true,
      label: { zh: '网关令牌', ru: 'Токен шлюза', en: 'Gateway’s token' },
    },
  },
}

/** What holds for the messages of everybody who has not chosen otherwise. */
export const noticeSettings: SettingGroup = {
  code: 'notice',
  label: { zh: '消息规则', ru: 'Правила уведомлений', en: 'Notices' },
  settings: {
    'notice.quiet': {
      field: yesNo({ initial: '1' }),
      label: { zh: '默认启用免打扰', ru: 'Тихие часы включены по умолчанию', en: 'Quiet hours by default' },
    },
    'notice.quietFrom': {
      field: number({ min: '0', max: '23', initial: '22' }),
      label: { zh: '免打扰开始（时）', ru: 'Начало тихих часов', en: 'Quiet from (hour)' },
    },
    'notice.quietTo': {
      field: number({ min: '0', max: '23', initial: '7' }),
      label: { zh: '免打扰结束（时）', ru: 'Конец тихих часов', en: 'Quiet until (hour)' },
    },
  },
}
