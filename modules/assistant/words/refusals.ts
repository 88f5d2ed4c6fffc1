import type { Words } from '../../../core/values/language.ts'

/** What the assistant refuses with, and what is wrong with the model behind it. */
export const assistantRefusals = {
  'assistant.off': {
    zh: '智能助手尚未配置，请联系系统管理员',
    ru: 'Помощник не настроен. Обратитесь к системному администратору',
    en: 'The assistant is not configured. Ask the system administrator',
  },
  'assistant.empty': { zh: '请输入问题', ru: 'Введите вопрос', en: 'Type a question' },
  'assistant.long': {
    zh: '问题最多 {max} 个字符，请缩短',
    ru: 'Вопрос длиннее {max} символов. Сократите его',
    en: 'A question has at most {max} characters. Shorten it',
  },
  'assistant.often': {
    zh: '提问过于频繁，请一分钟后再试',
    ru: 'Слишком много вопросов подряд. Повторите через минуту',
    en: 'Too many questions at once. Try again in a minute',
  },
  'assistant.spent': {
    zh: '今天的用量已用完，请明天再试',
    ru: 'Дневной лимит исчерпан. Продолжите завтра',
    en: 'Today’s allowance is used up. Go on tomorrow',
  },
  'assistant.busy': {
    zh: '上一个问题还在回答，请先停止或等待完成',
    ru: 'Ещё идёт ответ на прошлый вопрос. Дождитесь его или остановите',
    en: 'The last question is still being answered. Wait for it or stop it',
  },
  'assistant.crowded': {
    zh: '模型服务繁忙，请稍后再试',
    ru: 'Сервис модели перегружен. Повторите позже',
    en: 'The model is busy. Try again later',
  },
  'assistant.failed': {
    zh: '模型服务返回错误 {status}，请稍后再试或联系管理员',
    ru: 'Сервис модели ответил ошибкой {status}. Повторите позже или обратитесь к администратору',
    en: 'The model answered with error {status}. Try again later or tell the administrator',
  },
  'assistant.slow': {
    zh: '模型长时间没有响应，已停止等待，请重试',
    ru: 'Модель слишком долго молчит, ожидание прервано. Повторите вопрос',
    en: 'The model was silent for too long. Ask again',
  },
  'assistant.broken': {
    zh: '与模型的连接中断，回答不完整，请重试',
    ru: 'Связь с моделью прервалась, ответ неполный. Повторите вопрос',
    en: 'The connection to the model broke and the answer is incomplete. Ask again',
  },
  'assistant.malformed': {
    zh: '无法识别模型服务的回答，请联系管理员',
    ru: 'Ответ сервиса модели не распознан. Обратитесь к администратору',
    en: 'The answer of the model cannot be read. Tell the administrator',
  },
} as const satisfies Readonly<Record<string, Words>>
