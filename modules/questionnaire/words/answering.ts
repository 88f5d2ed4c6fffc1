import type { Words } from '../../../core/values/language.ts'

/** What the answer pages say. */
export const answeringWords = {
  anonymous: {
    zh: '匿名问卷，不记录您的姓名',
    ru: 'Анонимный опрос: имя не записывается',
    en: 'Anonymous: your name is not kept',
  },
  named: { zh: '实名问卷', ru: 'Именной опрос', en: 'Answered by name' },
  until: { zh: '截止 {time}', ru: 'До {time}', en: 'Open until {time}' },
  required: { zh: '必答', ru: 'Обязательно', en: 'Required' },
  many: { zh: '可多选', ru: 'Можно выбрать несколько', en: 'Choose any number' },
  rank: { zh: '按顺序点选', ru: 'Нажимайте по порядку важности', en: 'Press them in order' },
  clear: { zh: '重新排序', ru: 'Сначала', en: 'Start over' },
  write: { zh: '请输入', ru: 'Напишите ответ', en: 'Write your answer' },
  file: {
    zh: '选择文件（20 MB 以内，最多 5 个）',
    ru: 'Выберите файл (до 20 МБ, не более 5)',
    en: 'Choose a file (up to 20 MB, at most 5)',
  },
  remove: { zh: '移除', ru: 'Убрать', en: 'Remove' },
  low: { zh: '不满意', ru: 'Плохо', en: 'Poor' },
  high: { zh: '非常满意', ru: 'Отлично', en: 'Excellent' },
  submit: { zh: '提交', ru: 'Отправить', en: 'Submit' },
  next: { zh: '下一题', ru: 'Далее', en: 'Next' },
  before: { zh: '上一题', ru: 'Назад', en: 'Back' },
  progress: { zh: '{n} / {all}', ru: '{n} из {all}', en: '{n} of {all}' },
  kept: {
    zh: '已自动保存在本机，刷新不会丢失',
    ru: 'Ответы сохраняются на этом устройстве и не пропадут',
    en: 'Your answers are kept on this device; a reload loses nothing',
  },
  thanks: { zh: '提交成功，感谢参与！', ru: 'Ответ отправлен. Спасибо!', en: 'Sent. Thank you!' },
  thanksNote: { zh: '可以关闭此页面了。', ru: 'Эту страницу можно закрыть.', en: 'You can close this page now.' },
  score: {
    zh: '您的得分：{score}（及格 {pass}）',
    ru: 'Ваш результат: {score} (проходной балл {pass})',
    en: 'Your score: {score} (pass mark {pass})',
  },
  early: { zh: '问卷尚未开始', ru: 'Опрос ещё не начался', en: 'It has not opened yet' },
  earlyNote: {
    zh: '将于 {time} 开始，请届时再来。',
    ru: 'Начало {time}. Загляните позже.',
    en: 'It opens {time}. Please come back then.',
  },
  closed: { zh: '问卷已结束', ru: 'Опрос завершён', en: 'It has closed' },
  closedNote: { zh: '感谢您的关注。', ru: 'Спасибо за интерес.', en: 'Thank you for your interest.' },
  done: { zh: '您已提交过答卷', ru: 'Вы уже ответили', en: 'You have answered already' },
  doneNote: {
    zh: '谢谢参与，每人只需填写一次。',
    ru: 'Спасибо! Отвечать нужно один раз.',
    en: 'Thank you; once is enough.',
  },
  failed: { zh: '无法打开问卷', ru: 'Не удалось открыть опрос', en: 'The questionnaire could not be opened' },
  signIn: { zh: '此问卷需要登录后填写', ru: 'Чтобы ответить, войдите в систему', en: 'Please sign in to answer' },
  signInNote: {
    zh: '登录后会自动回到这里。',
    ru: 'После входа вы вернётесь сюда.',
    en: 'You will come back here afterwards.',
  },
  toSignIn: { zh: '去登录', ru: 'Войти', en: 'Sign in' },
  again: { zh: '重试', ru: 'Повторить', en: 'Try again' },
} as const satisfies Readonly<Record<string, Words>>
