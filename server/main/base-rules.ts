import { alertEventRules } from '../messaging/alert/alert-event-rules.ts'
import { alertRuleRules } from '../messaging/alert/alert-rules.ts'
import { departmentRules } from '../organisation/structure/department-rules.ts'
import { personRules } from '../organisation/structure/person-rules.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { BoundRules } from '../platform/context/rule-set.ts'
import { codeEntryRules } from '../records/dictionary/code-entry-rules.ts'
import { dictionaryRules } from '../records/dictionary/dictionary-rules.ts'
import { userEntryRules } from '../records/dictionary/user-entry-rules.ts'
import { configRules } from '../records/settings/config-rules.ts'

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
