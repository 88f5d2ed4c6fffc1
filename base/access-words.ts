import type { DocumentWords } from '../core/description/document-words.ts'
import type { dataScope } from './data-scope.ts'
import type { permission } from './permission.ts'
import type { roleGrantable } from './role-grantable.ts'
import type { roleMember } from './role-member.ts'
import type { rolePermission } from './role-permission.ts'
import type { role } from './role.ts'
import { common } from './shared-words.ts'

export const roleWords: DocumentWords<typeof role> = {
  title: { zh: '角色', ru: 'Роли', en: 'Roles' },
  fields: {
    roleCode: { zh: '角色编码', ru: 'Код роли', en: 'Role code' },
    roleName: { zh: '角色名称', ru: 'Название роли', en: 'Role name' },
    nameRu: common.nameRu,
    nameEn: common.nameEn,
    roleType: { zh: '角色类型', ru: 'Тип роли', en: 'Role type' },
    mutexRoles: {
      label: { zh: '互斥角色', ru: 'Несовместимые роли', en: 'Exclusive roles' },
      help: { zh: '角色编码，用逗号分隔', ru: 'Коды ролей через запятую', en: 'Role codes separated by commas' },
    },
  },
  groups: { basic: common.basic },
}

export const roleMemberWords: DocumentWords<typeof roleMember> = {
  title: { zh: '角色成员', ru: 'Участники ролей', en: 'Role members' },
  fields: { roleId: common.role, userId: common.person },
  groups: { basic: common.basic },
}

export const rolePermissionWords: DocumentWords<typeof rolePermission> = {
  title: { zh: '角色权限', ru: 'Права ролей', en: 'Role permissions' },
  fields: { roleId: common.role, ppeValue: common.permission },
  groups: { basic: common.basic },
}

export const roleGrantableWords: DocumentWords<typeof roleGrantable> = {
  title: { zh: '可授权范围', ru: 'Права, которые можно выдавать', en: 'Grantable permissions' },
  fields: {
    roleId: common.role,
    ppeValue: { label: common.permission, help: { zh: '* 表示全部', ru: '* — любые права', en: '* is everything' } },
  },
  groups: { basic: common.basic },
}

export const permissionWords: DocumentWords<typeof permission> = {
  title: { zh: '页面元素', ru: 'Элементы страниц', en: 'Page elements' },
  fields: {
    ppeValue: common.permission,
    ppeName: { zh: '元素名称', ru: 'Название элемента', en: 'Element name' },
    nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    menuId: { zh: '所属菜单', ru: 'Пункт меню', en: 'Menu entry' },
    ppeType: { zh: '元素类型', ru: 'Тип элемента', en: 'Element type' },
  },
  groups: { basic: common.basic },
}

export const dataScopeWords: DocumentWords<typeof dataScope> = {
  title: { zh: '数据权限', ru: 'Доступ к данным', en: 'Data scopes' },
  fields: {
    dsCode: { zh: '业务编码', ru: 'Код направления', en: 'Business code' },
    dsName: { zh: '名称', ru: 'Наименование', en: 'Name' },
    roleId: common.role,
    dsType: { zh: '范围类型', ru: 'Тип области', en: 'Scope type' },
    chosen: {
      label: { zh: '自定义范围', ru: 'Выбранные подразделения', en: 'Chosen units and departments' },
      fields: { dwId: common.unit, bmId: common.department },
    },
  },
  groups: {
    basic: common.basic,
    chosen: { zh: '自定义范围', ru: 'Выбранные подразделения', en: 'Chosen units and departments' },
  },
}
