import { lazy } from 'react'

export { http } from './http/client.ts'
export { Failure } from './http/failure.ts'
export { onEvent } from './http/event-stream.ts'
export { streamPost } from './http/stream-post.ts'
export { newKey } from './http/idempotency-key.ts'
export { queryClient } from './http/query-client.ts'
export { Trouble } from './list/trouble.tsx'
export { chooseLang, useLang } from './session/language.ts'
export { languageNames } from './session/language-names.ts'
export { reloadSession, useCan, useSession } from './session/session.ts'
export { useWords, type Say } from './session/use-words.ts'
export { Avatar } from './shell/header/avatar.tsx'
export { askNewPassword } from './shell/password/password-open.ts'
export { KitProvider } from './shell/kit-provider.tsx'
export type { GreetingProps } from './shell/greetings.ts'
export { declaredPages, leadsToPage } from './shell/leads-to-page.ts'
export { openPage } from './shell/open-page.ts'
export { usePage, useTab } from './shell/page.ts'
export { usePhone } from './data/use-phone.ts'
export { useDescribed } from './data/described.ts'
export { useStamp } from './data/use-stamp.ts'
export { failureText } from './data/failure-text.ts'
export { useKeptDrawing } from './drafts/use-kept-drawing.ts'
export type { Values } from './data/record-values.ts'
export { fullMoment } from './shell/moment-text.ts'
export type { OwnCellProps } from './form/own-fields-added.ts'
export type { DetailTabProps } from './detail/detail-tabs.ts'

/** What a person has decided, was copied on and started; they come with the screen that shows them. */
export const TaskList = lazy(async () => ({ default: (await import('./approval/task-list.tsx')).TaskList }))

/** What waits for the reader, read beside the list and decided there. */
export const TaskInbox = lazy(async () => ({ default: (await import('./approval/inbox.tsx')).Inbox }))

/** One approval for those who look after processes: how it stands, and what they may do about it. */
export const ApprovalCare = lazy(async () => ({ default: (await import('./approval/approval-care.tsx')).ApprovalCare }))

/** The approvals that one began, or that began it, beside a drawing of its flow. */
export const RelatedAt = lazy(async () => ({ default: (await import('./approval/related.tsx')).RelatedAt }))

/** The catalogue of processes that the reader may start. */
export const StartList = lazy(async () => ({ default: (await import('./approval/start-list.tsx')).StartList }))

/** A field as its form shows it, and a whole form over a description that does not run yet. */
export const FieldShown = lazy(async () => ({ default: (await import('./form/field-shown.tsx')).FieldShown }))
export const FormShown = lazy(async () => ({ default: (await import('./form/form-shown.tsx')).FormShown }))

/** A condition over fields as a sentence, with its expression beside it. */
export const ConditionInput = lazy(async () => ({
  default: (await import('./condition/condition-input.tsx')).ConditionInput,
}))

/** Two people drew the same thing at once: compared and put together. */
export const MergeDrawingDialog = lazy(async () => ({
  default: (await import('./conflict/merge-drawing-dialog.tsx')).MergeDrawingDialog,
}))

/** Every kind of field in each of its shapes, over two documents that have one of each. */
export const KindGallery = lazy(async () => ({ default: (await import('./gallery/kind-gallery.tsx')).KindGallery }))

/** Setting up an authenticator, step by step. */
export const SecondFactorDialog = lazy(() => import('./shell/second-factor/second-factor-dialog.tsx'))

/** Ten recovery codes, seen once. */
export const RecoveryCodes = lazy(async () => ({
  default: (await import('./shell/second-factor/recovery-codes.tsx')).RecoveryCodes,
}))

/** The reader's notices by their sorts. */
export const Inbox = lazy(async () => ({ default: (await import('./shell/notices/inbox.tsx')).Inbox }))

/** The standard list of a document, as a page that chooses among several. */
export const ListPage = lazy(() => import('./list/list-page.tsx'))

/** Import and export beside a list that a page draws itself. */
export const RecordsFile = lazy(async () => ({ default: (await import('./list/records-file.tsx')).RecordsFile }))

/** Rows of a list that a fixed call of the engine answers. */
export const CallRows = lazy(async () => ({ default: (await import('./list/call-rows.tsx')).CallRows }))

/** A list beside what it is cut by. */
export const ListPane = lazy(async () => ({ default: (await import('./list/list-pane.tsx')).ListPane }))

/** The reports a person may see, with their conditions and links. */
export const ReportCentre = lazy(async () => ({ default: (await import('./report/report-centre.tsx')).ReportCentre }))

/** One record beside what it was chosen from, and the form of a new one. */
export const RecordPane = lazy(async () => ({ default: (await import('./detail/record-pane.tsx')).RecordPane }))
export const NewRecord = lazy(async () => ({ default: (await import('./detail/record-pane.tsx')).NewRecord }))

/** An action of a record: what it asks, or only yes. */
export const ActionDialog = lazy(async () => ({ default: (await import('./detail/action-dialog.tsx')).ActionDialog }))

/** A few fields asked for outside any record. */
export const AskDialog = lazy(async () => ({ default: (await import('./form/ask-dialog.tsx')).AskDialog }))
export const EditRecord = lazy(async () => ({ default: (await import('./detail/record-pane.tsx')).EditRecord }))
