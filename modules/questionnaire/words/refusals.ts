import type { Words } from '../../../core/values/language.ts'

/** What questionnaires and answers are refused with. */
export const questionnaireRefusals = {
  'questionnaire.nobody': {
    zh: '受邀人员都已填写，无需提醒',
    ru: 'Все приглашённые уже ответили',
    en: 'Everybody invited has answered',
  },
  'questionnaire.times': {
    zh: '结束时间必须晚于开始时间',
    ru: 'Окончание должно быть позже начала',
    en: 'It must close after it opens',
  },
  'questionnaire.design': {
    zh: '题目内容无法识别',
    ru: 'Вопросы не удалось прочитать',
    en: 'The questions cannot be read',
  },
  'questionnaire.fixed': {
    zh: '问卷已发布，题目不能再修改；如需调整请复制为新问卷',
    ru: 'Опрос опубликован, вопросы изменить нельзя. Скопируйте его в новый',
    en: 'It is published, so its questions stay as they are. Copy it as new to change them',
  },
  'questionnaire.empty': {
    zh: '请先添加题目再发布',
    ru: 'Добавьте вопросы перед публикацией',
    en: 'Add questions before publishing',
  },
  'questionnaire.over': {
    zh: '结束时间已过，请先修改结束时间',
    ru: 'Время окончания уже прошло, измените его',
    en: 'Its closing time has passed; change it first',
  },
  'questionnaire.unready': {
    zh: '第 {n} 题有误：{problem}',
    ru: 'Вопрос {n}: {problem}',
    en: 'Question {n}: {problem}',
  },
  'questionnaire.stem': { zh: '请填写题目', ru: 'Введите вопрос', en: 'Write the question' },
  'questionnaire.options': { zh: '至少需要两个选项', ru: 'Нужно не меньше двух вариантов', en: 'At least two options' },
  'questionnaire.rows': {
    zh: '矩阵至少需要一行',
    ru: 'В матрице нужна хотя бы одна строка',
    en: 'A matrix needs a row',
  },
  'questionnaire.label': { zh: '选项不能为空', ru: 'Вариант не может быть пустым', en: 'An option must not be empty' },
  'questionnaire.jump': {
    zh: '只能跳转到后面的题目',
    ru: 'Переходить можно только к следующим вопросам',
    en: 'A jump leads only to a later question',
  },
  'questionnaire.link': {
    zh: '链接无效，请向发布人索取新的链接',
    ru: 'Ссылка недействительна. Попросите у организатора новую',
    en: 'This link is not valid. Ask whoever sent it for a new one',
  },
  'questionnaire.early': { zh: '问卷尚未开始', ru: 'Опрос ещё не начался', en: 'The questionnaire has not opened yet' },
  'questionnaire.no-files': {
    zh: '此问卷没有需要上传文件的题目',
    ru: 'В этом опросе нет вопросов, на которые отвечают файлами',
    en: 'No question of this questionnaire asks for files',
  },
  'questionnaire.much': {
    zh: '短时间内收到的内容过多，请一小时后再试',
    ru: 'За короткое время пришло слишком много ответов. Повторите попытку через час',
    en: 'Too much has been sent in a short time. Try again in an hour',
  },
  'questionnaire.device': {
    zh: '此页面已失效，请刷新页面后再提交',
    ru: 'Страница устарела. Обновите её и отправьте ещё раз',
    en: 'This page is out of date. Reload it and send again',
  },
  'questionnaire.closed': {
    zh: '问卷已结束，感谢您的关注',
    ru: 'Опрос завершён. Спасибо за интерес',
    en: 'The questionnaire has closed. Thank you for your interest',
  },
  'questionnaire.done': {
    zh: '您已提交过答卷，谢谢参与',
    ru: 'Вы уже ответили. Спасибо за участие',
    en: 'You have answered already. Thank you',
  },
  'questionnaire.uninvited': {
    zh: '此问卷只面向受邀人员',
    ru: 'Этот опрос только для приглашённых',
    en: 'Only invited people answer this questionnaire',
  },
  'answer.invalid': {
    zh: '有 {count} 道题需要补充',
    ru: 'Проверьте {count, plural, one {# ответ} few {# ответа} many {# ответов} other {# ответа}}',
    en: '{count, plural, one {# answer needs} other {# answers need}} your attention',
  },
  'answer.required': { zh: '此题必答', ru: 'Ответьте на этот вопрос', en: 'Please answer this question' },
  'answer.wrong': { zh: '答案不符合要求', ru: 'Ответ не подходит', en: 'This answer does not fit' },
  'answer.rows': { zh: '请完成每一行', ru: 'Ответьте в каждой строке', en: 'Please answer every row' },
} as const satisfies Readonly<Record<string, Words>>
