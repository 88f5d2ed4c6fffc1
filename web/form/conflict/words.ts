import type { Words } from '../../../core/values/language.ts'

/** What is said where two people worked on one record. */
export const conflictWords = {
  title: {
    zh: '您编辑期间，单据已被他人修改',
    ru: 'Документ уже изменён',
    en: 'The record has been changed meanwhile',
  },
  by: { zh: '{name} 于 {time}', ru: '{name}, {time}', en: '{name}, {time}' },
  choose: {
    zh: '以下内容双方都有修改，请逐项选择',
    ru: 'Эти поля изменили и вы, и другой пользователь. Выберите значение для каждого',
    en: 'Both of you changed these fields. Choose for each of them',
  },
  mine: { zh: '我的', ru: 'Моё', en: 'Mine' },
  theirs: { zh: '对方的', ru: 'Другого пользователя', en: 'Theirs' },
  allMine: { zh: '全部用我的', ru: 'Везде моё', en: 'All mine' },
  allTheirs: { zh: '全部用对方的', ru: 'Везде значения другого', en: 'All theirs' },
  taken: {
    zh: '对方修改、将一并保留：{fields}',
    ru: 'Изменено другим пользователем, будет сохранено: {fields}',
    en: 'Changed by the other and kept: {fields}',
  },
  kept: {
    zh: '您修改、将一并保留：{fields}',
    ru: 'Изменено вами, будет сохранено: {fields}',
    en: 'Changed by you and kept: {fields}',
  },
  joined: {
    zh: '双方修改已逐行合并：{fields}',
    ru: 'Строки объединены: {fields}',
    en: 'Merged line by line: {fields}',
  },
  mergeAndSave: { zh: '合并并保存', ru: 'Объединить и сохранить', en: 'Merge and save' },
  merge: { zh: '合并后继续编辑', ru: 'Объединить и продолжить', en: 'Merge and go on editing' },
  discard: { zh: '放弃我的修改', ru: 'Отбросить мои изменения', en: 'Discard my changes' },
  closed: {
    zh: '单据已不能编辑，您填写的内容如下，可复制备用',
    ru: 'Документ больше нельзя изменить. Ваши данные ниже, их можно скопировать',
    en: 'The record cannot be edited any more. What you typed is below for you to copy',
  },
  gone: {
    zh: '单据已被删除，您填写的内容如下，可复制备用',
    ru: 'Документ удалён. Ваши данные ниже, их можно скопировать',
    en: 'The record has been deleted. What you typed is below for you to copy',
  },
  newer: {
    zh: '此单据刚刚被他人修改',
    ru: 'Документ только что изменил другой пользователь',
    en: 'Somebody else has just changed this record',
  },
  look: { zh: '查看并合并', ru: 'Сравнить', en: 'View and merge' },
  empty: { zh: '（空）', ru: '(пусто)', en: '(empty)' },
  and: { zh: '、', ru: ', ', en: ', ' },
} satisfies Record<string, Words>
