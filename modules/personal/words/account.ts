import type { Words } from '../../../core/language.ts'

/** The page of one's own account. */
export const accountWords = {
  page: { zh: '我的账号', ru: 'Моя учётная запись', en: 'My account' },
  note: { zh: '个人资料、登录安全与已登录的设备', ru: 'Личные данные, безопасность входа и устройства', en: 'Your data, the security of your sign-in, your devices' },
  last: { zh: '上次登录 {time}，{from}', ru: 'Предыдущий вход: {time}, {from}', en: 'Last sign-in: {time}, {from}' },
  first: { zh: '这是您第一次登录', ru: 'Это ваш первый вход', en: 'This is your first sign-in' },
  noFailures: { zh: '此后没有失败的登录尝试。', ru: 'Неудачных попыток после него не было.', en: 'No failed attempts since.' },
  failures: { zh: '此后有 {n} 次失败的登录尝试。如非本人操作，请立即修改密码。', ru: 'После него {n, plural, one{была # неудачная попытка} few{было # неудачные попытки} many{было # неудачных попыток} other{было # неудачной попытки}}. Если это были не вы, сразу смените пароль.', en: '{n, plural, one{# failed attempt} other{# failed attempts}} since. If that was not you, change your password now.' },

  own: { zh: '个人资料', ru: 'Личные данные', en: 'Own data' },
  ownNote: { zh: '姓名、手机号码和所属部门由管理员维护。', ru: 'Имя, телефон и подразделение меняет администратор.', en: 'Name, phone and department are kept by the administrator.' },
  userCode: { zh: '用户名', ru: 'Имя пользователя', en: 'User name' },
  userName: { zh: '姓名', ru: 'Имя', en: 'Name' },
  userTel: { zh: '手机号码', ru: 'Мобильный телефон', en: 'Mobile number' },
  place: { zh: '所属部门', ru: 'Подразделение', en: 'Department' },
  roles: { zh: '角色', ru: 'Роли', en: 'Roles' },
  nameRu: { zh: '俄文姓名', ru: 'Имя по-русски', en: 'Name in Russian' },
  nameEn: { zh: '英文姓名', ru: 'Имя по-английски', en: 'Name in English' },
  email: { zh: '邮箱', ru: 'Эл. почта', en: 'E-mail' },
  picture: { zh: '更换头像', ru: 'Сменить фото', en: 'Change picture' },
  pictureSmall: { zh: '请选择不超过 {n}MB 的图片', ru: 'Выберите изображение не больше {n} МБ', en: 'Choose a picture of at most {n} MB' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  saved: { zh: '个人资料已保存', ru: 'Личные данные сохранены', en: 'Your data are saved' },

  security: { zh: '登录安全', ru: 'Безопасность входа', en: 'Sign-in security' },
  password: { zh: '密码', ru: 'Пароль', en: 'Password' },
  passwordSince: { zh: '上次修改：{time}', ru: 'Изменён {time}', en: 'Changed on {time}' },
  passwordNone: { zh: '您的密码由公司目录管理', ru: 'Ваш пароль хранит каталог компании', en: 'Your password is kept by the company’s directory' },
  change: { zh: '修改密码', ru: 'Сменить пароль', en: 'Change password' },
  language: { zh: '界面语言', ru: 'Язык интерфейса', en: 'Language' },
  languageNote: { zh: '只影响这台设备', ru: 'Только на этом устройстве', en: 'On this device only' },

  sessions: { zh: '已登录的设备', ru: 'Устройства и сеансы', en: 'Devices and sessions' },
  current: { zh: '当前设备', ru: 'Это устройство', en: 'This device' },
  unknown: { zh: '未知设备', ru: 'Неизвестное устройство', en: 'Unknown device' },
  seen: { zh: '最近活动 {time}', ru: 'Активность: {time}', en: 'Last seen {time}' },
  since: { zh: '登录于 {time}', ru: 'Вход: {time}', en: 'Signed in {time}' },
  end: { zh: '退出该设备', ru: 'Завершить', en: 'Sign it out' },
  endOthers: { zh: '退出其他全部设备', ru: 'Завершить все остальные', en: 'Sign out all others' },
  askOthers: { zh: '退出其他全部设备？', ru: 'Завершить все остальные сеансы?', en: 'Sign out all other devices?' },
  askOthersNote: { zh: '其他设备的下一次操作会回到登录页，未保存的内容留在该设备的草稿中。', ru: 'Следующее действие на них вернёт на страницу входа. Несохранённый ввод останется там черновиком.', en: 'Their next click leads to the sign-in page. Unsaved input stays there as a draft.' },
  ended: { zh: '已退出 {n} 台设备', ru: '{n, plural, one{Завершён # сеанс} few{Завершено # сеанса} many{Завершено # сеансов} other{Завершено # сеанса}}', en: '{n, plural, one{# session} other{# sessions}} ended' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },

  attempts: { zh: '最近的登录记录', ru: 'Последние попытки входа', en: 'Latest sign-ins' },
  noAttempts: { zh: '暂无登录记录', ru: 'Попыток входа пока нет', en: 'No sign-ins yet' },
} satisfies Readonly<Record<string, Words>>
