import type { Words } from '../../../core/values/language.ts'

/** What is said when two people drew the same thing at once. */
export const mergeWords = {
  title: {
    zh: '在您设计期间，别人保存了同一设计',
    ru: 'Пока вы работали, проект сохранил кто-то другой',
    en: 'Somebody else saved this draft while you were editing',
  },
  theirs: {
    zh: '对方修改了（将并入）',
    ru: 'Изменено другим (войдёт в общий вариант)',
    en: 'Changed by them (will be taken in)',
  },
  both: { zh: '双方都修改了，请选择', ru: 'Изменили оба — выберите', en: 'Changed by both: choose' },
  keepMine: { zh: '保留我的', ru: 'Мой вариант', en: 'Keep mine' },
  takeTheirs: { zh: '采用对方的', ru: 'Другой вариант', en: 'Take theirs' },
  merge: { zh: '合并并保存', ru: 'Объединить и сохранить', en: 'Merge and save' },
  theirsWhole: {
    zh: '放弃我的，载入对方的',
    ru: 'Отбросить мои, открыть другой вариант',
    en: 'Discard mine and open theirs',
  },
  later: { zh: '继续编辑', ru: 'Продолжить работу', en: 'Keep editing' },
  note: {
    zh: '其余修改互不冲突，合并后都会保留；合并后请看一下问题列表。',
    ru: 'Остальные изменения не противоречат друг другу и сохранятся. После объединения просмотрите список ошибок.',
    en: 'All other changes are compatible and are kept. Check the list of problems afterwards.',
  },
} satisfies Record<string, Words>
