export { verbLabel } from './approval/verb-label.ts'
export { drafterFields } from './flow/drafter-fields.ts'
export {
  conditionFields,
  rememberGroups,
  renewTemplates,
  useProcessSetting,
  useTemplate,
  useTemplates,
  useVersion,
} from './flow/template-data.ts'
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
} from './flow/template-data.ts'
export { branchText, conditionText, nodeText, type NodeNames } from './flow/node-text.tsx'
export { FlowEditor } from './flow/flow-editor.tsx'
export { partText, placeText } from './flow/part-words.ts'
export { StillChinese } from './flow/still-chinese.tsx'
export { WordsInput } from './flow/words-input.tsx'
export { type Trial, TrialPane, type TriedStep } from './flow/trial-pane.tsx'
export { TreeView } from './flow/tree-view.tsx'
export type { FormProblem } from './flow/problem-list.tsx'
export { designWords } from './flow/words.ts'
export { sourceWords } from './flow/node-words.ts'
