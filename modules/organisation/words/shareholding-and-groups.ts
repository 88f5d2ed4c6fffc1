import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { departmentGroup } from '../department-group.ts'
import type { shareholding } from '../shareholding.ts'
import type { userGroup } from '../user-group.ts'

const basic = { zh: '基本信息', ru: 'Основное', en: 'Basics' }

export const shareholdingWords: DocumentWords<typeof shareholding> = {
  title: { zh: '持股关系', ru: 'Доля участия', en: 'Shareholding' },
  fields: {
    companyId: { zh: '被投资公司', ru: 'Компания', en: 'Company' },
    holderId: { zh: '股东', ru: 'Участник', en: 'Holder' },
    pct: { zh: '持股比例（%）', ru: 'Доля, %', en: 'Share, %' },
    from: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
    to: { zh: '终止日期', ru: 'Действует по', en: 'To' },
    basis: { zh: '出资依据', ru: 'Основание', en: 'Basis' },
  },
  groups: { basic },
}

export const userGroupWords: DocumentWords<typeof userGroup> = {
  title: { zh: '我的群组', ru: 'Моя группа', en: 'My group' },
  fields: {
    groupName: { zh: '群组名称', ru: 'Название группы', en: 'Group name' },
    memberIds: { zh: '成员', ru: 'Участники', en: 'Members' },
    shared: { zh: '对成员可见', ru: 'Видна участникам', en: 'Members see it' },
    sort: { zh: '排序', ru: 'Порядок', en: 'Order' },
  },
  groups: { basic },
}

export const deptGroupWords: DocumentWords<typeof departmentGroup> = {
  title: { zh: '部门分组', ru: 'Группа подразделений', en: 'Department group' },
  fields: {
    groupCode: { zh: '分组编码', ru: 'Код группы', en: 'Group code' },
    groupName: { zh: '分组名称', ru: 'Название группы', en: 'Group name' },
    nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    usage: { zh: '用途', ru: 'Назначение', en: 'Used for' },
    nodeIds: { zh: '单位与部门', ru: 'Организации и подразделения', en: 'Units and departments' },
  },
  groups: { basic },
}
