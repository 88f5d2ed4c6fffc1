import type { NoticeWords } from '../core/words/notice-words.ts'

/** How people hear what an administrator writes to them. */
export const personNotices = {
  'person.message': {
    title: { zh: '{title}', ru: '{title}', en: '{title}' },
    content: { zh: '{text}（{actorName}）', ru: '{text} ({actorName})', en: '{text} ({actorName})' },
  },
} satisfies NoticeWords
