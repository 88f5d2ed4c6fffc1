import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { constructionProject } from './construction-project.ts'
import { constructionTask } from './construction-task.ts'
import { engineeringDictionaries } from './dictionaries.ts'
import { constructionProjectWords } from './words/construction-project.ts'
import { constructionTaskWords } from './words/construction-task.ts'
import { engineeringRefusals } from './words/refusals.ts'

const all = ['ck', 'xz', 'bj', 'sc', 'dc', 'dr', 'zx']
const readers = ['chairman', 'gm', 'financeDirector', 'departmentLeader']

/** What the group builds, by whom and until when. */
export const engineering = defineModule({
  name: 'engineering',
  sold: true,
  label: { zh: '工程管理', ru: 'Строительство', en: 'Engineering' },
  needs: [organisation],
  documents: { engProject: constructionProject, engTask: constructionTask },
  words: { engProject: constructionProjectWords, engTask: constructionTaskWords },
  refusals: engineeringRefusals,
  dictionaries: engineeringDictionaries,
  pages: [
    {
      path: '/engproject',
      list: 'engineering.engProject',
      needs: 'gcxm-ck',
      kept: true,
      label: { zh: '工程项目', ru: 'Стройпроекты', en: 'Engineering projects' },
      menu: { folder: 'engineering', sort: 20, icon: 'building' },
    },
    {
      path: '/engprojecttask',
      list: 'engineering.engTask',
      needs: 'gcrw-ck',
      kept: true,
      label: { zh: '工程任务', ru: 'Строительные задачи', en: 'Project tasks' },
      menu: { folder: 'engineering', sort: 40, icon: 'gantt' },
    },
    {
      path: '/taskTree',
      list: 'engineering.engTask.tree',
      needs: 'gcrw-ck',
      kept: true,
      label: { zh: '任务树', ru: 'Дерево задач', en: 'Task tree' },
      menu: { folder: 'engineering', sort: 50, icon: 'tree' },
    },
  ],
  grants: [
    { role: 'engineer', permissions: ['gcxm', 'gcrw'].flatMap((code) => all.map((verb) => `${code}-${verb}`)) },
    ...readers.map((role) => ({ role, permissions: ['gcxm-ck', 'gcxm-dc', 'gcrw-ck', 'gcrw-dc'] })),
  ],
  scopes: [
    ...['chairman', 'gm', 'financeDirector'].map((role) => ({ role, scopes: { gcgl: '1' } })),
    ...['engineer', 'departmentLeader'].map((role) => ({ role, scopes: { gcgl: '3' } })),
  ],
})
