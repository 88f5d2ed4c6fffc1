import type { Words } from '../../core/values/language.ts'

/** What drawing and publishing forms says no with. */
export const formWords = {
  'form.unknown': { zh: '没有这个表单', ru: 'Такой формы нет', en: 'There is no such form' },
  'form.malformed': {
    zh: '表单内容不完整，请刷新后重试',
    ru: 'Описание формы неполное, обновите страницу и повторите',
    en: 'The form is not complete; reload the page and try again',
  },
  'form.name': {
    zh: '表单标识须以小写英文字母开头，只含英文字母和数字',
    ru: 'Имя формы начинается со строчной латинской буквы и состоит из букв и цифр',
    en: 'A form’s name starts with a lower-case letter and has only letters and digits',
  },
  'form.name-taken': {
    zh: '该表单标识已存在，请换一个',
    ru: 'Форма с таким именем уже есть, выберите другое',
    en: 'There is a form of this name already; choose another',
  },
  'form.drawn-meanwhile': {
    zh: '表单已被他人修改，请刷新后再试',
    ru: 'Форму изменил кто-то другой, обновите страницу',
    en: 'Somebody else has changed this form; reload it',
  },
  'form.publishing': {
    zh: '表单正在发布，请稍候',
    ru: 'Форма публикуется, подождите',
    en: 'The form is being published; please wait',
  },
  'form.not-tried': {
    zh: '请先解决表单的问题（{count} 处），再试运行流程',
    ru: 'Сначала устраните замечания формы ({count}), затем проверяйте процесс',
    en: 'Resolve the problems of the form ({count}) before a dry run of its process',
  },
  'form.unsound': {
    zh: '表单还有 {count} 处问题，不能发布',
    ru: 'Публиковать нельзя: замечаний — {count}',
    en: '{count, plural, one {# problem keeps} other {# problems keep}} the form from being published',
  },
  'form.blocked': {
    zh: '有变更目前无法执行，请查看发布计划',
    ru: 'Некоторые изменения сейчас невозможны, посмотрите план публикации',
    en: 'Some changes cannot be made now; see the plan',
  },
  'form.plan-changed': {
    zh: '数据已有变化，发布计划与您确认的不同，请重新确认',
    ru: 'Данные изменились, и план стал другим; подтвердите его заново',
    en: 'The data have changed and the plan with them; confirm it again',
  },
  'form.table-busy': {
    zh: '数据表正被占用，5 秒内未能开始，表单没有任何变化，请稍后再发布',
    ru: 'Таблица занята: за 5 секунд начать не удалось, форма не изменилась; опубликуйте позже',
    en: 'The table was in use for more than 5 seconds; nothing has changed, publish again later',
  },
  'form.flow-meanwhile': {
    zh: '流程已另行发布为 v{version}，与此处绘制的不同：请在流程设计中调整，或重新绘制后再发布',
    ru: 'Процесс тем временем опубликован отдельно (v{version}) и отличается от нарисованного здесь. Измените его в конструкторе процессов или нарисуйте заново',
    en: 'The process has been published separately in the meantime (v{version}) and differs from the one here: change it in the process designer, or design it again',
  },
  'form.retired': {
    zh: '该表单已停用，不能新增',
    ru: 'Форма отключена, новые записи не создаются',
    en: 'This form is disabled; no new record can be created',
  },
  'form.changed': {
    zh: '表单刚刚更新，请刷新页面后重试；您填写的内容不会丢失',
    ru: 'Форма только что обновлена: обновите страницу и повторите, введённое сохранится',
    en: 'The form has just been changed: reload the page and try again; what you typed is kept',
  },
} as const satisfies Readonly<Record<string, Words>>
