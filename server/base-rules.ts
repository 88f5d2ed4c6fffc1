import { alertEventRules } from './alert/alert-event-rules.ts'
import { alertRuleRules } from './alert/alert-rules.ts'
import type { Ctx } from './context.ts'
import { codeEntryRules } from './dictionary/code-entry-rules.ts'
import { dictionaryRules } from './dictionary/dictionary-rules.ts'
import { userEntryRules } from './dictionary/user-entry-rules.ts'
import { departmentRules } from './organisation/department-rules.ts'
import { personRules } from './organisation/person-rules.ts'
import type { BoundRules } from './rule-set.ts'
import { configRules } from './setting/config-rules.ts'

/** Rules of the engine's own documents, which run before those of any module. */
export const baseRules: readonly BoundRules<Ctx>[] = [
  configRules,
  departmentRules,
  dictionaryRules,
  codeEntryRules,
  userEntryRules,
  alertRuleRules,
  alertEventRules,
  personRules,
]
