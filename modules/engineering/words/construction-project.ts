import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { constructionProject } from '../construction-project.ts'

export const constructionProjectWords: DocumentWords<typeof constructionProject> = {
  title: { zh: '工程项目', ru: 'Стройпроект', en: 'Engineering project' },
  fields: {
    engNo: { zh: '项目编号', ru: 'Номер', en: 'Project number' },
    projectName: { zh: '项目名称', ru: 'Проект', en: 'Project' },
    contractor: { zh: '施工单位', ru: 'Подрядчик', en: 'Contractor' },
    supervisor: { zh: '监理单位', ru: 'Технадзор', en: 'Supervisor' },
    designer: { zh: '设计单位', ru: 'Проектировщик', en: 'Designer' },
    budget: { zh: '概算（元）', ru: 'Смета, юани', en: 'Budget, CNY' },
    contractAmt: { zh: '合同额（元）', ru: 'Сумма договора, юани', en: 'Contract amount, CNY' },
    planStart: { zh: '计划开工', ru: 'Начало по плану', en: 'Planned start' },
    planEnd: { zh: '计划竣工', ru: 'Окончание по плану', en: 'Planned end' },
    pm: { zh: '项目经理', ru: 'Руководитель проекта', en: 'Project manager' },
    status: { zh: '工程状态', ru: 'Статус', en: 'Status' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    parties: { zh: '参建单位', ru: 'Участники', en: 'Parties' },
  },
  actions: {
    start: { zh: '开工', ru: 'Начать строительство', en: 'Start building' },
    stop: { zh: '停工', ru: 'Остановить', en: 'Suspend' },
    finish: { zh: '完工', ru: 'Завершить строительство', en: 'Complete' },
    accept: { zh: '竣工验收', ru: 'Принять', en: 'Accept' },
    settle: { zh: '决算', ru: 'Закрыть финансово', en: 'Settle the account' },
  },
}
