import type { Words } from '../../../core/values/language.ts'

/** What is refused of construction tasks, and what to do. */
export const engineeringRefusals: Readonly<Record<string, Words>> = {
  'eng-task.other-project': {
    zh: '“{name}”属于其他工程项目，请选择本项目的任务',
    ru: '«{name}» относится к другому проекту: выберите задачу этого проекта',
    en: '“{name}” belongs to another project: choose a task of this one',
  },
  'eng-task.overweight': {
    zh: '同一上级任务下各项权重合计 {total}%，不得超过 100%',
    ru: 'Веса частей одной задачи в сумме дают {total} %, а должно быть не больше 100 %',
    en: 'The parts of one task weigh {total} % together; they may not exceed 100 %',
  },
  'eng-task.has-parts': {
    zh: '该任务有下级任务，进度由下级汇总，请在下级任务上填报',
    ru: 'Выполнение этой задачи складывается из нижестоящих: сообщите о ходе каждой из них',
    en: 'The progress of this task follows from those below it: report on them',
  },
}
