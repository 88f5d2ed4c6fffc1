import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { constructionTask } from '../construction-task.ts'

export const constructionTaskWords: DocumentWords<typeof constructionTask> = {
  title: { zh: '工程任务', ru: 'Строительная задача', en: 'Project task' },
  fields: {
    engId: { zh: '工程项目', ru: 'Стройпроект', en: 'Project' },
    wbs: { zh: 'WBS编码', ru: 'Код СДР', en: 'WBS code' },
    taskName: { zh: '任务名称', ru: 'Задача', en: 'Task' },
    stage: { zh: '所属阶段', ru: 'Стадия', en: 'Stage' },
    parentId: { zh: '上级任务', ru: 'Вышестоящая задача', en: 'Parent task' },
    weight: {
      label: { zh: '权重（%）', ru: 'Вес, %', en: 'Weight, %' },
      help: {
        zh: '同一上级任务下各项权重合计不超过 100%',
        ru: 'Веса частей одной задачи в сумме не больше 100 %',
        en: 'The parts of one task weigh at most 100 % together',
      },
    },
    planStart: { zh: '计划开始', ru: 'Начало по плану', en: 'Planned start' },
    planEnd: { zh: '计划完成', ru: 'Окончание по плану', en: 'Planned end' },
    baseStart: { zh: '基线开始', ru: 'Начало по базовому плану', en: 'Baseline start' },
    baseEnd: { zh: '基线完成', ru: 'Окончание по базовому плану', en: 'Baseline end' },
    actualStart: { zh: '实际开始', ru: 'Начато', en: 'Begun on' },
    actualEnd: { zh: '实际完成', ru: 'Завершено', en: 'Finished on' },
    progress: { zh: '完成进度（%）', ru: 'Выполнено, %', en: 'Progress, %' },
    state: { zh: '任务状态', ru: 'Состояние', en: 'State' },
    ownerId: { zh: '责任人', ru: 'Ответственный', en: 'Owner' },
    milestone: { zh: '里程碑', ru: 'Веха', en: 'Milestone' },
    predecessors: {
      label: { zh: '前置任务', ru: 'Предшественники', en: 'Predecessors' },
      fields: {
        taskId: { zh: '任务', ru: 'Задача', en: 'Task' },
        link: { zh: '关系', ru: 'Связь', en: 'Link' },
        lag: { zh: '间隔（工作日）', ru: 'Задержка, раб. дней', en: 'Lag, working days' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    time: { zh: '时间计划', ru: 'Сроки', en: 'Time' },
    course: { zh: '执行情况', ru: 'Ход работ', en: 'Course' },
    predecessors: { zh: '前置任务', ru: 'Предшественники', en: 'Predecessors' },
  },
  lists: { tree: { zh: '任务树', ru: 'Дерево задач', en: 'Task tree' } },
  actions: {
    start: { zh: '开始', ru: 'Начать', en: 'Begin' },
    report: { zh: '填报进度', ru: 'Сообщить о ходе', en: 'Report progress' },
    finish: { zh: '完成', ru: 'Завершить', en: 'Finish' },
    replan: { zh: '调整计划', ru: 'Изменить сроки', en: 'Move the dates' },
    keepPlan: { zh: '存为基线', ru: 'Сохранить как базовый план', en: 'Keep as baseline' },
  },
  asks: {
    progress: { zh: '完成进度（%）', ru: 'Выполнено, %', en: 'Progress, %' },
    planStart: { zh: '计划开始', ru: 'Начало по плану', en: 'Planned start' },
    planEnd: { zh: '计划完成', ru: 'Окончание по плану', en: 'Planned end' },
  },
}
