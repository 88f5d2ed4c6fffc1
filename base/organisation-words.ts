import type { DocumentWords } from '../core/description/document-words.ts'
import type { additionalPost } from './additional-post.ts'
import type { department } from './department.ts'
import type { person } from './person.ts'
import { common } from './shared-words.ts'

export const personWords: DocumentWords<typeof person> = {
  title: { zh: '用户', ru: 'Пользователь', en: 'User' },
  fields: {
    userCode: { zh: '登录名', ru: 'Логин', en: 'Sign-in name' },
    userName: { zh: '姓名', ru: 'ФИО', en: 'Name' },
    nameRu: { zh: '俄文姓名', ru: 'Имя на русском', en: 'Name in Russian' },
    nameEn: { zh: '英文姓名', ru: 'Имя на английском', en: 'Name in English' },
    userTel: { zh: '手机号码', ru: 'Мобильный телефон', en: 'Mobile number' },
    userDwid: { zh: '所属单位', ru: 'Организация', en: 'Unit' },
    userBmid: { zh: '所属部门', ru: 'Подразделение', en: 'Department' },
    userZt: { zh: '状态', ru: 'Статус', en: 'Status' },
    userSex: { zh: '性别', ru: 'Пол', en: 'Sex' },
    post: { zh: '岗位', ru: 'Должность', en: 'Post' },
    postRank: { zh: '职务排序', ru: 'Порядок по должности', en: 'Rank of the post' },
    userAvatar: { zh: '头像', ru: 'Фото', en: 'Photo' },
    email: { zh: '电子邮箱', ru: 'Электронная почта', en: 'E-mail' },
    idCard: { zh: '身份证号', ru: 'Номер удостоверения личности', en: 'ID card number' },
    register: { zh: '注册时间', ru: 'Дата регистрации', en: 'Registered' },
    pwdExpire: { zh: '密码有效期', ru: 'Пароль действует до', en: 'Password valid until' },
    lastLogin: { zh: '最近登录', ru: 'Последний вход', en: 'Last sign-in' },
    openLeaderAccount: {
      zh: '开通领导查询账号',
      ru: 'Доступ к учётной записи руководства',
      en: 'Leadership look-up account',
    },
    roleIds: { zh: '角色', ru: 'Роли', en: 'Roles' },
  },
  groups: { basic: common.basic, account: { zh: '账号信息', ru: 'Учётная запись', en: 'Account' } },
  actions: {
    enable: { zh: '启用', ru: 'Включить', en: 'Enable' },
    transfer: { zh: '调动', ru: 'Перевести', en: 'Transfer' },
    grant: { zh: '授予角色', ru: 'Назначить роль', en: 'Grant roles' },
    withdraw: { zh: '收回角色', ru: 'Снять роль', en: 'Withdraw roles' },
    resetLink: { zh: '发送密码重置链接', ru: 'Отправить ссылку для сброса пароля', en: 'Send a password link' },
    message: { zh: '发消息', ru: 'Написать', en: 'Send a message' },
    lock: { zh: '锁定', ru: 'Заблокировать', en: 'Lock' },
    disable: { zh: '停用', ru: 'Отключить', en: 'Disable' },
    leave: { zh: '办理离职', ru: 'Уволить', en: 'Leave the company' },
  },
  asks: {
    toUnit: { zh: '调入单位', ru: 'Организация', en: 'To the unit' },
    toDept: { zh: '调入部门', ru: 'Подразделение', en: 'To the department' },
    toPost: { zh: '调入岗位', ru: 'Должность', en: 'To the post' },
    givenRoles: { zh: '授予的角色', ru: 'Назначаемые роли', en: 'Roles to grant' },
    takenRoles: { zh: '收回的角色', ru: 'Снимаемые роли', en: 'Roles to withdraw' },
    messageTitle: { zh: '标题', ru: 'Заголовок', en: 'Title' },
    messageText: { zh: '内容', ru: 'Содержание', en: 'Content' },
  },
  follows: {
    enable: {
      zh: '本人可以重新登录。',
      ru: 'Сотрудник снова сможет войти.',
      en: 'Signing in is possible again.',
    },
    lock: {
      zh: '本人将立即退出且不能登录，未办事项转给其上级。',
      ru: 'Сеансы завершатся сразу, войти будет нельзя, открытые задачи перейдут к руководителю.',
      en: 'All sessions end at once, signing in is refused, and open tasks go to the superior.',
    },
    disable: {
      zh: '本人将立即退出，未办事项转给其上级。',
      ru: 'Сеансы завершатся сразу, открытые задачи перейдут к руководителю.',
      en: 'All sessions end at once, and open tasks go to the superior.',
    },
  },
  done: {
    resetLink: {
      zh: '已发送；须两人办理的账号等待另一名管理员确认',
      ru: 'Отправлено; если нужен второй администратор, запрос ждёт его',
      en: 'Sent; an account that takes two people waits for the second administrator',
    },
  },
}

export const departmentWords: DocumentWords<typeof department> = {
  title: { zh: '单位与部门', ru: 'Организации и подразделения', en: 'Units and departments' },
  fields: {
    deptCode: { zh: '编码', ru: 'Код', en: 'Code' },
    deptName: { zh: '名称', ru: 'Наименование', en: 'Name' },
    deptSname: { zh: '简称', ru: 'Краткое наименование', en: 'Short name' },
    nameRu: common.nameRu,
    nameEn: common.nameEn,
    deptPid: { zh: '上级', ru: 'Вышестоящее подразделение', en: 'Parent' },
    deptFlag: { zh: '类型', ru: 'Тип', en: 'Type' },
    deptSort: common.sort,
    leaderId: { zh: '负责人', ru: 'Руководитель', en: 'Head' },
    viceLeaderIds: { zh: '分管领导', ru: 'Курирующие руководители', en: 'Deputy heads' },
    deptLogo: { zh: '徽标', ru: 'Логотип', en: 'Logo' },
    deptTheme: { zh: '主题颜色', ru: 'Цвет оформления', en: 'Theme colour' },
    foundDate: { zh: '成立日期', ru: 'Дата основания', en: 'Founded' },
    deptZt: { zh: '状态', ru: 'Статус', en: 'Status' },
    path: { zh: '组织路径', ru: 'Путь в структуре', en: 'Path in the tree' },
  },
  actions: {
    merge: { zh: '并入其他部门', ru: 'Присоединить к другому', en: 'Merge into another' },
    leader: { zh: '更换负责人', ru: 'Сменить руководителя', en: 'Change the leader' },
    split: { zh: '拆分', ru: 'Разделить', en: 'Split' },
  },
  done: {
    merge: {
      zh: '已并入，原部门已停用',
      ru: 'Присоединено, прежнее подразделение отключено',
      en: 'Merged; the former department is disabled',
    },
  },
  asks: {
    newLeader: { zh: '新负责人', ru: 'Новый руководитель', en: 'New leader' },
    into: { zh: '并入部门', ru: 'К какому подразделению', en: 'Into the department' },
    newName: { zh: '新部门名称', ru: 'Название нового подразделения', en: 'Name of the new department' },
    movedPeople: { zh: '调入新部门的人员', ru: 'Кто переходит в новое', en: 'People who go to the new one' },
  },
  groups: {
    basic: common.basic,
    people: { zh: '负责人与形象', ru: 'Руководство и оформление', en: 'Heads and appearance' },
  },
}

export const userPostWords: DocumentWords<typeof additionalPost> = {
  title: { zh: '兼职岗位', ru: 'Должности по совместительству', en: 'Additional posts' },
  fields: {
    userId: common.person,
    dwId: common.unit,
    bmId: common.department,
    postName: { zh: '岗位', ru: 'Должность', en: 'Post' },
    isMain: { zh: '是否主岗', ru: 'Основная должность', en: 'Main post' },
  },
  groups: { basic: common.basic },
}
