import type { Words } from '../../../core/values/language.ts'

/** What remarks are refused with. */
export const commentWords = {
  'comment.empty': { zh: '请填写评论内容', ru: 'Введите текст комментария', en: 'Write something first' },
  'comment.long': {
    zh: '评论不能超过 {max} 个字符',
    ru: 'Комментарий не длиннее {max} символов',
    en: 'A comment has at most {max} characters',
  },
  'comment.crowded': {
    zh: '一条评论最多提及 {max} 人',
    ru: 'В одном комментарии можно упомянуть не больше {max} человек',
    en: 'A comment can mention at most {max} people',
  },
  'comment.stranger': {
    zh: '以下人员无权查看本单据，不能提及：{names}',
    ru: 'Эти люди не видят документ, упомянуть их нельзя: {names}',
    en: 'These people may not see this record, so they cannot be mentioned: {names}',
  },
  'comment.foreign': {
    zh: '只能修改自己的评论',
    ru: 'Изменить можно только свой комментарий',
    en: 'You can change only your own comments',
  },
  'comment.late': {
    zh: '评论发布超过 {hours} 小时后不能再修改或删除',
    ru: 'Изменить или удалить комментарий можно в течение {hours} ч',
    en: 'A comment can be changed or deleted within {hours} hours only',
  },
} satisfies Readonly<Record<string, Words>>
