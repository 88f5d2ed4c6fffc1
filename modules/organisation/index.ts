import { defineModule } from '../../core/description/module.ts'
import { company } from './company.ts'
import { departmentGroup } from './department-group.ts'
import { shareholding } from './shareholding.ts'
import { standardRoles } from './standard-roles.ts'
import { userGroup } from './user-group.ts'
import { organisationWidgets } from './widgets.ts'
import { companyWords } from './words/company.ts'
import { organisationRefusals } from './words/refusals.ts'
import { deptGroupWords, shareholdingWords, userGroupWords } from './words/shareholding-and-groups.ts'

export { company } from './company.ts'

const people = [
  'chairman',
  'gm',
  'financeDirector',
  'risk',
  'legal',
  'hr',
  'unitFinance',
  'departmentLeader',
  'trader',
  'cashier',
  'reviewer',
  'authoriser',
]

/** Who works here: companies of the group, and the pages over units, departments and people. */
export const organisation = defineModule({
  name: 'organisation',
  label: { zh: '组织管理', ru: 'Организация', en: 'Organisation' },
  needs: [],
  documents: { company, shareholding, userGroup, deptGroup: departmentGroup },
  words: {
    company: companyWords,
    shareholding: shareholdingWords,
    userGroup: userGroupWords,
    deptGroup: deptGroupWords,
  },
  refusals: organisationRefusals,
  widgets: organisationWidgets,
  pages: [
    {
      path: '/gsdept',
      screen: 'gsdept',
      needs: 'gszl-ck',
      kept: true,
      label: { zh: '公司组织架构', ru: 'Структура компаний', en: 'Company structure' },
      menu: { folder: 'admin.organisation', sort: 10, icon: 'bank' },
    },
    {
      path: '/dept',
      screen: 'dept',
      needs: 'bmgl-ck',
      kept: true,
      label: { zh: '部门管理', ru: 'Подразделения', en: 'Departments' },
      menu: { folder: 'admin.organisation', sort: 20, icon: 'cluster' },
    },
    {
      path: '/user',
      screen: 'user',
      needs: 'yhgl-ck',
      kept: true,
      label: { zh: '用户管理', ru: 'Пользователи', en: 'Users' },
      menu: { folder: 'admin.organisation', sort: 30, icon: 'team' },
    },
    {
      path: '/accountRequest',
      screen: 'accountRequests',
      needs: 'zhsq-ck',
      kept: true,
      label: { zh: '账号申请', ru: 'Запросы по учётным записям', en: 'Account requests' },
      menu: { folder: 'admin.organisation', sort: 35, icon: 'key', counter: 'accountRequests' },
    },
    {
      path: '/deptgroup',
      list: 'organisation.deptGroup',
      needs: 'bmfz-ck',
      kept: true,
      label: { zh: '部门分组', ru: 'Группы подразделений', en: 'Department groups' },
      menu: { folder: 'admin.organisation', sort: 80, icon: 'apartment' },
    },
    {
      path: '/myGroup',
      list: 'organisation.userGroup',
      needs: 'wdqz-ck',
      kept: true,
      label: { zh: '我的群组', ru: 'Мои группы', en: 'My groups' },
      menu: { folder: 'admin.organisation', sort: 90, icon: 'team' },
    },
    {
      path: '/codeEntry',
      list: 'base.codeEntry',
      needs: 'dmwh-ck',
      kept: true,
      label: { zh: '业务代码维护', ru: 'Ведение кодов', en: 'Codes of the trade' },
      menu: { folder: 'trade', sort: 90, icon: 'list' },
    },
    {
      path: '/minzu',
      screen: 'codeTables',
      needs: 'dmgl-ck',
      kept: true,
      label: { zh: '民族代码', ru: 'Национальности', en: 'Ethnic groups' },
      menu: { folder: 'admin.configuration', sort: 40, icon: 'list' },
    },
  ],
  dictionaries: {
    deptGroup_usage: [
      { code: 'report', label: { zh: '报表', ru: 'Отчёты', en: 'Reports' } },
      { code: 'scope', label: { zh: '权限', ru: 'Права доступа', en: 'Rights' } },
      { code: 'flow', label: { zh: '流程', ru: 'Процессы', en: 'Processes' } },
    ],
  },
  roles: standardRoles,
  grants: [
    {
      role: 'systemAdmin',
      permissions: [
        'gszl-ck',
        'gszl-xz',
        'gszl-bj',
        'gqgl-ck',
        'gqgl-xz',
        'gqgl-bj',
        'gqgl-sc',
        'bmfz-ck',
        'bmfz-xz',
        'bmfz-bj',
        'bmfz-sc',
        'dmgl-ck',
        'bmgl-ck',
        'bmgl-xz',
        'bmgl-bj',
        'bmgl-sc',
        'bmgl-dc',
        'bmgl-dr',
        'gszl-sc',
        'gszl-dc',
        'gszl-dr',
        'gqgl-dc',
        'gqgl-dr',
        'bmfz-dc',
        'bmfz-dr',
        'yhgl-ck',
        'yhgl-xz',
        'yhgl-bj',
        'yhgl-dc',
        'yhgl-dr',
        'yhgl-js',
        'yhgl-cz',
        'yhgl-fx',
        'yhgl-lx',
        'zhsq-ck',
        'yhgw-ck',
        'yhgw-xz',
        'yhgw-bj',
        'yhgw-sc',
        'yhgw-dc',
        'yhgw-dr',
      ],
    },
    {
      role: 'securityAdmin',
      permissions: ['bmgl-ck', 'yhgl-ck', 'yhgl-js', 'yhgl-sq', 'yhgl-fx', 'yhgl-lx', 'yhgl-qr', 'zhsq-ck'],
    },
    { role: 'auditAdmin', permissions: ['bmgl-ck', 'yhgl-ck', 'yhgl-qr', 'zhsq-ck'] },
    { role: 'hr', permissions: ['yhgl-ck', 'yhgl-dc', 'yhgl-fx', 'yhgw-ck', 'bmgl-ck', 'yhgl-mm', 'yhgl-lx'] },
    ...['systemAdmin', 'financeDirector', 'unitFinance', 'trader'].map((role) => ({
      role,
      permissions: ['dmwh-ck', 'dmwh-xz', 'dmwh-bj', 'dmwh-sc', 'dmwh-dr', 'dmwh-dc'],
    })),
    { role: 'staff', permissions: ['wdqz-ck', 'wdqz-xz', 'wdqz-bj', 'wdqz-sc', 'wdqz-dc', 'wdqz-dr', 'dmgl-ck'] },
    // 领导账号: what the leadership alone sees of accounts.
    ...['chairman', 'gm'].map((role) => ({ role, permissions: ['tyc-gsldzhgl'] })),
    ...people.map((role) => ({ role, permissions: ['gszl-ck', 'gqgl-ck'] })),
  ],
})
