import { defineModule } from '../../core/module.ts'
import { company } from './company.ts'
import { standardRoles } from './roles.ts'
import { organisationRefusals } from './words/refusals.ts'
import { companyWords } from './words/company.ts'

export { company, type Company } from './company.ts'

const people = ['chairman', 'gm', 'financeDirector', 'risk', 'legal', 'hr', 'unitFinance', 'departmentLeader', 'trader', 'cashier', 'reviewer', 'authoriser']

/** Who works here: companies of the group, and the pages over units, departments and people. */
export const organisation = defineModule({
  name: 'organisation',
  label: { zh: '组织管理', ru: 'Организация', en: 'Organisation' },
  needs: [],
  documents: { company },
  words: { company: companyWords },
  refusals: organisationRefusals,
  pages: [
    { path: '/gsdept', list: 'organisation.company', needs: 'gszl-ck', kept: true, label: { zh: '公司组织架构', ru: 'Структура компаний', en: 'Company structure' }, menu: { folder: 'admin.organisation', sort: 10, icon: 'bank' } },
    { path: '/dept', screen: 'dept', needs: 'bmgl-ck', kept: true, label: { zh: '部门管理', ru: 'Подразделения', en: 'Departments' }, menu: { folder: 'admin.organisation', sort: 20, icon: 'cluster' } },
    { path: '/user', screen: 'user', needs: 'yhgl-ck', kept: true, label: { zh: '用户管理', ru: 'Пользователи', en: 'Users' }, menu: { folder: 'admin.organisation', sort: 30, icon: 'team' } },
    { path: '/dicType', list: 'base.dictionary', needs: 'sjzd-ck', kept: true, label: { zh: '数据字典', ru: 'Справочники', en: 'Dictionaries' }, menu: { folder: 'admin.configuration', sort: 10, icon: 'book' } },
    { path: '/holiday', list: 'base.holiday', needs: 'jjrgl-ck', kept: true, label: { zh: '节假日管理', ru: 'Производственный календарь', en: 'Holidays' }, menu: { folder: 'admin.configuration', sort: 30, icon: 'calendar' } },
    { path: '/configs', list: 'base.config', needs: 'xtcs-ck', kept: true, label: { zh: '系统参数', ru: 'Параметры системы', en: 'Parameters' }, menu: { folder: 'admin.configuration', sort: 20, icon: 'setting' } },
  ],
  roles: standardRoles,
  grants: [
    { role: 'systemAdmin', permissions: ['gszl-ck', 'gszl-xz', 'gszl-bj', 'bmgl-ck', 'bmgl-xz', 'bmgl-bj', 'bmgl-sc', 'yhgl-ck', 'yhgl-xz', 'yhgl-bj', 'yhgl-dc', 'yhgl-dr', 'yhgw-ck', 'yhgw-xz', 'yhgw-bj', 'yhgw-sc', 'sjzd-ck', 'sjzd-xz', 'sjzd-bj', 'sjzd-sc', 'sjzd-dr', 'sjzd-dc', 'xtcs-ck', 'xtcs-bj', 'xtcs-xz', 'jjrgl-ck', 'jjrgl-xz', 'jjrgl-bj', 'jjrgl-sc', 'jjrgl-dr', 'jjrgl-dc'] },
    { role: 'securityAdmin', permissions: ['bmgl-ck', 'yhgl-ck', 'yhgl-js'] },
    { role: 'auditAdmin', permissions: ['bmgl-ck', 'yhgl-ck'] },
    { role: 'hr', permissions: ['yhgl-ck', 'yhgl-dc', 'yhgw-ck', 'bmgl-ck', 'yhgl-mm'] },
    ...people.map((role) => ({ role, permissions: ['gszl-ck'] })),
  ],
})
