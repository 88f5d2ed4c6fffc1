import type { Words } from '../../../core/values/language.ts'

/** What is said to those who sign in, prove who they are, or change a password. */
export const signInRefusals = {
  'session.ended': {
    zh: '登录超时，请重新登录',
    ru: 'Сеанс завершён. Войдите снова',
    en: 'Your session has ended. Please sign in again',
  },
  'sign-in.outside-unknown': {
    zh: '您的身份已确认，但本系统没有对应的账号，请联系管理员',
    ru: 'Ваша личность подтверждена, но учётной записи здесь нет. Обратитесь к администратору',
    en: 'You have been identified but have no account here. Please ask your administrator',
  },
  'sign-in.outside-late': {
    zh: '登录已过期或不是在此浏览器开始的，请重新登录',
    ru: 'Вход устарел или начат в другом браузере. Начните сначала',
    en: 'This sign-in has expired or was begun in another browser. Please start again',
  },
  'sign-in.outside-claim': {
    zh: '统一身份平台没有提供用户名，请联系管理员',
    ru: 'Поставщик удостоверений не сообщил логин. Обратитесь к администратору',
    en: 'The identity provider gave no user name. Please tell your administrator',
  },
  'sign-in.outside-failed': {
    zh: '统一身份平台未能完成登录，请稍后再试或使用密码登录',
    ru: 'Единый вход не удался. Повторите позже или войдите по паролю',
    en: 'Single sign-on did not work. Try again later or use your password',
  },
  'sign-in.directory': {
    zh: '公司目录服务暂时不可用，请稍后再试',
    ru: 'Каталог компании сейчас недоступен. Повторите позже',
    en: 'The company’s directory cannot be reached. Please try again later',
  },
  'sign-in.second': { zh: '请输入动态验证码', ru: 'Введите одноразовый код', en: 'Enter the one-time code' },
  'sign-in.second-wrong': {
    zh: '动态验证码错误或已使用，请等待新的验证码',
    ru: 'Код неверен или уже использован. Дождитесь следующего',
    en: 'This code is wrong or was used before. Wait for the next one',
  },
  'sign-in.second-gone': {
    zh: '登录已过期，请重新输入用户名和密码',
    ru: 'Время вышло. Войдите сначала',
    en: 'This took too long. Please sign in from the beginning',
  },
  'second-factor.first': {
    zh: '您的角色要求启用动态验证码，请先完成设置',
    ru: 'Ваша роль требует второго фактора. Сначала настройте его',
    en: 'Your role needs a second factor. Please set it up first',
  },
  'second-factor.on': {
    zh: '动态验证码已启用',
    ru: 'Второй фактор уже включён',
    en: 'The second factor is on already',
  },
  'second-factor.off': { zh: '尚未启用动态验证码', ru: 'Второй фактор не включён', en: 'The second factor is not on' },
  'second-factor.wrong': {
    zh: '动态验证码错误或已使用，请核对手机时间后输入新的验证码',
    ru: 'Код неверен или уже использован. Проверьте время на телефоне и введите следующий',
    en: 'This code is wrong or was used before. Check the phone’s clock and enter the next one',
  },
  'second-factor.demanded': {
    zh: '您的角色要求使用动态验证码，不能关闭',
    ru: 'Ваша роль требует второго фактора, отключить его нельзя',
    en: 'Your role needs the second factor, so it cannot be switched off',
  },
  'session.own': {
    zh: '当前会话请使用“退出登录”',
    ru: 'Текущий сеанс завершите через «Выйти»',
    en: 'Use “Sign out” for the session you are in',
  },
  'sign-in.wrong': {
    zh: '用户名或密码错误',
    ru: 'Неверный логин или пароль',
    en: 'Wrong user name or password',
  },
  'sign-in.wrong-left': {
    zh: '用户名或密码错误；再错 {left} 次将锁定 {minutes} 分钟',
    ru: 'Неверный логин или пароль. Осталось попыток: {left}; затем блокировка на {minutes} мин',
    en: 'Wrong user name or password. {left, plural, one{# more try} other{# more tries}}, then signing in is locked for {minutes} min',
  },
  'sign-in.locked': {
    zh: '登录失败次数过多，请 {minutes} 分钟后再试',
    ru: 'Слишком много неудачных попыток. Повторите через {minutes} мин',
    en: 'Too many failed attempts. Try again in {minutes} min',
  },
  'sign-in.captcha': { zh: '请填写图形验证码', ru: 'Введите код с картинки', en: 'Enter the code from the picture' },
  'sign-in.captcha-wrong': {
    zh: '图形验证码错误或已过期',
    ru: 'Код с картинки неверен или устарел',
    en: 'The code from the picture is wrong or has expired',
  },
  'sign-in.sms-wrong': {
    zh: '手机号或短信验证码错误',
    ru: 'Неверный номер или код из SMS',
    en: 'Wrong number or SMS code',
  },
  'sign-in.sms-alone': {
    zh: '您的岗位涉及资金或系统管理，不能仅凭短信登录；请使用密码登录，或先启用动态验证码',
    ru: 'Ваша роль связана с деньгами или администрированием: одного кода из SMS недостаточно. Войдите по паролю или включите второй фактор',
    en: 'Your role moves money or administers the system, so a text message alone is not enough: use your password, or set up a second factor',
  },
  'sign-in.sms-off': {
    zh: '未启用短信登录',
    ru: 'Вход по SMS отключён',
    en: 'SMS sign-in is switched off',
  },
  'sms.wait': {
    zh: '短信发送过于频繁，请 {seconds} 秒后再试',
    ru: 'SMS отправлено недавно. Повторите через {seconds} с',
    en: 'A code was sent recently. Try again in {seconds} s',
  },
  'sms.daily': {
    zh: '今日短信次数已用完，请改用密码登录',
    ru: 'Дневной лимит SMS исчерпан. Войдите по паролю',
    en: 'No more codes today. Sign in with your password',
  },
  'sms.tel': { zh: '手机号码不符合规范', ru: 'Неверный номер мобильного телефона', en: 'This is not a mobile number' },
  'sms.link': {
    zh: '请在 {minutes} 分钟内打开链接设置新密码，仅可使用一次，请勿转发：{link}',
    ru: 'Откройте ссылку в течение {minutes} мин. и задайте новый пароль. Она действует один раз, никому её не пересылайте: {link}',
    en: 'Open this link within {minutes} minutes and choose a new password. It works once; do not pass it on: {link}',
  },
  'password.link-over': {
    zh: '链接无效、已使用或已过期，请联系安全管理员重新发送',
    ru: 'Ссылка неверна, использована или устарела. Попросите администратора безопасности прислать новую',
    en: 'The link is wrong, used or out of date. Ask the security administrator for a new one',
  },
  'password.link-no-gateway': {
    zh: '短信通道未配置，请改用一次性密码',
    ru: 'Отправка SMS не настроена — создайте одноразовый пароль',
    en: 'No SMS gateway is configured: make a one-time password instead',
  },
  'password.link-no-phone': {
    zh: '该用户没有手机号码，请改用一次性密码',
    ru: 'У пользователя нет мобильного телефона — создайте одноразовый пароль',
    en: 'This user has no mobile phone: make a one-time password instead',
  },
  'password.link-inactive': {
    zh: '该用户未启用，不能发送链接',
    ru: 'Пользователь не активен: ссылку отправить нельзя',
    en: 'This user is not active, so no link can be sent',
  },
  'sms.code': {
    zh: '登录验证码 {code}，5 分钟内有效，请勿告诉他人。',
    ru: 'Код для входа: {code}. Действует 5 минут, никому его не сообщайте.',
    en: 'Your sign-in code is {code}. It is valid for 5 minutes; do not share it.',
  },
  'sms.contact-code': {
    zh: '验证码 {code}：用于把登录信息换到这里，5 分钟内有效，请勿告诉他人。',
    ru: 'Код {code}: подтверждает этот адрес для входа. Действует 5 минут, никому его не сообщайте.',
    en: 'Code {code}: it makes this address yours for signing in. Valid for 5 minutes; do not share it.',
  },
  'sms.password-code': {
    zh: '重置密码验证码 {code}，5 分钟内有效。如非本人操作，请勿理会并联系管理员。',
    ru: 'Код для сброса пароля: {code}. Действует 5 минут. Если это не вы, сообщите администратору.',
    en: 'Your code for a new password is {code}, valid for 5 minutes. If this was not you, tell your administrator.',
  },
  'password.two-people': {
    zh: '您的岗位涉及资金或系统管理：请先启用动态验证码，或请系统管理员发起重置，由另一名管理员确认',
    ru: 'Ваша роль связана с деньгами или администрированием. Без второго фактора пароль сбрасывают только два администратора',
    en: 'Your role moves money or administers the system: without a second factor only two administrators together can reset your password',
  },
  'sms.account': {
    zh: '您的账号：{kind}，{step}（操作人 {person}）。如非本人要求，请立即联系审计管理员。',
    ru: 'Ваша учётная запись: {kind} — {step} ({person}). Если вы об этом не просили, сообщите аудитору.',
    en: 'Your account: {kind}, {step} (by {person}). If you did not ask for this, inform the audit administrator.',
  },
  'sms.sent': {
    zh: '如果该号码已登记，验证码将在一分钟内送达',
    ru: 'Если номер зарегистрирован, код придёт в течение минуты',
    en: 'If this number is registered, the code arrives within a minute',
  },
  'password.old-wrong': { zh: '原密码错误', ru: 'Неверный текущий пароль', en: 'The current password is wrong' },
  'password.short': {
    zh: '密码至少 {min} 个字符',
    ru: 'Пароль не короче {min} символов',
    en: 'At least {min} characters',
  },
  'password.long': {
    zh: '密码最多 {max} 个字符',
    ru: 'Пароль не длиннее {max} символов',
    en: 'At most {max} characters',
  },
  'password.known': {
    zh: '该密码过于常见，请换一个',
    ru: 'Этот пароль слишком распространён. Придумайте другой',
    en: 'This password is too common. Choose another',
  },
  'password.personal': {
    zh: '密码不能由姓名、用户名、手机号或公司名称组成（加上年份也不行）',
    ru: 'Пароль не должен состоять из вашего имени, логина, телефона или названия компании, даже с годом',
    en: 'The password must not contain your name, number or the company’s name',
  },
  'password.used': {
    zh: '不能使用最近 {n} 次用过的密码',
    ru: 'Последние {n, plural, one {# пароль} few {# пароля} many {# паролей} other {# пароля}} повторять нельзя',
    en: 'The last {n} passwords are not taken again',
  },
  'sign-in.address': {
    zh: '您的角色不能从当前地址登录，请使用公司网络或联系系统管理员',
    ru: 'С этого адреса вход для вашей роли закрыт. Подключитесь к сети компании или обратитесь к администратору',
    en: 'Your role may not sign in from this address. Use the company network or ask the administrator',
  },
  'password.same': {
    zh: '新密码不能与原密码相同',
    ru: 'Новый пароль совпадает с текущим',
    en: 'The new password equals the current one',
  },
  'password.first': {
    zh: '请先修改初始密码',
    ru: 'Сначала смените одноразовый пароль',
    en: 'Change your one-time password first',
  },
} satisfies Readonly<Record<string, Words>>
