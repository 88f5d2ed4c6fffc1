import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { questionnaire } from '../questionnaire.ts'

export const questionnaireWords: DocumentWords<typeof questionnaire> = {
  title: { zh: '问卷', ru: 'Опрос', en: 'Questionnaire' },
  fields: {
    qNo: { zh: '问卷编号', ru: 'Номер', en: 'Number' },
    title: { zh: '问卷标题', ru: 'Название', en: 'Title' },
    titleRu: {
      label: { zh: '俄文标题', ru: 'Название на русском', en: 'Russian title' },
      help: {
        zh: '留空则显示标题',
        ru: 'Если пусто, показывается основное название',
        en: 'Left empty, the title is shown',
      },
    },
    titleEn: { zh: '英文标题', ru: 'Название на английском', en: 'English title' },
    introRu: { zh: '卷首说明（俄文）', ru: 'Вступление на русском', en: 'Introduction in Russian' },
    introEn: { zh: '卷首说明（英文）', ru: 'Вступление на английском', en: 'Introduction in English' },
    intro: { zh: '卷首说明', ru: 'Вступление', en: 'Introduction' },
    startTime: { zh: '开始时间', ru: 'Начало', en: 'Opens' },
    endTime: { zh: '结束时间', ru: 'Окончание', en: 'Closes' },
    anonymous: {
      label: { zh: '匿名填写', ru: 'Анонимно', en: 'Anonymous' },
      help: {
        zh: '匿名问卷凭链接填写，不记录姓名；实名问卷需要登录',
        ru: 'Анонимный опрос проходят по ссылке, имя не записывается; в именном нужен вход в систему',
        en: 'An anonymous questionnaire is answered by its link and keeps no name; one by name asks people to sign in',
      },
    },
    onePerUser: {
      label: { zh: '每人一次', ru: 'Один ответ на человека', en: 'One answer each' },
      help: {
        zh: '实名按人、匿名按设备限制',
        ru: 'В именном опросе — на человека, в анонимном — на устройство',
        en: 'By person when by name, by device when anonymous',
      },
    },
    targetUnits: {
      label: { zh: '邀请单位', ru: 'Приглашённые организации', en: 'Units invited' },
      help: {
        zh: '含下级单位和部门的全部在职人员',
        ru: 'Все работающие, включая подчинённые организации и подразделения',
        en: 'Everybody in service, units and departments below included',
      },
    },
    targetDepts: { zh: '邀请部门', ru: 'Приглашённые подразделения', en: 'Departments invited' },
    targetPeople: {
      label: { zh: '邀请人员', ru: 'Приглашённые', en: 'Invited' },
      help: {
        zh: '留空则所有同事均可填写',
        ru: 'Если не указать, ответить сможет любой сотрудник',
        en: 'Left empty, any colleague may answer',
      },
    },
    passScore: { zh: '及格分', ru: 'Проходной балл', en: 'Pass mark' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    design: { zh: '题目', ru: 'Вопросы', en: 'Questions' },
    token: { zh: '链接口令', ru: 'Ключ ссылки', en: 'Link key' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    intro: { zh: '说明', ru: 'Пояснения', en: 'Notes' },
  },
  done: {
    remind: {
      zh: '已提醒尚未填写的人员',
      ru: 'Напоминание отправлено тем, кто ещё не ответил',
      en: 'Those who have not answered were reminded',
    },
  },
  actions: {
    publish: { zh: '发布', ru: 'Опубликовать', en: 'Publish' },
    remind: { zh: '催填', ru: 'Напомнить', en: 'Remind' },
    end: { zh: '结束', ru: 'Завершить', en: 'Close' },
    archive: { zh: '归档', ru: 'В архив', en: 'Archive' },
  },
}
