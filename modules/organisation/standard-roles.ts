import type { StandardRole } from '../../core/description/module.ts'

const administrators = ['systemAdmin', 'securityAdmin', 'auditAdmin'] as const
const payers = ['cashier', 'reviewer', 'authoriser'] as const
const others = (codes: readonly string[], own: string) => codes.filter((code) => code !== own)

/** The standard roles; what each may do is said by the modules' grants. */
export const standardRoles: readonly StandardRole[] = [
  {
    code: 'systemAdmin',
    type: '1',
    excludes: others(administrators, 'systemAdmin'),
    label: { zh: '系统管理员', ru: 'Системный администратор', en: 'System administrator' },
  },
  {
    code: 'securityAdmin',
    type: '1',
    excludes: others(administrators, 'securityAdmin'),
    label: { zh: '安全管理员', ru: 'Администратор безопасности', en: 'Security administrator' },
  },
  {
    code: 'auditAdmin',
    type: '1',
    excludes: others(administrators, 'auditAdmin'),
    label: { zh: '审计管理员', ru: 'Администратор аудита', en: 'Audit administrator' },
  },
  { code: 'staff', type: '2', label: { zh: '员工', ru: 'Сотрудник', en: 'Staff' } },
  { code: 'chairman', type: '2', label: { zh: '董事长', ru: 'Председатель совета директоров', en: 'Chairman' } },
  { code: 'gm', type: '2', label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' } },
  { code: 'financeDirector', type: '2', label: { zh: '财务总监', ru: 'Финансовый директор', en: 'Finance director' } },
  {
    code: 'cashier',
    type: '2',
    excludes: others(payers, 'cashier'),
    label: { zh: '出纳', ru: 'Кассир', en: 'Cashier' },
  },
  {
    code: 'reviewer',
    type: '2',
    excludes: others(payers, 'reviewer'),
    label: { zh: '资金复核', ru: 'Контролёр платежей', en: 'Payment reviewer' },
  },
  {
    code: 'authoriser',
    type: '2',
    excludes: others(payers, 'authoriser'),
    label: { zh: '资金授权', ru: 'Утверждающий платежи', en: 'Payment authoriser' },
  },
  { code: 'risk', type: '2', label: { zh: '风险控制', ru: 'Риск-контроль', en: 'Risk control' } },
  {
    code: 'riskCommittee',
    type: '2',
    label: { zh: '风控委员会', ru: 'Комитет по рискам', en: 'Risk committee' },
  },
  { code: 'legal', type: '2', label: { zh: '法务', ru: 'Юрист', en: 'Legal' } },
  {
    code: 'contractReview',
    type: '2',
    label: { zh: '合同会签', ru: 'Визирование договоров', en: 'Contract countersign' },
  },
  { code: 'hr', type: '2', label: { zh: '人力资源', ru: 'Кадры', en: 'Human resources' } },
  { code: 'unitFinance', type: '2', label: { zh: '单位财务', ru: 'Бухгалтерия компании', en: 'Unit finance' } },
  {
    code: 'departmentLeader',
    type: '2',
    label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
  },
  { code: 'heatCharging', type: '2', label: { zh: '供热收费', ru: 'Сборы за тепло', en: 'Heating charges' } },
  { code: 'trader', type: '2', label: { zh: '业务员', ru: 'Менеджер по торговле', en: 'Trader' } },
  { code: 'logistics', type: '2', label: { zh: '物流单证', ru: 'Логистика', en: 'Logistics' } },
  { code: 'yardKeeper', type: '2', label: { zh: '仓库保管', ru: 'Кладовщик', en: 'Yard keeper' } },
  { code: 'engineer', type: '2', label: { zh: '工程管理', ru: 'Управление строительством', en: 'Engineering' } },
  {
    code: 'officeHead',
    type: '2',
    label: { zh: '办公室主任', ru: 'Заведующий канцелярией', en: 'Head of the office' },
  },
  { code: 'secretary', type: '2', label: { zh: '文秘', ru: 'Делопроизводитель', en: 'Secretary' } },
  { code: 'sealKeeper', type: '2', label: { zh: '印章保管', ru: 'Хранитель печати', en: 'Seal keeper' } },
  {
    code: 'flowAdmin',
    type: '2',
    label: { zh: '流程管理员', ru: 'Администратор процессов', en: 'Process administrator' },
  },
  { code: 'stationOperator', type: '2', label: { zh: '电站运行', ru: 'Оператор станции', en: 'Station operator' } },
  {
    code: 'stationTechnician',
    type: '2',
    label: { zh: '运维检修', ru: 'Техник станции', en: 'Station technician' },
  },
  { code: 'selfOnly', type: '3', label: { zh: '仅看本人', ru: 'Только свои записи', en: 'Own records only' } },
]
