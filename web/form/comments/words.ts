import type { Words } from '../../../core/values/language.ts'

/** What is said around remarks. */
export const commentWords = {
  tab: { zh: '评论', ru: 'Комментарии', en: 'Comments' },
  none: { zh: '暂无评论', ru: 'Комментариев пока нет', en: 'No comments yet' },
  write: { zh: '写评论', ru: 'Новый комментарий', en: 'Write a comment' },
  hint: {
    zh: '输入 @ 提及可查看本单据的同事',
    ru: 'Введите @, чтобы упомянуть коллегу, который видит документ',
    en: 'Type @ to mention a colleague who may read this record',
  },
  send: { zh: '发布', ru: 'Отправить', en: 'Post' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  edit: { zh: '编辑', ru: 'Изменить', en: 'Edit' },
  remove: { zh: '删除', ru: 'Удалить', en: 'Delete' },
  removeAsk: { zh: '确定删除这条评论吗？', ru: 'Удалить этот комментарий?', en: 'Delete this comment?' },
  removed: { zh: '该评论已被作者删除', ru: 'Комментарий удалён автором', en: 'The author deleted this comment' },
  edited: { zh: '已编辑', ru: 'изменён', en: 'edited' },
  nobody: { zh: '没有可提及的人', ru: 'Некого упомянуть', en: 'Nobody to mention' },
} satisfies Record<string, Words>
