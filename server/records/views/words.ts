import type { Words } from '../../../core/values/language.ts'

/** What saving a view is refused with. */
export const viewWords = {
  'view.name-missing': { zh: '请填写视图名称', ru: 'Введите название представления', en: 'Name the view' },
  'view.name-long': {
    zh: '视图名称最多 {most} 个字',
    ru: 'Название представления — не длиннее {most} знаков',
    en: 'The name of a view has at most {most} characters',
  },
  'view.name-taken': {
    zh: '已有名为“{name}”的视图，请换一个名称',
    ru: 'Представление «{name}» уже есть. Выберите другое название',
    en: 'There is a view “{name}” already. Choose another name',
  },
  'view.too-many': {
    zh: '每个列表最多保存 {most} 个视图，请先删除不用的视图',
    ru: 'Для списка сохраняется не больше {most} представлений. Удалите ненужные',
    en: 'At most {most} views can be saved for a list. Delete those you no longer use',
  },
  'view.share-unknown': {
    zh: '共享对象不存在或超过 {most} 个，请重新选择',
    ru: 'Получатель не найден, или их больше {most}. Выберите заново',
    en: 'Somebody to share with does not exist, or there are more than {most}. Choose again',
  },
} satisfies Record<string, Words>
