import { lazy } from 'react'

export { http } from './platform/http/client.ts'
export { Failure } from './platform/http/failure.ts'
export { onEvent } from './platform/http/event-stream.ts'
export { streamPost } from './platform/http/stream-post.ts'
export { newKey } from './platform/http/idempotency-key.ts'
export { queryClient } from './platform/http/query-client.ts'
export { ErrorState } from './platform/page/error-state.tsx'
export { chooseLang, useLang } from './platform/session/language.ts'
export { languageNames } from './platform/session/language-names.ts'
export { reloadSession, useCan, useSession } from './platform/session/session.ts'
export { useWords, type Say } from './platform/session/use-words.ts'
export { Avatar } from './shell/header/avatar.tsx'
export { askNewPassword } from './shell/password/password-dialog-open-state.ts'
export { KitProvider } from './shell/kit-provider.tsx'
export type { StartupDialogProps } from './shell/startup-dialogs.ts'
export { declaredPages, leadsToPage, readPageLabels } from './shell/page-exists.ts'
export { PageLink } from './platform/page/page-link.tsx'
export { openPage } from './platform/page/page-navigation.ts'
export { usePage, useTab, useUnsaved } from './platform/page/page-context.ts'
export { usePhone } from './platform/data/use-phone.ts'
export { useDescribed } from './platform/data/use-described.ts'
export { useStamp } from './platform/data/use-time-format.ts'
export { failureText } from './platform/data/failure-text.ts'
export { useKeptDrawing } from './form/drafts/use-unsaved-drawing.ts'
export type { Values } from './platform/data/record-values.ts'
export { fullMoment } from './platform/words/moment-text.ts'
export type { OwnCellProps } from './form/custom-field-registry.ts'
export type { DetailTabProps } from './detail/detail-tab-registry.ts'
export type { DetailLinkEntry, DetailLinkSource } from './detail/detail-link-registry.ts'

/** What a person has decided, was copied on and started; they come with the screen that shows them. */
export const MyApprovals = lazy(async () => ({ default: (await import('./tasks/my-approvals.tsx')).MyApprovals }))

/** What waits for the reader, read beside the list and decided there. */
export const TaskInbox = lazy(async () => ({ default: (await import('./tasks/task-inbox.tsx')).Inbox }))

/** One approval for those who look after processes: how it stands, and what they may do about it. */
export const AdministratorPanel = lazy(async () => ({
  default: (await import('./approval/decision/administrator-panel.tsx')).AdministratorPanel,
}))

/** The approvals that one began, or that began it, beside a drawing of its flow. */
export const RelatedAt = lazy(async () => ({
  default: (await import('./approval/decision/related-approvals.tsx')).RelatedAt,
}))

/** The catalogue of processes that the reader may start. */
export const StartList = lazy(async () => ({
  default: (await import('./tasks/startable-processes.tsx')).StartableProcesses,
}))

/** A field as its form shows it, and a whole form over a description that does not run yet. */
export const FieldPreview = lazy(async () => ({ default: (await import('./form/field-preview.tsx')).FieldPreview }))
export const FormPreview = lazy(async () => ({ default: (await import('./form/form-preview.tsx')).FormPreview }))

/** A condition over fields as a sentence, with its expression beside it. */
export const ConditionInput = lazy(async () => ({
  default: (await import('./form/condition/condition-input.tsx')).ConditionInput,
}))

/** Two people drew the same thing at once: compared and put together. */
export const MergeDrawingDialog = lazy(async () => ({
  default: (await import('./form/conflict/merge-draft-dialog.tsx')).MergeDrawingDialog,
}))

/** Every kind of field in each of its shapes, over two documents that have one of each. */
export const KindGallery = lazy(async () => ({
  default: (await import('./shell/field-gallery/kind-gallery.tsx')).KindGallery,
}))

/** Setting up an authenticator, step by step. */
export const SecondFactorDialog = lazy(() => import('./shell/second-factor/second-factor-dialog.tsx'))

/** Ten recovery codes, seen once. */
export const RecoveryCodes = lazy(async () => ({
  default: (await import('./shell/second-factor/recovery-codes.tsx')).RecoveryCodes,
}))

/** The reader's notices by their sorts. */
export const NoticesPage = lazy(async () => ({
  default: (await import('./shell/notices/notices-page.tsx')).NoticesPage,
}))

/** The standard list of a document, as a page that chooses among several. */
export const ListPage = lazy(() => import('./list/list-page.tsx'))

/** Import and export beside a list that a page draws itself. */
export const RecordsFile = lazy(async () => ({
  default: (await import('./list/export/import-export-buttons.tsx')).RecordsFile,
}))

/** Rows of a list that a fixed call of the engine answers. */
export const CallRows = lazy(async () => ({ default: (await import('./list/system-list-rows.tsx')).CallRows }))

/** A list beside what it is cut by. */
export const ListPane = lazy(async () => ({ default: (await import('./list/embedded-list.tsx')).ListPane }))

/** The reports a person may see, with their conditions and links. */
export const ReportCentre = lazy(async () => ({
  default: (await import('./list/report/report-centre.tsx')).ReportCentre,
}))

/** Home pages: those of roles and units, the reader's own, and the one he has by his role. */
export const HomeConfig = lazy(() => import('./shell/home-page-arrangement/arrange-role-homes.tsx'))
export const OwnHome = lazy(() => import('./shell/home-page-arrangement/arrange-own-home.tsx'))
export const OthersHome = lazy(() => import('./shell/home-page-arrangement/role-home.tsx'))

/** One record beside what it was chosen from, and the form of a new one. */
export const RecordPane = lazy(async () => ({ default: (await import('./detail/record-side-pane.tsx')).RecordPane }))
export const NewRecord = lazy(async () => ({ default: (await import('./detail/record-side-pane.tsx')).NewRecord }))

/** An action of a record: what it asks, or only yes. */
export const ActionDialog = lazy(async () => ({
  default: (await import('./detail/record-action-dialog.tsx')).ActionDialog,
}))

/** What people say about something that is no record, and a box to say more. */
export const Comments = lazy(() => import('./form/comments/comments.tsx'))

/** A few fields asked for outside any record. */
export const FieldsDialog = lazy(async () => ({ default: (await import('./form/fields-dialog.tsx')).FieldsDialog }))
export const EditRecord = lazy(async () => ({ default: (await import('./detail/record-side-pane.tsx')).EditRecord }))

/** A letter in the browser already, drawn as it is laid out. */
export const DocxPages = lazy(() => import('../kinds/attachment/view-dialog/docx-pages.tsx'))
