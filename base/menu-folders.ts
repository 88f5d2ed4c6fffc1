import type { MenuFolder } from '../core/module.ts'

/** Folders of the menu in their order; one without pages for a person is not shown to him. */
export const menuFolders: readonly MenuFolder[] = [
  { code: 'workflow', icon: 'branches', label: { zh: '流程中心', ru: 'Процессы', en: 'Workflow' } },
  { code: 'workflow.mine', icon: 'inbox', label: { zh: '我的流程', ru: 'Мои процессы', en: 'My processes' } },
  { code: 'workflow.funds', icon: 'dollar', label: { zh: '资金审批', ru: 'Финансовые согласования', en: 'Fund approvals' } },
  { code: 'workflow.configuration', icon: 'tool', label: { zh: '流程配置', ru: 'Настройка процессов', en: 'Configuration' } },
  { code: 'trade', icon: 'shop', label: { zh: '经营基础', ru: 'Торговые справочники', en: 'Trade basics' } },
  { code: 'contracts', icon: 'file-text', label: { zh: '合同管理', ru: 'Договоры', en: 'Contracts' } },
  { code: 'contracts.conclusion', icon: 'form', label: { zh: '合同签订', ru: 'Заключение', en: 'Conclusion' } },
  { code: 'contracts.execution', icon: 'profile', label: { zh: '合同执行', ru: 'Исполнение', en: 'Execution' } },
  { code: 'contracts.support', icon: 'folder', label: { zh: '合同支持', ru: 'Поддержка', en: 'Support' } },
  { code: 'funds', icon: 'wallet', label: { zh: '资金管理', ru: 'Казначейство', en: 'Funds' } },
  { code: 'funds.plans', icon: 'schedule', label: { zh: '计划', ru: 'Планы', en: 'Plans' } },
  { code: 'funds.payments', icon: 'send', label: { zh: '结算支付', ru: 'Платежи', en: 'Payments' } },
  { code: 'funds.accounts', icon: 'credit-card', label: { zh: '账户', ru: 'Счета', en: 'Accounts' } },
  { code: 'funds.financing', icon: 'bank', label: { zh: '融资', ru: 'Финансирование', en: 'Financing' } },
  { code: 'funds.reports', icon: 'bar-chart', label: { zh: '报表', ru: 'Отчёты', en: 'Reports' } },
  { code: 'affairs', icon: 'solution', label: { zh: '综合事务', ru: 'Общие вопросы', en: 'Integrated affairs' } },
  { code: 'affairs.questionnaires', icon: 'form', label: { zh: '问卷', ru: 'Опросы', en: 'Questionnaires' } },
  { code: 'admin', icon: 'setting', label: { zh: '系统管理', ru: 'Администрирование', en: 'Administration' } },
  { code: 'admin.organisation', icon: 'team', label: { zh: '组织权限', ru: 'Организация и права', en: 'Organisation and rights' } },
  { code: 'admin.configuration', icon: 'control', label: { zh: '基础配置', ru: 'Настройки', en: 'Configuration' } },
  { code: 'admin.maintenance', icon: 'desktop', label: { zh: '运维', ru: 'Обслуживание', en: 'Maintenance' } },
]
