import type { Words } from '../../../core/values/language.ts'

export const dictionaryWords = {
  note: {
    zh: '修改立即在所有打开的页面生效。',
    ru: 'Изменения сразу видны на всех открытых страницах.',
    en: 'A change shows on every open page at once.',
  },
  find: { zh: '搜索分组、字段、字典项', ru: 'Группа, поле или значение', en: 'Group, field or entry' },
  groups: { zh: '字典分组', ru: 'Группы справочников', en: 'Dictionary groups' },
  count: {
    zh: '{n} 项',
    ru: '{n, plural, one {# значение} few {# значения} many {# значений} other {# значения}}',
    en: '{n, plural, one {# entry} other {# entries}}',
  },
  off: { zh: '停用 {n}', ru: 'отключено: {n}', en: '{n} off' },
  noGroup: { zh: '没有找到分组', ru: 'Группа не найдена', en: 'No group found' },
  choose: { zh: '请选择左侧的字典分组', ru: 'Выберите группу слева', en: 'Choose a group on the left' },
  used: { zh: '用于：{fields}', ru: 'Поля: {fields}', en: 'Used for: {fields}' },
  states: {
    zh: '单据状态由系统流转，不能新增或停用；可以修改名称、颜色和顺序。',
    ru: 'Эти статусы присваивает система: их нельзя добавить или отключить, можно изменить название, цвет и порядок.',
    en: 'The system sets these statuses: none is added or switched off; names, colours and order may be changed.',
  },
  ownGroup: { zh: '自建分组', ru: 'Собственные группы', en: 'Groups of our own' },
  addGroup: { zh: '新增分组', ru: 'Новая группа', en: 'New group' },
  unused: { zh: '尚未被字段引用', ru: 'Поля пока не используют эту группу', en: 'No field uses it yet' },
  noEntries: { zh: '还没有字典项', ru: 'Значений пока нет', en: 'No entries yet' },
  add: { zh: '新增字典项', ru: 'Добавить значение', en: 'Add an entry' },
  edit: { zh: '编辑', ru: 'Изменить', en: 'Edit' },
  up: { zh: '上移“{name}”', ru: 'Выше: {name}', en: 'Move “{name}” up' },
  down: { zh: '下移“{name}”', ru: 'Ниже: {name}', en: 'Move “{name}” down' },
  enabled: { zh: '启用“{name}”', ru: 'Включено: {name}', en: '“{name}” is on' },
  turnedOff: {
    zh: '“{name}”已停用：已有记录仍正常显示，不再供选择',
    ru: '«{name}» отключено: в записях остаётся, но больше не предлагается',
    en: '“{name}” is off: records still show it, nobody is offered it',
  },
  turnedOn: { zh: '“{name}”已启用', ru: '«{name}» включено', en: '“{name}” is on' },
  remove: { zh: '删除', ru: 'Удалить', en: 'Delete' },
  askRemove: { zh: '删除“{name}”？', ru: 'Удалить «{name}»?', en: 'Delete “{name}”?' },
  removeNote: {
    zh: '已用到该项的记录将只显示编码。通常停用即可。',
    ru: 'В записях, где оно есть, останется только код. Обычно достаточно отключить.',
    en: 'Records that use it will show its code alone. Switching it off is usually enough.',
  },
  back: { zh: '返回分组', ru: 'К группам', en: 'Back to the groups' },
} satisfies Readonly<Record<string, Words>>
