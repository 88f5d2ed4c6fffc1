import { defineModule } from '../../core/module.ts'
import { workflowWidgets } from './widgets.ts'
import { pageWords } from './words.ts'

/** The approval centre: what waits for a person, what he decided, was copied on and started. */
export const workflow = defineModule({
  name: 'workflow',
  label: { zh: '流程中心', ru: 'Процессы', en: 'Workflow' },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  widgets: workflowWidgets,
  grants: [
    { role: 'staff', permissions: ['wf-ck'] },
    ...['flowAdmin', 'systemAdmin'].map((role) => ({ role, permissions: ['lcmb-ck', 'lcmb-bj', 'lcmb-fb'] })),
    { role: 'flowAdmin', permissions: ['lcjk-ck'] },
    ...['chairman', 'gm', 'financeDirector', 'risk', 'unitFinance', 'cashier'].map((role) => ({ role, permissions: ['zjlc-ck'] })),
  ],
  // Approvals are looked after by whose they are.
  scopes: [{ role: 'flowAdmin', scopes: { rygl: '1' } }],
  pages: [
    { path: '/workflowstart', screen: 'start', needs: 'wf-ck', kept: true, label: pageWords.start, menu: { folder: 'workflow.mine', sort: 10, icon: 'play' } },
    { path: '/workflowdb', screen: 'todo', needs: 'wf-ck', kept: true, label: pageWords.todo, menu: { folder: 'workflow.mine', sort: 20, icon: 'inbox', counter: 'todo' } },
    { path: '/workflowyb', screen: 'done', needs: 'wf-ck', kept: true, label: pageWords.done, menu: { folder: 'workflow.mine', sort: 30, icon: 'check' } },
    { path: '/workflowCs', screen: 'copied', needs: 'wf-ck', kept: true, label: pageWords.copied, menu: { folder: 'workflow.mine', sort: 40, icon: 'copy', counter: 'copied' } },
    { path: '/workflowstartHnhy', screen: 'start', needs: 'wf-ck', kept: true, label: pageWords.startShipping, params: { category: ['ship'] }, menu: { folder: 'workflow.special', sort: 10, icon: 'ship' } },
    { path: '/workflowstartSlc', screen: 'start', needs: 'wf-ck', kept: true, label: pageWords.startChain, params: { category: ['fund', 'settle'] }, menu: { folder: 'workflow.special', sort: 20, icon: 'truck' } },
    { path: '/workflowMBPZ', screen: 'templates', needs: 'lcmb-ck', kept: true, label: pageWords.templates, menu: { folder: 'workflow.configuration', sort: 10, icon: 'layers' } },
    { path: '/workflowconfig', screen: 'design', needs: 'lcmb-ck', kept: true, label: pageWords.design, menu: { folder: 'workflow.configuration', sort: 20, icon: 'flow' } },
    { path: '/workflowMonitor', screen: 'monitor', needs: 'lcjk-ck', kept: true, label: pageWords.monitor, menu: { folder: 'workflow.configuration', sort: 50, icon: 'eye' } },
    { path: '/workflowZjAll', screen: 'funds', needs: 'zjlc-ck', kept: true, label: pageWords.funds, menu: { folder: 'workflow.funds', sort: 10, icon: 'coins' } },
    { path: '/workflowMine', screen: 'mine', needs: 'wf-ck', kept: true, label: pageWords.mine, menu: { folder: 'workflow.mine', sort: 50, icon: 'user' } },
    { path: '/workflowProxy', screen: 'proxy', needs: 'wf-ck', kept: true, label: pageWords.proxy, menu: { folder: 'workflow.mine', sort: 60, icon: 'users' } },
  ],
})
