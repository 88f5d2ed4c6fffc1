import type { Words } from '../../../core/values/language.ts'

/** The page of the assistant. */
export const assistantWords = {
  page: { zh: '智能助手', ru: 'ИИ-помощник', en: 'AI assistant' },
  note: {
    zh: '依据帮助文档和您有权查看的单据回答；带链接的数字可直接核对。模型：{model}',
    ru: 'Отвечает по справке и документам, которые вам доступны; цифры со ссылками можно сразу проверить. Модель: {model}',
    en: 'It answers from the help and from records you may read; figures with links can be checked at once. Model: {model}',
  },
  off: { zh: '智能助手尚未启用', ru: 'Помощник не включён', en: 'The assistant is off' },
  offNote: {
    zh: '启用后，它会依据帮助文档和您有权查看的单据回答问题。请联系系统管理员。',
    ru: 'После включения он отвечает по справке и доступным вам документам. Обратитесь к системному администратору.',
    en: 'Once it is on, it answers from the help and the records you may read. Ask the system administrator.',
  },
  how: {
    zh: '在服务器上设置以下环境变量后重新启动（接口须兼容 OpenAI Chat Completions）：',
    ru: 'Задайте на сервере переменные окружения и перезапустите его (нужен интерфейс, совместимый с OpenAI Chat Completions):',
    en: 'Set these environment variables on the server and start it again (any endpoint that speaks OpenAI’s chat completions):',
  },
  help: { zh: '帮助', ru: 'Справка', en: 'Help' },
  helpSearch: { zh: '搜索帮助', ru: 'Поиск по справке', en: 'Search the help' },
  helpNone: {
    zh: '没有找到相关帮助，请换个说法',
    ru: 'Ничего не найдено. Попробуйте другие слова',
    en: 'Nothing found. Try other words',
  },
  conversations: { zh: '历史对话', ru: 'Беседы', en: 'Conversations' },
  fresh: { zh: '新对话', ru: 'Новая беседа', en: 'New conversation' },
  remove: { zh: '删除对话“{title}”', ru: 'Удалить беседу «{title}»', en: 'Delete the conversation “{title}”' },
  ask: {
    zh: '输入问题，Enter 发送，Shift+Enter 换行',
    ru: 'Введите вопрос. Enter — отправить, Shift+Enter — новая строка',
    en: 'Type a question. Enter sends, Shift+Enter begins a line',
  },
  question: { zh: '问题', ru: 'Вопрос', en: 'Question' },
  send: { zh: '发送', ru: 'Отправить', en: 'Send' },
  stop: { zh: '停止', ru: 'Остановить', en: 'Stop' },
  again: { zh: '重试', ru: 'Повторить', en: 'Try again' },
  you: { zh: '您', ru: 'Вы', en: 'You' },
  reading: { zh: '正在查阅…', ru: 'Смотрю данные…', en: 'Looking it up…' },
  thinking: { zh: '正在回答…', ru: 'Отвечаю…', en: 'Answering…' },
  cut: { zh: '回答未完成', ru: 'Ответ не завершён', en: 'The answer is incomplete' },
  sources: { zh: '依据', ru: 'Источники', en: 'Sources' },
  unproved: {
    zh: '此数字未在您可见的单据中找到，请自行核对',
    ru: 'Этой цифры нет в доступных вам документах — проверьте её',
    en: 'This figure was in no record you may read; check it yourself',
  },
  begin: { zh: '可以这样问：', ru: 'Например:', en: 'For example:' },
  example1: {
    zh: '怎样提交付款计划？',
    ru: 'Как отправить план платежа на согласование?',
    en: 'How do I submit a payment plan?',
  },
  example2: {
    zh: '最近的合同有哪些，金额是多少？',
    ru: 'Какие последние договоры и на какие суммы?',
    en: 'What are the latest contracts, and their amounts?',
  },
  left: { zh: '今日剩余用量 {n}', ru: 'Осталось на сегодня: {n}', en: 'Left for today: {n}' },
} as const satisfies Readonly<Record<string, Words>>
