export { verbLabel } from './approval/decision/verb-label.ts'
export { drafterFields } from './approval/flow/drafter-fields.ts'
export {
  conditionFields,
  rememberGroups,
  renewTemplates,
  useProcessSetting,
  useTemplate,
  useTemplates,
  useVersion,
} from './approval/flow/process-definition-queries.ts'
export type {
  FlowChoices,
  HookChoice,
  ProcessChoice,
  ProcessSetting,
  RoleChoice,
  SavedDrawing,
  SettingSaid,
  Template,
  TemplateLine,
  VersionLine,
} from './approval/flow/process-definition-queries.ts'
export { branchText, conditionText, nodeText, type NodeNames } from './approval/flow/node-text.tsx'
export { FlowEditor } from './approval/flow/flow-editor.tsx'
export { partText, placeText } from './approval/flow/node-part-words.ts'
export { StillChinese } from './approval/flow/untranslated-warning.tsx'
export { UnableNotice } from './approval/flow/approvers-without-access-notice.tsx'
export { WordsInput } from './approval/flow/multilingual-input.tsx'
export { type Trial, TrialPane, type TriedStep } from './approval/flow/dry-run-pane.tsx'
export { TreeView } from './approval/flow/flow-tree-view.tsx'
export type { FormProblem } from './approval/flow/problem-list.tsx'
export { designWords } from './approval/flow/words.ts'
export { sourceWords } from './approval/flow/node-words.ts'
