import type { Words } from '../../../core/values/language.ts'

/** What saved views say. */
export const viewWords = {
  views: { zh: '视图', ru: 'Представления', en: 'Views' },
  standard: { zh: '标准视图', ru: 'Стандартное', en: 'Standard view' },
  mine: { zh: '我的视图', ru: 'Мои представления', en: 'My views' },
  shared: { zh: '共享给我的', ru: 'Доступные мне', en: 'Shared with me' },
  by: { zh: '共享人：{name}', ru: 'Поделился: {name}', en: 'Shared by {name}' },
  none: {
    zh: '设置好查询、排序、分组和列后，可以另存为视图',
    ru: 'Настройте отбор, сортировку, группировку и столбцы и сохраните их как представление',
    en: 'Set filters, order, grouping and columns, then save them as a view',
  },
  gone: {
    zh: '地址中的视图已被删除或不再共享给您，现按标准视图显示',
    ru: 'Представление из адреса удалено или больше вам не доступно; показано стандартное',
    en: 'The view of this address was removed or is no longer shared with you; the standard one is shown',
  },
  changed: { zh: '已改动', ru: 'изменено', en: 'changed' },
  save: { zh: '保存改动', ru: 'Сохранить изменения', en: 'Save the changes' },
  revert: { zh: '撤销改动', ru: 'Отменить изменения', en: 'Undo the changes' },
  saveAs: { zh: '另存为视图…', ru: 'Сохранить как…', en: 'Save as a view…' },
  edit: { zh: '重命名与共享', ru: 'Название и доступ', en: 'Rename and share' },
  pin: { zh: '固定到菜单', ru: 'Закрепить в меню', en: 'Pin in the menu' },
  unpin: { zh: '从菜单移除', ru: 'Убрать из меню', en: 'Take out of the menu' },
  usual: { zh: '设为默认视图', ru: 'Открывать по умолчанию', en: 'Open by default' },
  unusual: { zh: '取消默认视图', ru: 'Не открывать по умолчанию', en: 'Do not open by default' },
  partial: {
    zh: '此视图有您无权查看的条件，已略去',
    ru: 'Часть условий этого представления вам недоступна и не применяется',
    en: 'Some conditions of this view are on what you may not read and are left out',
  },
  newTitle: { zh: '保存视图', ru: 'Сохранить представление', en: 'Save a view' },
  name: { zh: '视图名称', ru: 'Название', en: 'Name' },
  shareRoles: { zh: '共享给角色', ru: 'Доступно ролям', en: 'Share with roles' },
  shareDepartments: { zh: '共享给部门', ru: 'Доступно подразделениям', en: 'Share with departments' },
  shareNote: {
    zh: '共享的视图只显示对方有权查看的列和数据',
    ru: 'Получатели увидят только доступные им столбцы и данные',
    en: 'Others see only the columns and rows they may read',
  },
  ok: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  remove: { zh: '删除视图', ru: 'Удалить', en: 'Delete the view' },
  removeAsk: { zh: '确定删除视图“{name}”吗？', ru: 'Удалить представление «{name}»?', en: 'Delete the view “{name}”?' },
  removeNote: {
    zh: '共享对象也将无法再使用此视图。',
    ru: 'Им больше не смогут пользоваться и те, кому оно доступно.',
    en: 'Those it is shared with lose it as well.',
  },
  saved: { zh: '视图已保存', ru: 'Представление сохранено', en: 'The view is saved' },
  removed: { zh: '视图已删除', ru: 'Представление удалено', en: 'The view is deleted' },
} satisfies Record<string, Words>
