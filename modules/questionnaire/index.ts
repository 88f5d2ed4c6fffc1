import { defineModule } from '../../core/description/module.ts'
import { answerSheet } from './answer-sheet.ts'
import { questionnaireDictionaries } from './dictionaries.ts'
import { questionnaire } from './questionnaire.ts'
import { answerSheetWords } from './words/answer-sheet.ts'
import { questionnaireWords } from './words/questionnaire.ts'
import { questionnaireRefusals } from './words/refusals.ts'

/** Questionnaires: designed, published by link and QR code, answered by anyone on any device, and counted. */
export const questionnaires = defineModule({
  name: 'questionnaire',
  sold: true,
  label: { zh: '问卷', ru: 'Опросы', en: 'Questionnaires' },
  needs: [],
  documents: { questionnaire, answerSheet },
  words: { questionnaire: questionnaireWords, answerSheet: answerSheetWords },
  refusals: questionnaireRefusals,
  dictionaries: questionnaireDictionaries,
  notices: {
    'questionnaire.invited': {
      moments: ['end'],
      title: { zh: '邀请您填写问卷：{title}', ru: 'Приглашаем пройти опрос: {title}', en: 'Please answer: {title}' },
      content: { zh: '请在 {end} 前填写', ru: 'Ответьте до {end}', en: 'It is open until {end}' },
    },
    'questionnaire.reminded': {
      moments: ['end'],
      title: { zh: '请尽快填写问卷：{title}', ru: 'Напоминаем об опросе: {title}', en: 'Reminder to answer: {title}' },
      content: {
        zh: '您还没有填写，{end} 截止',
        ru: 'Вы ещё не ответили. Опрос открыт до {end}',
        en: 'You have not answered yet; it closes {end}',
      },
    },
    'questionnaire.flooded': {
      title: {
        zh: '问卷收到的内容异常过多，已暂停接收：{title}',
        ru: 'Опрос получает слишком много и приостановлен: {title}',
        en: 'A questionnaire was sent too much and has paused: {title}',
      },
      content: {
        zh: '24小时后自动恢复；如链接已外泄，请结束此问卷',
        ru: 'Приём возобновится через сутки. Если ссылка попала к посторонним, завершите опрос',
        en: 'It takes answers again after a day. If its link has got into the wrong hands, end it',
      },
    },
  },
  pages: [
    {
      path: '/questionnaire',
      list: 'questionnaire.questionnaire',
      needs: 'wjdc-ck',
      kept: true,
      label: { zh: '问卷管理', ru: 'Опросы', en: 'Questionnaires' },
      menu: { folder: 'affairs.questionnaires', sort: 10, icon: 'form' },
    },
  ],
  grants: [
    {
      role: 'hr',
      permissions: ['wjdc-ck', 'wjdc-xz', 'wjdc-bj', 'wjdc-sc', 'wjdc-dc', 'wjdc-fb', 'wjdj-ck', 'wjdj-dc'],
    },
  ],
})
