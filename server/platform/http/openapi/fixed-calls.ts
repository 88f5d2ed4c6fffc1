import type { Words } from '../../../../core/values/language.ts'

/** What one of the fixed calls takes; a name that ends in `!` must be given. */
export interface FixedCall {
  readonly summary: Words
  readonly query?: readonly string[]
  readonly body?: readonly string[]
}

/** The calls of the specification that the engine itself answers, by method and route. */
export const fixedCalls: Readonly<Record<string, FixedCall>> = {
  'POST /api/system/user/login': {
    summary: { zh: '登录（密码或短信）', ru: 'Вход по паролю или SMS', en: 'Sign in by password or SMS' },
    body: ['userName', 'pwd', 'userTel', 'smsCode', 'checkCode', 'checkId', 'client'],
  },
  'GET /api/system/user/checkCode': { summary: { zh: '图形验证码', ru: 'Код с картинки', en: 'Picture code' } },
  'POST /api/system/user/smsCode': {
    summary: { zh: '发送短信验证码', ru: 'Отправить код по SMS', en: 'Send an SMS code' },
    body: ['userTel!', 'checkCode', 'checkId'],
  },
  'GET /api/system/user/allMyData': {
    summary: { zh: '当前用户数据', ru: 'Данные текущего пользователя', en: 'Data of the signed-in user' },
  },
  'GET /api/system/user/logout': { summary: { zh: '退出登录', ru: 'Выход', en: 'Sign out' } },
  'POST /api/system/user/password': {
    summary: { zh: '修改密码', ru: 'Сменить пароль', en: 'Change one’s password' },
    body: ['oldPwd!', 'newPwd!'],
  },
  'POST /api/system/user/unlock': {
    summary: { zh: '解锁账号', ru: 'Разблокировать учётную запись', en: 'Unlock an account' },
    body: ['userId!'],
  },
  'POST /api/system/user/resetPassword': {
    summary: { zh: '重置密码', ru: 'Выдать одноразовый пароль', en: 'Give a one-time password' },
    body: ['userId!'],
  },
  'GET /api/system/sms/phone': {
    summary: { zh: '演示手机收到的短信', ru: 'SMS на демо-телефоне', en: 'SMS on the demo phone' },
  },
  'GET /api/system/site': { summary: { zh: '站点信息', ru: 'О сайте', en: 'About the site' } },
  'GET /api/system/dictionary/group': {
    summary: { zh: '字典项', ru: 'Записи справочника', en: 'Dictionary entries' },
    query: ['dicGroup!'],
  },
  'GET /api/system/holiday': {
    summary: { zh: '节假日', ru: 'Выходные и праздничные дни', en: 'Days off' },
    query: ['year', 'calendar'],
  },
  'GET /api/:table': { summary: { zh: '代码表', ru: 'Таблица кодов', en: 'Code table' }, query: ['param'] },
  'GET /api/system/department/getDataScopeBmAndRy': {
    summary: { zh: '部门和人员树', ru: 'Дерево подразделений и людей', en: 'Tree of departments and people' },
    query: ['code', 'pid'],
  },
  'GET /api/system/department/getDataScopeDw': {
    summary: { zh: '单位树', ru: 'Дерево организаций', en: 'Tree of units' },
    query: ['code'],
  },
  'GET /api/system/department/getDataScopeBm': {
    summary: { zh: '部门树', ru: 'Дерево подразделений', en: 'Tree of departments' },
    query: ['code'],
  },
  'GET /api/system/department': { summary: { zh: '部门列表', ru: 'Список подразделений', en: 'List of departments' } },
  'GET /api/system/user/:id': { summary: { zh: '用户姓名', ru: 'ФИО пользователя', en: 'Name of a user' } },
  'GET /api/system/user/ids/:ids': { summary: { zh: '多个用户姓名', ru: 'Имена пользователей', en: 'Names of users' } },
  'GET /api/system/user/yiXuanId': {
    summary: { zh: '已选用户', ru: 'Выбранные пользователи', en: 'Chosen users' },
    query: ['yxIds!'],
  },
  'GET /api/system/role/roleUserSum': {
    summary: { zh: '角色人数', ru: 'Численность ролей', en: 'Head count of roles' },
  },
  'POST /api/system/user/page': {
    summary: { zh: '用户分页', ru: 'Пользователи постранично', en: 'Users by page' },
    body: ['dir', 'page', 'size', 'sort', 'parameters'],
  },
  'POST /api/worktasklog/save': {
    summary: { zh: '保存任务日志', ru: 'Сохранить запись о задаче', en: 'Save a task log line' },
    body: ['actionConten!', 'actionType!', 'logRemarks', 'subordinateId'],
  },
}
